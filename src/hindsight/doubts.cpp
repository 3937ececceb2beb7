#include "hindsight/doubts.h"

#include <algorithm>
#include <array>
#include <memory>

#include "bots/levels/make.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/challenge.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/seen.h"

namespace scoville::hindsight {
namespace {

using spicy::Do;
using spicy::Trait;

class Again {
public:
    static constexpr bool listens = true;

    explicit Again(const spicy::Deal& deal) : state_(deal.state) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            masters_[seat] = bots::make_spicy_bot(bots::Level::master, 0);
        tell(spicy::Event(spicy::Started{state_.turn, deal.options.variants}));
    }

    bool play(const Move& move) {
        // In live pace others may have passed since the card was laid: who calls now has seen that.
        if (move.action.what == Do::challenge && !state_.stack_empty()) think_again(move.seat);
        laid_ = false;
        latest_[move.seat] = at_;
        const bool accepted = static_cast<bool>(spicy::apply(state_, move.seat, move.action, *this));
        if (laid_ && !state_.over()) note_card();
        ++at_;
        return accepted;
    }

    std::vector<Doubt> take() { return std::move(doubts_); }

    // The sink of the rules.
    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            masters_[seat]->see(spicy::see(event, Viewer::at_seat(seat)));
        const spicy::SeenEvent seen = spicy::see(event, Viewer::everything());
        if (std::holds_alternative<spicy::Played>(seen)) laid_ = true;
        if (const auto* called = std::get_if<spicy::Challenged>(&seen)) note_call(*called);
        if (const auto* shown = std::get_if<spicy::Revealed>(&seen); shown != nullptr && open_) {
            doubts_.back().caught = shown->winner == doubts_.back().challenger;
            open_ = false;
        }
    }

private:
    void note_call(const spicy::Challenged& called) {
        if (!open_) return;
        Doubt& doubt = doubts_.back();
        doubt.challenger = called.seat;
        doubt.trait = called.trait;
        doubt.called = latest_[called.seat];
    }

    void note_card() {
        open_ = !state_.stack_empty() && state_.challengeable;
        if (!open_) return;
        const spicy::StackCard& top = state_.top();
        doubts_.push_back({.move = latest_[top.owner()],
                           .owner = top.owner(),
                           .card = top.kind(),
                           .said = top.said(),
                           .copy = top.copy != 0,
                           .number_right = spicy::card_is_right(state_.rules, top, Trait::number),
                           .spice_right = spicy::card_is_right(state_.rules, top, Trait::spice),
                           .thoughts = {}});
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            if (auto thought = think(seat)) doubts_.back().thoughts.push_back(*thought);
    }

    void think_again(Seat seat) {
        if (!open_) return;
        std::vector<Thought>& thoughts = doubts_.back().thoughts;
        const auto old = std::find_if(thoughts.begin(), thoughts.end(),
                                      [&](const Thought& one) { return one.seat == seat; });
        if (old == thoughts.end()) return;
        if (auto thought = think(seat)) *old = *thought;
    }

    std::optional<Thought> think(Seat seat) {
        const spicy::Legal legal = spicy::legal(state_, seat);
        if (legal.challenges.empty()) return std::nullopt;
        const spicy::Faults faults;
        const spicy::View view = spicy::see(state_, Viewer::at_seat(seat), Finished::sealed);
        const bots::SpicyAsk ask{seat, view, legal, faults};
        const auto belief = masters_[seat]->belief(ask);
        if (!belief) return std::nullopt;
        Thought thought{.seat = seat, .belief = *belief};
        for (const bots::WeighedAction& each : masters_[seat]->policy(ask)) {
            if (each.action.what == Do::copy) thought.copies += each.chance;
            if (each.action.what != Do::challenge) continue;
            double& call = each.action.trait == Trait::number  ? thought.calls_number
                           : each.action.trait == Trait::spice ? thought.calls_spice
                                                               : thought.calls_wrong;
            call += each.chance;
        }
        return thought;
    }

    spicy::State state_;
    std::array<std::unique_ptr<bots::SpicyBot>, max_seats> masters_;
    std::vector<Doubt> doubts_;
    bool open_ = false;  // the last of them is about the top card
    bool laid_ = false;  // a card, by the latest move
    std::size_t at_ = 0;
    // Each seat's latest move. P2: answers are given one by one and count together, so the call or copy that
    // counts may be older than the move that ends the round.
    std::array<std::size_t, max_seats> latest_{};
};

}  // namespace

std::optional<std::vector<Doubt>> look_back(const spicy::Deal& deal, std::span<const Move> moves,
                                            Cards which) {
    Again game(deal);
    for (const Move& move : moves)
        if (!game.play(move)) return std::nullopt;
    std::vector<Doubt> doubts = game.take();
    if (which == Cards::challenged) std::erase_if(doubts, [](const Doubt& one) { return !one.challenged(); });
    return doubts;
}

}  // namespace scoville::hindsight
