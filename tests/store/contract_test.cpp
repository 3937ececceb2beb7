// What every store promises, whatever it is made of.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/memory.h"
#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/support/private_postgres.h"

namespace scoville::store {
namespace {

using Strings = std::vector<std::string>;

struct Memory {
    std::unique_ptr<Store> open() { return open_memory(); }
};

struct Sqlite {
    std::unique_ptr<Store> open() { return open_sqlite({.path = folder.file()}); }
    Folder folder;
};

struct Postgres {
    std::unique_ptr<Store> open() { return open_postgres({.url = url, .renews_itself = true}); }
    std::string url = test::PrivatePostgres::shared().url();
};

template <class Kind>
class Contract : public testing::Test {
protected:
    Outcome append(Append append) { return put(*store, &Store::append, std::move(append)).outcome; }
    Outcome set_row(TableRow row) { return put(*store, &Store::set_row, std::move(row)).outcome; }
    Reply<Loaded> load(std::string table) { return get<Loaded>(*store, &Store::load, std::move(table)); }
    Outcome say(Said said) { return put(*store, &Store::say, std::move(said)).outcome; }
    Outcome save(Person person) { return put(*store, &Store::save_person, std::move(person)).outcome; }
    Reply<Person> person(std::string id) { return get<Person>(*store, &Store::person, std::move(id)); }

    Strings said(std::string table, std::size_t limit = 100) {
        Strings words;
        for (const Said& one : get<std::vector<Said>>(*store, &Store::said, std::move(table), limit).value)
            words.push_back(one.bytes);
        return words;
    }

    template <class... Given>
    Strings ids(Given... given) {
        const auto reply = get<Rows>(*store, given...);
        EXPECT_TRUE(reply.answer);
        Strings names;
        for (const TableRow& row : reply.value) names.push_back(row.id);
        return names;
    }

