// What only a store that several nodes share can get right or wrong: who may write, and what becomes of a
// write whose answer was lost.
#include "store/postgres/postgres.h"

#include <array>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "store/postgres/schema.h"
#include "tests/store/asking.h"
#include "tests/support/private_postgres.h"
#include "tests/support/relay.h"

namespace scoville::store {
namespace {

using test::PrivatePostgres;
using test::Relay;
using namespace std::chrono_literals;
using Strings = std::vector<std::string>;

template <class Value, class... Parameters, class... Given>
Reply<Value> ask(Owners& owners, void (Owners::*call)(Parameters...), Given... given) {
    std::promise<Reply<Value>> promise;
    (owners.*call)(std::move(given)..., [&](Answer answer, Value value) {
        promise.set_value({std::move(answer), std::move(value)});
    });
    return promise.get_future().get();
}

template <class... Parameters, class... Given>
Answer tell(Owners& owners, void (Owners::*call)(Parameters...), Given... given) {
    std::promise<Answer> promise;
    (owners.*call)(std::move(given)..., [&](Answer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
}

class Postgres : public testing::Test {
protected:
    std::unique_ptr<SharedStore> node(const std::string& name, std::chrono::milliseconds lease = 60s) {
        return open_postgres({.url = url, .name = name, .lease = lease, .patience = 3s, .away = 200ms});
    }
    static Claim claim(SharedStore& store, const std::string& table) {
        return ask<Claim>(store, &Owners::claim, table).value;
    }
    static Outcome append(SharedStore& store, Append append) {
        return put(store, &Store::append, std::move(append)).outcome;
    }
    static Strings entries(SharedStore& store, const std::string& table) {
        return get<Loaded>(store, &Store::load, table).value.entries;
    }
    // A node whose lease has run out is removed by another, as soon as that may be.
    static void bury_one(SharedStore& by) {
        while (ask<std::size_t>(by, &Owners::bury).value == 0) std::this_thread::yield();
    }

    std::string url = PrivatePostgres::shared().url();
};

TEST_F(Postgres, a_table_belongs_to_who_made_it_until_it_is_let_go_of) {
    const auto a = node("a");
    const auto b = node("b");
    EXPECT_EQ(append(*a, first_append("t1", {"x"})), Outcome::ok);
    const Claim refused = claim(*b, "t1");
    EXPECT_FALSE(refused.mine);
    EXPECT_EQ(refused.owner, "a");
    EXPECT_GT(refused.left_ms, 0);
    EXPECT_EQ(append(*b, next_append("t1", 1, {"y"})), Outcome::conflict) << "only its owner writes";
    EXPECT_EQ(put(*b, &Store::set_row, row_of("t1")).outcome, Outcome::conflict);
    EXPECT_EQ(put(*b, &Store::say, Said{"t1", "p", 1, "z"}).outcome, Outcome::conflict);
    EXPECT_EQ(entries(*b, "t1"), Strings{"x"}) << "but everyone reads";
    EXPECT_TRUE(tell(*a, &Owners::let_go, "t1"));
    EXPECT_TRUE(claim(*b, "t1").mine);
    EXPECT_TRUE(claim(*b, "t1").mine) << "what is mine is claimed";
    EXPECT_EQ(append(*b, next_append("t1", 1, {"y"})), Outcome::ok);
    EXPECT_EQ(append(*a, next_append("t1", 2, {"z"})), Outcome::conflict);
}

TEST_F(Postgres, of_many_that_claim_at_once_one_gets_it) {
    const auto a = node("a");
    append(*a, first_append("t1"));
    tell(*a, &Owners::let_go, "t1");
    std::vector<std::unique_ptr<SharedStore>> all;
    for (const char* name : {"b", "c", "d", "e"}) all.push_back(node(name));
    std::vector<std::future<bool>> won;
    for (auto& store : all)
        won.push_back(std::async(std::launch::async, [&] { return claim(*store, "t1").mine; }));
    int winners = 0;
    for (auto& one : won) winners += one.get();
    EXPECT_EQ(winners, 1);
}

TEST_F(Postgres, who_was_removed_writes_nothing_more) {
    const auto a = node("a", 1ms);
    const auto b = node("b");
    append(*a, first_append("t1", {"x"}));
    bury_one(*b);
    EXPECT_TRUE(claim(*b, "t1").mine) << "what a dead node had is free";
    EXPECT_EQ(append(*a, next_append("t1", 1, {"late"})), Outcome::failed);
    EXPECT_EQ(put(*a, &Store::keep, "key", "late").outcome, Outcome::failed);
    EXPECT_FALSE(ask<Renewal>(*a, &Owners::renew).value.held);
    EXPECT_EQ(entries(*b, "t1"), Strings{"x"});
}

// The control: what the fence is for happens without it.
TEST_F(Postgres, without_the_fence_who_was_removed_writes_on) {
    const auto a = open_postgres({.url = url, .name = "a", .lease = 1ms, .fence = false});
    const auto b = node("b");
    append(*a, first_append("t1", {"x"}));
    bury_one(*b);
    EXPECT_TRUE(claim(*b, "t1").mine);
    EXPECT_EQ(append(*a, next_append("t1", 1, {"late"})), Outcome::ok);
    EXPECT_EQ(entries(*b, "t1"), (Strings{"x", "late"})) << "though the table is another's";
}

TEST_F(Postgres, a_lease_that_is_renewed_holds) {
    const auto a = node("a");
    const auto b = node("b");
    EXPECT_TRUE(ask<Renewal>(*a, &Owners::renew).value.held);
    EXPECT_EQ(ask<std::size_t>(*b, &Owners::bury).value, 0u);
    const auto nodes = ask<std::vector<NodeInfo>>(*b, &Owners::nodes).value;
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_EQ(nodes[0].name, "a");
    EXPECT_FALSE(nodes[0].self);
    EXPECT_TRUE(nodes[1].self);
}

TEST_F(Postgres, who_leaves_lets_go_of_everything_after_its_last_write) {
    auto a = node("a");
    const auto b = node("b");
    append(*a, first_append("t1"));
    a->append(next_append("t1", 0, {"last"}), [](const Answer&) {});
    EXPECT_TRUE(tell(*a, &Owners::leave));
    EXPECT_TRUE(claim(*b, "t1").mine);
    EXPECT_EQ(entries(*b, "t1"), Strings{"last"});
    EXPECT_EQ(ask<std::vector<NodeInfo>>(*b, &Owners::nodes).value.size(), 1u);
    EXPECT_EQ(append(*a, next_append("t1", 1, {"more"})), Outcome::failed);
}

TEST_F(Postgres, a_name_is_used_by_one_node_at_a_time) {
    const auto a = node("a", 10ms);
    const auto again = node("a", 200ms);
    EXPECT_EQ(ask<std::vector<NodeInfo>>(*again, &Owners::nodes).value.size(), 1u)
        << "the old lease ran out first";
    std::string why;
    const auto long_one = node("b", 60s);
    try {
        node("b", 1ms);
    } catch (const OpenError& error) {
        why = error.what();
    }
    EXPECT_NE(why.find("each needs a name of its own"), std::string::npos) << why;
}

TEST_F(Postgres, a_journal_of_a_later_program_is_not_for_this_node) {
    const auto later = open_postgres({.url = url, .name = "later", .formats = 2, .lease = 60s});
    const auto old = node("old");
    append(*later, first_append("t1", {"new words"}));
    tell(*later, &Owners::let_go, "t1");
    const Claim claimed = claim(*old, "t1");
    EXPECT_FALSE(claimed.mine);
    EXPECT_TRUE(claimed.newer);
    EXPECT_EQ(claimed.owner, "later") << "which can read it";
    EXPECT_TRUE(claim(*later, "t1").mine);
}

TEST_F(Postgres, an_entry_of_a_later_program_marks_the_table_that_an_earlier_one_made) {
    const auto old = node("old");
    const auto later = open_postgres({.url = url, .name = "later", .formats = 2, .lease = 60s});
    append(*old, first_append("t1"));
    tell(*old, &Owners::let_go, "t1");
    ASSERT_TRUE(claim(*later, "t1").mine);
    EXPECT_EQ(append(*later, next_append("t1", 0, {"x"})), Outcome::ok);  // without its row
    tell(*later, &Owners::let_go, "t1");
    EXPECT_TRUE(claim(*old, "t1").newer);
}

TEST_F(Postgres, one_node_at_a_time_forgets_what_is_old) {
    const auto a = node("a");
    append(*a, first_append("t1"));
    put(*a, &Store::say, Said{"t1", "p1", 1, "hello"});
    pq::Link other(url, 5s);
    other.open();
    other.ask("BEGIN");
    other.ask("SELECT pg_advisory_xact_lock(1399025527)");  // as a node does that forgets
    EXPECT_EQ(get<std::size_t>(*a, &Store::forget_said, 9, 9u).value, 0u);
    other.ask("COMMIT");
    EXPECT_EQ(get<std::size_t>(*a, &Store::forget_said, 9, 9u).value, 1u);
}

TEST_F(Postgres, what_a_dead_node_left_with_a_deadline_is_due_at_once) {
    const auto a = node("a", 1ms);
    const auto b = node("b");
    for (const char* id : {"t1", "t2"}) {
        TableRow row = row_of(id);
        row.deadline_ms = id[1] == '1' ? 1'000'000 : 0;
        append(*a, {.table = id, .row = row});
    }
    EXPECT_TRUE(get<Rows>(*b, &Store::due, 1, 9u).value.empty());
    bury_one(*b);
    const Rows due = get<Rows>(*b, &Store::due, 1, 9u).value;
    ASSERT_EQ(due.size(), 1u);
    EXPECT_EQ(due[0].id, "t1");
}

TEST_F(Postgres, bans_are_rows_with_a_version) {
    const auto a = node("a");
    const auto b = node("b");
    const auto version = ask<Renewal>(*b, &Owners::renew).value.bans_version;
    EXPECT_TRUE(tell(*a, &Owners::put_ban, BanRow{"p_1", 5, "why"}));
    EXPECT_TRUE(tell(*b, &Owners::put_ban, BanRow{"p_2", 0, ""}));
    EXPECT_EQ(ask<Renewal>(*b, &Owners::renew).value.bans_version, version + 2);
    EXPECT_EQ(ask<std::vector<BanRow>>(*a, &Owners::bans).value,
              (std::vector<BanRow>{{"p_1", 5, "why"}, {"p_2", 0, ""}}));
    EXPECT_TRUE(tell(*b, &Owners::lift_ban, "p_1"));
    EXPECT_EQ(tell(*b, &Owners::lift_ban, "p_1").outcome, Outcome::missing);
}

TEST_F(Postgres, what_is_kept_first_stays) {
    const auto a = node("a");
    const auto b = node("b");
    EXPECT_EQ(ask<std::string>(*a, &Owners::keep_first, "key", "mine").value, "mine");
    EXPECT_EQ(ask<std::string>(*b, &Owners::keep_first, "key", "other").value, "mine");
}

TEST_F(Postgres, two_tables_with_one_code_in_one_batch_are_told_apart) {
    const auto a = open_postgres({.url = url, .lease = 60s, .gathers = true});
    std::array<std::promise<Outcome>, 4> answers;
    for (int i = 0; i < 4; ++i) {
        TableRow row = row_of("t" + std::to_string(i));
        row.code = i == 1 || i == 2 ? "CODE" : "";
        a->append({.table = row.id, .entries = {"x"}, .row = row}, [&, i](const Answer& answer) {
            answers[static_cast<std::size_t>(i)].set_value(answer.outcome);
        });
    }
    a->release();
    EXPECT_EQ(answers[0].get_future().get(), Outcome::ok);
    EXPECT_EQ(answers[1].get_future().get(), Outcome::ok);
    EXPECT_EQ(answers[2].get_future().get(), Outcome::conflict);
    EXPECT_EQ(answers[3].get_future().get(), Outcome::ok);
}

// ---- bad lines ----

class BadLine : public Postgres {
protected:
    BadLine() { url = PrivatePostgres::by_way_of(relay.folder(), direct); }

    std::string direct = url;
    Relay relay{PrivatePostgres::shared().socket()};
};

TEST_F(BadLine, a_write_whose_answer_was_lost_is_unsure_and_a_load_tells) {
    const auto a = node("a");
    append(*a, first_append("t1"));
    relay.keeps_answers = true;
    std::promise<Outcome> answer;
    a->append(next_append("t1", 0, {"x"}), [&](const Answer& got) { answer.set_value(got.outcome); });
    const auto watch = open_postgres({.url = direct, .name = "w", .lease = 60s});
    while (entries(*watch, "t1").empty()) std::this_thread::yield();  // it is there, but nobody was told
    relay.cut();
    relay.keeps_answers = false;
    EXPECT_EQ(answer.get_future().get(), Outcome::unsure);
    EXPECT_EQ(entries(*a, "t1"), Strings{"x"});
    EXPECT_EQ(append(*a, next_append("t1", 1, {"y"})), Outcome::ok);
    EXPECT_EQ(a->stats().unsure, 1u);
}

TEST_F(BadLine, what_was_told_unsure_and_was_not_there_never_comes) {
    const auto a = node("a");
    append(*a, first_append("t1"));
    relay.keeps_questions = true;
    std::promise<Outcome> answer;
    a->append(next_append("t1", 0, {"x"}), [&](const Answer& got) { answer.set_value(got.outcome); });
    while (relay.kept() == 0) std::this_thread::yield();
    relay.cut();
    relay.keeps_questions = false;
    EXPECT_EQ(answer.get_future().get(), Outcome::unsure);
    EXPECT_EQ(entries(*a, "t1"), Strings{}) << "it had not arrived";
    relay.deliver();  // and now it does
    EXPECT_EQ(append(*a, next_append("t1", 0, {"other"})), Outcome::ok);
    EXPECT_EQ(append(*a, next_append("t1", 1, {"more"})), Outcome::ok);
    EXPECT_EQ(entries(*a, "t1"), (Strings{"other", "more"}));
}

TEST_F(BadLine, reads_and_writes_go_on_after_the_line_broke_between_them) {
    const auto a = node("a");
    append(*a, first_append("t1", {"x"}));
    EXPECT_EQ(entries(*a, "t1"), Strings{"x"});
    relay.cut();
    EXPECT_EQ(entries(*a, "t1"), Strings{"x"});
    const Outcome outcome = append(*a, next_append("t1", 1, {"y"}));
    EXPECT_TRUE(outcome == Outcome::ok || outcome == Outcome::unsure);
    EXPECT_LE(entries(*a, "t1").size(), 2u);
}

TEST_F(BadLine, without_a_database_a_write_fails_and_the_next_one_succeeds) {
    const auto a = node("a");
    relay.refuses = true;
    relay.cut();
    Outcome outcome = Outcome::ok;
    std::promise<Outcome> answer;
    a->keep("key", "x", [&](const Answer& got) { answer.set_value(got.outcome); });
    // The writer may have had the line in hand when it broke: then it waits until it is sure.
    auto told = answer.get_future();
    if (told.wait_for(2s) != std::future_status::ready) relay.refuses = false;
    outcome = told.get();
    EXPECT_TRUE(outcome == Outcome::failed || outcome == Outcome::unsure);
    relay.refuses = false;
    EXPECT_EQ(put(*a, &Store::keep, "key", "y").outcome, Outcome::ok);
}

// ---- opening ----

TEST_F(Postgres, everything_is_there_after_a_restart) {
    {
        const auto a = node("a");
        append(*a, {.table = "t1", .entries = {"x"}, .row = row_of("t1"), .members = {"p1"}});
        put(*a, &Store::keep, "key", "bytes");
    }
    const auto a = node("a");
    EXPECT_EQ(get<Loaded>(*a, &Store::load, "t1").value, (Loaded{row_of("t1"), {"x"}, {"p1"}}));
    EXPECT_EQ(get<std::string>(*a, &Store::kept, "key").value, "bytes");
    EXPECT_TRUE(claim(*a, "t1").mine);
    EXPECT_EQ(append(*a, next_append("t1", 1, {"y"})), Outcome::ok);
}

TEST_F(Postgres, a_schema_that_is_newer_is_used_if_it_says_so_and_refused_if_not) {
    pq::Link link(url, 5s);
    link.open();
    const auto known = pq::schema_steps();
    std::vector<pq::Step> later(known.begin(), known.end());
    later.push_back({"ALTER TABLE people ADD COLUMN more bigint", 1});
    pq::migrate(link, later);
    EXPECT_NO_THROW(node("a")) << "one that older programs can live with";
    later.push_back({"ALTER TABLE people ADD COLUMN most bigint", 3});
    pq::migrate(link, later);
    EXPECT_THROW(node("a"), OpenError);
}

TEST_F(Postgres, what_cannot_be_used_is_said_without_the_password) {
    try {
        open_postgres({.url = "postgresql://me:secret@127.0.0.1:1/x"});
        FAIL();
    } catch (const OpenError& error) {
        EXPECT_EQ(std::string(error.what()).find("secret"), std::string::npos) << error.what();
    }
}

}  // namespace
}  // namespace scoville::store
