// What lies on disk while a game is played: sealed moves of one length, opened with the host's key only, and
// the game's own key in the open once it has ended.
#include "table/history.h"
#include "tests/table/plain_rows.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

bool is_move(const std::string& row) { return row.find("\"do\":\"moved\"") != std::string::npos; }
// Without who asked, when, over which request.
std::string sealed_part(const std::string& row) {
    const auto at = row.find("\"sealed\":\"");
    if (at == std::string::npos) return {};
    return row.substr(at, row.find('"', at + 10) - at);
}

VirtualTable& play_some(VirtualTable& t, int moves) {
    seat_and_start(t, {"ann"});
    t.wait_until([&] { return t.count("moved") >= moves || !t.seating().playing(); });
    return t;
}

}  // namespace

TEST(AtRest, no_move_can_be_read_and_all_are_as_long) {
    Settings settings = spicy_settings(4, [](spicy::Options& options) { options.everyone_answers = true; });
    VirtualTable t(settings);
    t.ask("ann", ask::Start{});
    t.wait_until([&] { return t.count("moved") >= 40; });
    std::set<std::size_t> lengths;
    for (const std::string& row : t.journal) {
        if (!is_move(row)) continue;
        for (const char* word : {"\"card\"", "\"declare\"", "\"trait\"", "\"pass\"", "\"let\"", "\"move\""})
            EXPECT_EQ(row.find(word), std::string::npos) << row;
        lengths.insert(sealed_part(row).size());
    }
    EXPECT_EQ(lengths.size(), 1U);
    EXPECT_GT(*lengths.begin(), 100U);
}

TEST(AtRest, without_the_hosts_key_nothing_is_opened_and_with_it_all) {
    VirtualTable t(spicy_settings(3));
    play_some(t, 10);
    EXPECT_TRUE(read_history(t.journal, t.vault()));
    fair::SeededChance chance(99);
    const fair::Vault another(fair::new_vault_key(chance));
    EXPECT_FALSE(read_history(t.journal, another));
}

TEST(AtRest, when_the_game_is_over_its_key_lies_beside_it) {
    VirtualTable t(spicy_settings(3));
    play_some(t, 10);
    for (const std::string& row : t.journal) EXPECT_EQ(row.find("\"key\":\""), std::string::npos);
    t.ask("ann", ask::Vote{true});
    ASSERT_EQ(t.seating().phase, TablePhase::over);
    const auto at = t.journal.back().find("\"key\":\"");
    ASSERT_NE(at, std::string::npos);
    const auto key = fair::from_hex<64>(t.journal.back().substr(at + 7, 128));
    ASSERT_TRUE(key);
    const auto plain = plain_rows(t.journal, t.vault());
    int opened = 0;
    for (std::size_t i = 0; i < t.journal.size(); ++i) {
        if (!is_move(t.journal[i])) continue;
        const std::string sealed = sealed_part(t.journal[i]).substr(10);
        const auto fields = fair::unseal_text(*key, i + 1, sealed);
        ASSERT_TRUE(fields);
        EXPECT_NE(plain[i].find(*fields), std::string::npos);
        ++opened;
    }
    EXPECT_GE(opened, 10);
}

TEST(AtRest, plain_entries_of_older_programs_are_read_and_gone_on_from) {
    VirtualTable t(spicy_settings(3));
    play_some(t, 10);
    const auto plain = plain_rows(t.journal, t.vault());
    EXPECT_NE(plain, t.journal);
    const auto sealed = read_history(t.journal, t.vault());
    const auto old = read_history(plain, t.vault());
    ASSERT_TRUE(old);
    EXPECT_EQ(record_text(sealed->games.back()), record_text(old->games.back()));
    t.journal = plain;
    t.restart(1'000);
    t.wait_until([&] { return t.count("moved") >= 14 || !t.seating().playing(); });
    EXPECT_NE(sealed_part(t.journal.back()), "");
}

TEST(AtRest, a_changed_letter_is_noticed_wherever_it_is) {
    VirtualTable t(spicy_settings(3));
    play_some(t, 6);
    t.ask("ann", ask::Vote{true});
    for (std::size_t i = 0; i < t.journal.size(); ++i) {
        if (sealed_part(t.journal[i]).empty() && t.journal[i].find("\"key\"") == std::string::npos) continue;
        for (std::size_t at = 30; at < t.journal[i].size() - 70; at += 7) {
            auto changed = t.journal;
            changed[i][at] = changed[i][at] == 'A' ? 'B' : 'A';
            EXPECT_FALSE(read_history(changed, t.vault())) << i << " " << at;
        }
    }
}

}  // namespace scoville::table::test
