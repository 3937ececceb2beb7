// Non-interference over the wire: the same doings over different deals look the same, byte for byte, to one
// who may not see the cards. Two tables are dealt from different secrets; start and end card are fixed, so
// that all that differs is hidden from a spectator, and from a player all but the own hand. What must differ
// (ids, times, commitments, one's own cards) is blanked; a player's own traffic unblanked is the control that
// fails.
#include <regex>

#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

const Object fixed_options{{"start", 0}, {"endCard", 20}};

Object hidden_settings() { return spicy_settings(fixed_options, {{"seats", 3}}); }

std::string blanked(std::string text) {
    static const std::vector<std::pair<std::regex, std::string>> blanks{
        {std::regex(R"re("(table|person|host)":"[tp]_[a-z2-7]{16}")re"), R"("$1":"id")"},
        {std::regex(R"re("code":"[A-Z2-9]{6}")re"), R"("code":"code")"},
        {std::regex(R"re("commitment":"[0-9a-f]{64}")re"), R"("commitment":"hash")"},
        {std::regex(R"re("hash":"[0-9a-f]{64}")re"), R"("hash":"head")"},
        {std::regex(R"re("at":[0-9]+)re"), R"("at":0)"},
        {std::regex(R"re("nonce":"n[0-9]+")re"), R"("nonce":"n")"},
        {std::regex(R"re("left":[0-9]+)re"), R"("left":0)"},
    };
    for (const auto& [what, by] : blanks) text = std::regex_replace(text, what, by);
    return text;
}

// A player's traffic without the own cards: hands and what may be played are told by their number only.
std::string without_own_cards(const std::string& text) {
    static const std::regex list(R"re("(cards|hands)":\[("[cwp][0-9]+"|"x[sn]"|[0-9]+|,|\[|\])*\])re");
    static const std::regex one(R"re("card":"([cwp][0-9]+|x[sn])")re");
    return std::regex_replace(std::regex_replace(text, list, R"("$1":[])"), one, R"("card":"own")");
}

// What everyone does, told without naming cards: the nth of the hand, declared as the nth that may be said.
struct Script {
    std::vector<std::size_t> cards;
};

struct Heard {
    std::vector<std::string> spectator, player, owner;
};

std::vector<std::string> blanked_since(const Guest& guest, std::size_t from, bool own_cards) {
    std::vector<std::string> list;
    for (std::size_t i = from; i < guest.heard_text.size(); ++i) {
        // Answers to one's own questions and clocks apart: how many clocks are told depends on time alone.
        const auto& type = guest.heard[i].at("type").as_string();
        if (type != "update" && type != "table") continue;
        const std::string text = blanked(guest.heard_text[i]);
        list.push_back(own_cards ? text : without_own_cards(text));
    }
    return list;
}

Heard play(const Script& script) {
    House house;
    Party party(house.port(), hidden_settings(), 3);
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    for (Guest* guest : party.all()) guest->catch_up();
    const std::size_t seen = visitor.heard.size();
    const std::size_t player_seen = party[1].heard.size();
    const std::size_t owner_seen = party[0].heard.size();
    party.start();
    for (const std::size_t nth : script.cards) {
        Guest& player = party.whose_turn();
        const Object may = player.legal().at("play").as_object();
        const json::array cards = may.at("cards").as_array();
        const Object action{
            {"do", "play"}, {"card", cards[nth % cards.size()]}, {"declare", may.at("declare").at(0)}};
        const Object done = player.answer(player.act(action));
        EXPECT_EQ(code_in(done), "");
        const auto last = done.at("event").to_number<std::uint32_t>();
        visitor.wait([&] { return visitor.event >= last; });
        for (Guest* guest : party.all()) guest->wait([&] { return guest->event >= last; });
    }
    Guest& passer = party.whose_turn();
    const auto last = passer.answer(passer.act({{"do", "pass"}})).at("event").to_number<std::uint32_t>();
    visitor.wait([&] { return visitor.event >= last; });
    for (Guest* guest : party.all()) guest->wait([&] { return guest->event >= last; });
    return {blanked_since(visitor, seen, true), blanked_since(party[1], player_seen, false),
            blanked_since(party[0], owner_seen, true)};
}

}  // namespace

