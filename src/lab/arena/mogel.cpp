#include "lab/arena/mogel.h"

#include "base/check.h"
#include "mogel/inside/game.h"
#include "notation/mogel_out.h"

namespace scoville::lab {
namespace {

class Game {
public:
    static constexpr bool listens = true;

    Game(const mogel::Deal& deal, MogelSeats bots, JsonOut* record)
        : deal_(deal), bots_(bots), record_(record) {}

    GameTally play(std::span<const MogelMove> beginning) {
        state_ = mogel::Inside::begin(deal_, *this);
        for (const MogelMove& move : beginning) CHECK(try_it(move.seat, move.action));
        while (!state_.over()) ask(state_.turn);
        for (Seat seat = 0; seat < players(); ++seat) tally_[seat].points = mogel::score(state_, seat);
        settle(tally_, players(), mogel::winners(state_));
        for (Seat seat = 0; seat < players(); ++seat)
            bots_[seat]->end(mogel::see(state_, Viewer::at_seat(seat), Finished::open));
        return tally_;
    }
    void tell(const mogel::Event& event) {
        for (Seat seat = 0; seat < players(); ++seat)
            bots_[seat]->see(mogel::see(event, Viewer::at_seat(seat)));
    }

private:
    std::uint8_t players() const { return deal_.options.players; }
    void ask(Seat seat) {
        ++tally_[seat].decisions;
        const mogel::Legal legal = mogel::legal(state_, seat);
        const mogel::View view = mogel::see(state_, Viewer::at_seat(seat), Finished::sealed);
        if (try_it(seat, bots_[seat]->act({seat, view, legal}))) return;
        ++tally_[seat].refused;
        CHECK(try_it(seat, mogel::safe_action(legal)));
    }
    bool try_it(Seat seat, mogel::Action action) {
        if (!mogel::apply(state_, seat, action, *this)) return false;
        if (record_ != nullptr) notation::write_mogel_move(*record_, seat, action);
        return true;
    }

    const mogel::Deal& deal_;
    mogel::State state_;
    MogelSeats bots_;
    JsonOut* record_;
    GameTally tally_{};
};

}  // namespace

GameTally play_mogel(const mogel::Deal& deal, MogelSeats bots, JsonOut* record,
                     std::span<const MogelMove> beginning) {
    return Game(deal, bots, record).play(beginning);
}

}  // namespace scoville::lab
