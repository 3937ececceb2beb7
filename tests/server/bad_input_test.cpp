// Bad input over the socket: each gets its error, the state stays as it is, and the server goes on.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

// Two at a table in the middle of a game, under the limits strangers meet.
struct Table {
    House house{quick(), net::Limits{}};
    Party party{house.port(), spicy_settings({}, {{"seats", 2}}), 2};
    Table() { party.start(); }

    // What a stranger's message gets: the code of the trouble or refusal.
    static std::string told(Guest& guest, std::string_view text) {
        guest.send_raw(text);
        for (;;) {
            const std::size_t before = guest.heard.size();
            guest.hear_one();
            if (guest.heard.size() == before) return "closed " + std::to_string(guest.close_code);
            const Object& got = guest.heard.back();
            if (got.at("type") == "trouble" || got.at("type") == "refused")
                return std::string(got.at("error").at("code").as_string());
            if (got.at("type") == "ack") return "ack";
        }
    }
    // The game as a new connection of each player sees it.
    json::array views() {
        json::array views;
        for (Guest* guest : party.all()) {
            Guest again(house.port(), guest->name, guest->token);
            again.open(party.code);
            views.push_back(again.game.at("state"));
            views.push_back(again.room);
            views.push_back(again.event);
        }
        return views;
    }
};

std::string nested(int depth) {
    return R"({"type":"ready","nonce":"a","ready":)" + std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']') + "}";
}

}  // namespace

TEST(BadInput, what_cannot_be_read_changes_nothing) {
    Table table;
    const json::array before = table.views();
    Guest& guest = table.party[1];
    for (const std::string& text : {
             std::string("{"),
             std::string(""),
             std::string("null"),
             std::string("[]"),
             std::string("\"hello\""),
             std::string("{}"),
             std::string(R"({"type":1})"),
             std::string(R"({"type":"cheat","nonce":"a"})"),
             std::string(R"({"type":"ready","nonce":"a","ready":true} x)"),
             std::string(R"({"type":"ready","nonce":"a","ready":true,"ready":false})"),
             std::string(R"({"type":"ready","type":"stand","nonce":"a","ready":true})"),
             std::string(R"({'type':'stand'})"),
             std::string(R"({"type":"stand"})"),
             nested(20),
             nested(3'000),
         })
        EXPECT_EQ(Table::told(guest, text), "bad-message") << text.substr(0, 100);
    EXPECT_EQ(table.views(), before);
    EXPECT_TRUE(guest.connected());
}

TEST(BadInput, fields_are_held_to_their_kind_and_range) {
    Table table;
    const json::array before = table.views();
    Guest& guest = table.party[0];
    const std::string act = R"({"type":"act","nonce":"a","action":{"do":"pass"},"seen":)";
    for (const std::string& text : {
             act + "-1}",
             act + "9007199254740992}",
             act + "1e400}",
             act + "1.5}",
             act + "\"1\"}",
             act + "null}",
             std::string(R"({"type":"remove","nonce":"a","seat":-1})"),
             std::string(R"({"type":"remove","nonce":"a","seat":6})"),
             std::string(R"({"type":"remove","nonce":"a","seat":"1"})"),
             std::string(R"({"type":"pause","nonce":"a","paused":1})"),
             std::string(R"({"type":"vote","nonce":"a","end":"true"})"),
             std::string(R"({"type":"list","nonce":"a","what":"all"})"),
             std::string(R"({"type":"record","nonce":"a","table":"t","game":0})"),
         })
        EXPECT_EQ(Table::told(guest, text), "bad-message") << text;
    EXPECT_EQ(table.views(), before);
}

TEST(BadInput, nonces_are_held_to_their_form) {
    Table table;
    Guest& guest = table.party[0];
    for (const std::string& nonce : {std::string(), std::string(33, 'a'), std::string("a b"), std::string("ä"), std::string("<>")})
        EXPECT_EQ(Table::told(guest, R"({"type":"pause","paused":true,"nonce":")" + nonce + "\"}"), "bad-message") << nonce;
    EXPECT_EQ(Table::told(guest, R"({"type":"pause","paused":true,"nonce":7})"), "bad-message");
    EXPECT_FALSE(guest.room.at("paused").as_bool());
}

