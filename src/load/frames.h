// WebSocket frames as a client writes and reads them (RFC 6455), no more of it than our server uses: whole
// messages, no extensions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::load {

enum class Kind : std::uint8_t { continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

struct Frame {
    Kind kind;
    bool whole;
    std::string_view payload;
    std::size_t size;  // of the frame, header and all
};

// Appends a masked frame; the mask is as good as any, nobody in between is to be confused.
void write_frame(std::string& out, Kind kind, std::string_view payload, std::uint32_t mask);
// The frame that `bytes` begins with; none as long as a part is missing.
std::optional<Frame> read_frame(std::string_view bytes);
// What a close frame says; 1005 if it says nothing.
std::uint16_t close_code(const Frame& frame);

}  // namespace scoville::load
