// The journal's entries as text, and what a damaged one does: an error, never a crash.
#include "table/chain.h"
#include "table/deals.h"
#include "table/entry_text.h"
#include "table/history.h"
#include "table/row.h"
#include "tests/table/every_change.h"
#include "tests/table/plain_rows.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

TEST(EntryText, every_kind_reads_back_as_it_was_written) {
    const any::Options options = spicy_settings(4).options;
    std::set<std::size_t> kinds;
    for (const Change& change : every_change()) {
        kinds.insert(change.index());
        const Entry entry{
            .at = 1'700'000'000'123, .by = By::clock, .person = "ann", .nonce = "n\"1", .change = change};
        const std::string text = text_of(entry, options);
        const auto back = entry_from(text, options);
        ASSERT_TRUE(back) << text << back.error();
        EXPECT_EQ(back->change.index(), change.index());
        EXPECT_EQ(text_of(*back, options), text);
    }
    EXPECT_EQ(kinds.size(), std::variant_size_v<Change>);
}

TEST(EntryText, settings_keep_every_field) {
    for (const Change& change : every_change()) {
        const auto* created = std::get_if<Created>(&change);
        if (created == nullptr) continue;
        const any::Options options = created->settings.options;
        const auto back = entry_from(
            text_of(Entry{.at = 0, .person = {}, .nonce = {}, .change = change}, options), options);
        ASSERT_TRUE(back);
        Settings kept = created->settings;  // what was open is named
        kept.options = any::by_rules(options, any::rules_of(options));
        EXPECT_TRUE(std::get<Created>(back->change).settings == kept);
    }
}

