// What only the store on disk can get right or wrong: opening, sharing, lasting, copying.
#include "store/sqlite/sqlite.h"

#include <fstream>
#include <future>
#include <string>
#include <sys/stat.h>
#include <thread>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "tests/store/asking.h"
#include "tests/store/raw_sqlite.h"

namespace scoville::store {
namespace {

std::string refusal(const SqliteOptions& options) {
    try {
        open_sqlite(options);
    } catch (const OpenError& error) {
        return error.what();
    }
    return "opened";
}

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

class Sqlite : public testing::Test {
protected:
    std::unique_ptr<Store> open() { return open_sqlite({.path = path}); }

    Folder folder;
    std::string path = folder.file();
};

TEST_F(Sqlite, everything_is_there_after_a_restart) {
    {
        const auto store = open();
        put(*store, &Store::append,
            Append{.table = "t1", .entries = {"a", "b"}, .row = row_of("t1"), .members = {"p1"}});
        put(*store, &Store::save_person, Person{"p1", "hash", "Ann", "about", 5});
        put(*store, &Store::say, Said{"t1", "p1", 5, "hello"});
        put(*store, &Store::keep, "key", "bytes");
        put(*store, &Store::quarantine, "t9", "why");
    }
    const auto store = open();
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value, (Loaded{row_of("t1"), {"a", "b"}, {"p1"}}));
    EXPECT_EQ(get<Person>(*store, &Store::person_by_secret, "hash").value.name, "Ann");
    EXPECT_EQ(get<std::vector<Said>>(*store, &Store::said, "t1", 9u).value.size(), 1u);
    EXPECT_EQ(get<std::string>(*store, &Store::kept, "key").value, "bytes");
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t9").answer.outcome, Outcome::damaged);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", 2, {"c"})).outcome, Outcome::ok);
}

TEST_F(Sqlite, only_its_owner_can_read_the_file) {
    const auto store = open();
    put(*store, &Store::keep, "key", "bytes");
    for (const char* ending : {"", "-wal"}) {
        struct stat file{};
        ASSERT_EQ(::stat((path + ending).c_str(), &file), 0);
        EXPECT_EQ(file.st_mode & 0777, 0600u) << ending;
    }
}

TEST_F(Sqlite, two_servers_cannot_share_a_file) {
    auto first = open();
    EXPECT_TRUE(says(refusal({.path = path}), "another server is using it")) << refusal({.path = path});
    std::filesystem::create_symlink(path, folder.file("other-name.db"));
    EXPECT_TRUE(says(refusal({.path = folder.file("other-name.db")}), "another server is using it"));
    first.reset();
    EXPECT_EQ(refusal({.path = path}), "opened");
}

TEST_F(Sqlite, a_path_that_leads_nowhere_is_said) {
    const std::string text = refusal({.path = folder.file("missing/folder.db")});
    EXPECT_TRUE(says(text, "missing/folder.db")) << text;
    EXPECT_TRUE(says(text, "No such file or directory")) << text;
}

TEST_F(Sqlite, a_newer_file_is_refused_and_left_alone) {
    open().reset();
    RawSqlite(path).run("PRAGMA user_version = 99");
    const std::string text = refusal({.path = path});
    EXPECT_TRUE(says(text, "schema version 99")) << text;
    EXPECT_TRUE(says(text, "newer program")) << text;
}

TEST_F(Sqlite, a_file_of_another_program_is_refused_unchanged) {
    RawSqlite(path).run("CREATE TABLE bookmarks (url TEXT)");
    const std::string text = refusal({.path = path});
    EXPECT_TRUE(says(text, "another program")) << text;
    EXPECT_EQ(RawSqlite(path).text("PRAGMA journal_mode"), "delete");
    std::ofstream(folder.file("letter.txt")) << std::string(5000, 'x');
    EXPECT_TRUE(says(refusal({.path = folder.file("letter.txt")}), "no database at all"));
}

