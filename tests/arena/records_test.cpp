#include <boost/json.hpp>

#include "players.h"
#include "record/replay.h"

namespace scoville::lab::test {
namespace {

namespace json = boost::json;

// Replays the games of a block; their winners have to be those the block counted.
void expect_same_winners(const BlockResult& block, const Lineup& lineup) {
    ASSERT_EQ(block.records.size(), lineup.at.size());
    std::vector<double> shares(lineup.names.size());
    std::vector<double> points(lineup.names.size());
    for (const std::string& text : block.records) {
        record::Replayer replayer({});
        std::string answer;
        ASSERT_EQ(replayer.replay(text, answer), record::Outcome::all_legal) << answer;
        const json::object replayed = json::parse(answer).as_object();
        EXPECT_TRUE(replayed.at("over").as_bool());
        const json::object told = json::parse(text).as_object();
        const json::array& bots = told.at("arena").at("bots").as_array();
        const auto bot_on = [&](std::size_t seat) {
            const auto found =
                std::find(lineup.names.begin(), lineup.names.end(), std::string_view(bots[seat].as_string()));
            return static_cast<std::size_t>(found - lineup.names.begin());
        };
        const json::array& winners = replayed.at("winners").as_array();
        for (const json::value& seat : winners)
            shares[bot_on(static_cast<std::size_t>(seat.as_int64()))] +=
                1.0 / static_cast<double>(winners.size());
        const json::array& scores = replayed.at("scores").as_array();
        for (std::size_t seat = 0; seat < scores.size(); ++seat)
            points[bot_on(seat)] += static_cast<double>(scores[seat].as_int64());
    }
    for (std::size_t bot = 0; bot < shares.size(); ++bot) {
        EXPECT_NEAR(shares[bot], block.bots[bot].share, 1e-12);
        EXPECT_NEAR(points[bot], block.bots[bot].points, 1e-12);
    }
}

TEST(ArenaRecords, of_spicy_replay_to_the_same_winners) {
    const Lineup lineup({dice("a", 20), dice("b"), dice("c")});
    const spicy::VariantSet variants{static_cast<int>(spicy::Variant::copy_cat),
                                     static_cast<int>(spicy::Variant::change_your_luck)};
    for (const bool strict : {false, true}) {
        for (const bool everyone_answers : {false, true}) {
            const spicy::Options options{
                .players = 3, .variants = variants, .strict = strict, .everyone_answers = everyone_answers};
            const PlayBlock play = blocks_of(options, lineup, {.seed = 4, .keep_records = true});
            for (std::uint64_t block = 0; block < 10; ++block) expect_same_winners(play(block), lineup);
        }
    }
    const spicy::Options wilds{.players = 3, .edition = spicy::Edition::y2022, .everyone_answers = true};
    const PlayBlock play = blocks_of(wilds, lineup, {.seed = 4, .keep_records = true});
    for (std::uint64_t block = 0; block < 10; ++block) expect_same_winners(play(block), lineup);
}

TEST(ArenaRecords, of_schoten_replay_to_the_same_winners) {
    for (int players = 3; players <= 4; ++players) {
        std::vector<Entrant> all(static_cast<std::size_t>(players), dice("others"));
        all[0] = dice("one");
        const Lineup lineup(std::move(all));
        const PlayBlock play = blocks_of(schoten::Options{.players = static_cast<std::uint8_t>(players)},
                                         lineup, {.seed = 4, .keep_records = true});
        for (std::uint64_t block = 0; block < 10; ++block) expect_same_winners(play(block), lineup);
    }
}

TEST(ArenaRecords, keeping_them_changes_no_game) {
    const Lineup lineup({dice("a", 20), dice("b")});
    const spicy::Options options{.players = 2};
    for (std::uint64_t block = 0; block < 5; ++block) {
        const BlockResult kept = blocks_of(options, lineup, {.keep_records = true})(block);
        const BlockResult plain = blocks_of(options, lineup, {})(block);
        EXPECT_EQ(kept.bots, plain.bots);
        EXPECT_TRUE(plain.records.empty());
    }
}

// The rotations of a block share their deal, other blocks have another.
TEST(ArenaRecords, a_block_is_one_deal) {
    const Lineup lineup({dice("a"), dice("b"), dice("c")});
    const PlayBlock play =
        blocks_of(spicy::Options{.players = 3, .everyone_answers = true}, lineup, {.keep_records = true});
    const auto seed_in = [](const std::string& record) { return json::parse(record).at("seed").as_string(); };
    const BlockResult first = play(0);
    EXPECT_EQ(seed_in(first.records[0]), seed_in(first.records[1]));
    EXPECT_EQ(seed_in(first.records[0]), seed_in(first.records[2]));
    EXPECT_NE(seed_in(first.records[0]), seed_in(play(1).records[0]));
}

}  // namespace
}  // namespace scoville::lab::test
