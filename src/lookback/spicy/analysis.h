// Looking back at a game of Spicy: a lane for each point of the X-ray curve, and one for each seat's worlds.
#pragma once

#include "lookback/analysis.h"
#include "lookback/spicy/cards.h"
#include "lookback/spicy/decide.h"
#include "notation/spicy_text.h"

namespace scoville::lookback {

template <class Player>
class SpicyAnalysis : public Analysis {
public:
    using Scenes = std::vector<Scene<Player>>;

    SpicyAnalysis(const Player& player, Scenes scenes, spicy::VariantSet variants, int end_slack,
                  const Plan& plan)
        : player_(player), scenes_(std::move(scenes)), plan_(plan), points_(scenes_.size()) {
        cards_ = laid_cards(player_, scenes_);
        for (Seat seat = 0; seat < players(); ++seat)
            if (plan.known && (plan.only == no_seat || plan.only == seat))
                seats_.push_back(std::make_unique<SeatLane>(player, seat, variants, end_slack, plan));
        result_ = look(player_, scenes_.back(), Dice(plan.seed, 0));
        guess();
    }

    int lanes() const override { return static_cast<int>(scenes_.size() + seats_.size()); }
    int pieces(int lane) const override {
        return lane < static_cast<int>(scenes_.size()) ? plan_.rounds : static_cast<int>(scenes_.size());
    }
    void advance(int lane) override {
        const auto at = static_cast<std::size_t>(lane);
        if (at < scenes_.size())
            look_at(at);
        else
            go_on(*seats_[at - scenes_.size()]);
    }

    Report report() const override {
        Report report{.game = std::string(spicy::Face::name),
                      .player = std::string(Player::name),
                      .players = players(),
                      .play_outs = plan_.play_outs,
                      .xray_play_outs = plan_.play_outs * plan_.rounds,
                      .seed = plan_.seed};
        for (std::size_t i = 0; i < scenes_.size(); ++i) {
            const Scene<Player>& scene = scenes_[i];
            Moment moment{scene.what,        scene.seat,           scene.move,
                          points_[i].shares, points_[i].play_outs, points_[i].guess};
            if (scene.as_before) moment.xray = report.moments.back().xray;
            report.moments.push_back(moment);
        }
        for (Seat seat = 0; seat < players(); ++seat) report.seats.push_back(report_of(seat));
        add_up(report);
        doubt(report);
        for (SeatReport& seat : report.seats) {
            score(seat);
            if (!seat.looked) continue;
            const double end = as_part(seat.result);
            seat.known.push_back({static_cast<int>(scenes_.size()) - 1, seat.result, {end, end}, 1, true});
        }
        return report;
    }

private:
    struct PointFound {
        ShareBySeat shares{};
        ShareBySeat guess{};
        int play_outs = 0;
        int rounds = 0;
        Parts sums{};
        PlayedOut each;
    };

    // One seat's worlds on their way through the game.
    struct SeatLane {
        SeatLane(const Player& of, Seat at, spicy::VariantSet variants, int end_slack, const Plan& plan)
            : player(of),
              seat(at),
              worlds(player, at, plan.worlds, end_slack, variants, plan.seed * 64 + at + 1) {}

        Player player;
        Seat seat;
        Worlds<Player> worlds;
        std::size_t next = 0;
        std::vector<const Scene<Player>*> answers;
        std::vector<Known> known;
        std::vector<Decision> decisions;
        std::vector<std::pair<int, Belief>> beliefs;  // by scene
    };

    int players() const { return scenes_[0].from.state.rules.players; }

    void look_at(std::size_t at) {
        const Scene<Player>& scene = scenes_[at];
        PointFound& point = points_[at];
        ++point.rounds;
        if (scene.as_before) return;
        Player player = player_;
        if (scene.from.state.over() || at + 1 == scenes_.size()) {  // nothing is left to chance
            const Parts parts = look(player, scene, Dice(plan_.seed, 0));
            for (std::size_t seat = 0; seat < parts.size(); ++seat)
                point.shares[seat] = to_share(parts[seat]);
            return;
        }
        for (int i = 0; i < plan_.play_outs; ++i) {
            const Parts parts = look(player, scene, Dice(plan_.seed, point.play_outs));
            for (std::size_t seat = 0; seat < parts.size(); ++seat) point.sums[seat] += parts[seat];
            if (point.play_outs++ < most_kept) point.each.push_back(parts);
        }
        for (std::size_t seat = 0; seat < point.sums.size(); ++seat)
            point.shares[seat] = to_share(point.sums[seat] / point.play_outs);
    }

    void doubt(Report& report) const {
        std::vector<const PlayedOut*> by_moment;
        for (std::size_t i = 0; i < scenes_.size(); ++i) {
            const PointFound& point = points_[i];
            if (point.rounds < plan_.rounds) return;
            by_moment.push_back(scenes_[i].as_before ? by_moment.back() : &point.each);
        }
        add_doubts(report, by_moment);
    }

