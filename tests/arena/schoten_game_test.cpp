#include "lab/arena/schoten.h"
#include "players.h"

namespace scoville::lab::test {
namespace {

using schoten::Action;

schoten::Deals deals(int players, std::uint64_t seed) {
    const schoten::Options options{.players = static_cast<std::uint8_t>(players), .start = Seat{0}};
    FastRng rng(seed);
    schoten::Deals all{.options = options, .rounds = {}};
    for (int round = 0; round < players; ++round)
        all.rounds.push_back(schoten::fast_deal(schoten::ruleset_of(options), rng));
    return all;
}

TEST(ArenaSchoten, every_table_can_be_played) {
    for (int players = 3; players <= 4; ++players) {
        for (std::uint64_t i = 0; i < 30; ++i) {
            std::vector<std::unique_ptr<bots::SchotenBot>> table;
            table.reserve(static_cast<std::size_t>(players));
            for (int seat = 0; seat < players; ++seat)
                table.push_back(std::make_unique<SchotenDice>(i * 8 + static_cast<std::uint64_t>(seat)));
            const GameTally tally = play_schoten(deals(players, i), table, nullptr);
            double shares = 0;
            for (int seat = 0; seat < players; ++seat) {
                const Tally& mine = tally[static_cast<std::size_t>(seat)];
                EXPECT_EQ(mine.refused, 0);
                EXPECT_GE(mine.points, 0);
                shares += mine.share;
            }
            EXPECT_NEAR(shares, 1, 1e-12);
        }
    }
}

class Nonsense final : public bots::SchotenBot {
public:
    schoten::Action act(const bots::SchotenAsk& ask) override {
        EXPECT_TRUE(ask.legal.any());
        for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(ask.view.hands[seat].open, seat == ask.seat);
        return Action::play(schoten::Card::none());
    }
};

TEST(ArenaSchoten, refused_answers_are_counted_and_replaced) {
    std::vector<std::unique_ptr<bots::SchotenBot>> table;
    table.push_back(std::make_unique<Nonsense>());
    for (std::uint64_t seat = 1; seat < 3; ++seat) table.push_back(std::make_unique<SchotenDice>(seat));
    const GameTally tally = play_schoten(deals(3, 1), table, nullptr);
    EXPECT_GE(tally[0].decisions, 3 * (1 + 12));
    EXPECT_EQ(tally[0].refused, tally[0].decisions);
    EXPECT_EQ(tally[1].refused, 0);
}

}  // namespace
}  // namespace scoville::lab::test
