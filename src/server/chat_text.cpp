#include "server/chat_text.h"

namespace scoville::server {
namespace {

constexpr char no_seat_mark = '-';

}  // namespace

// The seat (or a dash), the name, a line break, the text: neither name nor text holds a line break.
std::string bytes_of(const wire::ChatLine& line) {
    const std::string bytes(1, line.seat ? static_cast<char>('0' + *line.seat) : no_seat_mark);
    return bytes + line.name + "\n" + line.text;
}

wire::ChatLine chat_line_from(const store::Said& said) {
    wire::ChatLine line{.at = said.at_ms, .person = said.person, .name = {}, .text = {}, .seat = {}};
    const auto end = said.bytes.find('\n');
    if (said.bytes.empty() || end == std::string::npos) return line;
    const char seat = said.bytes[0];
    if (seat >= '0' && seat < '0' + max_seats) line.seat = static_cast<Seat>(seat - '0');
    line.name = said.bytes.substr(1, end - 1);
    line.text = said.bytes.substr(end + 1);
    return line;
}

}  // namespace scoville::server
