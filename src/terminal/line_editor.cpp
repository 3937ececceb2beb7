#include "terminal/line_editor.h"

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <termios.h>
#include <unistd.h>

#include "terminal/interrupt.h"

namespace scoville::terminal {
namespace {

void put(int fd, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(fd, text.data(), text.size());
        if (written < 0 && errno != EINTR) return;
        if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
    }
}

// Keys one by one, not echoed, for as long as this lives.
class RawMode {
public:
    explicit RawMode(int fd) : fd_(fd), changed_(::tcgetattr(fd, &before_) == 0) {
        if (!changed_) return;
        termios raw = before_;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
        raw.c_cc[VMIN] = 1;
        raw.c_cc[VTIME] = 0;
        ::tcsetattr(fd, TCSADRAIN, &raw);
    }
    RawMode(const RawMode&) = delete;
    RawMode& operator=(const RawMode&) = delete;
    ~RawMode() {
        if (changed_) ::tcsetattr(fd_, TCSADRAIN, &before_);
    }

private:
    int fd_;
    termios before_{};
    bool changed_;
};

constexpr char ctrl(char letter) { return static_cast<char>(letter & 0x1f); }
constexpr char escape = 0x1b;
constexpr char backspace = 0x7f;

}  // namespace

Completion complete(const std::string& typed, const std::vector<std::string>& completions) {
    Completion completion;
    for (const std::string& whole : completions)
        if (whole.size() > typed.size() && whole.starts_with(typed)) completion.candidates.push_back(whole);
    if (completion.candidates.empty()) return completion;
    std::string common = completion.candidates.front();
    for (const std::string& other : completion.candidates) {
        const auto differs = std::mismatch(common.begin(), common.end(), other.begin(), other.end()).first;
        common.erase(differs, common.end());
    }
    completion.added = common.substr(typed.size());
    return completion;
}

LineEditor::LineEditor(int in, int out)
    : in_(in), out_(out), terminal_(::isatty(in) == 1 && ::isatty(out) == 1) {}

std::optional<std::string> LineEditor::read(const std::string& prompt,
                                            const std::vector<std::string>& completions) {
    return terminal_ ? edit(prompt, completions) : read_plain(prompt);
}

std::optional<char> LineEditor::next_byte() {
    if (pending_.empty()) {
        char buffer[4096];
        ssize_t got = 0;
        do got = ::read(in_, buffer, sizeof buffer);
        while (got < 0 && errno == EINTR && !interrupted());
        if (got <= 0) return std::nullopt;
        pending_.assign(buffer, static_cast<std::size_t>(got));
    }
    const char byte = pending_.front();
    pending_.erase(0, 1);
    return byte;
}

std::optional<std::string> LineEditor::read_plain(const std::string& prompt) {
    put(out_, prompt);
    std::string line;
    while (const auto byte = next_byte()) {
        if (*byte == '\n') {
            put(out_, "\n");  // nobody echoes what comes through a pipe
            return line;
        }
        if (*byte != '\r') line += *byte;
    }
    if (line.empty()) return std::nullopt;
    return line;
}

std::optional<std::string> LineEditor::edit(const std::string& prompt,
                                            const std::vector<std::string>& completions) {
    const RawMode raw(in_);
    std::string line;
    std::size_t recalled = history_.size();
    const auto redraw = [&] { put(out_, "\r\x1b[K" + prompt + line); };
    redraw();
    while (const auto key = next_byte()) {
        switch (*key) {
            case '\r':
            case '\n':
                put(out_, "\n");
                if (!line.empty()) history_.push_back(line);
                return line;
            case ctrl('C'): put(out_, "\n"); return std::nullopt;
            case ctrl('D'):
                if (!line.empty()) break;
                put(out_, "\n");
                return std::nullopt;
            case ctrl('U'): line.clear(); break;
            case '\b':
            case backspace:
                if (!line.empty()) line.pop_back();
                break;
            case '\t': {
                const Completion completion = complete(line, completions);
                line += completion.added;
                if (completion.added.empty() && completion.candidates.size() > 1) {
                    put(out_, "\n");
                    for (const std::string& candidate : completion.candidates) put(out_, candidate + "   ");
                    put(out_, "\n");
                }
                break;
            }
            case escape: {  // arrows up and down recall earlier lines
                if (next_byte() != '[') break;
                const auto arrow = next_byte();
                if (arrow == 'A' && recalled > 0) line = history_[--recalled];
                if (arrow == 'B' && recalled < history_.size())
                    line = ++recalled < history_.size() ? history_[recalled] : std::string();
                break;
            }
            default:
                if (static_cast<unsigned char>(*key) >= 0x20) line += *key;
        }
        redraw();
    }
    return std::nullopt;
}

}  // namespace scoville::terminal