TEST(WireSecrecy, another_deal_looks_the_same_to_who_may_not_see_it) {
    const Script first{{0, 0, 0, 0, 0}};
    const Script second{{5, 3, 2, 1, 4}};
    const Heard one = play(first);
    const Heard other = play(second);
    EXPECT_GT(one.spectator.size(), 5U);
    EXPECT_EQ(one.spectator, other.spectator);
    EXPECT_EQ(one.player, other.player);
    EXPECT_NE(one.owner, other.owner) << "the control: what sees cards must differ";
}

// A truth and a lie, at the same place of the same game: not even their sizes differ.
TEST(WireSecrecy, a_lie_and_a_truth_are_the_same_bytes) {
    std::map<bool, std::string> told;  // by: is it true?
    for (int tries = 0; tries < 40 && told.size() < 2; ++tries) {
        House house;
        Party party(house.port(), hidden_settings(), 3);
        party.start();
        Guest& player = party.whose_turn();
        const Object may = player.legal().at("play").as_object();
        const json::array cards = may.at("cards").as_array();
        const bool held = std::find(cards.begin(), cards.end(), json::value("c1")) != cards.end();
        const bool truth = !told.contains(true) && held;
        if (!truth && told.contains(false)) continue;
        const Object action{
            {"do", "play"}, {"card", truth ? json::value("c1") : cards.back()}, {"declare", "c1"}};
        const Object done = player.answer(player.act(action));
        Guest& watcher = party[1];
        watcher.wait([&] { return watcher.count("played") == 1; });
        told[truth] = without_own_cards(blanked(watcher.heard_text.back()));
    }
    ASSERT_EQ(told.size(), 2U);
    EXPECT_EQ(told[true], told[false]);
}

// Tips and answers are told of only when all are in (T3, P2).
TEST(WireSecrecy, a_tip_is_only_said_to_be_given) {
    House house;
    std::vector<std::vector<std::string>> told;
    for (const char* most : {"red", "black"}) {
        Party party(house.port(), schoten_settings({{"seats", 3}}), 3);
        party.start();
        party.catch_up();
        const std::size_t seen = party[1].heard.size();
        const Object tip{{"do", "tip"}, {"most", most}, {"fewest", "green"}};
        const Object done = party[0].answer(party[0].act(tip));
        party[1].wait([&] { return party[1].count("tipped") == 1; });
        std::vector<std::string> events;
        for (std::size_t i = seen; i < party[1].heard.size(); ++i) {
            const Object& message = party[1].heard[i];
            if (message.at("type") != "update") continue;
            events.push_back(blanked(json::serialize(message.at("events"))));
            events.push_back(json::serialize(message.at("game").at("state").at("tips")));
        }
        told.push_back(std::move(events));
        party[0].wait([&] { return party[0].count("tipped") == 1; });
        EXPECT_EQ(party[0].state().at("tips").at(0).at("most").as_string(), most)
            << "one's own tip is seen at once";
    }
    EXPECT_EQ(told[0], told[1]);
}

TEST(WireSecrecy, an_answer_is_only_said_to_be_given) {
    House house;
    std::vector<std::vector<std::string>> told;
    for (const bool challenges : {false, true}) {
        Party party(house.port(),
                    spicy_settings({{"start", 0}, {"endCard", 20}, {"pace", "everyone-answers"}}), 4);
        party.start();
        const Object done = party[0].answer(party[0].act(first_play(party[0].legal())));
        for (Guest* guest : party.all()) guest->wait([&] { return guest->count("played") == 1; });
        const std::size_t seen = party[2].heard.size();
        const Object answer =
            challenges ? challenge_of(party[1].legal().at("challenge").at(0)) : Object{{"do", "let"}};
        EXPECT_EQ(code_in(party[1].answer(party[1].act(answer))), "");
        party[2].wait([&] { return party[2].count("answered") == 1; });
        told.push_back(blanked_since(party[2], seen, false));
    }
    EXPECT_EQ(told[0], told[1]);
}

}  // namespace scoville::server::test
