// What is older than the host wants to keep is forgotten, all of it, however much there is; the rest stays.
#include "server/retention.h"

#include <future>

#include <gtest/gtest.h>

#include "fair/vault.h"
#include "server/ports.h"
#include "store/memory.h"

namespace scoville::server::test {

namespace {

constexpr std::int64_t day_ms = 24 * 3600 * 1000;

struct Keeper {
    net::Loop loop;
    std::unique_ptr<store::Store> store = store::open_memory();
    Ports ports{loop, *store, 1};
    fair::Vault vault{fair::new_vault_key(ports.chance)};
    house::Env inside{.hours = ports.hours,
                      .store = ports.store,
                      .thinkers = ports.bots,
                      .chance = ports.chance,
                      .vault = vault,
                      .timing = {},
                      .log = [](Severity, std::string_view, std::string_view, std::string_view) {}};
    Env env{.house = inside, .bots = ports.bots};

    void table(const std::string& id, bool finished, int days_ago) {
        store::TableRow row{.id = id, .touched_ms = env.now().utc - days_ago * day_ms, .finished = finished};
        store->append({.table = id, .row = row}, [](const store::Answer& answer) { EXPECT_TRUE(answer); });
    }
    void chat(const std::string& at_table, int days_ago) {
        store->say(
            {.table = at_table, .person = "p", .at_ms = env.now().utc - days_ago * day_ms, .bytes = "hi"},
            [](const store::Answer& answer) { EXPECT_TRUE(answer); });
    }
    std::size_t lines(const std::string& at_table) {
        std::size_t count = 0;
        store->said(at_table, 1'000, [&](const store::Answer&, const auto& said) { count = said.size(); });
        return count;
    }
    std::vector<std::string> tables() {
        std::vector<std::string> ids;
        store->tables("", 1'000, [&](const store::Answer&, const store::Rows& rows) {
            for (const store::TableRow& row : rows) ids.push_back(row.id);
        });
        return ids;
    }
    // Serves until it is true.
    void run_until(const std::function<bool()>& done) {
        std::function<void()> look = [&] {
            if (done()) return loop.stop();
            again = loop.after(std::chrono::milliseconds(10), look);
        };
        loop.post(look);
        loop.run();
    }
    net::Timer again;
};

}  // namespace

TEST(Retention, forgets_all_that_is_too_old_and_nothing_else) {
    Keeper keeper;
    keeper.env.host = {.keep_finished_days = 10, .keep_abandoned_days = 20, .keep_chat_days = 5};
    keeper.table("kept", true, 9);
    keeper.table("finished", true, 11);
    keeper.table("resting", false, 19);
    keeper.table("abandoned", false, 21);
    for (int i = 0; i < 130; ++i) keeper.chat("kept", 6);  // more than is forgotten at once
    for (int i = 0; i < 7; ++i) keeper.chat("kept", 4);
    Retention retention(keeper.env);
    retention.start();
    keeper.run_until([&] { return keeper.lines("kept") == 7 && keeper.tables().size() == 2; });
    EXPECT_EQ(keeper.tables(), (std::vector<std::string>{"kept", "resting"}));
}

// A machine whose clock stands 500 days ahead: what a host would have lost is noticed first.
TEST(Retention, a_clock_that_jumped_forgets_nothing_at_once) {
    const table::Now then{0, 1'000 * day_ms};
    Calendar calendar;
    calendar.begin(500 * day_ms, then);
    EXPECT_EQ(calendar.today(then), 500 * day_ms);
    EXPECT_EQ(calendar.behind(then), 500 * day_ms);
    const table::Now an_hour_later{3'600'000, then.utc + 3'600'000};
    EXPECT_EQ(calendar.today(an_hour_later), 501 * day_ms) << "a day an hour";
    const table::Now put_right{3'600'001, 500 * day_ms};
    EXPECT_EQ(calendar.today(put_right), 500 * day_ms);
    Calendar fresh;
    fresh.begin(0, then);
    EXPECT_EQ(fresh.today(then), then.utc);
}

TEST(Retention, what_the_clock_was_is_kept_with_the_data) {
    Keeper keeper;
    keeper.env.host = {.keep_finished_days = 10};
    keeper.table("finished", true, 11);
    keeper.store->keep("forgetting-day", std::to_string(keeper.env.now().utc - 500 * day_ms),
                       [](const store::Answer& answer) { EXPECT_TRUE(answer); });
    Retention retention(keeper.env);
    retention.start();
    std::string kept;
    keeper.run_until([&] {
        keeper.store->kept("forgetting-day", [&](const store::Answer&, std::string day) { kept = day; });
        return kept.size() == 13;
    });
    EXPECT_EQ(keeper.tables().size(), 1U);
}

TEST(Retention, keeps_for_ever_what_it_is_told_to) {
    Keeper keeper;
    keeper.env.host = {.keep_finished_days = 0, .keep_abandoned_days = 0, .keep_chat_days = 1};
    keeper.table("old", true, 10'000);
    keeper.table("older", false, 10'000);
    keeper.chat("old", 10'000);
    Retention retention(keeper.env);
    retention.start();
    keeper.run_until([&] { return keeper.lines("old") == 0; });
    EXPECT_EQ(keeper.tables().size(), 2U);
}

}  // namespace scoville::server::test
