#include "house/chat_text.h"

namespace scoville::house {
namespace {

constexpr char no_seat_mark = '-';

}  // namespace

// The seat (or a dash), the name, a line break, the text: neither name nor text holds a line break.
std::string bytes_of(const wire::ChatLine& said) {
    const std::string bytes(1, said.seat ? static_cast<char>('0' + *said.seat) : no_seat_mark);
    return bytes + said.name + "\n" + said.text;
}

wire::ChatLine chat_line_from(const store::Said& said) {
    wire::ChatLine chat{.at = said.at_ms, .person = said.person, .name = {}, .text = {}, .seat = {}};
    const auto end = said.bytes.find('\n');
    if (said.bytes.empty() || end == std::string::npos) return chat;
    const char seat = said.bytes[0];
    if (seat >= '0' && seat < '0' + max_seats) chat.seat = static_cast<Seat>(seat - '0');
    chat.name = said.bytes.substr(1, end - 1);
    chat.text = said.bytes.substr(end + 1);
    return chat;
}

}  // namespace scoville::house