TEST_F(Sqlite, a_damaged_file_is_said_and_can_be_served_all_the_same) {
    {
        const auto store = open();
        for (int i = 0; i < 50; ++i)
            put(*store, &Store::append,
                first_append("t" + std::to_string(i), {std::string(500, 'e'), std::string(500, 'f')}));
    }
    // The page of one table's entries is overwritten.
    const std::int64_t victim = RawSqlite(path).number(
        "SELECT pageno FROM dbstat WHERE name = 'journal' AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 "
        "OFFSET 3");
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekp((victim - 1) * 4096);
    file << std::string(4096, '\x07');
    file.close();

    const std::string text = refusal({.path = path});
    EXPECT_TRUE(says(text, "it is damaged")) << text;
    const auto store = open_sqlite({.path = path, .serve_damaged = true});
    EXPECT_FALSE(store->stats().damage.empty());
    int whole = 0;
    std::string broken;
    for (int i = 0; i < 50; ++i) {
        const auto loaded = get<Loaded>(*store, &Store::load, "t" + std::to_string(i));
        whole += loaded.answer.outcome == Outcome::ok && loaded.value.entries.size() == 2;
        if (loaded.answer.outcome == Outcome::damaged) broken = "t" + std::to_string(i);
    }
    EXPECT_GE(whole, 40);
    ASSERT_FALSE(broken.empty());
    EXPECT_EQ(put(*store, &Store::quarantine, broken, "damaged").outcome, Outcome::ok);
    EXPECT_EQ(put(*store, &Store::append, first_append("zz", {"a"})).outcome, Outcome::ok)
        << "the others go on";
}

TEST_F(Sqlite, a_hole_in_a_journal_is_damage) {
    {
        const auto store = open();
        put(*store, &Store::append, first_append("t1", {"a", "b", "c"}));
    }
    RawSqlite(path).run("DELETE FROM journal WHERE seq = 1");
    const auto loaded = get<Loaded>(*open(), &Store::load, "t1");
    EXPECT_EQ(loaded.answer.outcome, Outcome::damaged);
    EXPECT_TRUE(says(loaded.answer.why, "gap before entry 2")) << loaded.answer.why;
}

TEST_F(Sqlite, what_has_gathered_is_committed_together_while_reads_go_on) {
    const auto store = open();
    put(*store, &Store::append, first_append("t1", {"a"}));
    RawSqlite other(path);
    other.run("BEGIN IMMEDIATE");  // no commit gets through
    constexpr std::size_t count = 300;
    std::vector<std::future<Answer>> answers;
    for (std::size_t i = 0; i < count; ++i) {
        auto promise = std::make_shared<std::promise<Answer>>();
        answers.push_back(promise->get_future());
        store->append(next_append("t1", 1 + i, {"b"}),
                      [promise](Answer answer) { promise->set_value(std::move(answer)); });
    }
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries.size(), 1u) << "a read does not wait";
    other.run("ROLLBACK");
    for (auto& answer : answers) EXPECT_EQ(answer.get().outcome, Outcome::ok);
    const Stats stats = store->stats();
    EXPECT_EQ(stats.batch.sum, count + 1);
    EXPECT_LE(stats.batch.count, 3u) << "the first, whatever the writer had taken before, the rest";
}

TEST_F(Sqlite, an_answer_may_ask_again_even_when_the_store_is_closing) {
    auto store = open();
    std::promise<Outcome> follow_up;
    Store* asked = store.get();
    store->keep("first", "", [&](const Answer&) {
        asked->keep("second", "", [&](const Answer& answer) { follow_up.set_value(answer.outcome); });
    });
    store.reset();
    const Outcome outcome = follow_up.get_future().get();
    EXPECT_TRUE(outcome == Outcome::ok || outcome == Outcome::failed) << name_of(outcome);
}

