// The seat survives anything: dropped lines at every point of a game, second devices, second tabs, lost
// tokens.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

const Object short_game{{"endCard", 12}};

Object short_answers() { return {{"endCard", 12}, {"pace", "everyone-answers"}}; }

// A whole game in which one player's line breaks after every single message, beside an undisturbed tab.
void play_with_a_broken_line(const Object& settings, unsigned seed) {
    House house;
    Party party(house.port(), settings, 3);
    Guest& shaky = party[1];
    Guest calm(house.port(), shaky.name, shaky.token);
    calm.open(party.code);
    party.start();
    Driver driver(party.all(), seed);
    std::size_t heard = shaky.heard.size();
    int drops = 0;
    driver.run([&] {
        calm.hear_all();
        if (shaky.heard.size() > heard) {
            shaky.drop();
            shaky.come_back();
            shaky.ask_again();
            heard = shaky.heard.size();
            ++drops;
        }
        return party.host().phase() == "over" && party[2].phase() == "over" && shaky.phase() == "over";
    });
    calm.wait([&] { return calm.phase() == "over"; });
    // How long a game gets is left to the dice and to who is first.
    EXPECT_GE(drops, 5) << "hardly ever broken: this proves nothing";
    EXPECT_EQ(shaky.game.at("state"), calm.game.at("state"));
    const auto from = calm.events.begin()->first;
    for (const auto& [number, event] : calm.events) {
        ASSERT_TRUE(shaky.events.contains(number)) << number;
        EXPECT_EQ(shaky.events.at(number), event);
    }
    for (const auto& [number, event] : shaky.events)
        EXPECT_TRUE(number < from || calm.events.contains(number));
    expect_record_agrees(shaky, 1);
}

}  // namespace

TEST(Reconnect, a_line_that_breaks_after_every_message_loses_nothing_live) {
    play_with_a_broken_line(spicy_settings(short_game, {{"seats", 3}}), 1);
}

TEST(Reconnect, a_line_that_breaks_after_every_message_loses_nothing_when_everyone_answers) {
    play_with_a_broken_line(spicy_settings(short_answers(), {{"seats", 3}}), 2);
}

TEST(Reconnect, events_that_are_no_longer_kept_are_said_to_be_missed) {
    House house;
    Party party(house.port(), spicy_settings({{"endCard", 2}}, {{"seats", 2}}), 2);
    for (unsigned game = 1; game <= 3; ++game) {
        party.start();
        Driver(party.all(), game).run_to_the_end();
        party[1].must({{"type", "rematch"}});
        for (Guest* guest : party.all()) guest->wait([&] { return guest->phase() == "lobby"; });
        party[1].must({{"type", "ready"}, {"ready", false}});
    }
    Guest again(house.port(), party[0].name, party[0].token);
    again.misses_none = false;
    again.must({{"type", "open"}, {"code", party.code}, {"since", 1}});
    const Object table = again.next("table");
    const auto told = table.at("events").as_array().size();
    EXPECT_EQ(table.at("missed").to_number<std::size_t>(),
              table.at("event").to_number<std::size_t>() - 1 - told);
    again.must({{"type", "open"}, {"code", party.code}, {"since", again.event}});
    EXPECT_FALSE(again.next("table").contains("missed"));
}

TEST(Reconnect, a_seat_opens_on_a_second_device_by_its_link) {
    House house;
    Party party(house.port(), spicy_settings(short_game, {{"seats", 2}}), 2);
    party.start();
    Guest& first = party.whose_turn();
    const int which = &first == &party[0] ? 0 : 1;
    Guest second(house.port(), "Other phone");
    EXPECT_NE(second.person, first.person);
    second.must({{"type", "resume"}, {"table", first.table}, {"secret", party.seat_secrets[which]}});
    second.open(party.code);
    EXPECT_EQ(second.seat(), first.seat());
    EXPECT_EQ(second.state(), first.state());
    EXPECT_EQ(code_in(second.answer(second.act(first_play(second.legal())))), "");
    second.wait([&] { return second.count("played") == 1; });
    first.wait([&] { return first.count("played") == 1; });
    EXPECT_EQ(second.state(), first.state());
}

