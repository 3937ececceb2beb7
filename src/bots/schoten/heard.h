// A round as everyone at the table has seen it: who laid which card, and how things stood then. It goes by
// what a bot is told; who was not told from the start knows nothing.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/schoten/player.h"

namespace scoville::bots {

struct Laid {
    Seat seat = 0;
    int place = 0;
    World open;  // before it; no hands
    Course course;
};

class Heard {
public:
    void see(const schoten::SeenEvent& event);
    // During the tips of a round, from any seat's view.
    void begin(const schoten::View& view);

    bool knows() const { return plan_.has_value(); }
    std::span<const Laid> laid() const { return laid_; }
    const Course& course() const { return course_; }
    // As dealt.
    const schoten::ColourCounts& first_rack() const { return first_rack_; }
    const Course& first_course() const { return first_course_; }

private:
    std::optional<WorldPlan> plan_;  // of this round
    World open_;
    Course course_, first_course_;
    schoten::ColourCounts first_rack_;
    std::vector<Laid> laid_;
};

}  // namespace scoville::bots
