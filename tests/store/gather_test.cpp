// Commits are shared, and what a commit writes is put together.
#include <future>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/support/lossy_disk.h"

namespace scoville::store {
namespace {

constexpr int tables = 100;

std::string id_of(int table) { return "table-" + std::to_string(table); }

// One entry for each of many tables; each has a page of its own once they have grown.
std::vector<std::future<Answer>> ask_for_all(Store& store, std::uint64_t seq, std::size_t size) {
    std::vector<std::future<Answer>> answers;
    for (int table = 0; table < tables; ++table) {
        auto promise = std::make_shared<std::promise<Answer>>();
        answers.push_back(promise->get_future());
        Append append{.table = id_of(table), .first_seq = seq, .entries = {std::string(size, 'e')}};
        if (seq == 0) append.row = row_of(id_of(table));
        store.append(std::move(append), [promise](Answer answer) { promise->set_value(std::move(answer)); });
    }
    return answers;
}

bool all_ok(std::vector<std::future<Answer>> answers) {
    bool ok = true;
    for (auto& answer : answers) ok = answer.get().outcome == Outcome::ok && ok;
    return ok;
}

TEST(Gather, what_was_asked_for_before_the_release_shares_a_commit) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file(), .gathers = true});
    for (std::uint64_t seq = 0; seq < 3; ++seq) {
        auto answers = ask_for_all(*store, seq, 300);
        EXPECT_EQ(store->stats().waiting_writes, std::size_t{tables});
        store->release();
        EXPECT_TRUE(all_ok(std::move(answers)));
    }
    EXPECT_EQ(store->stats().batch.count, 3u);
    EXPECT_EQ(store->stats().batch.sum, 3u * tables);
}

// So that who waits in another thread is woken once for all of them.
TEST(Gather, the_answers_of_a_commit_come_in_one_row) {
    const Folder folder;
    auto store = open_sqlite({.path = folder.file(), .gathers = true});
    std::string heard;  // on the writer's thread; read when that has ended
    store->answers_by([&](const std::function<void()>& answer) {
        heard += '(';
        answer();
        heard += ')';
    });
    for (int seq = 0; seq < 2; ++seq) {
        for (int table = 0; table < 3; ++table) {
            Append append{
                .table = id_of(table), .first_seq = static_cast<std::uint64_t>(seq), .entries = {"e"}};
            if (seq == 0) append.row = row_of(id_of(table));
            store->append(std::move(append), [&](const Answer& answer) { heard += answer ? 'a' : 'x'; });
        }
        Append late{.table = id_of(0), .first_seq = 9, .entries = {"refused"}};
        auto refused = std::make_shared<std::promise<void>>();
        store->append(std::move(late), [&, refused](const Answer& answer) {
            heard += answer ? 'a' : 'x';
            refused->set_value();
        });
        store->release();
        refused->get_future().wait();
    }
    store.reset();
    EXPECT_EQ(heard, "(aaax)(aaax)");
}

TEST(Gather, what_is_left_when_the_store_closes_is_written) {
    const Folder folder;
    auto store = open_sqlite({.path = folder.file(), .gathers = true});
    auto answers = ask_for_all(*store, 0, 300);
    store.reset();
    EXPECT_TRUE(all_ok(std::move(answers)));
    const auto again = open_sqlite({.path = folder.file()});
    EXPECT_EQ(get<Loaded>(*again, &Store::load, id_of(tables - 1)).value.entries.size(), 1u);
}

TEST(Gather, a_release_with_nothing_to_write_commits_nothing) {
    const Folder folder;
    const auto store = open_sqlite({.path = folder.file(), .gathers = true});
    store->release();
    store->release();
    auto answers = ask_for_all(*store, 0, 300);
    EXPECT_EQ(store->stats().batch.count, 0u);
    store->release();
    EXPECT_TRUE(all_ok(std::move(answers)));
}

// Writes to the disk for a commit that changes many pages: more than SQLite's file system takes in one call.
std::uint64_t writes_of_a_commit(Sync sync) {
    LossyDisk disk;
    const Folder folder;
    const auto store =
        open_sqlite({.path = folder.file(), .sync = sync, .gathers = true, .vfs = disk.name()});
    constexpr std::size_t large = 1'900;  // two in a page
    for (std::uint64_t seq = 0; seq < 4; ++seq) {
        auto answers = ask_for_all(*store, seq, large);
        store->release();
        EXPECT_TRUE(all_ok(std::move(answers)));
    }
    const std::uint64_t before = disk.operations();
    auto answers = ask_for_all(*store, 4, large);
    store->release();
    EXPECT_TRUE(all_ok(std::move(answers)));
    const std::uint64_t writes = disk.operations() - before;
    for (const int table : {0, tables / 2, tables - 1})
        EXPECT_EQ(get<Loaded>(*store, &Store::load, id_of(table)).value.entries,
                  std::vector(5, std::string(large, 'e')));
    return writes;
}

TEST(Gather, the_log_is_written_in_few_pieces) {
    EXPECT_LE(writes_of_a_commit(Sync::full), 8u);
    EXPECT_GE(writes_of_a_commit(Sync::normal), 100u) << "the control: page by page";
}

}  // namespace
}  // namespace scoville::store
