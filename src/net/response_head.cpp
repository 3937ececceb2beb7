#include "net/response_head.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>

#include "net/reasons.h"

namespace scoville::net {

namespace {

// Cannot end a line early, whatever it holds.
void add(std::string& head, std::string_view name, std::string_view value) {
    head.append(name).append(": ");
    std::copy_if(value.begin(), value.end(), std::back_inserter(head),
                 [](char c) { return static_cast<std::uint8_t>(c) >= 0x20; });
    head += "\r\n";
}

std::string_view date_now() {
    thread_local std::time_t written = -1;
    thread_local std::array<char, 40> text{};
    thread_local std::size_t size = 0;
    const std::time_t now = std::time(nullptr);
    if (now != written) {
        std::tm utc{};
        gmtime_r(&now, &utc);
        size = std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &utc);
        written = now;
    }
    return {text.data(), size};
}

bool has_body(int status) { return status >= 200 && status != 204 && status != 304; }

}  // namespace

std::string head_of(const Response& response, bool keep_alive) {
    std::string head = "HTTP/1.1 " + std::to_string(response.status) + ' ';
    head.append(reason_of(response.status)).append("\r\n");
    add(head, "Date", date_now());
    add(head, "X-Content-Type-Options", "nosniff");
    if (has_body(response.status)) {
        add(head, "Content-Length", std::to_string(response.text().size()));
        if (!response.type.empty()) add(head, "Content-Type", response.type);
    }
    for (const auto& [name, value] : response.headers) add(head, name, value);
    if (!keep_alive) add(head, "Connection", "close");
    head += "\r\n";
    return head;
}

}  // namespace scoville::net