TEST(BadInput, bad_actions_are_refused_and_change_nothing) {
    Table table;
    Guest& player = table.party.whose_turn();
    const json::array before = table.views();
    const auto act = [&](const std::string& action, const std::string& more = {}) {
        return Table::told(player, R"({"type":"act","nonce":")" + fresh_nonce() + R"(","seen":)" +
                                       std::to_string(player.event) + R"(,"action":)" + action + more + "}");
    };
    EXPECT_EQ(act("7"), "bad-action");
    EXPECT_EQ(act(R"({"do":"steal"})"), "bad-action");
    EXPECT_EQ(act(R"({"do":"card","card":"r1"})", R"(,"card":0)"), "bad-action") << "of another game";
    EXPECT_EQ(act(R"({"do":"play","card":"zz","declare":"c1"})", R"(,"card":0)"), "unknown-card");
    EXPECT_EQ(act(R"({"do":"play","card":"c1"})", R"(,"card":0)"), "bad-action");
    const std::string play = json::serialize(first_play(player.legal()));
    EXPECT_EQ(act(play), "bad-action") << "which card on top?";
    EXPECT_EQ(act(play, R"(,"card":99)"), "late");
    EXPECT_EQ(act(play, R"(,"card":-1)"), "bad-message");
    const json::array held = player.legal().at("play").at("cards").as_array();
    for (const char* card : {"c1", "w2", "p3", "c4", "w5", "p6", "c7", "w8", "p9"}) {
        if (std::find(held.begin(), held.end(), json::value(card)) != held.end()) continue;
        EXPECT_NE(act(std::string(R"({"do":"play","card":")") + card + R"(","declare":"c1"})", R"(,"card":0)"), "ack")
            << "a card one does not hold";
        break;
    }
    EXPECT_EQ(Table::told(player, R"({"type":"act","nonce":"future","seen":2000000000,"action":{"do":"pass"}})"), "bad-version");
    EXPECT_EQ(table.views(), before);
}

TEST(BadInput, the_seat_comes_from_who_one_is_not_from_what_one_says) {
    Table table;
    Guest& player = table.party.whose_turn();
    Guest& other = table.party[&player == &table.party[0] ? 1 : 0];
    const json::array before = table.views();
    const std::string seat = std::to_string(player.seat());
    EXPECT_EQ(Table::told(other, R"({"type":"act","nonce":"as","seat":)" + seat + R"(,"seen":1,"action":{"do":"pass","seat":)" + seat + "}}"),
              "not-your-turn");
    Guest stranger(table.house.port(), "Stranger");
    EXPECT_EQ(stranger.refusal({{"type", "stand"}}), "not-now") << "no table is open";
    EXPECT_EQ(stranger.refusal({{"type", "act"}, {"seen", 0}, {"action", {{"do", "pass"}}}}), "not-now");
    EXPECT_EQ(stranger.refusal({{"type", "chat"}, {"text", "hello?"}}), "not-now");
    EXPECT_EQ(table.views(), before);
}

TEST(BadInput, hello_comes_first_and_once) {
    House house;
    net::test::Client raw(house.port());
    ASSERT_EQ(raw.handshake("Origin: http://here\r\n", "/ws").status, 101);
    raw.send(net::test::frame(R"({"type":"list","nonce":"a","what":"public"})"));
    const json::value told = json::parse(raw.read_message().payload);
    EXPECT_EQ(told.at("type"), "refused");
    EXPECT_EQ(told.at("error").at("key"), "hello-first");
    raw.send(net::test::frame(R"({"type":"hello","protocol":2})"));
    EXPECT_EQ(json::parse(raw.read_message().payload).at("error").at("key"), "old-protocol");
    raw.send(net::test::frame(R"({"type":"hello","protocol":1})"));
    EXPECT_EQ(json::parse(raw.read_message().payload).at("type"), "welcome");
    raw.send(net::test::frame(R"({"type":"hello","protocol":1})"));
    EXPECT_EQ(json::parse(raw.read_message().payload).at("error").at("key"), "hello-twice");
}

TEST(BadInput, what_is_asked_before_the_welcome_is_answered_after_it) {
    House house;
    net::test::Client raw(house.port());
    ASSERT_EQ(raw.handshake("Origin: http://here\r\n", "/ws").status, 101);
    raw.send(net::test::frame(R"({"type":"hello","protocol":1})") +
             net::test::frame(R"({"type":"list","nonce":"a","what":"public"})"));
    EXPECT_EQ(json::parse(raw.read_message().payload).at("type"), "welcome");
    EXPECT_EQ(json::parse(raw.read_message().payload).at("nonce"), "a");
}

TEST(BadInput, a_frame_over_8_kib_is_1009) {
    Table table;
    Guest& guest = table.party[0];
    guest.send_raw(R"({"type":"chat","nonce":"a","text":")" + std::string(9 * 1024, 'x') + "\"}");
    while (guest.connected()) guest.hear_one();
    EXPECT_EQ(guest.close_code, 1009);
    guest.come_back();
    EXPECT_EQ(guest.phase(), "playing");
}

TEST(BadInput, bad_utf8_is_1007) {
    Table table;
    Guest& guest = table.party[0];
    guest.send_raw("{\"type\":\"chat\",\"nonce\":\"a\",\"text\":\"\xC3\x28\"}");
    while (guest.connected()) guest.hear_one();
    EXPECT_EQ(guest.close_code, 1007);
}

TEST(BadInput, floods_are_1008) {
    Table table;
    Guest& guest = table.party[0];
    for (int i = 0; i < 200; ++i) guest.send_raw(R"({"type":"unqueue","nonce":"a"})");
    while (guest.connected()) guest.hear_one();
    EXPECT_EQ(guest.close_code, 1008);
    Guest& other = table.party[1];
    for (int i = 0; i < 50; ++i) other.send_raw("garbage");
    while (other.connected()) other.hear_one();
    EXPECT_EQ(other.close_code, 1008);
    guest.come_back();
    other.come_back();
    Guest& player = table.party.whose_turn();
    EXPECT_EQ(code_in(player.answer(player.act({{"do", "pass"}}))), "") << "and the game goes on";
}

TEST(BadInput, a_foreign_page_gets_no_socket) {
    House house;
    EXPECT_EQ(net::test::Client(house.port()).handshake("Origin: http://elsewhere\r\n", "/ws").status, 403);
    EXPECT_EQ(net::test::Client(house.port()).handshake("Origin: http://here\r\n", "/socket").status, 404);
}

}  // namespace scoville::server::test
