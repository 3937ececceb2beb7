// A game that goes on from a position instead of being dealt.
#include <boost/json.hpp>

#include "table/history.h"
#include "table/steps.h"
#include "tests/table/every_change.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

namespace json = boost::json;

// Seat 0 has declared a chili 2 with a pepper 5; seat 1 is to move.
const char* const middle = R"({"record":1,"game":"spicy","options":{"players":2,"endCard":9},)"
                           R"("setup":{"hands":[["p5","c4"],["w1","w2"]],"draw":["l1"]},)"
                           R"("actions":[{"seat":0,"do":"play","card":"p5","declare":"c2"}]})";
std::string good_middle() {
    std::string text = middle;
    text.replace(text.find("l1"), 2, "w9");
    return text;
}

// The host alone with a bot, all ready.
struct Practice {
    VirtualTable t{spicy_settings(2)};
    Practice() {
        t.come("ann");
        t.ask("ann", ask::Sit{0, {"s", "h"}});
        t.ask("ann", ask::SeatBot{1, "odds"});
        t.advance(100);
    }
    std::string set_up(const std::string& record) {
        const std::string nonce = t.ask("ann", ask::SetUp{record});
        t.advance(100);
        return t.code(nonce);
    }
    std::string start() {
        const std::string nonce = t.ask("ann", ask::Start{});
        t.advance(100);
        return t.code(nonce);
    }
};

TEST(SetUp, the_game_goes_on_from_there) {
    Practice p;
    ASSERT_EQ(p.set_up(good_middle()), "done");
    ASSERT_EQ(p.start(), "done");
    EXPECT_EQ(p.t.spicy(0).stack.size(), 1u);
    EXPECT_EQ(p.t.spicy(0).hands[0].size, 1);
    EXPECT_EQ(p.t.spicy(0).hands[1].size, 2);
    EXPECT_EQ(p.t.spicy(0).turn, 1);
    EXPECT_EQ(std::get<spicy::Options>(p.t.table().options()).above_end, 9);
    // Bots hear what has happened.
    EXPECT_FALSE(p.t.table().story(1, 0).empty());
}

TEST(SetUp, survives_a_restart_to_the_card) {
    Practice p;
    ASSERT_EQ(p.set_up(good_middle()), "done");
    p.t.restart(1'000);
    ASSERT_EQ(p.start(), "done");
    const std::string before = everyones_sight(p.t.table(), p.t.now);
    p.t.restart(1'000);
    EXPECT_EQ(everyones_sight(p.t.table(), p.t.now), before);
}

TEST(SetUp, its_record_tells_all_from_the_first_move_and_proves_nothing) {
    Practice p;
    ASSERT_EQ(p.set_up(good_middle()), "done");
    ASSERT_EQ(p.start(), "done");
    p.t.ask("ann", ask::Vote{true});
    p.t.advance(60'000);
    auto history = read_history(p.t.journal, p.t.vault());
    ASSERT_TRUE(history);
    ASSERT_EQ(history->games.size(), 1u);
    const json::value record = json::parse(record_with_steps(history->games[0]));
    EXPECT_EQ(record.at("setup"), json::parse(good_middle()).at("setup"));
    EXPECT_EQ(record.at("actions").at(0), json::parse(good_middle()).at("actions").at(0));
    EXPECT_EQ(record.as_object().count("fair"), 0u);
    EXPECT_EQ(record.as_object().count("seed"), 0u);
    EXPECT_GE(record.at("frames").as_array().size(), 2u);
}

TEST(SetUp, what_cannot_go_on_is_refused) {
    Practice p;
    EXPECT_EQ(p.set_up(""), "bad-settings");
    EXPECT_EQ(p.set_up(middle), "bad-settings");  // lemon is not in this box
    std::string illegal = good_middle();
    illegal.replace(illegal.find("c2"), 2, "c9");
    EXPECT_EQ(p.set_up(illegal), "bad-settings");
}

TEST(SetUp, not_where_another_person_sits) {
    Practice p;
    p.t.come("bob");
    p.t.ask("ann", ask::Remove{1});
    p.t.ask("bob", ask::Sit{1, {"s", "h"}});
    p.t.advance(100);
    EXPECT_EQ(p.set_up(good_middle()), "bad-settings");
}

TEST(SetUp, all_its_seats_must_be_taken) {
    Practice p;
    ASSERT_EQ(p.set_up(R"({"record":1,"game":"spicy","options":{"players":3},)"
                       R"("setup":{"hands":[["c1"],["c2"],["c3"]]},"actions":[]})"),
              "done");
    EXPECT_EQ(p.t.seating().chairs.size(), 3u);
    EXPECT_EQ(p.start(), "done");  // a bot fills the third
    EXPECT_EQ(p.t.seating().chairs[2].who, Who::bot);
}

TEST(SetUp, another_choice_of_settings_takes_it_back) {
    Practice p;
    ASSERT_EQ(p.set_up(good_middle()), "done");
    p.t.ask("ann", ask::Configure{spicy_settings(2)});
    p.t.advance(100);
    EXPECT_TRUE(p.t.seating().set_up.empty());
}

}  // namespace
}  // namespace scoville::table::test
