#include "lab/arena/schedule.h"

#include <map>
#include <mutex>
#include <set>

#include "players.h"

namespace scoville::lab::test {
namespace {

TEST(ArenaSchedule, every_place_sits_on_every_seat_once) {
    for (int players = 2; players <= max_seats; ++players) {
        for (int place = 0; place < players; ++place) {
            SeatSet seats;
            for (int rotation = 0; rotation < players; ++rotation) {
                const Seat seat = seat_of(place, rotation, players);
                EXPECT_EQ(place_at(seat, rotation, players), place);
                seats.add(seat);
            }
            EXPECT_EQ(seats, SeatSet::first(players));
        }
    }
}

// Pinned: the same seed has to mean the same games tomorrow.
TEST(ArenaSchedule, seeds_are_what_they_were) {
    EXPECT_EQ(seed_for(1, Chance::policy, {0, 2, 3, 1}), 688025204643884846u);
    const auto key = deal_key(1, 0, 0).reveal();
    EXPECT_EQ(key[0], 0x30);
    EXPECT_EQ(key[1], 0xd2);
    EXPECT_EQ(key[63], 0xdb);
}

TEST(ArenaSchedule, chance_differs_wherever_its_name_does) {
    std::set<std::uint64_t> seen;
    std::size_t named = 0;
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        for (std::uint64_t block = 0; block < 50; ++block) {
            for (std::uint64_t rotation = 0; rotation < 4; ++rotation) {
                for (std::uint64_t seat = 0; seat < 4; ++seat, ++named)
                    seen.insert(seed_for(seed, Chance::policy, {0, block, rotation, seat}));
                seen.insert(seed_for(seed, Chance::order, {0, block, rotation}));
                ++named;
            }
            seen.insert(seed_for(seed, Chance::deal, {block, 0}));
            ++named;
        }
    }
    EXPECT_EQ(seen.size(), named);
}

// What each bot holds when it is first asked for something, by seat and game.
struct Sightings {
    struct Seen {
        Seat seat;
        spicy::Hand hand;
    };
    std::mutex mutex;
    std::map<std::string, std::vector<Seen>> by_name;
};

class Witness final : public bots::SpicyBot {
public:
    Witness(std::string name, Sightings& sightings, std::uint64_t seed)
        : name_(std::move(name)), sightings_(sightings), dice_(seed, 5) {}
    spicy::Action act(const bots::SpicyAsk& ask) override {
        if (!asked_) {
            asked_ = true;
            const std::lock_guard lock(sightings_.mutex);
            sightings_.by_name[name_].push_back({ask.seat, ask.view.hands[ask.seat].cards});
        }
        return dice_.act(ask);
    }

private:
    std::string name_;
    Sightings& sightings_;
    Dice dice_;
    bool asked_ = false;
};

TEST(ArenaSchedule, in_a_block_each_bot_holds_each_hand_on_its_seat) {
    Sightings sightings;
    std::vector<Entrant> all;
    for (const char* name : {"a", "b", "c", "d"}) {
        all.push_back({.name = name, .makers = {}, .who = {}});
        all.back().maker<spicy::Face>() = [name, &sightings](const SittingAt<spicy::Face>& at) {
            return std::make_unique<Witness>(name, sightings, at.seed);
        };
    }
    const PlayBlock play = blocks_of(spicy::Options{.players = 4, .everyone_answers = true},
                                     Lineup(std::move(all)), {.seed = 9});
    for (std::uint64_t block = 0; block < 10; ++block) {
        sightings.by_name.clear();
        (void)play(block);
        // Who is asked for the first time still holds what was dealt: the same for every bot on that seat.
        std::map<Seat, spicy::Hand> dealt;
        for (const auto& [name, seen] : sightings.by_name) {
            ASSERT_EQ(seen.size(), 4u);
            SeatSet seats;
            for (const auto& [seat, hand] : seen) {
                seats.add(seat);
                const auto [at, fresh] = dealt.emplace(seat, hand);
                EXPECT_TRUE(fresh || at->second == hand);
            }
            EXPECT_EQ(seats, SeatSet::first(4));
        }
    }
}

TEST(ArenaLineup, the_same_name_is_the_same_bot) {
    const Lineup lineup({dice("x"), dice("y"), dice("x"), dice("x")});
    EXPECT_EQ(lineup.bots(), 2);
    EXPECT_EQ(lineup.bot_at, (std::vector<int>{0, 1, 0, 0}));
    EXPECT_EQ(lineup.seats, (std::vector<int>{3, 1}));
    EXPECT_EQ(written(lineup), "x x3, y");
}

TEST(ArenaLineup, bots_go_by_their_names) {
    EXPECT_EQ(entrant_named("odds")->name, "odds");
    EXPECT_EQ(entrant_named("my-odds.2=odds")->name, "my-odds.2");
    EXPECT_FALSE(entrant_named("nobody"));
    EXPECT_FALSE(entrant_named("=odds"));
    EXPECT_NE(entrant_named("nobody").error().find("suspicious"), std::string::npos);
}

}  // namespace
}  // namespace scoville::lab::test
