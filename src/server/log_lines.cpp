#include "server/log_lines.h"

#include <array>
#include <cstdio>
#include <ctime>

#include "base/json_out.h"
#include "net/words.h"

namespace scoville::server {
namespace {

constexpr std::array<std::string_view, 4> names{"debug", "info", "warning", "error"};

std::string time_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)};
}

// Of a text of unknown origin (an exception's, say): what is no text, or would end the line, is shown as "?".
std::string tame(std::string_view text) {
    std::string out(text);
    const bool utf8 = net::is_utf8(text);
    for (char& c : out) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7f || (!utf8 && byte >= 0x80)) c = '?';
    }
    return out;
}

}  // namespace

std::string_view name_of(Severity severity) { return names[static_cast<std::size_t>(severity)]; }

std::optional<Severity> severity_named(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<Severity>(i);
    return {};
}

std::string log_line(bool json, std::string_view time, Severity severity, std::string_view event,
                     std::string_view about, std::string_view text) {
    std::string line;
    if (json) {
        JsonOut out(line);
        out.open_object()
            .key("time")
            .text(time)
            .key("level")
            .text(name_of(severity))
            .key("event")
            .text(event);
        if (!about.empty()) out.key("about").text(tame(about));
        if (!text.empty()) out.key("text").text(tame(text));
        out.close_object();
        return line;
    }
    line.append(time).append(" ").append(name_of(severity)).append(" ").append(event);
    if (!about.empty()) line += " " + tame(about);
    if (!text.empty()) line += ": " + tame(text);
    return line;
}

Log log_to_stderr(bool json, Severity least) {
    return {[json](Severity severity, std::string_view event, std::string_view about, std::string_view text) {
                const std::string line = log_line(json, time_text(), severity, event, about, text) + "\n";
                std::fwrite(line.data(), 1, line.size(), stderr);
            },
            least};
}

}  // namespace scoville::server
