// Entries on their way from a commit to the journal (store/sqlite/recent.h).
#include <filesystem>
#include <fstream>
#include <future>

#include <gtest/gtest.h>

#include "store/sqlite/file.h"
#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/store/raw_sqlite.h"

namespace scoville::store {
namespace {

namespace fs = std::filesystem;

std::string name(int i) { return "t" + std::to_string(i); }

// The file as a crash leaves it: a copy made while it is served.
std::string copy_of(const Folder& folder, const char* to) {
    for (const char* part : {"", "-wal"}) fs::copy_file(folder.file() + part, folder.file(to) + part);
    return folder.file(to);
}

void fill(Store& store, int tables, int entries) {
    for (int i = 0; i < tables; ++i) put(store, &Store::append, first_append(name(i), {"first"}));
    for (int e = 1; e < entries; ++e)
        for (int i = 0; i < tables; ++i)
            put(store, &Store::append,
                next_append(name(i), static_cast<std::uint64_t>(e), {std::string(300, 'e')}));
}

TEST(Recent, entries_come_in_the_order_of_commits_and_go_home_when_the_store_closes) {
    const Folder folder;
    {
        const auto store = open_sqlite({.path = folder.file()});
        fill(*store, 5, 3);
        RawSqlite raw(folder.file());
        EXPECT_EQ(raw.number("SELECT count(*) FROM recent"), 15);
        EXPECT_EQ(raw.number("SELECT count(*) FROM journal"), 0);
        EXPECT_EQ(get<Loaded>(*store, &Store::load, "t3").value.entries.size(), 3u);
    }
    RawSqlite raw(folder.file());
    EXPECT_EQ(raw.number("SELECT count(*) FROM recent"), 0);
    EXPECT_EQ(raw.number("SELECT count(*) FROM journal"), 15);
    EXPECT_EQ(raw.number("SELECT max(seq) FROM journal WHERE table_id = 't4'"), 2);
}

TEST(Recent, after_a_crash_nothing_is_missing_and_the_fence_holds) {
    const Folder folder;
    const auto crashed = open_sqlite({.path = folder.file()});
    fill(*crashed, 5, 3);
    const auto store = open_sqlite({.path = copy_of(folder, "copy.db")});
    EXPECT_EQ(RawSqlite(folder.file("copy.db")).number("SELECT count(*) FROM recent"), 0);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(get<Loaded>(*store, &Store::load, name(i)).value.entries.size(), 3u) << i;
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 2, {"again"})).outcome, Outcome::conflict);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 4, {"gap"})).outcome, Outcome::conflict);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 3, {"next"})).outcome, Outcome::ok);
}

TEST(Recent, the_fence_holds_while_entries_are_recent) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file()});
    fill(*store, 3, 2);
    // Whatever the writer remembers is forgotten when a table goes.
    EXPECT_EQ(put(*store, &Store::quarantine, "t0", "why").outcome, Outcome::ok);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 1, {"again"})).outcome, Outcome::conflict);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 2, {"next"})).outcome, Outcome::ok);
    EXPECT_EQ(put(*store, &Store::forget_table, "t1").outcome, Outcome::ok);
    EXPECT_EQ(RawSqlite(folder.file()).number("SELECT count(*) FROM journal WHERE table_id = 't1'"), 0);
    EXPECT_EQ(put(*store, &Store::append, next_append("t2", 2, {"next"})).outcome, Outcome::ok);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t2").value.entries.size(), 3u);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").answer.outcome, Outcome::missing);
    EXPECT_EQ(put(*store, &Store::append, first_append("t1", {"anew"})).outcome, Outcome::ok);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries, std::vector<std::string>{"anew"});
}

TEST(Recent, there_are_never_many) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file()});
    put(*store, &Store::append, first_append("t1", {"first"}));
    const std::vector<std::string> hundred(100, "e");
    for (int i = 0; i < 100; ++i)
        put(*store, &Store::append, next_append("t1", static_cast<std::uint64_t>(1 + 100 * i), hundred));
    EXPECT_LT(RawSqlite(folder.file()).number("SELECT count(*) FROM recent"), 5'000);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries.size(), 10'001u);
    EXPECT_EQ(look_over(folder.file())->entries, 10'001);
}

TEST(Recent, a_commit_of_many_tables_writes_few_pages) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file(), .gathers = true});
    constexpr int tables = 100;
    const auto append_all = [&](const auto& append) {
        std::vector<std::future<Answer>> answers;
        for (int i = 0; i < tables; ++i) {
            auto promise = std::make_shared<std::promise<Answer>>();
            answers.push_back(promise->get_future());
            store->append(append(i), [promise](Answer answer) { promise->set_value(std::move(answer)); });
        }
        store->release();
        for (auto& answer : answers) EXPECT_EQ(answer.get().outcome, Outcome::ok);
    };
    append_all([](int i) { return first_append(name(i), {"first"}); });
    const auto size = [&] { return fs::file_size(folder.file() + "-wal"); };
    const auto before = size();
    append_all([](int i) { return next_append(name(i), 1, {std::string(300, 'e')}); });
    EXPECT_LT(size() - before, 20u * 4096) << "a page for each table would be 100";
}

// A crash and a bad disk at once: what was written last is gone, and nobody may go on as if it had never
// been.
TEST(Recent, where_the_last_entries_cannot_be_read_unfinished_tables_are_set_aside) {
    const Folder folder;
    const auto crashed = open_sqlite({.path = folder.file()});
    fill(*crashed, 40, 3);
    Append last = next_append("t7", 3, {"end"});
    last.row = TableRow{.id = "t7", .finished = true};
    put(*crashed, &Store::append, last);
    const std::string path = copy_of(folder, "copy.db");
    RawSqlite(path).run("PRAGMA wal_checkpoint(TRUNCATE)");
    const std::int64_t victim = RawSqlite(path).number(
        "SELECT pageno FROM dbstat WHERE name = 'recent' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 "
        "OFFSET 2");
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp((victim - 1) * 4096);
    file << std::string(4096, '\x07');
    file.close();

    EXPECT_THROW(open_sqlite({.path = path}), OpenError);
    const auto store = open_sqlite({.path = path, .serve_damaged = true});
    for (int i = 0; i < 40; ++i)
        if (i != 7) EXPECT_EQ(get<Loaded>(*store, &Store::load, name(i)).answer.outcome, Outcome::damaged);
    EXPECT_EQ(put(*store, &Store::append, first_append("zz", {"a"})).outcome, Outcome::ok);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "zz").value.entries.size(), 1u);
}

}  // namespace
}  // namespace scoville::store
