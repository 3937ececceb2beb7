#include "tests/house/conversation.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

namespace scoville::house::test {
namespace {

// In the order of What.
constexpr std::array<std::string_view, 6> verbs{"opens", "joins", "says", "hears", "closed", "drops"};

Spoken spoken_in(const std::string& line) {
    std::istringstream words(line);
    Spoken spoken{};
    std::string verb;
    words >> spoken.at >> spoken.who >> verb;
    const auto* found = std::find(verbs.begin(), verbs.end(), verb);
    if (!words || found == verbs.end()) throw std::invalid_argument("not said by anyone: " + line);
    spoken.what = static_cast<What>(found - verbs.begin());
    words.get();
    std::getline(words, spoken.text);
    return spoken;
}

void say(StillHouse& house, const Spoken& spoken) {
    switch (spoken.what) {
        case What::opens: return house.opens(spoken.who);
        case What::joins: return house.joins(spoken.who, spoken.text);
        case What::says: return house.says(spoken.who, spoken.text);
        case What::drops: return house.drops(spoken.who);
        case What::hears:
        case What::closed: return;
    }
}

}  // namespace

std::string text_of(const std::vector<Spoken>& spoken) {
    std::string text;
    for (const Spoken& one : spoken) {
        text += std::to_string(one.at) + " " + one.who + " ";
        text += verbs[static_cast<std::size_t>(one.what)];
        if (!one.text.empty()) text += " " + one.text;
        text += "\n";
    }
    return text;
}

std::vector<Spoken> conversation_in(std::string_view text) {
    std::vector<Spoken> spoken;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line[0] != '#') spoken.push_back(spoken_in(line));
    return spoken;
}

// Time passes for what is heard, too: the last words may be the house's.
std::string held(std::string_view conversation, std::uint64_t seed, const table::Timing& timing) {
    StillHouse house(seed, timing);
    for (const Spoken& one : conversation_in(conversation)) {
        house.move_to(one.at);
        say(house, one);
    }
    return text_of(house.spoken());
}

}  // namespace scoville::house::test
