// Long work is done elsewhere, a little at a time and once, and only for those who may have it.
#include <deque>

#include <gtest/gtest.h>

#include "tests/house/player.h"

namespace scoville::house::test {
namespace {

Object settings(Object changes = {}) {
    Object all{{"game", "spicy"}, {"seats", 2},    {"fill", nullptr},
               {"window", 0},     {"turnTime", 0}, {"options", {{"endCard", 2}}}};
    for (const auto& [key, value] : changes) all[key] = value;
    return all;
}

// Does what it is asked when the test says so.
class Patient final : public Labour {
public:
    explicit Patient(StillHouse& house) : house_(house) { house.has_labour(this); }
    void run(Task work, Task then) override { jobs_.push_back({std::move(work), std::move(then)}); }
    void do_one() {
        auto [work, then] = std::move(jobs_.front());
        jobs_.pop_front();
        work();
        house_.post(std::move(then));
        ++done;
    }
    void do_all() {
        while (!jobs_.empty()) do_one();
    }
    std::size_t waiting() const { return jobs_.size(); }
    int done = 0;

private:
    StillHouse& house_;
    std::deque<std::pair<Task, Task>> jobs_;
};

// Two people who have played so many games.
struct Played {
    explicit Played(Object changes = {}, int games = 1) {
        anna.ask({{"type", "create"}, {"settings", settings(std::move(changes))}});
        ben.code = anna.code;
        ben.ask({{"type", "open"}, {"code", anna.code}});
        anna.ask({{"type", "sit"}});
        ben.ask({{"type", "sit"}});
        for (int game = 1; game <= games; ++game) {
            for (Player* one : {&anna, &ben}) one->ask({{"type", "ready"}, {"ready", true}});
            anna.ask({{"type", "start"}});
            for (int i = 0; i < 20 && anna.phase() != "playing"; ++i) {
                for (Player* one : {&anna, &ben}) one->listen();
                house.move_to(house.next());
            }
            anna.play_until([&] {
                ben.play_once();
                return anna.phase() == "over";
            });
            ben.listen();
            if (game < games) anna.ask({{"type", "rematch"}});
        }
    }
    StillHouse house{3};
    Player anna{house, "anna", 1}, ben{house, "ben", 2};
};

Object record(const std::string& table, int game = 1) {
    return {{"type", "record"}, {"table", table}, {"game", game}};
}
std::string key_of(const Object& answer) {
    if (answer.empty()) return "waits";
    return answer.at("type") == "refused" ? std::string(answer.at("error").at("key").as_string()) : "";
}

}  // namespace

TEST(Records, are_made_elsewhere_once_for_all_who_ask) {
    Played played;
    ASSERT_EQ(played.anna.phase(), "over");
    Patient labour(played.house);
    std::deque<Player> strangers;
    for (int i = 0; i < 30; ++i) {
        strangers.emplace_back(played.house, "stranger" + std::to_string(i), 10U + static_cast<unsigned>(i));
        EXPECT_EQ(key_of(strangers.back().ask(record(played.anna.table))), "waits");
    }
    EXPECT_EQ(labour.waiting(), 1U) << "one journal is read, not thirty";
    EXPECT_EQ(key_of(played.ben.ask({{"type", "chat"}, {"text", "anyone?"}})), "") << "nobody waits for it";
    labour.do_all();
    for (Player& one : strangers) {
        one.listen();
        EXPECT_EQ(one.heard("ack"), 1);
    }
    EXPECT_EQ(key_of(played.anna.ask(record(played.anna.table))), "");
    EXPECT_EQ(labour.done, 1) << "kept for a while";
}

TEST(Records, few_journals_are_read_at_once_and_few_may_wait) {
    Played played;
    Patient labour(played.house);
    int waiting = 0, refused = 0;
    std::deque<Player> strangers;
    for (int i = 0; i < 8; ++i) {
        strangers.emplace_back(played.house, "stranger" + std::to_string(i), 10U + static_cast<unsigned>(i));
        for (int game = 0; game < 5; ++game) {
            const std::string key =
                key_of(strangers.back().ask(record(played.anna.table, 10 * i + game + 2)));
            (key == "waits" ? waiting : refused) += 1;
        }
    }
    EXPECT_EQ(labour.waiting(), 2U);
    EXPECT_EQ(waiting, 26) << "two in hand, 24 in line";
    EXPECT_EQ(refused, 14);
    labour.do_all();
    strangers.back().listen();
    EXPECT_EQ(key_of(strangers.back().ask(record(played.anna.table))), "waits");
    labour.do_all();
}

TEST(Records, are_for_those_who_may_have_them) {
    Played closed({{"spectators", "no"}});
    Player eve(closed.house, "eve", 9);
    EXPECT_EQ(key_of(eve.ask(record(closed.anna.table))), "not-invited");
    EXPECT_EQ(key_of(closed.ben.ask(record(closed.anna.table))), "");
    EXPECT_EQ(key_of(eve.ask(record(closed.anna.table))), "not-invited") << "also when it is kept";
}

TEST(Waking, a_long_journal_is_read_elsewhere) {
    Played played({{"options", {{"endCard", 60}}}}, 10);
    for (Player* one : {&played.anna, &played.ben}) one->drop();
    played.house.move_to(played.house.time() + 300'000);
    ASSERT_EQ(played.house.counters().tables_slept, 1U);
    Patient labour(played.house);
    played.anna.connect();
    EXPECT_EQ(key_of(played.anna.ask({{"type", "open"}, {"code", played.anna.code}})), "waits");
    EXPECT_EQ(labour.waiting(), 1U);
    Player eve(played.house, "eve", 9);
    EXPECT_EQ(key_of(eve.ask({{"type", "create"}, {"settings", settings()}})), "") << "others are served";
    labour.do_all();
    played.anna.listen();
    EXPECT_EQ(played.anna.phase(), "over");
    EXPECT_EQ(played.anna.room().at("games"), 10);
}

}  // namespace scoville::house::test
