#include "notation/legal_out.h"

#include <string>

#include <gtest/gtest.h>

namespace scoville::notation {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

std::string written(const Legal& legal, const Faults& faults = {}) {
    std::string text;
    JsonOut out(text);
    write_spicy_legal(out, legal, faults, Box{});
    return text;
}

TEST(LegalOut, a_turn_is_cards_times_declarations) {
    Legal legal;
    legal.pass = true;
    legal.cards.add(Card::of(0, 4));
    legal.cards.add(Card::of(0, 4));
    legal.cards.add(wild_number);
    legal.declarations = DeclarationSet{Declaration::of(0, 5).index, Declaration::of(2, 10).index};
    EXPECT_EQ(written(legal), R"({"pass":true,"play":{"cards":["c4","c4","xn"],"declare":["c5","p10"]}})");
}

TEST(LegalOut, extras_and_the_last_card_stand_beside_the_play) {
    Legal legal;
    legal.cards.add(Card::of(1, 1));
    legal.declarations = DeclarationSet{Declaration::of(1, 5).index};
    legal.last = true;
    legal.extras_on = NumberSet{5};
    legal.max_extras = 2;
    EXPECT_EQ(written(legal),
              R"({"play":{"cards":["w1"],"declare":["w5"],"last":true,"extras":{"on":[5],"max":2}}})");
}

TEST(LegalOut, reactions_name_traits_and_a_copy_has_none) {
    Legal legal;
    legal.let = true;
    legal.standing = true;
    legal.challenges = TraitSet{as_int(Trait::number), as_int(Trait::spice)};
    EXPECT_EQ(written(legal), R"({"challenge":["number","spice"],"let":true,"standing":true})");
    legal.challenges = TraitSet{as_int(Trait::none)};
    legal.copies.add(wild_spice);
    legal.copied = Declaration::of(0, 7);
    EXPECT_EQ(written(legal),
              R"({"challenge":[null],"copy":{"cards":["xs"],"declared":"c7"},"let":true,"standing":true})");
}

TEST(LegalOut, faults_are_apart) {
    EXPECT_EQ(written({}, {.unannounced = true, .blind_challenge = true, .peek = true}),
              R"({"faults":{"unannounced":true,"blindChallenge":true,"peek":true}})");
}

TEST(LegalOut, scharfe_schoten_lists_what_is_asked_for) {
    std::string text;
    JsonOut out(text);
    schoten::Legal legal;
    legal.cards.add(schoten::Card::of(schoten::Colour::black, 12));
    legal.take = schoten::ColourSet{0, 2};
    write_schoten_legal(out, legal);
    EXPECT_EQ(text, R"({"cards":["k12"],"take":["red","green"]})");
}

}  // namespace
}  // namespace scoville::notation
