// The module's exports. Bytes come in where room() says; what comes out lies at out(). Nothing that is said
// to them makes the module stop: 0 is well, anything else says what was wrong (docs/adr/0020).
#include <limits>
#include <optional>
#include <string>

#include "bots/master/weights.h"
#include "browser/given.h"
#include "browser/host.h"
#include "browser/house.h"
#include "browser/thinker.h"

namespace scoville::browser {
namespace {

enum Trouble : int { well = 0, malformed = 1, not_begun = 2, begun_twice = 3, unknown = 4, no_weights = 5 };

struct Instance {
    HostChance chance;
    Outbox outbox;
    std::optional<House> house;
    Thinker thinker;
};

Instance& here() {
    static auto* const instance = new Instance;  // never let go of
    return *instance;
}

// Milliseconds that a page may have: whole ones, and no more than a clock can say.
std::optional<Millis> millis(double ms) {
    constexpr double most = 9e15;
    if (!(ms >= 0 && ms <= most)) return std::nullopt;
    return static_cast<Millis>(ms);
}
std::optional<Now> at(double steady, double utc) {
    const auto first = millis(steady);
    const auto second = millis(utc);
    if (!first || !second) return std::nullopt;
    return Now{.steady = *first, .utc = *second};
}

template <class Act>
int in_house(Act act) {
    if (!here().house) return not_begun;
    return act(*here().house) ? well : unknown;
}

}  // namespace

// ---- a house ----
SCOVILLE_EXPORT(begin) int scoville_begin(double steady, double utc, int others) {
    const auto now = at(steady, utc);
    if (!now) return malformed;
    if (here().house) return begun_twice;
    if (!bots::spicy_master_net()) return no_weights;
    here().house.emplace(*now, here().chance, here().outbox, others != 0);
    return well;
}

SCOVILLE_EXPORT(tick) int scoville_tick(double steady, double utc) {
    const auto now = at(steady, utc);
    if (!now) return malformed;
    return in_house([&](House& house) {
        house.tick(*now);
        return true;
    });
}

// Infinity: nothing is due.
SCOVILLE_EXPORT(due) double scoville_due() {
    const Millis due = here().house ? here().house->due() : table::never;
    return due == table::never ? std::numeric_limits<double>::infinity() : static_cast<double>(due);
}

// How many bytes the next thing to do has; 0: there is none.
SCOVILLE_EXPORT(next) std::size_t scoville_next() {
    answer() = here().outbox.next().value_or(std::string());
    return answer().size();
}

SCOVILLE_EXPORT(arrive) int scoville_arrive(int line) {
    return in_house([&](House& house) { return house.arrive(line); });
}
SCOVILLE_EXPORT(hear) int scoville_hear(int line, std::size_t size) {
    return in_house([&](House& house) { return house.hear(line, given(size)); });
}
SCOVILLE_EXPORT(leave) int scoville_leave(int line) {
    return in_house([&](House& house) { return house.leave(line); });
}

SCOVILLE_EXPORT(stored) int scoville_stored(int number, int how) {
    const auto outcome = how == 0   ? store::Outcome::ok
                         : how == 1 ? store::Outcome::full
                                    : store::Outcome::failed;
    return in_house([&](House& house) { return house.stored(number, outcome); });
}

// Keys and values in turn.
SCOVILLE_EXPORT(found) int scoville_found(int number, int read, std::size_t size) {
    PairList pairs;
    Unpacked in(given(size));
    while (in.more()) {
        const auto key = in.text();
        pairs.emplace_back(key, in.text());
    }
    if (!in.whole()) return malformed;
    return in_house([&](House& house) { return house.found(number, read != 0, pairs); });
}

SCOVILLE_EXPORT(thought) int scoville_thought(int mind, std::size_t size) {
    return in_house([&](House& house) {
        house.thought(mind, given(size));
        return true;
    });
}

SCOVILLE_EXPORT(forget) int scoville_forget(std::size_t size) {
    return in_house([&](House& house) { return house.forget(std::string(given(size))); });
}

// ---- the other worker ----
// The answer's size; 0: that was no question.
SCOVILLE_EXPORT(think) std::size_t scoville_think(std::size_t size) {
    answer() = here().thinker.think(given(size)).value_or(std::string());
    return answer().size();
}
SCOVILLE_EXPORT(free) void scoville_free(int mind) { here().thinker.free(mind); }

}  // namespace scoville::browser
