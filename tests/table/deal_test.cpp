// The deal nobody has to trust: the server is bound first, every seat's client pledges, then shows.
#include <sodium.h>

#include "fair/chain.h"
#include "table/history.h"
#include "tests/table/virtual_table.h"

namespace scoville::table::test {
namespace {

constexpr Millis patience = 3'000;  // Timing::share

fair::Entropy share_of(const Person& person, int nth = 0) {
    fair::Entropy entropy{};
    entropy.fill(static_cast<std::uint8_t>(person[0] + nth));
    return entropy;
}

// Ann and Bob bring their shares, Cid's client does not know how; Bob's may be on several devices.
struct Dealt {
    explicit Dealt(const Settings& settings = spicy_settings(4)) : t(settings) {
        t.sharing = {"ann", "bob"};
        seat_and_start(t, {"ann", "bob", "cid"});
    }
    std::string pledge(const Person& person, int nth = 0) {
        return t.ask(person, ask::Pledge{fair::pledge_of(share_of(person, nth))});
    }
    std::string reveal(const Person& person, int nth = 0) {
        return t.ask(person, ask::Reveal{share_of(person, nth)});
    }
    PastGame past() {
        const auto history = read_history(t.journal, t.vault());
        EXPECT_TRUE(history) << history.error().why;
        return history->games.back();
    }
    const Dealing& dealing() { return *t.seating().dealing; }

