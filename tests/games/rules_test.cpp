// Rules by their names, of every game in the list.
#include "any/face/rules.h"

#include <set>

#include "notation/any_in.h"
#include "tests/games/trials.h"

namespace scoville::testing {
namespace {

template <class Face>
class EveryBook : public ::testing::Test {};
TYPED_TEST_SUITE(EveryBook, AllGames, GameName);

TYPED_TEST(EveryBook, numbers_the_names_of_its_game_from_one) {
    using Face = TypeParam;
    const auto book = Face::rules_book();
    ASSERT_FALSE(book.empty());
    for (std::size_t i = 0; i < book.size(); ++i) {
        const std::string name = std::string(Face::name) + "-" + std::to_string(i + 1);
        EXPECT_EQ(book[i].name, name);
        const auto rules = any::rules_named(name);
        ASSERT_TRUE(rules);
        EXPECT_EQ(rules->kind, any::kind_for<Face>);
        EXPECT_EQ(any::name_of(*rules), name);
        EXPECT_FALSE(any::are_rules_to_come(name));
    }
    EXPECT_EQ(any::first_rules(any::kind_for<Face>), any::rules_named(book.front().name));
    EXPECT_EQ(any::todays_rules(any::kind_for<Face>), any::rules_named(book.back().name));
    EXPECT_TRUE(any::are_rules_to_come(std::string(Face::name) + "-" + std::to_string(book.size() + 1)));
}

TYPED_TEST(EveryBook, options_that_name_no_rules_are_played_by_todays) {
    using Face = TypeParam;
    const any::Options options(std::in_place_index<any::place_of<Face>>);
    EXPECT_EQ(any::rules_of(options), any::todays_rules(any::kind_for<Face>));
    const any::Rules first = any::first_rules(any::kind_for<Face>);
    EXPECT_EQ(any::rules_of(any::by_rules(options, first)), first);
    EXPECT_EQ(any::misfit_of(any::by_rules(options, first)), std::nullopt);
}

TEST(RulesNames, to_come_are_well_written_and_unknown) {
    for (const char* name : {"spicy-2", "spicy-10", "schoten-7", "curry-1", "hot-pot-3"})
        EXPECT_TRUE(any::are_rules_to_come(name)) << name;
    for (const char* name : {"spicy-1", "spicy-0", "spicy-01", "spicy", "spicy-", "-1", "", "spicy-1x",
                             "Spicy-2", "spicy-99999999999", "spicy -2", "spicy--2-"})
        EXPECT_FALSE(any::are_rules_to_come(name)) << name;
    EXPECT_TRUE(any::is_game_to_come("curry"));
    for (const char* name : {"spicy", "schoten", "", "Curry", "-", "cur ry", "c1"})
        EXPECT_FALSE(any::is_game_to_come(name)) << name;
}

TEST(RulesNames, say_what_they_deal_and_allow) {
    const spicy::Rules& rules = spicy::rules_of({.rules = any::rules_named("spicy-1")->place});
    EXPECT_EQ(rules.name, "spicy-1");
    EXPECT_EQ(rules.editions.size(), 4U);
    EXPECT_EQ(rules.editions[2].dealt_total_wilds, 1);
    EXPECT_EQ(rules.variants.size(), 6U);
    EXPECT_EQ(rules.base.challenge_draw, 2);
    EXPECT_EQ(rules.below_end[2], 60);
}

TEST(RulesNames, refuse_what_they_do_not_have) {
    spicy::Options options;
    options.variants.add(6);
    EXPECT_TRUE(any::misfit_of(any::Options(options)));
    options.variants = {};
    options.random_variants = 7;
    EXPECT_TRUE(any::misfit_of(any::Options(options)));
    options.random_variants = 6;
    EXPECT_FALSE(any::misfit_of(any::Options(options)));
}

}  // namespace
}  // namespace scoville::testing
