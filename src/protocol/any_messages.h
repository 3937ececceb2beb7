// What a bot at a table is told and answers, whichever game it is.
#pragma once

#include "any/face/kind.h"
#include "protocol/answer.h"
#include "protocol/messages.h"

namespace scoville::protocol {

// What a seat is asked with.
struct AnyAsk {
    Seat seat;
    const any::View& view;
    const any::May& may;
};

void write_new(std::string& out, std::string_view game, Seat seat, const any::Options& options);
void write_event(std::string& out, std::string_view game, const any::SeenEvent& event,
                 const any::Options& options);
void write_act(std::string& out, std::string_view game, std::uint64_t id, const AnyAsk& ask, int ms);
void write_end(std::string& out, std::string_view game, const any::View& view);

Result<any::Action, Unusable> read_answer(std::string_view line, const AnyAsk& ask);

}  // namespace scoville::protocol
