// A finished game of Spicy, cut into steps that somebody or something took: the deal, what was done, what was
// drawn, and who let a card go without a word. Answers that are given at the same time (P2) count clockwise
// from the card's owner, whatever order they came in; so do silent passes.
#pragma once

#include <optional>

#include "lookback/in_order.h"
#include "lookback/report.h"
#include "lookback/spicy/table.h"
#include "notation/spicy_in.h"
#include "spicy/inside/deal.h"

namespace scoville::lookback {

struct Drawn {
    Seat seat;
    spicy::Card card;
};

template <class Player>
struct Scene {
    What what = What::deal;
    Seat seat = no_seat;
    int move = no_move;
    Table<Player> from;    // what it is looked at from; for deals and draws it has happened already …
    spicy::Action action;  // … else this happens next
    Asked asked = Asked::awaited;
    bool in_round = false;      // an answer (P2) …
    bool closes_round = false;  // … and the last one
    bool as_before = false;     // nothing that matters: the estimate is that of the scene before
    // What followed from it, as it really was.
    std::vector<Drawn> draws;
    std::vector<spicy::Event> events;
    std::optional<spicy::Card> revealed;
    bool took_back = false;

    bool is_choice() const { return what == What::act || what == What::silence; }
};

template <class Player>
class Script {
public:
    using Move = notation::SpicyMove;

    // Nothing, if the game is not over after the moves or one is not legal.
    static std::optional<std::vector<Scene<Player>>> of(Player& player, const spicy::State& dealt,
                                                        spicy::VariantSet variants,
                                                        std::span<const Move> moves) {
        Script script(player, dealt, variants);
        for (std::size_t at = 0; at < moves.size();) {
            const std::size_t count = script.answers_due(moves.size() - at);
            if (!script.play(moves.subspan(at, count), static_cast<int>(at))) return std::nullopt;
            at += count;
        }
        if (!script.table_.state.over()) return std::nullopt;
        return std::move(script.scenes_);
    }

private:
    Script(Player& player, const spicy::State& dealt, spicy::VariantSet variants) : player_(player) {
        table_.state = dealt;
        for (Seat seat = 0; seat < dealt.rules.players; ++seat)
            table_.minds[seat] = Player::begin(seat, dealt.hands[seat]);
        Scene<Player> scene;
        Doer<Player> hand(table_);
        hand.events = &scene.events;
        hand.tell(spicy::Event(spicy::Started{dealt.turn, variants}));
        scene.from = table_;
        scenes_.push_back(std::move(scene));
    }

    // How many of the next moves are answers to one card; 1 where none are.
    std::size_t answers_due(std::size_t left) const {
        if (table_.state.phase != spicy::Phase::answers) return 1;
        return std::min(left, static_cast<std::size_t>(table_.state.waiting.size()));
    }

    bool play(std::span<const Move> moves, int first) {
        const bool round = table_.state.phase == spicy::Phase::answers;
        std::vector<std::pair<int, Move>> ordered;
        bool draws = false;  // S19: who gets which card then depends on the order
        for (std::size_t i = 0; i < moves.size(); ++i) {
            ordered.emplace_back(first + static_cast<int>(i), moves[i]);
            draws = draws || (moves[i].seat < table_.state.rules.players &&
                              spicy::forgot_to_announce(table_.state, moves[i].seat, moves[i].action) &&
                              moves[i].action.what == spicy::Do::copy);
        }
        if (round && !draws) {
            const int players = table_.state.rules.players;
            const Seat owner = table_.state.top().owner();
            const auto place = [&](const auto& one) { return (one.second.seat + players - owner) % players; };
            put_in_order(ordered, [&](const auto& a, const auto& b) { return place(a) < place(b); });
        }
        for (std::size_t i = 0; i < ordered.size(); ++i)
            if (!step(ordered[i].second, ordered[i].first, round, round && i + 1 == ordered.size()))
                return false;
        return true;
    }

