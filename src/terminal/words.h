// A typed line as lower-case words.
#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::terminal {

inline std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0)
            word += static_cast<char>(std::tolower(byte));
        else if (!word.empty())
            words.push_back(std::move(word)), word.clear();
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

// "7c" or "c7": the letter in front, as records write it.
inline std::string letter_first(const std::string& word) {
    if (word.size() >= 2 && std::isdigit(static_cast<unsigned char>(word[0])) != 0)
        return word.back() + word.substr(0, word.size() - 1);
    return word;
}

}  // namespace scoville::terminal