    Kind kind;
    std::unique_ptr<Store> store = kind.open();
};

using Kinds = testing::Types<Memory, Sqlite, Postgres>;
TYPED_TEST_SUITE(Contract, Kinds);

const std::string any_bytes("\0\xff' \";--\n\xc3", 10);

TYPED_TEST(Contract, an_appended_table_loads_as_it_was) {
    const TableRow row{"t1", "CODE", true, 7, 8, false, any_bytes};
    EXPECT_EQ(this->append({"t1", 0, {"a", any_bytes, ""}, row, {"p2", "p1"}, {}}), Outcome::ok);
    EXPECT_EQ(this->append(next_append("t1", 3, {"d"})), Outcome::ok);
    const auto loaded = this->load("t1");
    EXPECT_TRUE(loaded.answer);
    EXPECT_EQ(loaded.value, (Loaded{row, {"a", any_bytes, "", "d"}, {"p1", "p2"}}));
}

TYPED_TEST(Contract, a_table_may_begin_without_an_entry) {
    EXPECT_EQ(this->append(first_append("t1")), Outcome::ok);
    EXPECT_EQ(this->load("t1").value.entries, Strings{});
    EXPECT_EQ(this->append(next_append("t1", 0, {"a"})), Outcome::ok);
}

TYPED_TEST(Contract, what_is_not_there_is_missing) {
    EXPECT_EQ(this->load("t1").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->append(next_append("t1", 0, {"a"})), Outcome::missing);
    EXPECT_EQ(this->set_row(row_of("t1")), Outcome::missing);
    EXPECT_EQ(this->say({"t1", "p1", 1, "hello"}), Outcome::missing);
    EXPECT_EQ(this->person("p1").answer.outcome, Outcome::missing);
    EXPECT_EQ(put(*this->store, &Store::forget_person, "p1").outcome, Outcome::missing);
    EXPECT_EQ(put(*this->store, &Store::forget_table, "t1").outcome, Outcome::missing);
    EXPECT_EQ(put(*this->store, &Store::drop, "key").outcome, Outcome::missing);
    EXPECT_EQ(get<std::string>(*this->store, &Store::kept, "key").answer.outcome, Outcome::missing);
    EXPECT_EQ(get<TableRow>(*this->store, &Store::find_code, "CODE").answer.outcome, Outcome::missing);
    EXPECT_EQ(get<std::vector<Said>>(*this->store, &Store::said, "t1", 9u).answer.outcome, Outcome::missing);
}

TYPED_TEST(Contract, a_number_is_given_once_and_without_gaps) {
    EXPECT_EQ(this->append({.table = "t1", .first_seq = 1, .entries = {"b"}, .row = row_of("t1")}),
              Outcome::conflict);
    EXPECT_EQ(this->load("t1").answer.outcome, Outcome::missing) << "nothing of a conflict is kept";
    this->append(first_append("t1", {"a", "b"}));
    EXPECT_EQ(this->append(next_append("t1", 1, {"other b", "c"})), Outcome::conflict);
    EXPECT_EQ(this->append(next_append("t1", 3, {"d"})), Outcome::conflict);
    EXPECT_EQ(this->append(first_append("t1", {"z"})), Outcome::conflict);
    EXPECT_EQ(this->load("t1").value.entries, (Strings{"a", "b"}));
    EXPECT_EQ(this->store->stats().conflicts, 4u);
}

TYPED_TEST(Contract, a_refused_append_changes_no_row_and_no_member) {
    this->append(first_append("t1", {"a"}));
    Append late = next_append("t1", 0, {"b"});
    late.row = row_of("t1", 99);
    late.members = {"p1"};
    EXPECT_EQ(this->append(late), Outcome::conflict);
    EXPECT_EQ(this->load("t1").value, (Loaded{row_of("t1"), {"a"}, {}}));
}

TYPED_TEST(Contract, a_code_belongs_to_one_table) {
    TableRow row = row_of("t1");
    row.code = "CODE";
    EXPECT_EQ(this->append({.table = "t1", .entries = {"a"}, .row = row, .members = {"p1"}}), Outcome::ok);
    row.id = "t2";
    EXPECT_EQ(this->append({.table = "t2", .entries = {"a"}, .row = row, .members = {"p1"}}),
              Outcome::conflict);
    EXPECT_EQ(this->load("t2").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->append(first_append("t2")), Outcome::ok) << "no code: any number of tables";
    EXPECT_EQ(this->append(first_append("t3")), Outcome::ok);
    EXPECT_EQ(this->set_row(row), Outcome::conflict);
    EXPECT_EQ(get<TableRow>(*this->store, &Store::find_code, "CODE").value.id, "t1");
    EXPECT_EQ(get<TableRow>(*this->store, &Store::find_code, "").answer.outcome, Outcome::missing);
    row.id = "t1";
    row.code = "OTHER";
    EXPECT_EQ(this->set_row(row), Outcome::ok);
    EXPECT_EQ(get<TableRow>(*this->store, &Store::find_code, "CODE").answer.outcome, Outcome::missing);
    row.id = "t2";
    row.code = "CODE";
    EXPECT_EQ(this->set_row(row), Outcome::ok) << "a code given up is free";
    put(*this->store, &Store::forget_table, "t2");
    row.id = "t3";
    EXPECT_EQ(this->set_row(row), Outcome::ok) << "and so is that of a forgotten table";
}

TYPED_TEST(Contract, set_row_leaves_the_journal_alone) {
    this->append({.table = "t1", .entries = {"a"}, .row = row_of("t1"), .members = {"p1"}});
    const TableRow changed{"t1", "NEW", true, 10, 11, true, "other"};
    EXPECT_EQ(this->set_row(changed), Outcome::ok);
    EXPECT_EQ(this->load("t1").value, (Loaded{changed, {"a"}, {"p1"}}));
}

TYPED_TEST(Contract, lists_are_ordered_and_limited) {
    for (int i = 1; i <= 5; ++i) {
        TableRow row = row_of("t" + std::to_string(i), i);
        row.listed = i != 2;
        row.finished = i == 3;
        row.deadline_ms = i == 1 ? 0 : 100 - i;
        this->append({.table = row.id, .row = row, .members = {i % 2 == 0 ? "even" : "odd"}});
    }
    Store& store = *this->store;
    EXPECT_EQ(get<Rows>(store, &Store::listed, 1u).value.at(0).summary, "summary");
    EXPECT_EQ(this->ids(&Store::listed, 9u), (Strings{"t5", "t4", "t1"}));
    EXPECT_EQ(this->ids(&Store::listed, 2u), (Strings{"t5", "t4"}));
    EXPECT_EQ(this->ids(&Store::listed, std::size_t(-1)), (Strings{"t5", "t4", "t1"}));
    EXPECT_EQ(this->ids(&Store::tables_of, "odd", 9u), (Strings{"t5", "t3", "t1"}));
    EXPECT_EQ(this->ids(&Store::tables_of, "odd", 1u), (Strings{"t5"}));
    EXPECT_EQ(this->ids(&Store::tables_of, "nobody", 9u), Strings{});
    EXPECT_EQ(this->ids(&Store::due, 97, 9u), (Strings{"t5", "t4", "t3"}));
    EXPECT_EQ(this->ids(&Store::due, 1000, 1u), (Strings{"t5"}));
    EXPECT_EQ(this->ids(&Store::due, 94, 9u), Strings{});
    EXPECT_EQ(this->ids(&Store::tables, "", 2u), (Strings{"t1", "t2"}));
    EXPECT_EQ(this->ids(&Store::tables, "t2", 9u), (Strings{"t3", "t4", "t5"}));
}

TYPED_TEST(Contract, members_come_and_go_with_an_append) {
    this->append({.table = "t1", .row = row_of("t1"), .members = {"p1", "p2", "p1"}});
    EXPECT_EQ(this->append({.table = "t1", .entries = {"a"}, .members = {"p2"}, .left = {"p1", "stranger"}}),
              Outcome::ok);
    EXPECT_EQ(this->load("t1").value.members, Strings{"p2"});
    EXPECT_EQ(this->ids(&Store::tables_of, "p1", 9u), Strings{});
}

TYPED_TEST(Contract, a_person_is_found_by_id_and_by_secret) {
    const Person person{"p1", any_bytes, "Zoë", any_bytes, 5};
    EXPECT_EQ(this->save(person), Outcome::ok);
    EXPECT_EQ(this->person("p1").value, person);
    EXPECT_EQ(get<Person>(*this->store, &Store::person_by_secret, any_bytes).value, person);
    EXPECT_EQ(get<Person>(*this->store, &Store::person_by_secret, "x").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->save({"p1", "new", "Zed", "", 6}), Outcome::ok);
    EXPECT_EQ(this->person("p1").value, (Person{"p1", "new", "Zed", "", 6}));
    EXPECT_EQ(get<Person>(*this->store, &Store::person_by_secret, any_bytes).answer.outcome,
              Outcome::missing);
}

TYPED_TEST(Contract, a_secret_belongs_to_one_person) {
    this->save({"p1", "hash", "A", "", 1});
    EXPECT_EQ(this->save({"p2", "hash", "B", "", 1}), Outcome::conflict);
    EXPECT_EQ(this->person("p2").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->save({"p1", "other", "A", "", 1}), Outcome::ok);
    EXPECT_EQ(this->save({"p2", "hash", "B", "", 1}), Outcome::ok);
}

TYPED_TEST(Contract, a_forgotten_person_leaves_no_trace_but_the_journal) {
    this->save({"p1", "hash", "A", "", 1});
    this->append({.table = "t1", .entries = {"a"}, .row = row_of("t1"), .members = {"p1", "p2"}});
    this->say({"t1", "p1", 1, "mine"});
    this->say({"t1", "p2", 2, "yours"});
    EXPECT_EQ(put(*this->store, &Store::forget_person, "p1").outcome, Outcome::ok);
    EXPECT_EQ(this->person("p1").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->load("t1").value.members, Strings{"p2"});
    EXPECT_EQ(this->load("t1").value.entries, Strings{"a"});
    EXPECT_EQ(this->said("t1"), Strings{"yours"});
    EXPECT_EQ(this->save({"p3", "hash", "C", "", 1}), Outcome::ok) << "the secret is free";
}

TYPED_TEST(Contract, chat_keeps_the_last_words_in_order) {
    this->append(first_append("t1"));
    this->append(first_append("t2"));
    for (const char* word : {"a", "b", "c"}) this->say({"t1", "p1", 5, word});
    this->say({"t2", "p2", 1, any_bytes});
    EXPECT_EQ(this->said("t1"), (Strings{"a", "b", "c"}));
    EXPECT_EQ(this->said("t1", 2), (Strings{"b", "c"}));
    const auto reply = get<std::vector<Said>>(*this->store, &Store::said, "t2", 9u);
    EXPECT_EQ(reply.value, (std::vector<Said>{{"t2", "p2", 1, any_bytes}}));
}

TYPED_TEST(Contract, chat_is_forgotten_by_age) {
    this->append(first_append("t1"));
    for (int at = 1; at <= 4; ++at) this->say({"t1", "p1", at, std::to_string(at)});
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_said, 4, 2u).value, 2u);
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_said, 4, 2u).value, 1u);
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_said, 4, 2u).value, 0u);
    EXPECT_EQ(this->said("t1"), Strings{"4"});
}

