// The module's exports. Bytes come in where room() says; what comes out lies at out(). Nothing that is said
// to them makes the module stop: 0 is well, anything else says what was wrong (docs/adr/0020).
#include <limits>
#include <optional>
#include <string>

#include "bots/master/weights.h"
#include "browser/host.h"
#include "browser/house.h"
#include "browser/look.h"
#include "browser/thinker.h"
#include "record/replay.h"
#include "verify/verify.h"

#define SCOVILLE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace scoville::browser {
namespace {

enum Trouble : int { well = 0, malformed = 1, not_begun = 2, begun_twice = 3, unknown = 4, no_weights = 5 };

constexpr std::size_t most_bytes = 64UL << 20;

struct Instance {
    std::string in, out;
    HostChance chance;
    Outbox outbox;
    std::optional<House> house;
    Thinker thinker;
};

Instance& here() {
    static auto* const instance = new Instance;  // never let go of
    return *instance;
}

std::string_view given(std::size_t size) { return std::string_view(here().in).substr(0, size); }

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

std::optional<Viewer> viewer_named(std::string_view name) {
    if (name == "all") return Viewer::everything();
    if (name == "spectator") return Viewer::spectator();
    if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + max_seats)
        return Viewer::at_seat(static_cast<Seat>(name[0] - '0'));
    return std::nullopt;
}

}  // namespace

// Where the next call finds its bytes; 0: too many.
SCOVILLE_EXPORT(room) char* scoville_room(std::size_t size) {
    if (size > most_bytes) return nullptr;
    here().in.resize(size + 1);
    return here().in.data();
}
SCOVILLE_EXPORT(out) const char* scoville_out() { return here().out.data(); }

SCOVILLE_EXPORT(weights) int scoville_weights(std::size_t size) {
    const std::string_view bytes = given(size);
    return bots::give_spicy_master_net({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()})
               ? well
               : malformed;
}

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
    here().out = here().outbox.next().value_or(std::string());
    return here().out.size();
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
    here().out = here().thinker.think(given(size)).value_or(std::string());
    return here().out.size();
}
SCOVILLE_EXPORT(free) void scoville_free(int mind) { here().thinker.free(mind); }

// ---- records: an outcome and a text, whose size is told by size() ----
SCOVILLE_EXPORT(size) std::size_t scoville_size() { return here().out.size(); }

// Who looks, how many moves (or nothing), the record.
SCOVILLE_EXPORT(replay) int scoville_replay(std::size_t size) {
    Unpacked in(given(size));
    const auto viewer = viewer_named(in.text());
    const std::string_view moves = in.text();
    const std::string_view text = in.text();
    const auto until =
        moves.empty() ? std::numeric_limits<std::size_t>::max() : number_in<std::size_t>(moves);
    std::string& answer = here().out;
    answer.clear();
    if (!in.whole() || !viewer || !until) {
        record::write_bad_record(answer, "view: nobody looks like that");
        return static_cast<int>(record::Outcome::bad_record);
    }
    return static_cast<int>(record::Replayer({.viewer = *viewer, .until = *until}).replay(text, answer));
}

SCOVILLE_EXPORT(look) int scoville_look(std::size_t size) {
    here().out.clear();
    return static_cast<int>(look_through(given(size), here().out));
}

// The record, then the heads that were kept.
SCOVILLE_EXPORT(verify) int scoville_verify(std::size_t size) {
    Unpacked in(given(size));
    const std::string_view text = in.text();
    std::vector<verify::KeptHead> heads;
    bool heads_are = true;
    while (in.more()) {
        const auto head = verify::head_from(in.text());
        heads_are = heads_are && head;
        if (head) heads.push_back(*head);
    }
    if (!in.whole() || !heads_are) {
        here().out = "cannot be checked: a head is N:HASH";
        return static_cast<int>(verify::Outcome::unreadable);
    }
    const verify::Report report = verify::verify(text, heads);
    here().out = verify::text_of(report);
    return static_cast<int>(report.outcome);
}

}  // namespace scoville::browser