TEST(Reconnect, an_answer_finds_its_line_at_another_table) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    Party elsewhere(house.port(), spicy_settings({}, {{"seats", 2}}), 1);
    const std::string ready = party[1].send({{"type", "ready"}, {"ready", true}});
    party[1].send({{"type", "open"}, {"code", elsewhere.code}});
    EXPECT_EQ(code_in(party[1].answer(ready)), "");
}

TEST(Reconnect, an_old_link_ends_with_a_new_one) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    const std::string fresh(party[1].must({{"type", "link"}}).at("secret").as_string());
    EXPECT_NE(fresh, party.seat_secrets[1]);
    Guest device(house.port(), "Other phone");
    const Object resume{{"type", "resume"}, {"table", party[1].table}};
    Object old = resume;
    old["secret"] = party.seat_secrets[1];
    EXPECT_EQ(device.refusal(old), "expired");
    Object now = resume;
    now["secret"] = fresh;
    EXPECT_EQ(device.refusal(now), "");
    Object nowhere = now;
    nowhere["table"] = "t_aaaaaaaaaaaaaaaa";
    EXPECT_EQ(device.refusal(nowhere), "no-such-table");
    device.open(party.code);
    EXPECT_EQ(device.seat(), 1);
}

TEST(Reconnect, two_tabs_of_one_person_both_see_everything_and_leave_one_by_one) {
    House house;
    Party party(house.port(), spicy_settings(short_game, {{"seats", 2}}), 2);
    Guest tab(house.port(), party[1].name, party[1].token);
    EXPECT_EQ(tab.person, party[1].person);
    tab.open(party.code);
    party.start();
    Driver driver(party.all(), 3);
    driver.run_to_the_end();
    tab.wait([&] { return tab.phase() == "over"; });
    EXPECT_EQ(tab.game, party[1].game);
    for (const auto& [number, event] : tab.events) EXPECT_EQ(party[1].events.at(number), event);

    party[1].drop();  // one of two: the person is still here
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    EXPECT_EQ(visitor.here.at("seats").as_array().size(), 2U);
    tab.drop();
    visitor.wait([&] { return visitor.here.at("seats").as_array().size() == 1; });
}

TEST(Reconnect, who_lost_the_token_is_a_new_guest) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    Guest stranger(house.port(), party[1].name, std::string(43, 'A'));
    EXPECT_NE(stranger.person, party[1].person);
    EXPECT_NE(stranger.token, std::string(43, 'A'));
    stranger.open(party.code);
    EXPECT_EQ(stranger.seat(), -1);
    EXPECT_TRUE(stranger.legal().empty());
    EXPECT_EQ(code_in(stranger.answer(stranger.act({{"do", "pass"}}))), "not-seated");
    Guest again(house.port(), "", stranger.token);
    EXPECT_EQ(again.person, stranger.person);
    EXPECT_EQ(again.name, stranger.name);
}

TEST(Reconnect, a_table_that_slept_goes_on) {
    House house(quick(), generous(), 1);
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    Guest& player = party.whose_turn();
    const Object done = player.answer(player.act(first_play(player.legal())));
    EXPECT_EQ(code_in(done), "");
    player.wait([&] { return player.event >= done.at("event").to_number<std::uint32_t>(); });
    const json::value before = player.game.at("state");
    for (Guest* guest : party.all()) guest->drop();
    house.wait_for_sleep();
    for (Guest* guest : party.all()) guest->come_back();
    EXPECT_EQ(player.game.at("state"), before);
    Guest& next = party.whose_turn();
    EXPECT_EQ(code_in(next.answer(next.act(first_play(next.legal())))), "");
}

}  // namespace scoville::server::test
