// Games of Spicy as records, grown action by action: what is accepted stays.
#pragma once

#include "base/fast_rng.h"
#include "records.h"

namespace scoville::record::test {

struct Game {
    int players = 2;
    Parts parts;
    std::string refused;  // an action that was not accepted at the end of the record, if there was one

    std::string text() const { return parts.text(); }
};

// Something to try in the state shown to one who sees all; often legal, not always.
class Guess {
public:
    Guess(const Answer& answer, int players, FastRng& rng)
        : state_(answer["state"].as_object()), players_(static_cast<std::uint32_t>(players)), rng_(rng) {}

    std::string action() {
        const auto& waiting = state_.at("waiting").as_array();
        const std::uint32_t kind = rng_.below(12);
        if (!waiting.empty() && kind < 9) {
            const auto seat = waiting[rng_.below(static_cast<std::uint32_t>(waiting.size()))].as_int64();
            if (rng_.below(3) == 0) return start(seat, "total-wild") + R"(,"take":)" + flag() + "}";
            if (rng_.below(8) == 0) return challenge(seat);
            if (rng_.below(8) == 0) return copy(seat);
            return start(seat, "let") + (rng_.below(4) == 0 ? R"(,"standing":)" + flag() : "") + "}";
        }
        const std::int64_t turn = state_.at("turn").is_null() ? 0 : state_.at("turn").as_int64();
        const std::int64_t anyone = rng_.below(players_);
        if (kind < 6) return play(turn);
        if (kind == 6) return start(turn, "pass") + "}";
        if (kind == 7) return challenge(anyone);
        if (kind == 8) return copy(anyone);
        if (kind == 9) return start(anyone, "peek") + "}";
        if (kind == 10) return start(anyone, "let") + "}";
        return play(anyone);
    }

private:
    static std::string start(std::int64_t seat, std::string_view what) {
        return R"({"seat":)" + std::to_string(seat) + R"(,"do":")" + std::string(what) + "\"";
    }
    std::string flag() { return rng_.below(2) == 0 ? "true" : "false"; }
    std::string challenge(std::int64_t seat) {
        static constexpr const char* traits[] = {R"(,"trait":"number"})", R"(,"trait":"spice"})", "}"};
        return start(seat, "challenge") + traits[rng_.below(3)];
    }
    std::string some_card(std::int64_t seat) {
        const auto& hand = state_.at("hands").at(static_cast<std::size_t>(seat)).as_array();
        if (hand.empty()) return "c1";
        return std::string(hand[rng_.below(static_cast<std::uint32_t>(hand.size()))].as_string());
    }
    std::string laid(std::int64_t seat, std::string_view what, bool five) {
        std::string text = start(seat, what) + R"(,"card":)" + in_quotes(some_card(seat));
        if (state_.at("hands").at(static_cast<std::size_t>(seat)).as_array().size() == 1 &&
            rng_.below(4) != 0)
            text += R"(,"last":true)";
        if (five && rng_.below(2) == 0) text += R"(,"extras":[)" + in_quotes(some_card(seat)) + "]";
        return text;
    }
    std::string copy(std::int64_t seat) { return laid(seat, "copy", true) + "}"; }
    std::string play(std::int64_t seat) {
        const auto& stack = state_.at("stack").as_array();
        std::string said;
        if (stack.empty()) {
            said = std::string(1, "cpwl"[rng_.below(4)]) + std::to_string(1 + rng_.below(3));
        } else {
            const std::string top(stack.back().at("declared").as_string());
            const int number = std::stoi(top.substr(1));
            const int next = number == 10 ? 1 + static_cast<int>(rng_.below(3))
                                          : number + 1 + static_cast<int>(rng_.below(2));
            said = top[0] + std::to_string(std::min(next, 10));
        }
        return laid(seat, "play", said.substr(1) == "5") + R"(,"declare":)" + in_quotes(said) + "}";
    }

    const json::object& state_;
    std::uint32_t players_;
    FastRng& rng_;
};

inline Game grow(int players, const std::string& more_options, std::uint64_t start, int tries) {
    FastRng rng(start);
    Game game{.players = players};
    game.parts.options = R"("players":)" + std::to_string(players) + more_options;
    game.parts.seed = in_quotes(hex_seed(static_cast<unsigned>(start)));
    Answer answer = replay(game.text());
    EXPECT_EQ(answer.outcome, Outcome::all_legal) << answer.text;
    for (int i = 0; i < tries && answer.outcome == Outcome::all_legal; ++i) {
        const std::string action = Guess(answer, players, rng).action();
        Game longer = game;
        longer.parts.actions += (game.parts.actions.empty() ? "" : ",") + action;
        Answer next = replay(longer.text());
        if (next.outcome == Outcome::all_legal) {
            game = longer;
            game.refused.clear();
            answer = next;
        } else {
            EXPECT_EQ(next["state"], answer["state"]) << action;
            EXPECT_EQ(next["events"], answer["events"]) << action;
            EXPECT_EQ(next.applied(), answer.applied());
            game.refused = action;
        }
        if (answer.over() && rng.below(8) == 0) break;
    }
    return game;
}

// Every edition, variant card, manner and pace comes up.
inline std::vector<Game> many_games(int count) {
    static const std::vector<std::string> tables{
        R"(,"endCard":12)",
        R"(,"variants":["copy-cat","change-your-luck","spice-raider"])",
        R"(,"edition":"2022","endCard":25)",
        R"(,"manners":"strict","variants":{"random":6},"endCard":30)",
        R"(,"pace":"everyone-answers","variants":["copy-cat","we-love-chili"],"endCard":20)",
        R"(,"pace":"everyone-answers","manners":"strict","edition":"2022")",
        R"(,"edition":"2022-classic","manners":"strict")",
        R"(,"edition":"2021-fr","pace":"everyone-answers","variants":{"random":3},"manners":"strict","endCard":9)"};
    std::vector<Game> games;
    for (int i = 0; i < count; ++i)
        games.push_back(grow(2 + i % 5, tables[static_cast<std::size_t>(i) % tables.size()],
                             static_cast<std::uint64_t>(i) + 1, 160));
    return games;
}

}  // namespace scoville::record::test
