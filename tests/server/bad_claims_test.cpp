// Bad input that looks good: other people's tokens, other tables, games that are over or not yet, commands
// that nobody has.
#include <filesystem>
#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"
#include "tests/server/process.h"

namespace scoville::server::test {

namespace {

std::string contents_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

constexpr std::size_t letters_of_256_bits = 43;  // six bits each

}  // namespace

TEST(BadClaims, tokens_are_long_stored_hashed_and_not_to_be_chosen) {
    Process process;
    Party party(process.port(), spicy_settings({}, {{"seats", 2}}), 2);
    EXPECT_EQ(party[0].token.size(), letters_of_256_bits);
    EXPECT_EQ(party.seat_secrets[0].size(), letters_of_256_bits);
    EXPECT_NE(party[0].token, party[1].token);
    const std::string chosen(letters_of_256_bits, 'A');
    Guest fixed(process.port(), "Fixed", chosen);
    EXPECT_NE(fixed.token, chosen) << "a token nobody was given makes a new guest with a new token";
    net::test::Client thief(process.port());
    ASSERT_EQ(thief.handshake("Origin: http://here\r\n", "/ws").status, 101);
    thief.send(net::test::frame(R"({"type":"hello","protocol":1,"token":")" + party[0].person + "\"}"));
    EXPECT_NE(json::parse(thief.read_message().payload).at("person"), json::value(party[0].person))
        << "a public id is no secret";
    party.start();
    const cli::Ran ran = process.end(SIGKILL);
    std::string kept = ran.out + ran.err;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(process.data()).parent_path()))
        kept += contents_of(file.path());
    EXPECT_NE(kept.find(party[0].person), std::string::npos) << "the right files were read";
    for (const std::string& secret :
         {party[0].token, party[1].token, party.seat_secrets[0], party.seat_secrets[1]})
        EXPECT_EQ(kept.find(secret), std::string::npos) << "a secret on the disk or in the log";
    process.start();
}

TEST(BadClaims, text_that_looks_like_sql_is_text) {
    House house;
    const std::string sql = "'); DROP TABLE tables;--";
    Guest guest(house.port(), sql);
    EXPECT_EQ(guest.name, sql);
    const std::string code = guest.code_of_new_table(spicy_settings());
    guest.must({{"type", "sit"}});
    const auto raw = [&](Object request) {  // the schema would not let it pass
        const std::string nonce = fresh_nonce();
        request["nonce"] = nonce;
        guest.send_raw(json::serialize(request));
        return code_in(guest.answer(nonce));
    };
    for (const char* typed : {"' OR '1'='1", "%", "_", "\" OR 1=1 --"}) {
        EXPECT_EQ(raw({{"type", "open"}, {"code", typed}}), "no-such-table") << typed;
        EXPECT_EQ(raw({{"type", "record"}, {"table", typed}, {"game", 1}}), "no-such-table") << typed;
    }
    Guest other(house.port(), "Other");
    other.open(code);
    EXPECT_EQ(other.room.at("chairs").at(0).at("name").as_string(), sql);
}

TEST(BadClaims, numbers_out_of_range_are_refused_wherever_they_stand) {
    House house;
    Guest guest(house.port(), "Guest");
    guest.code_of_new_table(spicy_settings());
    const auto told = [&](const std::string& text) {
        guest.send_raw(text);
        Object answer;
        do {
            guest.hear_one();
            answer = guest.heard.back();
        } while (!answer.contains("error") && answer.at("type") != "ack");
        return answer.contains("error") ? std::string(answer.at("error").at("code").as_string()) : "ack";
    };
    for (const std::string number : {"-1", "9007199254740992", "1e400", "-1e400", "2.5", "1e2",
                                     "99999999999999999999", "NaN", "Infinity", "0x10", "\"4\""}) {
        EXPECT_EQ(told(R"({"type":"create","nonce":"a","settings":{"game":"spicy","seats":)" + number + "}}")
                      .substr(0, 4),
                  "bad-")
            << number;
        for (const char* message : {R"({"type":"sit","nonce":"a","seat":)",
                                    R"({"type":"open","nonce":"a","code":"AAAAAA","since":)",
                                    R"({"type":"record","nonce":"a","table":"t","game":)",
                                    R"({"type":"act","nonce":"a","action":{"do":"pass"},"seen":0,"card":)"})
            if (number != "1e2") EXPECT_EQ(told(message + number + "}"), "bad-message") << message << number;
        guest.drop();  // so much bad input on one line would close it
        guest.come_back();
    }
    EXPECT_TRUE(guest.connected());
}

TEST(BadClaims, after_the_end_nothing_is_played_and_nothing_lost) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    Driver driver(party.all(), 21);
    driver.run_to_the_end();
    const json::value end = party[0].game;
    for (Guest* guest : party.all())
        for (const char* what : {"pass", "let", "challenge"}) {
            Object request{{"type", "act"}, {"seen", guest->event}, {"action", {{"do", what}}}};
            request["card"] = guest->game.at("card");
            EXPECT_NE(guest->refusal(request), "") << what;
        }
    party[0].drop();
    party[0].come_back();
    EXPECT_EQ(party[0].game.at("state"), end.at("state"));
    expect_record_agrees(party[0], 1);
}

