#include "lab/arena/schoten.h"

#include "base/check.h"
#include "notation/schoten_out.h"
#include "schoten/face/safe.h"
#include "schoten/inside/apply.h"
#include "schoten/inside/legal.h"
#include "schoten/inside/rounds.h"
#include "schoten/inside/seen.h"

namespace scoville::lab {
namespace {

using schoten::Action;
using schoten::Legal;

// `counts`: keeps a tally. Without one it does only what a game of bots needs: rules, views, answers.
template <bool counts>
class Game {
public:
    static constexpr bool listens = true;

    Game(const schoten::Deals& deals, SchotenSeats bots, JsonOut* record)
        : deals_(deals),
          state_(schoten::begin(schoten::ruleset_of(deals.options), *deals.options.start)),
          bots_(bots),
          record_(record) {
        CHECK(bots.size() == state_.rules.players);
    }

    GameTally play(std::span<const SchotenMove> beginning) {
        for (const SchotenMove& move : beginning) {
            deal_if_due();
            CHECK(try_it(move.seat, move.action));
        }
        while (!state_.over()) {
            deal_if_due();
            ask(state_.waiting.empty() ? state_.turn : static_cast<Seat>(state_.waiting.lowest()));
        }
        if constexpr (counts) {
            for (Seat seat = 0; seat < state_.rules.players; ++seat)
                tally_[seat].points = schoten::score(state_, seat);
            settle(tally_, state_.rules.players, schoten::winners(state_));
        }
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            bots_[seat]->end(schoten::see(state_, Viewer::at_seat(seat), Finished::open));
        return tally_;
    }

    // The sink of the rules: everyone hears what their seat may hear.
    void tell(const schoten::Event& event) {
        for (Seat seat = 0; seat < state_.rules.players; ++seat)
            bots_[seat]->see(schoten::see(event, Viewer::at_seat(seat)));
    }

private:
    void deal_if_due() { schoten::deal_if_due(state_, deals_, *this); }

    void ask(Seat seat) {
        if constexpr (counts) ++tally_[seat].decisions;
        const Legal legal = schoten::legal(state_, seat);
        const schoten::View view = schoten::see(state_, Viewer::at_seat(seat), Finished::sealed);
        if (try_it(seat, bots_[seat]->act({seat, view, legal}))) return;
        ++tally_[seat].refused;
        CHECK(try_it(seat, schoten::safe_action(legal, state_.ranking)));
    }

    bool try_it(Seat seat, Action action) {
        if (!schoten::apply(state_, seat, action, *this)) return false;
        if (record_ != nullptr) notation::write_schoten_move(*record_, seat, action);
        return true;
    }

    const schoten::Deals& deals_;
    schoten::State state_;
    SchotenSeats bots_;
    JsonOut* record_;
    GameTally tally_{};
};

}  // namespace

GameTally play_schoten(const schoten::Deals& deals, SchotenSeats bots, JsonOut* record,
                       std::span<const SchotenMove> beginning) {
    return Game<true>(deals, bots, record).play(beginning);
}

void drive_schoten(const schoten::Deals& deals, SchotenSeats bots) {
    (void)Game<false>(deals, bots, nullptr).play({});
}

}  // namespace scoville::lab
