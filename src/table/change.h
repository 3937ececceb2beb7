// What the journal of a table is made of: everything that changed it, in order. The table is the sum of
// its entries.
#pragma once

#include <variant>

#include "table/change/dealing.h"
#include "table/change/lobby.h"
#include "table/change/play.h"
#include "table/change/seats.h"

namespace scoville::table {

using Change = std::variant<Created, Configured, SetUp, HostIs, Sat, Stood, Linked, Held, Readied, BotSeated,
                            Sealing, Pledged, Begun, Moved, BotPlays, CameBack, TakenOver, Paused, MoreTime,
                            Voted, GivenUp, Reopened, Muted, Closed, CatChosen>;

template <class Kind>
inline constexpr bool all_described = false;
template <class... Kinds>
inline constexpr bool all_described<std::variant<Kinds...>> = (ChangeKind<Kinds> && ...);
static_assert(all_described<Change>, "a kind of change does not say all that change/kind.h asks for");

// What the kinds say of themselves, for whichever change it is.
std::string_view name_of(const Change& change);
Time time_of(const Change& change);
// The seat it is about; none if it is about none.
Seat seat_of(const Change& change);
// Whose table it is from now on; nobody's if empty.
Person joining(const Change& change);
// Whether an entry read back can have been written at this point: a damaged journal is refused as a whole, it
// never makes a table that is none.
bool fits(const Seating& seating, const Change& change);
Told told(const Change& change, const Seating& before);

enum class By : std::uint8_t { player, clock, bot, table };

struct Entry {
    Millis at = 0;  // UTC
    By by = By::table;
    Person person;      // who asked, if a person did
    std::string nonce;  // of the request
    Change change;
};

}  // namespace scoville::table
