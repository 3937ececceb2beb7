// A connection as the house sees it: texts go out, and it can be closed. What comes in is brought to the Hall
// by whoever runs the line: heard, missed, left.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "table/time.h"

namespace scoville::house {

// Why the house ends a line. How that is said is the line's own: a WebSocket has numbers for it.
enum class Ending : std::uint8_t {
    policy,   // whoever is there behaves badly, or is not wanted
    trouble,  // something is wrong on our side
};

// Who is on the other end, as far as the line can tell.
struct Caller {
    std::string address;  // empty: from inside this program
    // What is counted together: what one stranger can hardly have many of, and what belongs together on a
    // larger scale. Empty: is not counted.
    std::string household = {}, network = {};
};

class Line {
public:
    Line() = default;
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;
    virtual ~Line() = default;

    // All calls come in a turn of the house, and none of them calls back into it.

    // In order, without waiting and without copying. One text may be sent over many lines. A line that cannot
    // keep up may drop texts; whoever runs it then says Hall::missed once it can, and everything follows
    // anew.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    // The same for what answers a request: it is not among the texts that may be dropped.
    virtual void answer(std::shared_ptr<const std::string> text) { send(std::move(text)); }
    // Whether an answer of so many bytes finds room now, and smaller ones after it.
    virtual bool has_room(std::size_t bytes) const {
        (void)bytes;
        return true;
    }
    // What was sent before still goes out. Hall::left follows, in a later turn; until then sending is allowed
    // and does nothing. Of two calls the first counts. The reason is public, short (123 bytes), and not
    // translated.
    virtual void close(Ending ending, std::string_view reason) = 0;

    // The best of the last few; none before it is known.
    virtual std::optional<table::Millis> round_trip() const = 0;
    virtual const Caller& caller() const = 0;
};

}  // namespace scoville::house
