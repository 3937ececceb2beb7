// The cards of the round that cannot be in another hand or in the rack: what the seat holds or held, and what
// was played. Who has not listened knows less, never wrong.
#pragma once

#include <variant>

#include "schoten/face/seen.h"

namespace scoville::bots {

class SchotenMemory {
public:
    void see(const schoten::SeenEvent& event) {
        if (const auto* started = std::get_if<schoten::RoundStarted>(&event)) begin(started->round);
        if (const auto* played = std::get_if<schoten::CardPlayed>(&event)) known_.add(played->card);
    }

    // Adds what the view shows.
    schoten::CardSet known(const schoten::View& view, Seat self) {
        if (view.round != round_) begin(view.round);
        schoten::CardSet shown = view.hands[self].cards;
        for (const schoten::TrickCard& played : view.trick) shown.add(played.card);
        known_ = known_ | shown;
        if (!leaves_room(view, self)) known_ = shown;
        return known_;
    }

private:
    void begin(std::uint8_t round) {
        round_ = round;
        known_ = {};
    }
    // The others' cards must be among those not known; else what was heard belongs to another game.
    bool leaves_room(const schoten::View& view, Seat self) const {
        const schoten::ColourCounts hidden = (schoten::CardSet::whole_box() - known_).backs();
        for (const schoten::Colour colour : schoten::colours) {
            int out = view.rack[colour];
            for (Seat seat = 0; seat < view.rules.players; ++seat)
                if (seat != self) out += view.hands[seat].backs[colour];
            if (hidden[colour] < out) return false;
        }
        return true;
    }

    std::uint8_t round_ = 0;
    schoten::CardSet known_;
};

}  // namespace scoville::bots
