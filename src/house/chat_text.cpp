#include "house/chat_text.h"

namespace scoville::house {
namespace {

constexpr char no_seat_mark = '-';

}  // namespace

// The seat (or a dash), the name, a line break, the text, and where there is one a line break and the nonce:
// none of them holds a line break.
std::string bytes_of(const wire::ChatLine& said, const std::string& nonce) {
    const std::string bytes(1, said.seat ? static_cast<char>('0' + *said.seat) : no_seat_mark);
    return bytes + said.name + "\n" + said.text + (nonce.empty() ? "" : "\n" + nonce);
}

wire::ChatLine chat_line_from(const store::Said& said) {
    wire::ChatLine chat{.at = said.at_ms, .person = said.person, .name = {}, .text = {}, .seat = {}};
    const auto end = said.bytes.find('\n');
    if (said.bytes.empty() || end == std::string::npos) return chat;
    const char seat = said.bytes[0];
    if (seat >= '0' && seat < '0' + max_seats) chat.seat = static_cast<Seat>(seat - '0');
    chat.name = said.bytes.substr(1, end - 1);
    chat.text = said.bytes.substr(end + 1, said.bytes.find('\n', end + 1) - end - 1);
    return chat;
}

std::string nonce_of(const store::Said& said) {
    const auto text = said.bytes.find('\n');
    const auto nonce = text == std::string::npos ? text : said.bytes.find('\n', text + 1);
    return nonce == std::string::npos ? std::string() : said.bytes.substr(nonce + 1);
}

}  // namespace scoville::house
