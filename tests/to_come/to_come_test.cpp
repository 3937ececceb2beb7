// A program of the day when spicy-2 is today's: it plays what was played by spicy-1 as it was played (the
// frozen corpus is tested again in it), and everything new by the new rules. What it leaves behind is read by
// the program we have (tests/table/newer_test.cpp).
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "any/inside/dealt.h"
#include "lab/arena/random_records.h"
#include "notation/any_in.h"
#include "notation/rules_in.h"
#include "record/replay.h"
#include "table/history.h"
#include "tests/frozen/files.h"
#include "tests/table/virtual_table.h"
#include "verify/verify.h"

namespace scoville::to_come {
namespace {

using namespace table;        // NOLINT(google-build-using-namespace)
using namespace table::test;  // NOLINT(google-build-using-namespace)
using frozen::Lines;
using frozen::lines_of;

constexpr any::Kind spicy_kind = any::kind_for<spicy::Face>;

Settings seven_cards() {
    return spicy_settings(3, [](spicy::Options& options) {
        options.random_variants = 7;
        options.everyone_answers = true;
        options.above_end = 5;
    });
}

void play_to_the_end(VirtualTable& t) {
    seat_and_start(t, {"ann", "bob"});
    t.ask("ann", ask::BotPlays{0, "random"});
    t.ask("bob", ask::BotPlays{1, "random"});
    t.wait_until([&] { return !t.seating().playing(); });
}

std::string replayed(const std::string& record) {
    std::string answer;
    (void)record::Replayer({}).replay(record, answer);
    return answer;
}

TEST(RulesToCome, are_in_the_book_behind_todays) {
    EXPECT_EQ(any::name_of(any::first_rules(spicy_kind)), "spicy-1");
    EXPECT_EQ(any::name_of(any::todays_rules(spicy_kind)), "spicy-2");
    EXPECT_EQ(any::rules_named("spicy-2"), any::todays_rules(spicy_kind));
    EXPECT_FALSE(any::are_rules_to_come("spicy-2"));
    EXPECT_TRUE(any::are_rules_to_come("spicy-3"));
}

TEST(RulesToCome, deal_every_new_game_and_name_themselves_in_its_journal) {
    VirtualTable t(seven_cards());
    play_to_the_end(t);
    EXPECT_NE(t.journal.front().find(R"("game":"spicy","rules":"spicy-2")"), std::string::npos);
    EXPECT_EQ(t.count("begun"), 1);
    const auto history = read_history(t.journal, t.vault());
    ASSERT_TRUE(history) << history.error().why;
    const PastGame& game = history->games.back();
    EXPECT_TRUE(game.over);
    EXPECT_EQ(game.proof.rules, "spicy-2");
    const any::Hands hands = any::dealt_hands(game.options, *game.keys)[0];
    for (const auto& hand : any::part<spicy::Face>(hands)) EXPECT_EQ(hand.size(), 7U);
    const std::string record = record_text(game);
    EXPECT_EQ(verify::verify(record, {}).outcome, verify::Outcome::fair);
    EXPECT_NE(replayed(record).find("hot-start"), std::string::npos) << "seven of seven are drawn";
}

TEST(RulesToCome, leave_a_deal_that_was_under_way_to_its_own) {
    Lines rows = lines_of(frozen::read(frozen::corpus() / "spicy-1-2020-live.journal"));
    const auto sealed = std::find_if(rows.begin(), rows.end(), [](const std::string& row) {
        return row.find(R"("do":"sealing")") != std::string::npos;
    });
    ASSERT_NE(sealed, rows.end());
    rows.erase(sealed + 1, rows.end());
    VirtualTable any(seven_cards());  // for its vault and its chance
    fair::SeededChance chance(1);
    Table table({.vault = &any.vault(), .chance = &chance, .timing = {}, .seed = 1});
    Now now = any.now;
    Effects fx;
    ASSERT_FALSE(table.load(rows, now, fx));
    while (!table.seating().playing() && !HasFailure()) {
        if (fx.append) {
            rows.push_back(*fx.append);
            fx = {};
            table.committed(Committed::stored, now, fx);
        } else {
            now.steady = std::max(now.steady + 1, table.wakes_at());
            ASSERT_LT(now.steady, any.now.steady + 3'600'000);
            fx = {};
            table.tick(now, fx);
        }
    }
    EXPECT_NE(rows.back().find(R"("rules":"spicy-1")"), std::string::npos);
    EXPECT_EQ(any::name_of(any::rules_of(table.options())), "spicy-1");
    EXPECT_FALSE(Table({.vault = &any.vault(), .timing = {}, .seed = 1}).load(rows, now, fx));
}

TEST(RulesToCome, draw_from_the_variant_cards_of_their_name) {
    const auto drawn = [](std::string_view rules, int k, std::uint64_t seed) {
        spicy::Options options;
        options.random_variants = static_cast<std::uint8_t>(k);
        options.rules = any::rules_named(rules)->place;
        fair::SeededChance chance(seed);
        return spicy::deal_from_key(options, fair::DealKey(chance.bytes<64>())).options.variants;
    };
    int new_ones = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        EXPECT_FALSE(drawn("spicy-1", 3, seed).has(6));
        new_ones += drawn("spicy-2", 3, seed).has(6) ? 1 : 0;
    }
    EXPECT_GT(new_ones, 5);
    EXPECT_EQ(drawn("spicy-1", 6, 1), spicy::VariantSet::first(6));
    const auto read = [](std::string_view rules, std::string_view options) {
        return static_cast<bool>(
            notation::read_options(*any::rules_named(rules), *notation::parse_strictly(options, {})));
    };
    for (const char* options :
         {R"({"players":2,"variants":{"random":7}})", R"({"players":2,"variants":["hot-start"]})"}) {
        EXPECT_TRUE(read("spicy-2", options));
        EXPECT_FALSE(read("spicy-1", options));
    }
}

TEST(RulesToCome, a_record_names_them_and_one_without_a_name_is_of_the_first) {
    std::string record;
    FastRng rng(5);
    lab::random_record(spicy::Options{.players = 3}, rng, record);
    const std::string name = R"("rules":"spicy-2",)";
    const auto at = record.find(name);
    ASSERT_NE(at, std::string::npos) << record.substr(0, 80);
    EXPECT_EQ(replayed(record).find(R"({"ok":true)"), 0U);
    EXPECT_NE(replayed(record.erase(at, name.size())).find(R"({"ok":true)"), 0U)
        << "played by other rules it is another game";
}

// For the program we have: a journal and a record that are newer.
TEST(RulesToCome, leave_behind_what_was_kept_of_them) {
    const auto folder = std::filesystem::path(places::tests) / "to_come";
    if (std::getenv("SCOVILLE_ADD_FROZEN") != nullptr &&
        !std::filesystem::exists(folder / "spicy-2.journal")) {
        VirtualTable t(seven_cards());
        play_to_the_end(t);
        std::ofstream journal(folder / "spicy-2.journal", std::ios::binary);
        for (const std::string& row : t.journal) journal << row << '\n';
        std::ofstream(folder / "spicy-2.record", std::ios::binary)
            << record_text(read_history(t.journal, t.vault())->games.back()) << '\n';
    }
    VirtualTable any(seven_cards());
    const auto history = read_history(lines_of(frozen::read(folder / "spicy-2.journal")), any.vault());
    ASSERT_TRUE(history) << history.error().why;
    EXPECT_EQ(record_text(history->games.back()) + '\n', frozen::read(folder / "spicy-2.record"));
}

}  // namespace
}  // namespace scoville::to_come
