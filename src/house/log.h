// What the house says about itself. Never names, chat, cards, codes, secrets or addresses: public ids and
// counts only.
#pragma once

#include <functional>
#include <string_view>

namespace scoville::house {

enum class Severity { debug, info, warning, error };

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

}  // namespace scoville::house