// A journal with a bit of everything in it.
std::vector<std::string> eventful_journal() {
    VirtualTable t(spicy_settings(3));
    seat_and_start(t, {"ann", "bob"});
    t.advance(20'000);
    t.ask("ann", ask::MoreTime{0});
    t.ask("ann", ask::Pause{true});
    t.ask("ann", ask::Pause{false});
    t.ask("bob", ask::BotPlays{1, "random"});
    t.ask("bob", ask::Back{});
    t.ask("ann", ask::Remove{1});
    t.ask("cid", ask::TakeOver{2, {}});
    t.ask("ann", ask::Vote{true});
    t.ask("cid", ask::Vote{true});
    t.ask("ann", ask::Rematch{});
    return plain_rows(t.journal, t.vault());
}

void try_to_load(VirtualTable& t, const std::vector<std::string>& journal) {
    Table table({.vault = &t.vault(), .timing = {}, .seed = 1});
    Effects fx;
    if (!table.load(journal, t.now, fx)) everyones_sight(table, t.now);
}

// With a head at its end, whatever it is.
std::string ended_with(std::string text, const fair::Hash& head) {
    if (!text.empty()) text.pop_back();
    return text + ",\"head\":\"" + fair::hex_of(head) + "\"}";
}

// With heads that fit again, as someone would leave it who can write the database: what is wrong with the
// entries themselves must be found without the chain.
std::vector<std::string> chained_again(const std::vector<std::string>& journal, const fair::Vault& vault) {
    std::vector<std::string> chained;
    Chain chain;
    Seating seating;
    any::Options options = seating.settings.options;
    for (const std::string& kept : journal) {
        const auto row = row_from(kept);
        const std::string text = row ? row->text : kept;
        const auto entry = entry_from(text, options);
        const bool fine = entry && fits(seating, entry->change);
        const auto* moved = entry ? std::get_if<Moved>(&entry->change) : nullptr;
        if (!fine || (moved != nullptr && seating.games == 0)) {
            chained.push_back(ended_with(text, {}));
            continue;
        }
        chain.move_to(chain.after(*entry, chain.part(*entry, text, seating, options)));
        chained.push_back(with_head(text, chain.head().hash));
        const auto* begun = std::get_if<Begun>(&entry->change);
        if (begun != nullptr) {
            const auto secrets = opened(*begun, vault, deal_name(seating.id, seating.games + 1));
            if (!secrets) return chained;
            chain.blind_with(secrets->blind);
            options = options_for(seating.settings, begun->seats, *any::rules_named(begun->rules));
        }
        seating.fold(entry->change, 3);
        if (begun == nullptr && seating.games == 0) options = seating.settings.options;
    }
    return chained;
}

TEST(Damage, mutated_journals_are_refused_or_harmless) {
    const auto good = eventful_journal();
    VirtualTable t(spicy_settings(2));
    FastRng rng(1);
    for (int i = 0; i < 1'000; ++i) {
        auto journal = good;
        auto& entry = journal[rng.below(static_cast<std::uint32_t>(journal.size()))];
        const auto at = rng.below(static_cast<std::uint32_t>(entry.size()));
        switch (rng.below(7)) {
            case 0: entry[at] = static_cast<char>(rng.below(256)); break;
            case 1: entry.erase(at, 1 + rng.below(8)); break;
            case 2: entry.insert(at, entry.substr(rng.below(at + 1), 9)); break;
            case 3: std::swap(entry, journal[rng.below(static_cast<std::uint32_t>(journal.size()))]); break;
            case 4: entry = good[rng.below(static_cast<std::uint32_t>(good.size()))]; break;
            case 5:
                journal.erase(journal.begin() + rng.below(static_cast<std::uint32_t>(journal.size())));
                break;
            default:  // digits are where seats and counts are
                for (char& c : entry)
                    if (c >= '0' && c <= '9' && rng.below(12) == 0)
                        c = static_cast<char>('0' + rng.below(10));
        }
        try_to_load(t, journal);
        try_to_load(t, chained_again(journal, t.vault()));
    }
}

TEST(Damage, a_flipped_bit_anywhere_breaks_the_chain) {
    const auto good = eventful_journal();
    VirtualTable t(spicy_settings(2));
    FastRng rng(2);
    EXPECT_EQ(chained_again(good, t.vault()), good);
    for (int i = 0; i < 1'000; ++i) {
        auto journal = good;
        const auto which = rng.below(static_cast<std::uint32_t>(journal.size()));
        auto& entry = journal[which];
        const auto at = rng.below(static_cast<std::uint32_t>(entry.size()));
        entry[at] = static_cast<char>(entry[at] ^ (1 << rng.below(8)));
        Table table({.vault = &t.vault(), .timing = {}, .seed = 1});
        Effects fx;
        // Only the head's digits may be written in either case.
        const auto row = row_from(entry);
        const auto before = row_from(good[which]);
        const bool same = row && row->text == before->text && row->head == before->head;
        EXPECT_EQ(table.load(journal, t.now, fx).has_value(), !same);
        EXPECT_EQ(!read_history(journal, t.vault()), !same);
    }
}

TEST(Damage, entries_out_of_place_are_named) {
    const auto good = eventful_journal();
    VirtualTable t(spicy_settings(2));
    const auto error_of = [&](const std::vector<std::string>& journal) {
        Table table({.vault = &t.vault(), .timing = {}, .seed = 1});
        Effects fx;
        return table.load(journal, t.now, fx).value_or(Unreadable{"fine"}).why;
    };
    EXPECT_EQ(error_of(good), "fine");
    EXPECT_NE(error_of({}), "fine");
    EXPECT_NE(error_of({good[0], good[0]}), "fine");
    EXPECT_NE(error_of({good[1]}), "fine");
    for (const char* change :
         {R"("do":"readied","seat":5,"ready":true)", R"("do":"moved","move":{"seat":0,"do":"pass"})",
          R"("do":"reopened","seat":0)", R"("do":"given-up")", R"("do":"paused","paused":true)",
          R"("do":"begun","rules":"spicy-1","seats":[{"from":0},{"from":1}],"deals":[])",
          R"("do":"begun","rules":"spicy-9","seats":[{"from":0},{"from":1}],"deals":[])",
          R"("do":"bot-plays","seat":0,"level":"odds","why":9)",
          R"("do":"stood","seat":4,"removed":false)"}) {
        const std::string entry = std::string(R"({"at":1,"by":"table",)") + change + "}";
        EXPECT_NE(error_of({good[0], entry}), "fine") << entry;
        EXPECT_NE(error_of(chained_again({good[0], entry}, t.vault())), "fine") << entry;
    }
}

TEST(Vault, opens_only_with_its_key_and_name_and_whole) {
    fair::SeededChance chance(1);
    const fair::Vault vault(fair::new_vault_key(chance));
    const fair::Vault other(fair::new_vault_key(chance));
    const auto secret = fair::new_server_secret(chance);
    const std::string sealed = vault.seal(secret, "table/1", chance);
    EXPECT_NE(vault.seal(secret, "table/1", chance), sealed);
    ASSERT_TRUE(vault.unseal(sealed, "table/1"));
    EXPECT_EQ(vault.unseal(sealed, "table/1")->reveal(), secret.reveal());
    EXPECT_FALSE(vault.unseal(sealed, "table/2"));
    EXPECT_FALSE(other.unseal(sealed, "table/1"));
    EXPECT_FALSE(vault.unseal("", "table/1"));
    EXPECT_FALSE(vault.unseal(sealed.substr(2), "table/1"));
    for (std::size_t i = 0; i < sealed.size(); ++i) {
        std::string damaged = sealed;
        damaged[i] = damaged[i] == '0' ? '1' : '0';
        EXPECT_FALSE(vault.unseal(damaged, "table/1")) << i;
    }
}

}  // namespace
}  // namespace scoville::table::test
