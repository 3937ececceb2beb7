// The list itself: names, places, and what is made from it.
#include <set>

#include "any/face/kind.h"
#include "tests/games/trials.h"

namespace scoville::testing {
namespace {

template <class Face>
class EveryFace : public ::testing::Test {};
TYPED_TEST_SUITE(EveryFace, AllGames, GameName);

TYPED_TEST(EveryFace, is_found_by_its_name_and_by_its_options) {
    using Face = TypeParam;
    const any::Kind kind = any::kind_for<Face>;
    EXPECT_EQ(any::kind_named(Face::name), kind);
    EXPECT_EQ(any::name_of(kind), Face::name);
    const any::Options options(std::in_place_index<any::place_of<Face>>);
    EXPECT_EQ(any::kind_of(options), kind);
    EXPECT_EQ(any::players_of(kind).fewest, Face::players.fewest);
    EXPECT_TRUE(Face::players.has(Face::players.most) && !Face::players.has(Face::players.most + 1));
    EXPECT_LE(Face::players.most, max_seats);
    EXPECT_TRUE(any::with_game(kind, []<class Found>() { return std::same_as<Found, Face>; }));
}

TYPED_TEST(EveryFace, options_move_with_their_chairs) {
    using Face = TypeParam;
    typename Face::Options options;
    options.start = 2;
    const std::vector<Seat> with{4, 2, 0};
    const std::vector<Seat> without{0, 1, 3};
    const auto moved = any::part<Face>(any::for_chairs(any::Options(options), with));
    EXPECT_EQ(moved.players, 3);
    EXPECT_EQ(moved.start, Seat{1});
    EXPECT_EQ(any::part<Face>(any::for_chairs(any::Options(options), without)).start, std::nullopt);
}

TYPED_TEST(EveryFace, needs_as_many_deals_as_it_says) {
    using Face = TypeParam;
    for (int players = Face::players.fewest; players <= Face::players.most; ++players) {
        typename Face::Options options;
        options.players = static_cast<std::uint8_t>(players);
        EXPECT_GE(Face::deals(options), 1);
        if (!Face::deal_each_round) EXPECT_EQ(Face::deals(options), 1);
        EXPECT_EQ(Face::misfit(options), std::nullopt);
    }
}

TEST(Games, have_names_of_their_own) {
    std::set<std::string_view> names;
    any::for_each_game([&]<class Face>() { names.insert(Face::name); });
    EXPECT_EQ(names.size(), any::Games::size);
    EXPECT_EQ(any::kind_named("no-such-game"), std::nullopt);
    EXPECT_EQ(any::kind_named(""), std::nullopt);
}

TEST(Games, are_listed_in_words) {
    EXPECT_EQ(any::names_in_words("\""), "\"spicy\" or \"schoten\"");
    EXPECT_EQ(any::names_in_words(""), "spicy or schoten");
}

}  // namespace
}  // namespace scoville::testing
