// What comes next in a deal, from what the clients brought.
#include "table/shares.h"

#include <gtest/gtest.h>

#include "fair/chain.h"
#include "fair/seeded_chance.h"
#include "table/sealing.h"

namespace scoville::table::test {
namespace {

fair::Entropy bytes(std::uint8_t value) {
    fair::Entropy entropy;
    entropy.fill(value);
    return entropy;
}

class SharesTest : public ::testing::Test {
protected:
    SharesTest() {
        dealing.seats = {{0, {}}, {1, {}}, {2, "odds"}};
        dealing.pledges = {std::nullopt, std::nullopt, bytes(9)};
        dealing.deals = {{"sealed", bytes(1), {bytes(0), bytes(0), bytes(5)}}};
        bots.add(2);
        sharing.add(0);
        sharing.add(1);
        shares.wait(1'000, false);
    }
    Shares::Next next(Millis at = 0) const { return shares.next(dealing, bots, sharing, {at, 0}); }

    Dealing dealing;
    SeatSet bots, sharing;
    Shares shares;
};

TEST_F(SharesTest, pledges_are_waited_for_as_long_as_clients_are_here) {
    EXPECT_EQ(next(), Shares::Next::wait);
    shares.pledge(0, bytes(3));
    EXPECT_EQ(next(), Shares::Next::wait);
    shares.pledge(1, bytes(4));
    EXPECT_EQ(next(), Shares::Next::pledge);
    EXPECT_EQ(shares.pledges(dealing), (Pledges{bytes(3), bytes(4), bytes(9)}));
}

TEST_F(SharesTest, nobody_holds_the_table_up) {
    shares.pledge(0, bytes(3));
    EXPECT_EQ(next(999), Shares::Next::wait);
    EXPECT_EQ(next(1'000), Shares::Next::pledge);
    sharing.remove(1);  // has gone
    EXPECT_EQ(next(), Shares::Next::pledge);
    EXPECT_EQ(shares.pledges(dealing), (Pledges{bytes(3), std::nullopt, bytes(9)}));
}

TEST_F(SharesTest, without_any_pledge_the_game_begins) {
    EXPECT_EQ(next(1'000), Shares::Next::begin);
    sharing = {};
    EXPECT_EQ(next(), Shares::Next::begin);
}

TEST_F(SharesTest, after_a_restart_those_who_are_not_back_are_waited_for_too) {
    sharing = {};
    shares.wait(1'000, true);
    EXPECT_EQ(next(), Shares::Next::wait);
    EXPECT_EQ(next(1'000), Shares::Next::begin);
}

TEST_F(SharesTest, who_was_late_is_not_waited_for_again) {
    dealing.late = {1};
    shares.pledge(0, bytes(3));
    EXPECT_EQ(next(), Shares::Next::pledge);
}

TEST_F(SharesTest, of_two_devices_the_first_counts) {
    shares.pledge(0, bytes(3));
    shares.pledge(0, bytes(4));
    EXPECT_EQ(shares.pledges(dealing)[0], bytes(3));
}

TEST_F(SharesTest, a_deal_that_someone_left_is_void) {
    dealing.pledged = true;
    dealing.pledges = {bytes(3), bytes(4), bytes(9)};
    shares.show(0, bytes(6));
    EXPECT_EQ(next(), Shares::Next::wait);
    EXPECT_EQ(next(1'000), Shares::Next::again);
    EXPECT_EQ(shares.missing(dealing, bots), (std::vector<Seat>{1}));
    shares.show(1, bytes(7));
    EXPECT_EQ(next(1'000), Shares::Next::begin);
    shares.add_to(dealing.deals);
    EXPECT_EQ(dealing.deals[0].entropy, (std::vector<fair::Entropy>{bytes(6), bytes(7), bytes(5)}));
}

TEST(Sealing, bots_bring_their_share_at_once_and_people_none) {
    Seating seating;
    spicy::Options options;
    options.players = 3;
    seating.settings.options = options;
    seating.id = "t";
    seating.chairs = {Chair::of_person("ann", "Ann", ""), Chair::of_bot("odds"), {}};
    fair::SeededChance chance(1);
    const fair::Vault vault(fair::new_vault_key(chance));
    const std::vector<Entrant> seats{{0, {}}, {1, {}}, {2, "liar"}};
    const table::Sealing sealing = seal(seating, seats, 2, {0}, {vault, chance});
    EXPECT_EQ(sealing.attempt, 2);
    EXPECT_EQ(sealing.late, (std::vector<Seat>{0}));
    EXPECT_FALSE(sealing.pledges[0]);
    for (const Seat bot : {Seat{1}, Seat{2}}) {
        EXPECT_EQ(sealing.pledges[bot], fair::pledge_of(sealing.deals[0].entropy[bot]));
        EXPECT_NE(sealing.deals[0].entropy[bot], fair::Entropy{});
    }
    const auto secret = vault.unseal(sealing.deals[0].secret, "t/1");
    ASSERT_TRUE(secret);
    EXPECT_EQ(sealing.deals[0].commitment, fair::commitment(*secret, "t/1", sealing.rules, 0));
}

}  // namespace
}  // namespace scoville::table::test