TEST_F(Sqlite, many_threads_may_ask) {
    const auto store = open();
    std::vector<std::thread> threads;
    std::atomic<int> stored = 0;
    for (int t = 0; t < 8; ++t)
        threads.emplace_back([&, id = "t" + std::to_string(t)] {
            put(*store, &Store::append, first_append(id));
            for (std::uint64_t seq = 0; seq < 20; ++seq) {
                stored += put(*store, &Store::append, next_append(id, seq, {"x"})).outcome == Outcome::ok;
                get<Loaded>(*store, &Store::load, id);
                store->stats();
            }
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(stored, 160);
}

TEST_F(Sqlite, the_log_does_not_grow_without_bound) {
    const auto store = open_sqlite({.path = path, .checkpoint_pages = 20});
    put(*store, &Store::append, first_append("t1"));
    for (std::uint64_t seq = 0; seq < 200; ++seq)
        put(*store, &Store::append, next_append("t1", seq, {std::string(5000, 'x')}));
    EXPECT_GT(store->stats().checkpoints, 5u);
    EXPECT_LT(std::filesystem::file_size(path + "-wal"), 20u * 16 * 4200) << "800 pages went through it";
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries.size(), 200u);
}

TEST_F(Sqlite, a_backup_is_one_moment_of_a_store_in_use) {
    const auto store = open();
    put(*store, &Store::append, first_append("t1"));
    std::atomic<bool> copied = false;
    std::future<Answer> copy = std::async(std::launch::async, [&] {
        const Answer answer = put(*store, &Store::backup, folder.file("backup.db"));
        copied = true;
        return answer;
    });
    std::uint64_t seq = 0;
    do {
        TableRow row = row_of("t1");
        row.summary = std::to_string(seq + 2);
        Append append = next_append("t1", seq, {"x", "y"});
        append.row = row;
        ASSERT_EQ(put(*store, &Store::append, append).outcome, Outcome::ok);
        seq += 2;
    } while (!copied);
    EXPECT_EQ(copy.get().outcome, Outcome::ok);
    EXPECT_EQ(put(*store, &Store::backup, folder.file("backup.db")).outcome, Outcome::conflict);
    const Answer nowhere = put(*store, &Store::backup, folder.file("missing/backup.db"));
    EXPECT_EQ(nowhere.outcome, Outcome::failed);
    EXPECT_FALSE(std::filesystem::exists(folder.file("backup.db.part")));
    EXPECT_FALSE(std::filesystem::exists(folder.file("backup.db-wal")));

    const auto restored = open_sqlite({.path = folder.file("backup.db")});
    const auto loaded = get<Loaded>(*restored, &Store::load, "t1");
    EXPECT_TRUE(loaded.answer);
    EXPECT_LE(loaded.value.entries.size(), seq);
    if (!loaded.value.entries.empty())
        EXPECT_EQ(loaded.value.row.summary, std::to_string(loaded.value.entries.size()));
}

TEST_F(Sqlite, what_is_forgotten_is_gone_from_the_file) {
    {
        const auto store = open();
        put(*store, &Store::append, first_append("t1"));
        put(*store, &Store::say, Said{"t1", "p1", 1, "an unmistakable sentence"});
        get<std::size_t>(*store, &Store::forget_said, 2, 9u);
    }
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_FALSE(bytes.empty());
    EXPECT_FALSE(says(bytes, "unmistakable"));
}

TEST_F(Sqlite, errors_do_not_repeat_what_was_stored) {
    const auto store = open();
    put(*store, &Store::save_person, Person{"p1", "deep secret", "A", "", 1});
    const Answer answer = put(*store, &Store::save_person, Person{"p2", "deep secret", "B", "", 1});
    EXPECT_EQ(answer.outcome, Outcome::conflict);
    EXPECT_FALSE(says(answer.why, "deep secret")) << answer.why;
}

}  // namespace
}  // namespace scoville::store