TYPED_TEST(Contract, finished_tables_are_forgotten_by_age) {
    for (int i = 1; i <= 4; ++i) {
        TableRow row = row_of("t" + std::to_string(i), i);
        row.finished = i != 1;
        row.code = "C" + std::to_string(i);
        this->append({.table = row.id, .entries = {"a"}, .row = row, .members = {"p1"}});
        this->say({row.id, "p1", 1, "hello"});
    }
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_finished, 4, 1u).value, 1u);
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_finished, 4, 9u).value, 1u);
    EXPECT_EQ(this->ids(&Store::tables, "", 9u), (Strings{"t1", "t4"}));
    EXPECT_EQ(this->ids(&Store::tables_of, "p1", 9u), (Strings{"t4", "t1"}));
    EXPECT_EQ(this->append(first_append("t2")), Outcome::ok);
    EXPECT_EQ(this->said("t2"), Strings{}) << "the chat went with the table";
}

TYPED_TEST(Contract, abandoned_tables_are_forgotten_by_age) {
    for (int i = 1; i <= 4; ++i) {
        TableRow row = row_of("t" + std::to_string(i));
        row.touched_ms = i;
        row.finished = i == 2;
        this->append({.table = row.id, .row = row, .members = {"p1"}});
    }
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_abandoned, 4, 1u).value, 1u);
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_abandoned, 4, 9u).value, 1u);
    EXPECT_EQ(this->ids(&Store::tables, "", 9u), (Strings{"t2", "t4"}));
}

