// The house in a browser says what the server's says, and loses nothing that it has acknowledged.
#include <gtest/gtest.h>

#include "tests/browser/page.h"
#include "tests/browser/talk.h"

namespace scoville::browser::test {
namespace {

struct Talk {
    const char* game;
    const char* first;
    const char* second;
};

class BrowserHouse : public testing::TestWithParam<Talk> {};

std::string last_heard(const Page& page, std::string_view type) {
    const std::string begin = "{\"type\":\"" + std::string(type) + "\"";
    for (auto one = page.spoken().rbegin(); one != page.spoken().rend(); ++one)
        if (one->what == What::hears && one->text.starts_with(begin)) return one->text;
    return {};
}

std::string field(const std::string& text, const std::string& name) {
    const std::string key = "\"" + name + "\":\"";
    const auto at = text.find(key);
    if (at == std::string::npos) return {};
    return text.substr(at + key.size(), text.find('"', at + key.size()) - at - key.size());
}

// One table with a bot, and a game begun.
struct Begun {
    std::string token, table;
};
Begun begin(Page& page, const std::string& game = "spicy") {
    page.opens("a");
    page.says("a", R"({"type":"hello","protocol":1,"name":"Anna"})");
    Begun begun{.token = field(last_heard(page, "welcome"), "token"), .table = {}};
    page.says("a", R"({"type":"create","nonce":"1","settings":{"game":")" + game +
                       R"(","seats":3,"fill":"odds","window":0,"turnTime":0}})");
    begun.table = field(last_heard(page, "ack"), "table");
    page.says("a", R"({"type":"sit","nonce":"2"})");
    page.says("a", R"({"type":"ready","ready":true,"nonce":"3"})");
    page.says("a", R"({"type":"start","nonce":"4"})");
    page.move_to(30'000);
    return begun;
}

std::string come_back(Page& page, const Begun& begun) {
    page.opens("b");
    page.says("b", R"({"type":"hello","protocol":1,"token":")" + begun.token + "\"}");
    page.says("b", R"({"type":"open","nonce":"1","table":")" + begun.table + "\"}");
    return last_heard(page, "table");
}

}  // namespace

TEST_P(BrowserHouse, says_what_the_servers_says) {
    const auto& [game, first, second] = GetParam();
    const std::string said = talk(game, first, second, 5);
    EXPECT_NE(said.find("\"phase\":\"over\""), std::string::npos);
    Page page(5);
    EXPECT_TRUE(held(said, page) == said);
    EXPECT_TRUE(page.log().empty());
    Page alone(5, false);
    EXPECT_TRUE(held(said, alone) == said) << "without another worker";
    EXPECT_EQ(alone.questions(), 0);
}

INSTANTIATE_TEST_SUITE_P(Talks, BrowserHouse,
                         testing::Values(Talk{"spicy", "odds", "liar"}, Talk{"spicy", "master", "apprentice"},
                                         Talk{"schoten", "odds", "apprentice"}),
                         [](const auto& info) {
                             return std::string(info.param.game) + "_" + info.param.first;
                         });

TEST(BrowserStore, what_was_acknowledged_is_there_after_a_reload) {
    Page before(1);
    const Begun begun = begin(before);
    const std::string table = come_back(before, begun);
    ASSERT_NE(table.find("\"phase\":\"playing\""), std::string::npos);
    Page after(2, true, before.kept());
    const std::string again = come_back(after, begun);
    EXPECT_NE(again.find("\"phase\":\"playing\""), std::string::npos) << again.substr(0, 300);
    EXPECT_EQ(field(again, "head"), field(table, "head"));
}

