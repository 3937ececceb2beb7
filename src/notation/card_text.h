// A card in writing, for every game: a letter and a number ("c4", "r12"), or two letters ("xs", "??").
#pragma once

#include <cstddef>
#include <string_view>

namespace scoville::notation {

class CardText {
public:
    constexpr CardText(char first, char second) : text_{first, second, 0}, size_(2) {}
    static constexpr CardText numbered(char letter, int number) {
        CardText text(letter, static_cast<char>('0' + number % 10));
        if (number < 10) return text;
        text.text_[2] = text.text_[1];
        text.text_[1] = '1';
        text.size_ = 3;
        return text;
    }
    constexpr std::string_view view() const { return {text_, size_}; }

private:
    char text_[3];
    std::size_t size_;
};

// The number behind the letter, 1 … most, without leading zeros; 0 where there is none.
constexpr int number_behind_letter(std::string_view text, int most) {
    if (text.size() < 2 || text.size() > 3 || text[1] == '0') return 0;
    int number = 0;
    for (const char c : text.substr(1)) {
        if (c < '0' || c > '9') return 0;
        number = number * 10 + (c - '0');
    }
    return number <= most ? number : 0;
}

}  // namespace scoville::notation