TYPED_TEST(Contract, people_at_no_table_are_forgotten_by_age) {
    for (int i = 1; i <= 4; ++i) this->save({"p" + std::to_string(i), std::to_string(i), "", "", i});
    this->append({.table = "t1", .row = row_of("t1"), .members = {"p1"}});
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_unseen, 4, 1u).value, 1u);
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_unseen, 4, 9u).value, 1u);
    EXPECT_TRUE(this->person("p1").answer);
    EXPECT_TRUE(this->person("p4").answer);
    EXPECT_FALSE(this->person("p2").answer);
}

TYPED_TEST(Contract, a_forgotten_table_may_begin_again) {
    this->append({.table = "t1", .entries = {"a"}, .row = row_of("t1"), .members = {"p1"}});
    EXPECT_EQ(put(*this->store, &Store::forget_table, "t1").outcome, Outcome::ok);
    EXPECT_EQ(this->load("t1").answer.outcome, Outcome::missing);
    EXPECT_EQ(this->append(first_append("t1", {"z"})), Outcome::ok);
    EXPECT_EQ(this->load("t1").value, (Loaded{row_of("t1"), {"z"}, {}}));
}

TYPED_TEST(Contract, a_quarantined_table_is_set_aside_and_says_why) {
    for (const char* id : {"t1", "t2"}) {
        const TableRow row{id, std::string("CODE-") + id, true, 5, 5, id == std::string("t1"), ""};
        this->append({.table = id, .entries = {"a"}, .row = row, .members = {"p1"}});
    }
    TableRow row = this->load("t1").value.row;
    EXPECT_EQ(put(*this->store, &Store::quarantine, "t1", "the chain is broken").outcome, Outcome::ok);
    const auto loaded = this->load("t1");
    EXPECT_EQ(loaded.answer.outcome, Outcome::damaged);
    EXPECT_EQ(loaded.answer.why, "the chain is broken");
    EXPECT_EQ(loaded.value, Loaded{});
    EXPECT_EQ(this->append(next_append("t1", 1, {"b"})), Outcome::damaged);
    EXPECT_EQ(this->set_row(row), Outcome::damaged);
    EXPECT_EQ(this->say({"t1", "p1", 1, "hello"}), Outcome::damaged);
    EXPECT_EQ(get<TableRow>(*this->store, &Store::find_code, "CODE-t1").answer.outcome, Outcome::damaged);
    EXPECT_EQ(this->ids(&Store::listed, 9u), Strings{"t2"});
    EXPECT_EQ(this->ids(&Store::due, 9, 9u), Strings{"t2"});
    EXPECT_EQ(this->ids(&Store::tables_of, "p1", 9u), Strings{"t2"});
    EXPECT_EQ(this->ids(&Store::tables, "", 9u), Strings{"t2"});
    EXPECT_EQ(get<std::size_t>(*this->store, &Store::forget_finished, 100, 9u).value, 0u)
        << "kept until someone has looked at it";
    put(*this->store, &Store::quarantine, "t1", "still broken");
    const auto set_aside = get<std::vector<Quarantined>>(*this->store, &Store::quarantined, 9u);
    EXPECT_EQ(set_aside.value, (std::vector<Quarantined>{{"t1", "still broken"}}));
    EXPECT_EQ(put(*this->store, &Store::forget_table, "t1").outcome, Outcome::ok);
    EXPECT_EQ(this->append(first_append("t1")), Outcome::ok);
}

