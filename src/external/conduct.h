// How a bot in another process behaved: what went wrong, and whether it plays as it says it does.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace scoville::external {

// Answers that could not be used, by what was wrong with them; a question has at most one of the first four,
// and then the safe move (P3) is played.
struct Troubles {
    std::int64_t illegal = 0;    // well written, but not allowed
    std::int64_t malformed = 0;  // not an answer
    std::int64_t late = 0;
    std::int64_t gone = 0;    // the process had ended, or was given up
    std::int64_t chatty = 0;  // lines nobody asked for
    std::string code;         // the last one: illegal, malformed, late, gone, chatty
    std::string last;         // and in words

    std::int64_t replaced() const { return illegal + malformed + late + gone; }
    bool any() const { return replaced() + chatty > 0; }
    void note(std::int64_t Troubles::* counter, std::string_view what, std::string words);
    friend bool operator==(const Troubles&, const Troubles&) = default;
};

// What the bot told of its policy (`probs`). Who draws its actions from the probabilities it tells is on
// average as surprised by them, -ln p, as the entropy says.
struct PolicyTold {
    std::int64_t answers = 0;
    double surprise = 0;  // sums over the answers
    double entropy = 0;
    double variance = 0;  // of the surprise

    // One answer: the chances of all actions, if it told them, and of the one it chose.
    void add(std::span<const double> chances, double chosen);
    // How many standard deviations the surprise is off; 0 while nothing is known.
    double off() const;
    friend bool operator==(const PolicyTold&, const PolicyTold&) = default;
};

struct Conduct {
    std::int64_t asked = 0;
    Troubles troubles;
    PolicyTold policy;

    Conduct& operator+=(const Conduct& other);
    friend bool operator==(const Conduct&, const Conduct&) = default;
};

// "3 illegal, 0 malformed, …"
std::string written(const Troubles& troubles);
// A sentence; empty where the bot told no probabilities.
std::string written(const PolicyTold& policy);

// More than this is no chance: the bot does not play what it tells.
constexpr double far_off = 5;

}  // namespace scoville::external
