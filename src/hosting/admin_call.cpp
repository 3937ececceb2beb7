#include "hosting/admin_call.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <vector>

#include <boost/json.hpp>

namespace scoville::hosting {
namespace {

namespace json = boost::json;

struct Descriptor {
    int number;
    ~Descriptor() {
        if (number >= 0) close(number);
    }
};

std::string cannot(const std::string& socket) {
    return "no server answers at " + socket + " (" + std::strerror(errno) +
           "): is it running, and are you its user or root?";
}

// Times are told as people write them.
std::string shown(std::string_view key, const json::value& value) {
    if ((key == "until" || key == "touched") && value.is_int64() && value.get_int64() > 0) {
        const std::time_t seconds = value.get_int64() / 1000;
        std::tm parts{};
        gmtime_r(&seconds, &parts);
        char text[32];
        return {text, std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &parts)};
    }
    if (key == "until" && value.is_int64()) return "lifted";
    if (value.is_string()) return value.get_string().empty() ? "-" : std::string(value.get_string());
    if (value.is_bool()) return value.get_bool() ? "yes" : "no";
    return json::serialize(value);
}

// As many columns as terminals show for a letter, for most letters.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

std::vector<std::string> columns_of(const json::array& rows) {
    std::vector<std::string> names;
    for (const json::value& row : rows)
        for (const auto& field : row.as_object())
            if (std::find(names.begin(), names.end(), field.key()) == names.end())
                names.emplace_back(field.key());
    return names;
}

std::string columns(const json::array& rows) {
    if (rows.empty()) return "none\n";
    const std::vector<std::string> names = columns_of(rows);
    std::vector<std::vector<std::string>> lines{names};
    for (const json::value& row : rows) {
        std::vector<std::string>& line = lines.emplace_back();
        for (const std::string& name : names) {
            const json::value* value = row.as_object().if_contains(name);
            line.push_back(value == nullptr ? "-" : shown(name, *value));
        }
    }
    std::string text;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::size_t widest = 0;
            for (const auto& other : lines) widest = std::max(widest, width(other[i]));
            text += line[i];
            text += i + 1 == names.size() ? "\n" : std::string(widest - width(line[i]) + 2, ' ');
        }
    }
    return text;
}

}  // namespace

Result<json::object, std::string> call(const std::string& socket, const json::object& request) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (socket.size() >= sizeof address.sun_path) return socket + " is too long for the name of a socket";
    std::memcpy(address.sun_path, socket.data(), socket.size());
    const Descriptor line{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    if (line.number < 0 || connect(line.number, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
        return cannot(socket);
    std::string text = json::serialize(request) + "\n";
    for (std::size_t sent = 0; sent < text.size();) {
        const ssize_t more = send(line.number, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
        if (more <= 0) return cannot(socket);
        sent += static_cast<std::size_t>(more);
    }
    text.clear();
    char part[4096];
    while (!text.ends_with('\n')) {
        const ssize_t more = recv(line.number, part, sizeof part, 0);
        if (more <= 0)
            return "the server at " + socket + " gave no answer; it answers its own user and root only";
        text.append(part, static_cast<std::size_t>(more));
    }
    json::error_code error;
    json::value answer = json::parse(text, error);
    if (error || !answer.is_object()) return "the answer of " + socket + " cannot be read";
    return std::move(answer.get_object());
}

std::string readable(const json::object& answer) {
    std::string text;
    for (const auto& field : answer) {
        const json::value& value = field.value();
        if (field.key() == "ok" || field.key() == "why") continue;
        if (value.is_array()) {
            text += columns(value.get_array());
        } else if (value.is_object()) {
            for (const auto& inner : value.get_object())
                text += std::string(inner.key()) + ": " + shown(inner.key(), inner.value()) + "\n";
        } else {
            text += std::string(field.key()) + ": " + shown(field.key(), value) + "\n";
        }
    }
    return text.empty() ? "done\n" : text;
}

}  // namespace scoville::hosting