TYPED_TEST(Contract, settings_are_kept_replaced_and_dropped) {
    EXPECT_EQ(put(*this->store, &Store::keep, "key", any_bytes).outcome, Outcome::ok);
    EXPECT_EQ(get<std::string>(*this->store, &Store::kept, "key").value, any_bytes);
    put(*this->store, &Store::keep, "key", "");
    const auto reply = get<std::string>(*this->store, &Store::kept, "key");
    EXPECT_TRUE(reply.answer);
    EXPECT_EQ(reply.value, "");
    EXPECT_EQ(put(*this->store, &Store::drop, "key").outcome, Outcome::ok);
    EXPECT_FALSE(get<std::string>(*this->store, &Store::kept, "key").answer);
}

TYPED_TEST(Contract, many_at_once_are_answered_once_each_in_order) {
    constexpr std::size_t count = 2000;
    std::vector<Outcome> answers;  // written by one thread of the store's only, until it is gone
    this->append(first_append("t1"));
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t seq = i % 10 == 9 ? 0 : i - i / 10;  // every tenth comes too late
        this->store->append(next_append("t1", seq, {std::to_string(seq)}),
                            [&](const Answer& answer) { answers.push_back(answer.outcome); });
    }
    EXPECT_EQ(put(*this->store, &Store::keep, "last", "").outcome, Outcome::ok);
    ASSERT_EQ(answers.size(), count);
    for (std::size_t i = 0; i < count; ++i)
        ASSERT_EQ(answers[i], i % 10 == 9 ? Outcome::conflict : Outcome::ok) << i;
    const auto loaded = this->load("t1");
    ASSERT_EQ(loaded.value.entries.size(), count - count / 10);
    for (std::size_t i = 0; i < loaded.value.entries.size(); ++i)
        ASSERT_EQ(loaded.value.entries[i], std::to_string(i));
    const Stats stats = this->store->stats();
    EXPECT_EQ(stats.batch.sum, count + 2);
    EXPECT_EQ(stats.batch.count, stats.commit_us.count);
    EXPECT_EQ(stats.waiting_writes, 0u);
}

TYPED_TEST(Contract, a_closing_store_answers_everything_first) {
    std::size_t answered = 0;
    for (int i = 0; i < 100; ++i)
        this->store->keep("key" + std::to_string(i), "",
                          [&](const Answer& answer) { answered += bool(answer); });
    this->store.reset();
    EXPECT_EQ(answered, 100u);
}

}  // namespace
}  // namespace scoville::store
