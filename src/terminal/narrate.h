// What happened, in words, as the person at this seat saw it.
#pragma once

#include <string>
#include <vector>

#include "mogel/face/seen.h"
#include "schoten/face/seen.h"
#include "spicy/face/seen.h"
#include "terminal/style.h"

namespace scoville::terminal {

struct Company {
    Seat me;
    std::vector<std::string> names;  // by seat

    std::string who(Seat seat) const { return seat == me ? "You" : names[seat]; }
    // "You pass", "Loki passes": picks the form of the verb.
    std::string does(Seat seat, const std::string& base, const std::string& third) const {
        return who(seat) + " " + (seat == me ? base : third);
    }
};

// Empty where there is nothing to tell.
std::string narrate(const spicy::SeenEvent& event, const Company& company, const spicy::Box& box,
                    const Style& style);
std::string narrate(const schoten::SeenEvent& event, const Company& company, const Style& style);
std::string narrate(const mogel::SeenEvent& event, const Company& company, const Style& style);

// The table as it lies, a few lines.
std::string show(const spicy::View& view, const Company& company, const Style& style);
std::string show(const schoten::View& view, const Company& company, const Style& style);
std::string show(const mogel::View& view, const Company& company, const Style& style);
// Only the person's own cards, a line.
std::string show_hand(const spicy::View& view, const Company& company, const Style& style);

}  // namespace scoville::terminal
