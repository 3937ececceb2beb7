// What the server says about itself. Never names, chat, cards, codes, secrets or addresses: public ids and
// counts only.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::server {

enum class Severity { debug, info, warning, error };
std::string_view name_of(Severity severity);
std::optional<Severity> severity_named(std::string_view name);

class Log {
public:
    // `about` is a public id (of a table, a person, a line) or empty.
    using Write =
        std::function<void(Severity, std::string_view event, std::string_view about, std::string_view text)>;

    template <class F>
    Log(F write, Severity least = Severity::info)  // NOLINT(google-explicit-constructor)
        : write_(std::move(write)), least_(least) {}

    bool wants(Severity severity) const { return severity >= least_; }
    void operator()(Severity severity, std::string_view event, std::string_view about,
                    std::string_view text) const {
        if (wants(severity)) write_(severity, event, about, text);
    }
    void debug(std::string_view event, std::string_view about, std::string_view text = {}) const {
        (*this)(Severity::debug, event, about, text);
    }

private:
    Write write_;
    Severity least_;
};

// Lines to standard error: readable, or JSON. Whatever a text holds, it stays one line.
Log log_to_stderr(bool json, Severity least);
// One such line, without its end; `time` as in 2026-01-31T12:00:00Z.
std::string log_line(bool json, std::string_view time, Severity severity, std::string_view event,
                     std::string_view about, std::string_view text);

}  // namespace scoville::server
