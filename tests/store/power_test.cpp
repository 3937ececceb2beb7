// The power goes while tables are played. Whatever was answered "ok" must be there afterwards, in order, and
// of what was not answered either all of an append or nothing.
//
// Short here. For the long run: SCOVILLE_POWER_CUTS=2000 build/release/tests/test_store
// --gtest_filter='Power.*'
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"
#include "tests/support/lossy_disk.h"

namespace scoville::store {
namespace {

constexpr std::size_t table_count = 4;

std::uint64_t cuts_wanted() {
    const char* wanted = std::getenv("SCOVILLE_POWER_CUTS");  // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 60 : std::strtoull(wanted, nullptr, 10);
}

std::string entry_of(std::size_t table, std::size_t seq) {
    std::string entry = std::to_string(table) + "/" + std::to_string(seq) + "/";
    return entry.append((table * 131 + seq * 977) % 3000, static_cast<char>('a' + seq % 26));
}

struct Expected {
    std::size_t acknowledged = 0;  // entries that must be there
    std::size_t asked = 0;         // or these too
};

class PowerTest {
public:
    explicit PowerTest(Sync sync)
        : options_{.path = folder_.file(), .sync = sync, .checkpoint_pages = 16, .vfs = disk_.name()} {}

    void cut(std::uint64_t seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        std::mt19937_64 random(seed);
        disk_.cut_after(1 + random() % 400, seed);
        try {
            const auto store = open_sqlite(options_);
            while (!disk_.is_off()) play_a_round(*store, random);
        } catch (const OpenError&) {
            EXPECT_TRUE(disk_.is_off());  // the power went while the file was opened
        }
        damaged_writes += disk_.restore();
        look(*open_sqlite(options_));
        disk_.restore();  // after a clean end: nothing is at risk
    }

    std::size_t lost = 0;            // acknowledged entries that were gone
    std::size_t half = 0;            // appends of which a part was there
    std::size_t acknowledged = 0;    // in all
    std::size_t damaged_writes = 0;  // by the disk

private:
    void play_a_round(Store& store, std::mt19937_64& random) {
        std::vector<std::future<Answer>> answers;
        for (std::size_t t = 0; t < table_count; ++t) {
            Expected& table = tables_[t];
            const std::string id = "t" + std::to_string(t);
            Append append{.table = id, .first_seq = table.acknowledged};
            for (std::size_t i = 0, count = 1 + random() % 3; i < count; ++i)
                append.entries.push_back(entry_of(t, table.acknowledged + i));
            table.asked = table.acknowledged + append.entries.size();
            append.row = row_of(id, static_cast<std::int64_t>(table.asked));
            append.row->summary = std::to_string(table.asked);
            auto promise = std::make_shared<std::promise<Answer>>();
            answers.push_back(promise->get_future());
            store.append(std::move(append),
                         [promise](Answer answer) { promise->set_value(std::move(answer)); });
        }
        for (std::size_t t = 0; t < table_count; ++t) {
            if (const Answer answer = answers[t].get(); !answer) {
                EXPECT_TRUE(disk_.is_off()) << answer.why;
                continue;
            }
            acknowledged += tables_[t].asked - tables_[t].acknowledged;
            tables_[t].acknowledged = tables_[t].asked;
        }
    }

    void look(Store& store) {
        for (std::size_t t = 0; t < table_count; ++t) {
            Expected& table = tables_[t];
            const auto loaded = get<Loaded>(store, &Store::load, "t" + std::to_string(t));
            const std::vector<std::string>& entries = loaded.value.entries;
            if (!loaded.answer) EXPECT_EQ(loaded.answer.outcome, Outcome::missing) << loaded.answer.why;
            if (entries.size() < table.acknowledged) lost += table.acknowledged - entries.size();
            if (entries.size() > table.acknowledged && entries.size() != table.asked) ++half;
            if (loaded.answer && loaded.value.row.summary != std::to_string(entries.size())) ++half;
            for (std::size_t seq = 0; seq < entries.size(); ++seq)
                ASSERT_TRUE(entries[seq] == entry_of(t, seq)) << "table " << t << ", entry " << seq;
            table = {entries.size(), entries.size()};
        }
    }

    Folder folder_;
    LossyDisk disk_;
    SqliteOptions options_;
    std::array<Expected, table_count> tables_;
};

TEST(Power, what_was_acknowledged_survives_a_cut) {
    std::size_t acknowledged = 0;
    std::size_t damaged = 0;
    for (std::uint64_t seed = 1; seed <= cuts_wanted();) {
        PowerTest test(Sync::full);  // some cuts in a row hit the same file
        for (int i = 0; i < 10; ++i) test.cut(seed++);
        ASSERT_EQ(test.lost, 0u) << "up to seed " << seed;
        ASSERT_EQ(test.half, 0u) << "up to seed " << seed;
        acknowledged += test.acknowledged;
        damaged += test.damaged_writes;
    }
    EXPECT_GT(acknowledged, cuts_wanted());
    EXPECT_GT(damaged, 0u) << "the disk must have lost something, or this proves nothing";
    std::printf("%llu cuts: %zu entries acknowledged, %zu writes lost or torn by the disk, no entry lost\n",
                static_cast<unsigned long long>(cuts_wanted()), acknowledged, damaged);
}

TEST(Power, the_wrong_mode_loses_acknowledged_entries) {
    std::size_t lost = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        PowerTest test(Sync::normal);
        test.cut(seed);
        EXPECT_EQ(test.half, 0u);
        lost += test.lost;
    }
    EXPECT_GT(lost, 0u);
    std::printf("control, synchronous=NORMAL, 20 cuts: %zu acknowledged entries lost\n", lost);
}

}  // namespace
}  // namespace scoville::store
