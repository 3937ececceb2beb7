// One typed line: with editing, history and completion by Tab where there is a terminal, plain where there is
// a pipe.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace scoville::terminal {

class LineEditor {
public:
    LineEditor(int in, int out);

    // Nothing at the end of input, or when the person gives up (Ctrl-C, Ctrl-D).
    std::optional<std::string> read(const std::string& prompt, const std::vector<std::string>& completions);

private:
    std::optional<std::string> read_plain(const std::string& prompt);
    std::optional<std::string> edit(const std::string& prompt, const std::vector<std::string>& completions);
    std::optional<char> next_byte();

    int in_;
    int out_;
    bool terminal_;
    std::string pending_;
    std::vector<std::string> history_;
};

// What Tab adds: the longest common continuation, and the candidates if there are several.
struct Completion {
    std::string added;
    std::vector<std::string> candidates;
};
Completion complete(const std::string& typed, const std::vector<std::string>& completions);

}  // namespace scoville::terminal
