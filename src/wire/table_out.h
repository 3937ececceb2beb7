// What a client is shown of its table: everything at once, or what is new.
#pragma once

#include <span>
#include <string>

#include "base/json_out.h"
#include "table/room.h"
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

// Everything.
std::string table_message(const table::Room& room, const table::Looker& looker, const table::Sight& sight,
                          std::span<const ChatLine> chat, const Here& here);

// What is new; the room only where it changed.
std::string update_message(const table::Room* room, const table::Looker& looker, const table::Sight& sight);

}  // namespace scoville::wire
