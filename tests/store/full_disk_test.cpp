// The disk is full: nothing is acknowledged, reading goes on, and so does play once there is room again.
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/store/raw_sqlite.h"

namespace scoville::store {
namespace {

const std::string big(20'000, 'x');

// Appends until it no longer fits; says how many entries did.
std::uint64_t fill(Store& store, const std::string& table, std::uint64_t seq) {
    for (; seq < 1000; ++seq) {
        const Answer answer = put(store, &Store::append, next_append(table, seq, {big}));
        if (answer) continue;
        EXPECT_EQ(answer.outcome, Outcome::full) << answer.why;
        break;
    }
    return seq;
}

TEST(FullDisk, a_file_at_its_limit_refuses_and_goes_on_when_there_is_room) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file(), .max_bytes = 2'000'000});
    put(*store, &Store::append, first_append("t1"));
    put(*store, &Store::append, first_append("t2", {big, big, big, big}));
    const std::uint64_t stored = fill(*store, "t1", 0);
    EXPECT_GT(stored, 50u);
    EXPECT_LT(stored, 100u);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries.size(), stored);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", stored, {big})).outcome, Outcome::full);
    EXPECT_GE(store->stats().full, 2u);
    EXPECT_FALSE(store->stats().writable);
    EXPECT_EQ(put(*store, &Store::forget_table, "t2").outcome, Outcome::ok);
    EXPECT_TRUE(store->stats().writable);
    EXPECT_EQ(put(*store, &Store::append, next_append("t1", stored, {big})).outcome, Outcome::ok);
    EXPECT_EQ(get<Loaded>(*store, &Store::load, "t1").value.entries.size(), stored + 1);
}

TEST(FullDisk, one_that_does_not_fit_does_not_spoil_its_neighbours) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file(), .max_bytes = 2'000'000});
    put(*store, &Store::append, first_append("t1"));
    RawSqlite other(folder.file());
    other.run("BEGIN IMMEDIATE");  // so that all of these meet in one commit
    std::vector<std::future<Answer>> answers;
    for (int i = 0; i < 40; ++i) {
        auto promise = std::make_shared<std::promise<Answer>>();
        answers.push_back(promise->get_future());
        store->append(first_append("n" + std::to_string(i), {std::string(i == 20 ? 3'000'000 : 10, 'x')}),
                      [promise](Answer answer) { promise->set_value(std::move(answer)); });
    }
    other.run("ROLLBACK");
    for (std::size_t i = 0; i < answers.size(); ++i)
        EXPECT_EQ(answers[i].get().outcome, i == 20 ? Outcome::full : Outcome::ok) << i;
    EXPECT_EQ(get<Rows>(*store, &Store::tables, "", 100u).value.size(), 40u);
}

void limit_files_to(rlim_t bytes) {
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

// In a process of its own, because the limit holds for every file of it. Returns what went wrong, or null.
const char* live_through_a_full_disk(const std::string& path, const std::string& backup) {
    std::signal(SIGXFSZ, SIG_IGN);  // the write then fails with EFBIG
    {
        const auto store = open_sqlite({.path = path});
        put(*store, &Store::append, first_append("t1"));
        put(*store, &Store::append, next_append("t1", 0, {big, big, big, big}));
        limit_files_to(std::filesystem::file_size(path + "-wal") + 100'000);
        const std::uint64_t stored = fill(*store, "t1", 4);
        if (stored == 4 || stored == 1000) return "the limit was not met";
        for (int again = 0; again < 20; ++again)
            if (put(*store, &Store::append, next_append("t1", stored, {big, big, big, big, big, big}))
                    .outcome != Outcome::full)
                return "a full disk took an append";
        if (get<Loaded>(*store, &Store::load, "t1").value.entries.size() != stored) return "reading stopped";
        limit_files_to(50'000);
        if (put(*store, &Store::backup, backup).outcome != Outcome::full) return "a backup fitted";
        if (std::filesystem::exists(backup) || std::filesystem::exists(backup + ".part"))
            return "half a backup was left";
        limit_files_to(RLIM_INFINITY);
        if (fill(*store, "t1", stored) != 1000) return "it did not recover";
        if (!put(*store, &Store::backup, backup)) return "nor did the backup";
    }
    const auto store = open_sqlite({.path = path});
    const auto loaded = get<Loaded>(*store, &Store::load, "t1");
    return loaded.value.entries.size() == 1000 ? nullptr : "entries were lost";
}

TEST(FullDisk, a_limit_of_the_system_is_a_full_disk) {
    const Folder folder;
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
        const char* wrong = live_through_a_full_disk(folder.file(), folder.file("backup.db"));
        if (wrong != nullptr) std::fprintf(stderr, "%s\n", wrong);
        ::_exit(wrong == nullptr ? 0 : 1);
    }
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
}

}  // namespace
}  // namespace scoville::store
