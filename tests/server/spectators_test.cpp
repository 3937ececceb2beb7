// Who only looks: sees what everyone may, when the table lets them.
#include <chrono>

#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

std::int64_t utc_now() {
    using std::chrono::duration_cast;
    return duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace

TEST(Spectators, see_no_hand_and_may_do_nothing) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    ASSERT_TRUE(visitor.has_game());
    for (const json::value& hand : visitor.state().at("hands").as_array()) EXPECT_TRUE(hand.is_number());
    EXPECT_TRUE(visitor.legal().empty());
    EXPECT_EQ(visitor.here.at("spectators"), 1);
    EXPECT_EQ(code_in(visitor.answer(visitor.act({{"do", "pass"}}))), "not-seated");
    for (const char* type : {"start", "rematch", "link", "back", "stand", "close"})
        EXPECT_NE(visitor.refusal({{"type", type}}), "") << type;
}

TEST(Spectators, are_turned_away_where_they_are_not_wanted) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"spectators", "no"}}), 2);
    Guest early(house.port(), "Early");
    early.open(party.code);  // in the lobby one may still sit down
    party.start();
    EXPECT_EQ(early.next("gone").at("why"), "removed");
    Guest late(house.port(), "Late");
    EXPECT_EQ(late.refusal({{"type", "open"}, {"code", party.code}}), "forbidden");
    EXPECT_EQ(late.refusal({{"type", "record"}, {"table", party[0].table}, {"game", 1}}), "forbidden");
    for (const Object& message : early.heard)
        if (message.contains("game")) EXPECT_TRUE(message.at("game").is_null());
}

TEST(Spectators, delayed_ones_hear_nothing_early) {
    House house;
    constexpr int delay = 1'000;
    constexpr int rounding = 5;  // both clocks are cut to milliseconds
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"spectators", "delayed"}, {"delay", delay}}),
                2);
    party.start();
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    // Whatever one has been shown is old enough, by the time at which a player was told it.
    const auto expect_old = [&](const Guest& guest) {
        const auto shown_by = utc_now();
        party.host().catch_up();
        const auto seen = party.host().events.find(guest.event);
        if (seen == party.host().events.end() || !seen->second.as_object().contains("spicy"))
            return;  // nothing of the game yet
        EXPECT_GE(shown_by - seen->second.at("at").as_int64(), delay - rounding) << guest.event;
    };
    std::uint32_t last = 0;
    for (int i = 0; i < 3; ++i) {
        Guest& player = party.whose_turn();
        last = player.answer(player.act(first_play(player.legal()))).at("event").to_number<std::uint32_t>();
        visitor.catch_up();
        expect_old(visitor);
    }
    // One who comes only now hears no more than who was there all along.
    Guest latecomer(house.port(), "Latecomer");
    latecomer.open(party.code);
    expect_old(latecomer);
    std::size_t heard = visitor.events.size();
    while (visitor.event < last) {
        visitor.hear_one();
        if (visitor.events.size() == heard) continue;
        heard = visitor.events.size();
        EXPECT_GE(utc_now() - visitor.events.rbegin()->second.at("at").as_int64(), delay - rounding);
    }
    EXPECT_EQ(visitor.count("played"), 3);
    EXPECT_EQ(visitor.state().at("stack").as_array().size(), 3U);
}

}  // namespace scoville::server::test