    Asked asked_for(const Move& move) const {
        const spicy::State& state = table_.state;
        if (!state.waiting.empty()) return Asked::awaited;
        switch (move.action.what) {
            case spicy::Do::challenge:
            case spicy::Do::copy:
            case spicy::Do::let:
                return state.turn == move.seat && !table_.unasked.has(move.seat) ? Asked::turn
                                                                                 : Asked::reaction;
            default: return Asked::turn;
        }
    }

    bool step(const Move& move, int at, bool round, bool closes) {
        const Asked asked = asked_for(move);
        if (move.action.what == spicy::Do::let && asked != Asked::awaited) {  // live: does nothing
            if (!spicy::may_let(table_.state, move.seat)) return false;
            if (table_.unasked.has(move.seat)) fall_silent(move.seat, at);
            return true;
        }
        // Who takes a turn shows that nobody wanted to react.
        if (asked == Asked::turn && !table_.state.rules.everyone_answers &&
            move.action.what != spicy::Do::peek && !table_.state.stack_empty())
            while (!table_.unasked.empty())
                fall_silent(first_after(table_.state.top().owner(), table_.unasked), at);
        Scene<Player> scene{.what = What::act,
                            .seat = move.seat,
                            .move = at,
                            .from = table_,
                            .action = move.action,
                            .asked = asked,
                            .in_round = round,
                            .closes_round = closes};
        scene.as_before = move.action.what == spicy::Do::let && would_let(move.seat, asked);
        const int drawn = table_.state.deck_next;
        Doer<Player> hand(table_);
        hand.events = &scene.events;
        if (move.seat >= table_.state.rules.players || !hand.act(move.seat, move.action, asked)) return false;
        for (const spicy::Event& event : scene.events) note(scene, spicy::see(event, Viewer::everything()));
        const Seat drawer = scene.draws.empty() ? no_seat : scene.draws[0].seat;
        scenes_.push_back(std::move(scene));
        if (table_.state.deck_next == drawn) {
            if (table_.state.over()) scenes_.back().as_before = false;
            return true;
        }
        Scene<Player> draw{.what = What::draw, .seat = drawer, .move = at, .from = table_, .action = {}};
        scenes_.push_back(std::move(draw));
        return true;
    }

    void fall_silent(Seat seat, int at) {
        const bool could = question(table_, seat, Asked::reaction).can_react();
        Scene<Player> scene{.what = What::silence,
                            .seat = seat,
                            .move = at,
                            .from = table_,
                            .action = spicy::Action::let(),
                            .asked = Asked::reaction};
        if (could) scene.as_before = would_let(seat, Asked::reaction);
        table_.unasked.remove(seat);
        table_.declined.add(seat);
        if (could) scenes_.push_back(std::move(scene));
    }

    // The player would hardly ever do anything else, so that nothing that matters has happened.
    bool would_let(Seat seat, Asked asked) {
        constexpr double hardly_ever = 0.02;
        double lets = 0;
        for (const bots::WeighedAction& each :
             player_.weigh(table_.minds[seat], question(table_, seat, asked).ask()))
            if (each.action.what == spicy::Do::let) lets += each.chance;
        return lets >= 1 - hardly_ever;
    }

    static void note(Scene<Player>& scene, const spicy::SeenEvent& event) {
        if (const auto* drew = std::get_if<spicy::Drew>(&event))
            for (const spicy::Card card : drew->cards) scene.draws.push_back({drew->seat, card});
        if (const auto* shown = std::get_if<spicy::Revealed>(&event)) scene.revealed = shown->card;
        if (std::holds_alternative<spicy::TookBack>(event)) scene.took_back = true;
    }

    Player& player_;
    Table<Player> table_;
    std::vector<Scene<Player>> scenes_;
};

// What the scene is worth to every seat, once.
template <class Player>
Parts look(Player& player, const Scene<Player>& scene, const Dice& dice) {
    PlayOut<Player> play_out(player, scene.from, dice);
    if (scene.is_choice()) CHECK(play_out.act(scene.seat, scene.action, scene.asked));
    return play_out.finish();
}

}  // namespace scoville::lookback