    void go_on(SeatLane& lane) {
        const std::size_t at = lane.next++;
        const Scene<Player>& scene = scenes_[at];
        if (at + 1 == scenes_.size()) return;
        const Table<Player>& after = scenes_[at + 1].from;
        const bool own = scene.is_choice() && scene.seat == lane.seat;
        if (own && plan_.decisions)
            if (auto made = decide(lane.player, scene, static_cast<int>(at), lane.worlds, plan_))
                lane.decisions.push_back(std::move(*made));
        switch (scene.what) {
            case What::deal: lane.worlds.begin(scene); break;
            case What::draw: break;
            case What::silence: lane.worlds.silence(scene); return;
            case What::act:
                if (!scene.in_round) {
                    lane.worlds.act(scene, after);
                    break;
                }
                lane.answers.push_back(&scene);
                if (!scene.closes_round) return;
                lane.worlds.round(lane.answers, after);
                lane.answers.clear();
        }
        if (after.state.over()) return;
        const auto laid = std::find_if(cards_.begin(), cards_.end(), [&](const LaidCard& card) {
            return card.scene == static_cast<int>(at) && card.owner != lane.seat;
        });
        if (laid != cards_.end() && !after.state.stack_empty() && lane.worlds.effective() >= few_worlds)
            lane.beliefs.emplace_back(static_cast<int>(at), lane.worlds.belief());
        if (scenes_[at + 1].what != What::draw && !scene.as_before) see(lane, static_cast<int>(at));
    }

    // The known curve goes on.
    void see(SeatLane& lane, int moment) {
        Mean mean;
        int play_out = 0;
        const double worlds = lane.worlds.effective();
        Known known{.moment = moment, .worlds = worlds, .can_say = worlds >= few_worlds};
        if (known.can_say) {
            for (const World<Player>* world : lane.worlds.some(plan_.play_outs)) {
                PlayOut<Player> game(lane.player, world->table, Dice(plan_.seed, play_out++));
                mean.add(game.finish()[lane.seat]);
            }
            known.share = to_share(mean.mean());
            known.interval = interval_of_share(mean.mean(), std::min(worlds, mean.effective()));
        }
        lane.known.push_back(known);
    }

    void guess() {
        Player player = player_;
        for (std::size_t i = 0; i < scenes_.size(); ++i) {
            const Table<Player>& table = scenes_[std::min(i + 1, scenes_.size() - 1)].from;
            Parts parts{};
            if (i + 1 == scenes_.size()) {  // what it came to is no guess
                parts = result_;
                for (Seat seat = 0; seat < players(); ++seat) points_[i].guess[seat] = to_share(parts[seat]);
                points_[i].shares = points_[i].guess;
                continue;
            }
            if (table.state.over()) {
                points_[i].shares = points_[i].guess = points_[i > 0 ? i - 1 : 0].guess;
                continue;
            }
            double sum = 0;
            for (Seat seat = 0; seat < players(); ++seat) {
                const bool turn = table.state.waiting.empty() && table.state.turn == seat;
                const Question put = question(table, seat, turn ? Asked::turn : Asked::awaited);
                parts[seat] = std::clamp(player.expects(table.minds[seat], put.ask()), 0.001, 1.0);
                sum += parts[seat];
            }
            for (Seat seat = 0; seat < players(); ++seat)
                points_[i].guess[seat] = to_share(parts[seat] / sum);
            points_[i].shares = points_[i].guess;  // until it is played out
        }
    }

    SeatReport report_of(Seat seat) const {
        const spicy::Box& box = scenes_[0].from.state.rules.box;
        SeatReport report{.seat = seat};
        const SeatLane* lane = nullptr;
        for (const auto& each : seats_)
            if (each->seat == seat) lane = each.get();
        if (lane != nullptr) {
            report.looked = true;
            report.known = lane->known;
            report.decisions = lane->decisions;
        }
        for (const LaidCard& card : cards_) {
            const std::string said(notation::text_of(card.said, box).view());
            const std::string is(notation::text_of(card.card, box).view());
            if (card.owner != seat) {
                if (!card.master[seat] || !card.odds[seat]) continue;
                Call call{card.scene, card.move, card.owner,        said,
                          is,         card.copy, card.number_right, card.spice_right};
                call.master = *card.master[seat];
                call.odds = *card.odds[seat];
                if (lane != nullptr)
                    for (const auto& [scene, belief] : lane->beliefs)
                        if (scene == card.scene) call.worlds = belief;
                if (card.challenger == seat) {
                    call.called = card.trait == spicy::Trait::number  ? "number"
                                  : card.trait == spicy::Trait::spice ? "spice"
                                                                      : "wrong";
                    call.caught = card.caught;
                }
                report.calls.push_back(std::move(call));
                continue;
            }
            Bluff bluff{card.scene, card.move, said, is, card.number_right, card.spice_right};
            bluff.called = card.challenger != no_seat;
            bluff.caught = card.caught;
            Mean believed;
            for (const auto& belief : card.master)
                if (belief) believed.add(belief->both);
            if (believed.empty()) continue;
            bluff.believed = believed.mean();
            report.bluffs.push_back(std::move(bluff));
        }
        return report;
    }

    Player player_;
    Scenes scenes_;
    Plan plan_;
    Parts result_{};
    std::vector<LaidCard> cards_;
    std::vector<PointFound> points_;
    std::vector<std::unique_ptr<SeatLane>> seats_;
};

}  // namespace scoville::lookback
