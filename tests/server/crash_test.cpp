// kill -9 in the middle of things: what was acknowledged is there again, what was not is asked again and
// counts once, and the game goes on.
#include <gtest/gtest.h>

#include "tests/server/party.h"
#include "tests/server/process.h"

namespace scoville::server::test {

namespace {

void crash_and_come_back(Process& process, Party& party) {
    process.kill();
    for (Guest* guest : party.all()) guest->drop();
    process.start();
    party.port(process.port());
    for (Guest* guest : party.all()) guest->come_back();
}

void play_on(Party& party, unsigned seed, std::uint32_t events) {
    const std::uint32_t goal = party.host().event + events;
    Driver driver(party.all(), seed);
    driver.run([&] { return party.host().event >= goal || party.host().phase() == "over"; });
}

// All have the same events, and so has one who comes new.
void expect_one_story(Party& party) {
    party.catch_up();
    for (Guest* guest : party.all()) EXPECT_EQ(guest->event, party.host().event);
}

}  // namespace

TEST(Crash, in_the_middle_of_a_challenge) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 3}}), 3);
    party.start();
    Guest& player = party.whose_turn();
    const std::string play = player.act(first_play(player.legal()));
    EXPECT_EQ(code_in(player.answer(play)), "");
    party.catch_up();
    for (Guest* guest : party.all()) guest->wait([&] { return guest->count("played") == 1; });
    Guest& slapper = *party.all()[&player == &party[0] ? 1 : 0];
    const std::string slap = slapper.act(challenge_of(slapper.legal().at("challenge").at(0)));
    slapper.wait([&] { return slapper.sent_notes.contains(slap); });
    crash_and_come_back(process, party);
    EXPECT_EQ(player.count("played"), 1);
    slapper.ask_again();
    EXPECT_EQ(code_in(slapper.answer(slap)), "");
    slapper.wait([&] { return slapper.count("challenged") == 1; });
    play_on(party, 1, 30);
    crash_and_come_back(process, party);
    expect_one_story(party);
    play_on(party, 2, 10);
}

TEST(Crash, what_was_said_and_acknowledged_is_there_and_said_once) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 2}}), 2);
    std::size_t lines = 0;
    for (int crash = 0; crash < 5; ++crash) {
        Object last;
        for (int i = 0; i < 3; ++i, ++lines) {
            last = {{"type", "chat"},
                    {"nonce", "line-" + std::to_string(lines)},
                    {"text", "line " + std::to_string(lines)}};
            party[0].must(last);
        }
        crash_and_come_back(process, party);
        party[0].must(last);
        Guest late(process.port(), "Late");
        late.must({{"type", "open"}, {"code", party.code}});
        EXPECT_EQ(late.next("table").at("chat").as_array().size(), lines) << "after crash " << crash;
    }
}

TEST(Crash, in_the_middle_of_an_answer_round) {
    Process process;
    Party party(process.port(), spicy_settings({{"pace", "everyone-answers"}}, {{"seats", 4}}), 4);
    party.start();
    Guest& player = party.whose_turn();
    EXPECT_EQ(code_in(player.answer(player.act(first_play(player.legal())))), "");
    party.catch_up();
    for (Guest* guest : party.all()) guest->wait([&] { return guest->count("played") == 1; });
    std::vector<Guest*> asked;
    for (Guest* guest : party.all())
        if (guest->awaited()) asked.push_back(guest);
    ASSERT_EQ(asked.size(), 3U);
    const Object let{
        {"type", "act"}, {"nonce", "let-it-go"}, {"seen", asked[0]->event}, {"action", {{"do", "let"}}}};
    const Object first = asked[0]->ask(let);
    EXPECT_EQ(first.at("type"), "ack");
    crash_and_come_back(process, party);
    EXPECT_FALSE(asked[0]->awaited());
    EXPECT_TRUE(asked[1]->awaited());
    EXPECT_EQ(asked[0]->ask(let), first) << "a repeated nonce gets the first answer again";
    EXPECT_EQ(asked[0]->count("answered"), 1);
    play_on(party, 3, 30);
    expect_one_story(party);
}

TEST(Crash, in_the_middle_of_tips) {
    Process process;
    Party party(process.port(), schoten_settings({{"seats", 3}}), 3);
    party.start();
    const Object tip{{"type", "act"},
                     {"nonce", "tip"},
                     {"seen", party[1].event},
                     {"action", {{"do", "tip"}, {"most", "red"}, {"fewest", "black"}}}};
    const Object first = party[1].ask(tip);
    EXPECT_EQ(first.at("type"), "ack");
    const json::value hands = party[1].state().at("hands");
    crash_and_come_back(process, party);
    EXPECT_EQ(party[1].state().at("hands"), hands);
    EXPECT_EQ(party[1].ask(tip), first);
    EXPECT_FALSE(party[1].awaited());
    EXPECT_TRUE(party[0].awaited());
    EXPECT_EQ(party[1].count("tipped"), 1);
    play_on(party, 4, 30);
    expect_one_story(party);
}

TEST(Crash, in_the_lobby) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 3}}), 2);
    party[1].must({{"type", "ready"}, {"ready", true}});
    party[1].must({{"type", "chat"}, {"text", "see you after the crash"}});
    party.catch_up();
    const json::value chairs = party[1].room.at("chairs");
    crash_and_come_back(process, party);
    EXPECT_EQ(party[0].room.at("chairs"), chairs);
    EXPECT_EQ(party[0].room.at("host").as_string(), party[0].person);
    party[0].must({{"type", "start"}});
    for (Guest* guest : party.all()) guest->wait([&] { return guest->has_game(); });
    play_on(party, 5, 10);
}

// Requests are sent and the server dies before, while or after it writes them: each counts exactly once.
TEST(Crash, an_unanswered_move_that_is_sent_again_counts_once) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    for (int cycle = 1; cycle <= 4; ++cycle) {
        Guest& player = party.whose_turn();
        const int before = player.count("passed");
        const std::string pass = player.act({{"do", "pass"}});
        if (cycle % 2 == 0) player.answer(pass);
        crash_and_come_back(process, party);
        player.ask_again();
        EXPECT_EQ(code_in(player.answer(pass)), "");
        player.wait([&] { return player.count("passed") == before + 1; });
        party.catch_up();
        EXPECT_EQ(player.count("passed"), before + 1);
    }
}

TEST(Crash, a_stop_is_announced_and_loses_nothing) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    party.catch_up();
    const json::value state = party[0].game.at("state");
    const cli::Ran ran = process.end(SIGTERM);
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_EQ(party[0].next("gone").at("why"), "draining");
    while (party[0].connected()) party[0].hear_one();
    EXPECT_EQ(party[0].close_code, 1001);
    for (Guest* guest : party.all()) {
        EXPECT_EQ(ran.err.find(guest->token), std::string::npos) << "a token in the log";
        EXPECT_EQ(ran.err.find(guest->name), std::string::npos) << "a name in the log";
    }
    process.start();
    party.port(process.port());
    for (Guest* guest : party.all()) guest->come_back();
    EXPECT_EQ(party[0].game.at("state"), state);
}

}  // namespace scoville::server::test
