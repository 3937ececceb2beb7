#include "terminal/moves.h"

#include <gtest/gtest.h>

#include "terminal/line_editor.h"

namespace scoville::terminal {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

Legal turn() {
    Legal legal;
    legal.pass = true;
    legal.cards.add(Card::of(0, 7));
    legal.cards.add(wild_spice);
    legal.cards.add(Card::of(2, 1));
    legal.declarations =
        DeclarationSet{Declaration::of(0, 9).index, Declaration::of(0, 7).index, Declaration::of(0, 5).index};
    legal.extras_on = NumberSet{5};
    legal.max_extras = 2;
    return legal;
}

TEST(TypedMoves, a_play_names_card_and_declaration_in_either_order) {
    for (const char* typed : {"7c as 9c", "c7 as c9", "  C7   AS 9C ", "play 7c as 9c"}) {
        const auto move = read_move(typed, turn(), {}, Box{});
        ASSERT_TRUE(move) << typed << ": " << move.error();
        EXPECT_EQ(*move, Action::play(Card::of(0, 7), Declaration::of(0, 9)));
    }
}

TEST(TypedMoves, a_card_alone_says_what_it_is) {
    EXPECT_EQ(*read_move("7c", turn(), {}, Box{}), Action::play(Card::of(0, 7), Declaration::of(0, 7)));
    EXPECT_FALSE(read_move("xs", turn(), {}, Box{}));
}

TEST(TypedMoves, extras_go_with_a_five) {
    Extras extras;
    extras.push_back(wild_spice);
    extras.push_back(Card::of(2, 1));
    EXPECT_EQ(*read_move("7c as 5c with xs 1p", turn(), {}, Box{}),
              Action::play(Card::of(0, 7), Declaration::of(0, 5), false, extras));
    EXPECT_FALSE(read_move("7c as 9c with xs", turn(), {}, Box{}));
    EXPECT_FALSE(read_move("7c as 5c with xs 1p 7c", turn(), {}, Box{}));
}

TEST(TypedMoves, reactions_are_short) {
    Legal legal;
    legal.let = true;
    legal.challenges = TraitSet{as_int(Trait::number), as_int(Trait::spice)};
    EXPECT_EQ(*read_move("", legal, {}, Box{}), Action::let());
    EXPECT_EQ(*read_move("wrong spice", legal, {}, Box{}), Action::challenge(Trait::spice));
    EXPECT_EQ(*read_move("n", legal, {}, Box{}), Action::challenge(Trait::number));
    EXPECT_FALSE(read_move("wrong", legal, {}, Box{}));
    EXPECT_FALSE(read_move("pass", legal, {}, Box{}));
}

TEST(TypedMoves, rubbish_gets_a_sentence) {
    for (const char* typed :
         {"", "fly", "99z as 1c", "7c as", "7c as 11c", "with with with", "\xff\xfe", "as as as"}) {
        const auto move = read_move(typed, turn(), {}, Box{});
        if (!move) EXPECT_FALSE(move.error().empty()) << typed;
    }
    EXPECT_FALSE(read_move("fly", turn(), {}, Box{}));
}

TEST(TypedMoves, everything_listed_is_understood) {
    Legal legal = turn();
    legal.challenges = TraitSet{as_int(Trait::none)};
    legal.copies = legal.cards;
    legal.copied = Declaration::of(0, 6);
    legal.let = legal.standing = true;
    for (const std::string& typed : possible_moves(legal, {}, Box{}))
        EXPECT_TRUE(read_move(typed, legal, {}, Box{})) << typed;
}

TEST(TypedMoves, scharfe_schoten_is_tips_cards_and_colours) {
    schoten::Legal tips;
    tips.tip = true;
    EXPECT_EQ(*read_move("tip red green", tips),
              schoten::Action::tip(schoten::Colour::red, schoten::Colour::green));
    EXPECT_EQ(*read_move("red green", tips),
              schoten::Action::tip(schoten::Colour::red, schoten::Colour::green));
    EXPECT_FALSE(read_move("tip red red", tips));
    schoten::Legal cards;
    cards.cards.add(schoten::Card::of(schoten::Colour::black, 12));
    EXPECT_EQ(*read_move("12k", cards), schoten::Action::play(schoten::Card::of(schoten::Colour::black, 12)));
    EXPECT_FALSE(read_move("r1", cards));
    schoten::Legal take;
    take.take = schoten::ColourSet{2};
    EXPECT_EQ(*read_move("take green", take), schoten::Action::take(schoten::Colour::green));
    EXPECT_FALSE(read_move("take red", take));
}

TEST(LineEditor, tab_adds_what_is_certain) {
    const std::vector<std::string> moves{"wrong number", "wrong spice", "pass"};
    EXPECT_EQ(complete("w", moves).added, "rong ");
    EXPECT_EQ(complete("wrong ", moves).candidates.size(), 2u);
    EXPECT_EQ(complete("p", moves).added, "ass");
    EXPECT_TRUE(complete("x", moves).candidates.empty());
}

}  // namespace
}  // namespace scoville::terminal
