// Games of Scharfe Schoten as records, played on by looking at the answers.
#pragma once

#include <map>

#include "records.h"

namespace scoville::record::test {

constexpr std::string_view letters = "rygk";
inline const std::vector<std::string> colour_names{"red", "yellow", "green", "black"};

inline std::string colour_of(std::string_view card) { return colour_names[letters.find(card[0])]; }

// Full hands for three: seat 0 all red, seat 1 all yellow, seat 2 all green; the rack is black.
inline std::string one_colour_each() {
    std::string red;
    std::string yellow;
    std::string green;
    for (int n = 1; n <= 12; ++n) {
        red += "r" + std::to_string(n) + " ";
        yellow += "y" + std::to_string(n) + " ";
        green += "g" + std::to_string(n) + " ";
    }
    return hands({red, yellow, green});
}
// Full hands for four, each of mixed colours; the rack is what is left.
inline std::string mixed_for_four() {
    return hands({"r9 y2 y3 y4 y5 y6 y7 y8 y9 y10", "k8 k9 k1 k2 k3 k4 k5 k6 k7 g1",
                  "r11 r1 r3 r4 g2 g3 g4 g5 g6 g7", "r2 g8 g9 g10 k10 k11 k12 y1 y11 y12"});
}
inline const std::string example_numbers = R"("numbers":{"red":2,"yellow":1,"green":10,"black":9})";

inline std::string rounds(const std::vector<std::string>& given) {
    std::string list;
    for (const std::string& round : given) list += (list.empty() ? "{" : ",{") + round + "}";
    return R"("rounds":[)" + list + "]";
}
inline std::string key_list(const std::vector<std::string>& keys) {
    std::string list;
    for (const std::string& key : keys) list += (list.empty() ? "" : ",") + in_quotes(key);
    return "[" + list + "]";
}

inline std::string tips(int players) {
    std::string list;
    for (int seat = 0; seat < players; ++seat)
        list += (seat > 0 ? "," : "") + std::string(R"({"do":"tip","most":"red","fewest":"yellow","seat":)") +
                std::to_string(seat) + "}";
    return list;
}

// Some legal action in the state shown to one who sees all; `pick` chooses among several.
inline std::string next_action(const Answer& answer, std::size_t pick) {
    const json::value& state = answer["state"];
    const std::string_view phase = state.at("phase").as_string();
    if (phase == "tips") {
        const auto& given = state.at("tips").as_array();
        std::size_t seat = 0;
        while (seat < given.size() && !given[seat].is_null()) ++seat;
        return R"({"do":"tip","seat":)" + std::to_string(seat) + R"(,"most":")" + colour_names[pick % 4] +
               R"(","fewest":")" + colour_names[(pick + 1) % 4] + "\"}";
    }
    const auto seat = static_cast<std::size_t>(state.at("turn").as_int64());
    if (phase == "take") {
        for (std::size_t i = 0; i < 4; ++i) {
            const std::string& colour = colour_names[(pick + i) % 4];
            if (state.at("rack").at(colour).as_int64() > 0)
                return R"({"do":"take","seat":)" + std::to_string(seat) + R"(,"colour":")" + colour + "\"}";
        }
    }
    std::vector<std::string> hand;
    std::vector<std::string> following;
    for (const json::value& card : state.at("hands").at(seat).as_array()) {
        hand.emplace_back(card.as_string());
        if (state.at("led").is_string() && colour_of(hand.back()) == state.at("led").as_string())
            following.push_back(hand.back());
    }
    const auto& choice = following.empty() ? hand : following;
    return R"({"do":"card","seat":)" + std::to_string(seat) + R"(,"card":")" +
           choice.at(pick % choice.size()) + "\"}";
}

// Plays on until `stop(answer)`, or the end of the game; gives the record back with all its actions.
template <class Stop>
Parts play_on(Parts parts, std::size_t salt, Stop&& stop) {
    for (std::size_t step = 0; step < 1000; ++step) {
        const Answer answer = replay(parts.text());
        EXPECT_EQ(answer.outcome, Outcome::all_legal) << answer.text.substr(0, 300);
        if (answer.outcome != Outcome::all_legal || answer.over() || stop(answer)) return parts;
        parts.actions += (parts.actions.empty() ? "" : ",") + next_action(answer, step * 7 + salt);
    }
    ADD_FAILURE() << "the game does not end";
    return parts;
}
inline Parts play_to_the_end(const Parts& parts, std::size_t salt) {
    return play_on(parts, salt, [](const Answer&) { return false; });
}

}  // namespace scoville::record::test
