#include "lab/arena/spicy.h"

#include <variant>

#include "base/check.h"
#include "notation/spicy_out.h"
#include "spicy/face/safe.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::lab {
namespace {

using spicy::Action;
using spicy::Do;
using spicy::Faults;
using spicy::Legal;
using spicy::Phase;

// What a seat is asked for: its turn, a reaction to the top card out of turn (live pace), or anything the
// game waits for.
enum class Asked : std::uint8_t { turn, reaction, awaited };

bool suits(Asked asked, Do what) {
    switch (asked) {
        case Asked::turn: return what != Do::let;
        case Asked::reaction:
            return what == Do::let || what == Do::challenge || what == Do::copy || what == Do::peek;
        case Asked::awaited: break;
    }
    return true;
}

void leave_reactions(Legal& legal, Faults& faults) {
    legal.cards = {};
    legal.declarations = {};
    legal.pass = false;
    faults.declarations = {};
    faults.unannounced = false;
}
void leave_turn(Legal& legal, Faults& faults) {
    legal.copies = {};
    legal.challenges = {};
    faults.blind_challenge = false;
    faults.unannounced_copy = false;
}

// `counts`: keeps a tally. Without one it does only what a game of bots needs: rules, views, answers.
template <bool counts>
class Game {
public:
    static constexpr bool listens = true;

    Game(const spicy::Deal& deal, SpicySeats bots, std::uint64_t order_seed, JsonOut* record)
        : state_(deal.state), bots_(bots), order_(order_seed), record_(record) {
        CHECK(bots.size() == state_.rules.players);
        tell(spicy::Event(spicy::Started{state_.turn, deal.options.variants}));
    }

    GameTally play(std::span<const SpicyMove> beginning) {
        for (const SpicyMove& move : beginning) CHECK(try_it(move.seat, move.action, Asked::awaited));
        while (!state_.over()) step();
        if constexpr (counts) {
            for (Seat seat = 0; seat < state_.rules.players; ++seat)
                tally_[seat].points = spicy::score(state_, seat);
            settle(tally_, state_.rules.players, spicy::winners(state_));
        }
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            bots_[seat]->end(spicy::see(state_, Viewer::at_seat(seat), Finished::open));
        return tally_;
    }

    // The sink of the rules: everyone hears what their seat may hear.
    void tell(const spicy::Event& event) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            bots_[seat]->see(spicy::see(event, Viewer::at_seat(seat)));
        std::visit(*this, spicy::see(event, Viewer::everything()));
    }

    void operator()(const spicy::Played& e) {
        unasked_ = state_.seats() - SeatSet{e.seat};
        declined_ = {};
        if constexpr (!counts) return;
        const spicy::Truth& truth = spicy::truth_of(e.card);
        const bool number = spicy::number_is_right(state_.rules, truth, e.declared.number());
        const bool spice = truth.spices.has(e.declared.spice());
        SpicyHabits& habits = tally_[e.seat].spicy;
        ++habits.cards;
        if (!number && !spice) ++habits.lies;
        if (number != spice) ++habits.half_truths;
    }
    void operator()(const spicy::Challenged& e) {
        if constexpr (!counts) return;
        challenger_ = e.seat;
        ++tally_[e.seat].spicy.challenges;
        ++tally_[e.against].spicy.doubted;
    }
    void operator()(const spicy::Revealed& e) {
        unasked_ = {};
        declined_ = {};
        if (counts && e.winner == challenger_) {
            ++tally_[challenger_].spicy.challenges_won;
            ++tally_[e.seat].spicy.caught;
        }
    }
    void operator()(const spicy::Passed&) { declined_ = {}; }
    void operator()(const spicy::TrophyWon& e) {
        if constexpr (counts) ++tally_[e.seat].spicy.trophies;
    }
    template <class Other>
    void operator()(const Other&) {}

private:
    void step() {
        if (!state_.waiting.empty()) {
            const bool live = state_.phase == Phase::last_card;
            ask(live ? any_of(state_.waiting) : next_to_answer(), Asked::awaited);
        } else if (!state_.rules.everyone_answers && !unasked_.empty()) {
            const Seat seat = any_of(unasked_);
            unasked_.remove(seat);
            ask(seat, Asked::reaction);
        } else {
            ask(state_.turn, Asked::turn);
        }
    }

    Seat any_of(SeatSet seats) {
        return static_cast<Seat>(seats.nth(order_.below(static_cast<std::uint32_t>(seats.size()))));
    }
    Seat next_to_answer() const {
        if (state_.phase == Phase::choice) return static_cast<Seat>(state_.waiting.lowest());
        return first_after(state_.top().owner(), state_.waiting);
    }

    void ask(Seat seat, Asked asked) {
        Legal legal = spicy::legal(state_, seat);
        Faults faults = spicy::faults(state_, seat);
        if (asked == Asked::reaction) {
            leave_reactions(legal, faults);
            if (legal.challenges.empty() && legal.copies.empty()) return;
        } else if (asked == Asked::turn) {
            legal.let = false;
            if (declined_.has(seat)) leave_turn(legal, faults);
        }
        if constexpr (counts) ++tally_[seat].decisions;
        const spicy::View view = spicy::see(state_, Viewer::at_seat(seat), Finished::sealed);
        const Action action = bots_[seat]->act({seat, view, legal, faults});
        if (suits(asked, action.what) && try_it(seat, action, asked)) return;
        ++tally_[seat].refused;
        CHECK(try_it(seat, spicy::safe_action(legal), asked));
    }

    bool try_it(Seat seat, Action action, Asked asked) {
        if (asked == Asked::reaction && action.what == Do::let) {
            declined_.add(seat);
            return true;
        }
        if (!spicy::apply(state_, seat, action, *this)) return false;
        if (record_ != nullptr) notation::write_spicy_move(*record_, seat, action, state_.rules.box);
        return true;
    }

    spicy::State state_;
    SpicySeats bots_;
    FastRng order_;
    JsonOut* record_;
    GameTally tally_{};
    SeatSet unasked_;   // live: not yet asked whether they react to the top card
    SeatSet declined_;  // live: asked, and did not want to
    Seat challenger_ = no_seat;
};

}  // namespace

GameTally play_spicy(const spicy::Deal& deal, SpicySeats bots, std::uint64_t order_seed, JsonOut* record,
                     std::span<const SpicyMove> beginning) {
    return Game<true>(deal, bots, order_seed, record).play(beginning);
}

void drive_spicy(const spicy::Deal& deal, SpicySeats bots, std::uint64_t order_seed) {
    (void)Game<false>(deal, bots, order_seed, nullptr).play({});
}

}  // namespace scoville::lab
