// What a later program wrote is told apart from what is damaged. The journal and the record were made with
// rules that this program does not have (tests/to_come).
#include "table/history.h"
#include "table/row.h"
#include "tests/frozen/files.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

frozen::Lines newer_journal() {
    return frozen::lines_of(
        frozen::read(std::filesystem::path(places::tests) / "to_come" / "spicy-2.journal"));
}

struct Told {
    std::string why;
    bool newer;
    friend bool operator==(const Told&, const Told&) = default;
};

// As the table and as the history find it.
Told found_in(const std::vector<std::string>& journal) {
    VirtualTable t(spicy_settings(2));
    Table table({.vault = &t.vault(), .timing = {}, .seed = 1});
    Effects fx;
    const auto loaded = table.load(journal, t.now, fx);
    const auto history = read_history(journal, t.vault());
    EXPECT_TRUE(loaded && !history);
    if (!loaded || history) return {"fine", false};
    EXPECT_EQ(loaded->why, history.error().why);
    EXPECT_EQ(loaded->newer, history.error().newer);
    return {loaded->why, loaded->newer};
}

TEST(Newer, a_table_of_rules_to_come_is_no_damage) {
    EXPECT_EQ(found_in(newer_journal()), (Told{"entry 1: spicy-2 is newer than this program", true}));
}

TEST(Newer, a_changed_name_is_damage) {
    auto journal = newer_journal();
    const auto at = journal.front().find("spicy-2");
    for (const char* name : {"spicy-3", "spicy-1", "spicx-2", "spicy-0", "spicy-x"}) {
        auto changed = journal;
        changed.front().replace(at, 7, name);
        EXPECT_FALSE(found_in(changed).newer) << name;
    }
}

// The table was made and sat at by our program; a later one dealt.
TEST(Newer, a_deal_by_rules_to_come_is_no_damage_if_the_chain_vouches_for_it) {
    VirtualTable t(spicy_settings(2));
    seat_and_start(t, {"ann", "bob"});
    std::vector<std::string> before;
    Chain chain;
    Seating seating;
    for (const std::string& kept : t.journal) {
        const auto read = chain.read(kept, seating, seating.settings.options);
        ASSERT_TRUE(read) << read.error().why;
        if (const auto* begun = std::get_if<Begun>(&read->entry.change)) {
            auto entry = read->entry;
            std::get<Begun>(entry.change).rules = "spicy-2";
            ASSERT_EQ(begun->rules, "spicy-1");
            std::string text = row_from(kept)->text;
            text.replace(text.find("spicy-1"), 7, "spicy-2");
            const Head head = chain.after(entry, chain.part(entry, text, seating, seating.settings.options));
            auto dealt = before;
            dealt.push_back(with_head(text, head.hash));
            const std::string place = "entry " + std::to_string(dealt.size()) + ": ";
            EXPECT_EQ(found_in(dealt), (Told{place + "spicy-2 is newer than this program", true}));
            dealt.back() = with_head(text, row_from(kept)->head);
            EXPECT_EQ(found_in(dealt), (Told{place + "the chain is broken", false}));
            return;
        }
        chain.move_to(read->head);
        seating.fold(read->entry.change, 3);
        before.push_back(kept);
    }
    FAIL() << "no game began";
}

TEST(Newer, a_game_to_come_is_no_damage) {
    VirtualTable t(spicy_settings(2));
    std::string text = row_from(t.journal.front())->text;
    text.replace(text.find(R"("game":"spicy")"), 14, R"("game":"curry")");
    Chain chain;
    const Entry created{
        .at = 0, .by = By::player, .person = {}, .nonce = {}, .change = Created{"table-1", {}, {}, {}, {}}};
    const Head head = chain.after(created, chain.part(created, text, {}, {}));
    EXPECT_EQ(found_in({with_head(text, head.hash)}),
              (Told{"entry 1: curry is newer than this program", true}));
}

}  // namespace
}  // namespace scoville::table::test
