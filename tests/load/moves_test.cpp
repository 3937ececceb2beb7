#include "load/moves.h"

#include <set>

#include <gtest/gtest.h>

namespace scoville::load {
namespace {

std::set<std::string> all_choices(std::string_view legal, bool awaited, const Temper& temper) {
    std::set<std::string> found;
    FastRng dice(1);
    for (int i = 0; i < 500; ++i) found.insert(choose(legal, awaited, temper, dice));
    return found;
}

}  // namespace

TEST(Moves, every_play_that_may_be_is_made_and_no_other) {
    EXPECT_EQ(all_choices(R"({"pass":true,"play":{"cards":["c4","w5"],"declare":["c1","p3"]}})", true,
                          {.passes = 4}),
              (std::set<std::string>{R"({"do":"play","card":"c4","declare":"c1"})",
                                     R"({"do":"play","card":"c4","declare":"p3"})",
                                     R"({"do":"play","card":"w5","declare":"c1"})",
                                     R"({"do":"play","card":"w5","declare":"p3"})", R"({"do":"pass"})"}));
}

TEST(Moves, a_last_card_is_announced) {
    EXPECT_EQ(all_choices(R"({"play":{"cards":["c4"],"declare":["c1"],"last":true}})", true, {}),
              std::set<std::string>{R"({"do":"play","card":"c4","declare":"c1","last":true})"});
}

TEST(Moves, a_card_is_let_be_only_by_who_is_asked) {
    constexpr std::string_view legal = R"({"challenge":["number","spice",null],"let":true})";
    const std::set<std::string> reactions{R"({"do":"challenge","trait":"number"})",
                                          R"({"do":"challenge","trait":"spice"})", R"({"do":"challenge"})"};
    auto asked = reactions;
    asked.insert(R"({"do":"let"})");
    EXPECT_EQ(all_choices(legal, true, {.challenges = 2}), asked);
    auto unasked = reactions;
    unasked.insert("");
    EXPECT_EQ(all_choices(legal, false, {.challenges = 2}), unasked);
    EXPECT_EQ(all_choices(legal, true, {.challenges = 0}), std::set<std::string>{R"({"do":"let"})"});
}

TEST(Moves, schoten) {
    EXPECT_EQ(all_choices(R"({"cards":["r1","g7"]})", true, {}),
              (std::set<std::string>{R"({"do":"card","card":"r1"})", R"({"do":"card","card":"g7"})"}));
    EXPECT_EQ(all_choices(R"({"take":["red"]})", true, {}),
              std::set<std::string>{R"({"do":"take","colour":"red"})"});
    EXPECT_EQ(all_choices(R"({"tip":true})", true, {}).size(), 12U) << "most and fewest are never the same";
}

TEST(Moves, nothing_may_be_done) { EXPECT_EQ(all_choices("", true, {}), std::set<std::string>{""}); }

}  // namespace scoville::load