    VirtualTable t;
};

// The keys are those that follow from what is in the proof.
void expect_fair(const PastGame& game) {
    for (std::size_t i = 0; i < game.proof.deals.size(); ++i) {
        const auto& deal = game.proof.deals[i];
        const auto& secret = game.proof.secrets[i];
        EXPECT_EQ(deal.commitment, fair::commitment(secret, game.proof.table, game.proof.rules,
                                                    static_cast<std::uint32_t>(i)));
        EXPECT_EQ(fair::deal_key(secret, deal.commitment, deal.entropy).reveal(), (*game.keys)[i].reveal());
        for (std::size_t seat = 0; seat < deal.entropy.size(); ++seat) {
            if (game.proof.pledges[seat])
                EXPECT_EQ(*game.proof.pledges[seat], fair::pledge_of(deal.entropy[seat]));
            else
                EXPECT_EQ(deal.entropy[seat], fair::Entropy{});
        }
    }
}

TEST(Deal, everyone_pledges_before_anyone_shows) {
    Dealt d;
    ASSERT_TRUE(d.t.seating().dealing);
    EXPECT_FALSE(d.t.seating().playing());
    EXPECT_EQ(d.dealing().deals.size(), 1u);
    EXPECT_FALSE(d.dealing().pledged);
    EXPECT_TRUE(d.dealing().pledges[3]) << "the bot has pledged already";
    EXPECT_EQ(d.t.code(d.reveal("ann")), "not-now");
    EXPECT_EQ(d.t.code(d.pledge("ann")), "done");
    EXPECT_FALSE(d.dealing().pledges[0]) << "told only when all are in";
    EXPECT_EQ(d.t.code(d.pledge("bob")), "done");
    ASSERT_TRUE(d.dealing().pledged);
    EXPECT_EQ(*d.dealing().pledges[1], fair::pledge_of(share_of("bob")));
    EXPECT_FALSE(d.dealing().pledges[2]) << "Cid is absent";
    EXPECT_EQ(d.t.code(d.pledge("cid")), "not-now");
    EXPECT_EQ(d.t.code(d.reveal("cid")), "not-now");
    EXPECT_EQ(d.t.code(d.reveal("bob", 1)), "bad-message") << "not what was pledged";
    EXPECT_EQ(d.t.code(d.reveal("bob")), "done");
    EXPECT_FALSE(d.t.seating().playing());
    EXPECT_EQ(d.t.code(d.reveal("ann")), "done");
    EXPECT_TRUE(d.t.seating().playing());
    EXPECT_FALSE(d.t.seating().dealing);
    const PastGame past = d.past();
    expect_fair(past);
    EXPECT_EQ(past.proof.deals[0].entropy[0], share_of("ann"));
    EXPECT_EQ(past.proof.deals[0].entropy[1], share_of("bob"));
    EXPECT_NE(past.proof.deals[0].entropy[3], fair::Entropy{}) << "bots contribute too";
}

TEST(Deal, whose_clients_bring_nothing_are_dealt_at_once) {
    VirtualTable t(spicy_settings(3));
    seat_and_start(t, {"ann", "bob"});
    EXPECT_TRUE(t.seating().playing());
    expect_fair(read_history(t.journal, t.vault())->games.back());
}

TEST(Deal, a_client_that_does_not_pledge_in_time_is_absent) {
    Dealt d;
    d.pledge("ann");
    d.t.advance(patience - 1);
    EXPECT_FALSE(d.dealing().pledged);
    d.t.advance(1);
    ASSERT_TRUE(d.dealing().pledged);
    EXPECT_FALSE(d.dealing().pledges[1]);
    d.reveal("ann");
    EXPECT_TRUE(d.t.seating().playing());
    expect_fair(d.past());
}

TEST(Deal, nobody_is_waited_for_who_has_gone) {
    Dealt d;
    d.pledge("ann");
    d.t.go("bob");
    EXPECT_TRUE(d.dealing().pledged);
}

TEST(Deal, with_no_pledge_at_all_it_begins) {
    Dealt d;
    d.t.advance(patience);
    EXPECT_TRUE(d.t.seating().playing());
    expect_fair(d.past());
}

TEST(Deal, a_pledge_that_is_not_shown_voids_the_deal_for_all_to_see) {
    Dealt d;
    const fair::Hash first = d.dealing().deals[0].commitment;
    d.pledge("ann");
    d.pledge("bob");
    d.reveal("ann");
    d.t.advance(patience);
    ASSERT_TRUE(d.t.seating().dealing);
    EXPECT_EQ(d.dealing().attempt, 2);
    EXPECT_EQ(d.dealing().late, std::vector<Seat>{1});
    EXPECT_NE(d.dealing().deals[0].commitment, first);
    EXPECT_FALSE(d.dealing().pledged);
    EXPECT_EQ(d.t.code(d.pledge("bob", 1)), "not-now") << "not waited for again";
    d.pledge("ann", 1);
    EXPECT_EQ(d.t.code(d.reveal("ann")), "bad-message") << "the share of the void deal";
    d.reveal("ann", 1);
    EXPECT_TRUE(d.t.seating().playing());
    const Sight sight = d.t.sight("ann");
    int again = 0;
    for (const SeenHappened& event : sight.events) {
        const auto* told = std::get_if<TableEvent>(&event.what);
        if (told == nullptr) continue;
        if (told->what == What::dealt_again) ++again;
        if (told->what == What::dealt) {
            EXPECT_EQ(told->attempt, 2);
            EXPECT_EQ(told->seats, (std::vector<Seat>{0, 3}));
        }
    }
    EXPECT_EQ(again, 1);
    expect_fair(d.past());
    EXPECT_EQ(d.past().proof.log.size(), 5u) << "sealing, pledged, sealing, pledged, begun";
}

TEST(Deal, of_two_devices_the_first_pledge_counts) {
    Dealt d;
    d.pledge("ann");
    d.pledge("ann", 1);
    d.pledge("bob");
    EXPECT_EQ(*d.dealing().pledges[0], fair::pledge_of(share_of("ann")));
}

TEST(Deal, seats_and_settings_stand_still_meanwhile) {
    Dealt d;
    EXPECT_EQ(d.t.code(d.t.ask("dee", ask::Sit{})), "not-now");
    EXPECT_EQ(d.t.code(d.t.ask("bob", ask::Stand{})), "not-now");
    EXPECT_EQ(d.t.code(d.t.ask("ann", ask::Configure{spicy_settings(5)})), "not-now");
    EXPECT_EQ(d.t.code(d.t.ask("ann", ask::Start{})), "not-now");
    EXPECT_EQ(d.t.code(d.t.ask("ann", ask::GiveHost{1})), "done");
    EXPECT_EQ(d.t.code(d.t.ask("bob", ask::Close{})), "done");
    EXPECT_FALSE(d.t.seating().dealing);
    d.t.advance(2 * patience);
}

TEST(Deal, goes_on_after_a_restart_in_every_stage) {
    for (int stage = 0; stage < 3; ++stage) {
        Dealt d;
        if (stage > 0) d.pledge("ann"), d.pledge("bob");
        if (stage > 1) d.reveal("ann");
        d.t.restart(1'000);
        if (stage == 0) d.pledge("ann"), d.pledge("bob");
        d.reveal("ann");
        EXPECT_FALSE(d.t.seating().playing());
        if (stage == 0) {
            EXPECT_FALSE(d.dealing().pledged) << "Cid may still come back";
            d.t.advance(patience);
            d.reveal("ann");
        }
        d.reveal("bob");
        EXPECT_TRUE(d.t.seating().playing()) << stage;
        expect_fair(d.past());
    }
}

TEST(Deal, waits_for_a_full_disk_and_loses_no_share) {
    Dealt d;
    d.pledge("ann");
    d.t.disk = Disk::full;
    d.pledge("bob");
    EXPECT_FALSE(d.dealing().pledged);
    d.t.disk = Disk::stores;
    d.t.advance(1'000);
    ASSERT_TRUE(d.dealing().pledged);
    d.reveal("ann");
    d.t.disk = Disk::full;
    d.reveal("bob");
    d.t.disk = Disk::stores;
    d.t.advance(1'000);
    EXPECT_TRUE(d.t.seating().playing());
    expect_fair(d.past());
}

TEST(Deal, one_share_serves_every_round_of_scharfe_schoten) {
    Dealt d(schoten_settings(3));
    EXPECT_EQ(d.dealing().deals.size(), 3u);
    d.pledge("ann");
    d.pledge("bob");
    d.reveal("ann");
    d.reveal("bob");
    ASSERT_TRUE(d.t.seating().playing());
    const PastGame past = d.past();
    expect_fair(past);
    for (const Sealed& deal : past.proof.deals) EXPECT_EQ(deal.entropy[1], share_of("bob"));
}

TEST(Deal, a_closed_or_given_up_game_is_opened_too) {
    for (const bool closes : {false, true}) {
        VirtualTable t(spicy_settings(3));
        seat_and_start(t, {"ann"});
        t.advance(10'000);
        if (closes)
            t.ask("ann", ask::Close{});
        else
            t.ask("ann", ask::Vote{true});
        const auto history = read_history(t.journal, t.vault());
        ASSERT_TRUE(history);
        EXPECT_TRUE(history->games.back().finished());
        expect_fair(history->games.back());
    }
}

}  // namespace
}  // namespace scoville::table::test
