// What every kind of change says of itself. A kind is described once, in its own struct: how it is called and
// written (`about`, `fields`), when an entry of it can stand (`fits`), what it does to the seating (`fold`)
// and what is told of it (`told`). change.h holds them to it.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/seat.h"

namespace scoville {
class JsonOut;
}

namespace scoville::table {

using Person = std::string;  // a public id
using LevelName = std::string;

struct Seating;
struct TableEvent;
using Told = std::vector<TableEvent>;

// What a change does to the time of its seat, or of all.
enum class Time : std::uint8_t {
    goes_on,
    for_another,  // another one plays the seat: its clock begins anew
    from_here,    // so it does, and the seat is waited for from here
    moved,        // the seat has moved: its clock stands until it is shown
    longer,       // as much again
    stands,       // or goes on again, for all
    for_shares,   // the seats' clients have a while to bring theirs
    begins,       // for all
};

// What the fair log shows of it while the game is played, besides its name and the hash of its row.
enum class InLog : std::uint8_t {
    nothing,
    open,    // what its `open` writes
    hidden,  // what its `hide` writes, blinded
};

template <class Kind>
struct About {
    std::string_view name;  // in the journal
    Time time;
    Person Kind::* joins;  // whose table it is from now on, for the list of one's own; or nobody's
    InLog log;
};

template <class Kind>
concept ChangeKind = requires(const Kind& change, const Seating& before, Seating& seating) {
    { Kind::about } -> std::same_as<const About<Kind>&>;
    { change.fits(before) } -> std::same_as<bool>;
    { change.fold(seating, 0) } -> std::same_as<void>;
    { change.told(before) } -> std::same_as<Told>;
};

}  // namespace scoville::table