TEST(BadClaims, a_seat_at_one_table_is_none_at_another) {
    House house;
    Party here(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    Party there(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    here.start();
    there.start();
    Guest& player = here.whose_turn();
    const Object pass{
        {"type", "act"}, {"nonce", "same"}, {"seen", player.event}, {"action", {{"do", "pass"}}}};
    player.must(pass);
    player.open(there.code);
    const json::value state = there[0].state();
    EXPECT_EQ(player.refusal({{"type", "act"}, {"seen", 0}, {"action", {{"do", "pass"}}}}), "not-seated");
    EXPECT_EQ(player.refusal(pass), "not-seated") << "an answer given at one table is none at another";
    there.catch_up();
    EXPECT_EQ(there[0].state(), state);
    player.open(here.code);
    EXPECT_EQ(player.refusal(pass), "") << "and at the first it still stands";
    EXPECT_EQ(player.count("passed"), 1);
}

TEST(BadClaims, an_unfinished_game_has_no_record_and_a_closed_one_keeps_its_cards) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"finished", "sealed"}}), 2);
    party.start();
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    const Object record{{"type", "record"}, {"table", party[0].table}, {"game", 1}};
    EXPECT_EQ(party[0].refusal(record), "not-now");
    EXPECT_EQ(visitor.refusal(record), "not-now");
    Driver driver(party.all(), 22);
    driver.run_to_the_end();
    EXPECT_EQ(party[0].refusal(record), "forbidden");
    EXPECT_EQ(visitor.refusal(record), "forbidden");
    visitor.wait([&] { return visitor.phase() == "over"; });
    for (const json::value& hand : visitor.state().at("hands").as_array()) EXPECT_TRUE(hand.is_number());
}

TEST(BadClaims, delayed_spectators_hear_of_the_room_later_too) {
    House house;
    constexpr int delay = 3'600'000;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}, {"spectators", "delayed"}, {"delay", delay}}),
                2);
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    party.start();
    party[0].must({{"type", "pause"}, {"paused", true}});
    party[1].must({{"type", "vote"}, {"end", true}});
    Guest latecomer(house.port(), "Latecomer");
    latecomer.open(party.code);
    visitor.catch_up();
    latecomer.catch_up();
    for (Guest* guest : {&visitor, &latecomer}) {
        EXPECT_EQ(guest->phase(), "lobby");
        EXPECT_FALSE(guest->room.at("paused").as_bool());
        EXPECT_TRUE(guest->room.at("votes").as_array().empty());
        EXPECT_FALSE(guest->has_game());
        EXPECT_LT(guest->event, party[0].event);
    }
}

TEST(BadClaims, nobody_sees_two_hands_by_taking_over_seats_in_turn) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 4}, {"fill", "random"}}), 1);
    party.start();
    Guest visitor(house.port(), "Visitor");
    visitor.open(party.code);
    visitor.must({{"type", "take-over"}, {"seat", 1}});
    visitor.must({{"type", "stand"}});
    for (int seat = 2; seat < 4; ++seat)
        EXPECT_EQ(visitor.refusal({{"type", "take-over"}, {"seat", seat}}), "not-now");
    visitor.must({{"type", "take-over"}, {"seat", 1}});
    visitor.catch_up();
    for (int seat = 0; seat < 4; ++seat)
        EXPECT_EQ(visitor.state().at("hands").at(static_cast<std::size_t>(seat)).is_array(), seat == 1);
}

TEST(BadClaims, there_is_no_way_to_live_hands_or_commands_over_http) {
    House house;
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    const std::string hand = json::serialize(party[0].state().at("hands").at(0));
    for (const char* path :
         {"/admin", "/api/tables", "/tables", "/metrics", "/healthz", "/debug", "/hands"}) {
        const auto answer = net::test::Client(house.port()).get(path);
        EXPECT_EQ(answer.body.find(hand), std::string::npos) << path;
        EXPECT_EQ(answer.body.find(party[0].token), std::string::npos) << path;
        EXPECT_EQ(answer.body.find(party[0].table), std::string::npos) << path;
        const auto posted =
            net::test::Client(house.port())
                .request("POST " + std::string(path) +
                         " HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nContent-Length: 0\r\n");
        if (std::string_view(path) != "/metrics" && std::string_view(path) != "/healthz")
            EXPECT_GE(posted.status, 400) << path;
    }
    for (const char* type : {"admin", "list-all", "hands", "ban", "drain", "shutdown"}) {
        party[1].send_raw(std::string(R"({"type":")") + type + R"(","nonce":"a"})");
        EXPECT_EQ(party[1].next("trouble").at("error").at("code"), "bad-message") << type;
    }
}

}  // namespace scoville::server::test
