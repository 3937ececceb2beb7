// Colour where the terminal has it and the person wants it; every card reads the same without.
#pragma once

#include <string>
#include <string_view>

namespace scoville::terminal {

class Style {
public:
    explicit Style(bool colour) : colour_(colour) {}

    std::string card(std::string_view text) const {
        if (!colour_ || text.empty()) return std::string(text);
        return paint(code_of(text[0]), text);
    }
    std::string strong(std::string_view text) const { return colour_ ? paint("1", text) : std::string(text); }
    std::string quiet(std::string_view text) const { return colour_ ? paint("2", text) : std::string(text); }

private:
    static std::string paint(std::string_view code, std::string_view text) {
        return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
    }
    static std::string_view code_of(char letter) {
        switch (letter) {
            case 'c':
            case 'r': return "1;31";
            case 'w':
            case 'g': return "1;32";
            case 'l':
            case 'y': return "1;33";
            case 'p': return "1;34";
            case 'k': return "1";
            default: return "1;35";
        }
    }
    bool colour_;
};

}  // namespace scoville::terminal