TEST(BrowserStore, a_game_set_up_goes_on_from_its_position_also_after_a_reload) {
    Page before(1);
    before.opens("a");
    before.says("a", R"({"type":"hello","protocol":1,"name":"Anna"})");
    Begun begun{.token = field(last_heard(before, "welcome"), "token"), .table = {}};
    before.says(
        "a",
        R"({"type":"create","nonce":"1","settings":{"game":"spicy","seats":2,"fill":"master","window":0,"turnTime":0}})");
    begun.table = field(last_heard(before, "ack"), "table");
    before.says("a", R"({"type":"sit","nonce":"2","seat":1})");
    before.says(
        "a",
        R"({"type":"set-up","nonce":"3","record":"{\"record\":1,\"game\":\"spicy\",\"options\":{\"players\":2,\"start\":1},)"
        R"(\"setup\":{\"hands\":[[\"c9\",\"c8\",\"w2\"],[\"w7\",\"p5\"]]},\"actions\":[{\"seat\":1,\"do\":\"pass\"},{\"seat\":0,\"do\":\"pass\"}]}"})");
    before.says("a", R"({"type":"start","nonce":"4"})");
    before.move_to(30'000);
    const std::string table = come_back(before, begun);
    EXPECT_NE(table.find("\"w7\""), std::string::npos) << table.substr(0, 600);
    EXPECT_NE(table.find("\"phase\":\"playing\""), std::string::npos);
    Page after(2, true, before.kept());
    const std::string again = come_back(after, begun);
    EXPECT_NE(again.find("\"w7\""), std::string::npos) << again.substr(0, 600);
    EXPECT_EQ(field(again, "head"), field(table, "head"));
}

TEST(BrowserStore, a_damaged_journal_is_refused_and_the_other_tables_stay) {
    Page before(1);
    const Begun begun = begin(before);
    before.drops("a");
    const Begun other = begin(before);
    auto changed = before.kept();
    auto missing = before.kept();
    changed["entry/" + begun.table + "/00000001"][5] ^= 1;
    missing.erase("entry/" + begun.table + "/00000001");
    for (const auto& kept : {changed, missing}) {
        Page after(2, true, kept);
        EXPECT_EQ(come_back(after, begun), "");
        EXPECT_NE(last_heard(after, "refused"), "");
        EXPECT_FALSE(after.log().empty());
        after.says("b", R"({"type":"open","nonce":"9","table":")" + other.table + "\"}");
        EXPECT_EQ(last_heard(after, "table"), "") << "another person's";
    }
}

TEST(BrowserStore, rubbish_in_storage_is_left_alone) {
    Page page(1, true,
              {{"kept/", ""},
               {"person/x", "\1"},
               {"table/t_x", "{}"},
               {"table/t_y", "no"},
               {"member/", ""},
               {"member/t_z/p", ""},
               {"entry/t_x/00000000", "{}"}});
    EXPECT_NE(begin(page).table, "");
}

TEST(BrowserStore, a_full_device_is_told) {
    Page page(1);
    begin(page);
    page.keeping = store::Outcome::full;
    page.says("a", R"({"type":"rename","nonce":"7","name":"Anne"})");
    EXPECT_NE(last_heard(page, "refused").find("\"nonce\":\"7\""), std::string::npos);
    page.keeping = store::Outcome::ok;
    page.says("a", R"({"type":"rename","nonce":"8","name":"Anne"})");
    EXPECT_NE(last_heard(page, "ack").find("\"nonce\":\"8\""), std::string::npos);
}

TEST(BrowserStore, without_storage_nobody_is_let_in) {
    Page page(1, true, {{"kept/vault-key", "no key"}});
    page.opens("a");
    ASSERT_FALSE(page.spoken().empty());
    EXPECT_EQ(page.spoken().back().what, What::closed);
}

TEST(BrowserStore, a_forgotten_table_leaves_nothing) {
    Page page(1);
    const Begun begun = begin(page);
    EXPECT_FALSE(page.house().forget(begun.table)) << "someone looks";
    page.drops("a");
    EXPECT_TRUE(page.house().forget(begun.table));
    page.serve();
    for (const auto& [key, bytes] : page.kept()) EXPECT_EQ(key.find(begun.table), std::string::npos) << key;
}

TEST(BrowserThinkers, bots_think_here_when_the_other_worker_fails) {
    const std::string said = talk("schoten", "odds", "apprentice", 5);
    Page page(5);
    page.thinking = false;
    held(said, page);
    EXPECT_EQ(page.questions(), 1) << "it is asked once and then no more";
    EXPECT_EQ(page.spoken().empty(), false);
}

TEST(BrowserThinkers, a_question_that_was_changed_is_none) {
    Thinker thinker;
    EXPECT_EQ(thinker.think(""), std::nullopt);
    EXPECT_EQ(thinker.think("rubbish"), std::nullopt);
    EXPECT_EQ(thinker.think(std::string(200, '\0')), std::nullopt);
}

}  // namespace scoville::browser::test
