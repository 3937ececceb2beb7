// What a client is shown of its table: everything at once, or what is new.
#pragma once

#include <span>
#include <string>

#include "base/json_out.h"
#include "table/seating.h"
#include "table/seen.h"

namespace scoville::wire {

struct ChatLine {
    table::Millis at = 0;
    std::string person, name, text;
    std::optional<Seat> seat;
};

struct Here {
    SeatSet seats;
    int spectators = 0;
};

void write_chat_line(JsonOut& out, const ChatLine& line);
void write_here(JsonOut& out, const Here& here);

// What belongs to the looker alone.
struct Own {
    std::string invitation = {};  // the secret of the table's link; empty: is not told
    std::uint32_t missed = 0;     // events that were asked for and are no longer kept
};

// Everything.
std::string table_message(const table::Seating& seating, const table::Looker& looker,
                          const table::Sight& sight, std::span<const ChatLine> chat, const Here& here,
                          const Own& own = {});

// What is new; the seating only where it changed.
std::string update_message(const table::Seating* seating, const table::Looker& looker,
                           const table::Sight& sight, const Own& own = {});

}  // namespace scoville::wire
