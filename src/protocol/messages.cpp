#include "protocol/messages.h"

namespace scoville::protocol {

void write_hello(std::string& out, std::string_view program) {
    Message message(out, "hello");
    message.out().key("protocol").number(version).key("program").text(program);
}

void write_error(std::string& out, std::string_view game, std::uint64_t id, std::string_view code,
                 std::string_view text) {
    Message message(out, "error", game);
    message.out()
        .key("id")
        .number(static_cast<std::int64_t>(id))
        .key("code")
        .word(code)
        .key("message")
        .text(text);
}

void write_quit(std::string& out) { const Message message(out, "quit"); }

}  // namespace scoville::protocol
