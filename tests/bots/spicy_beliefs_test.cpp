// What a seat concludes about face-down cards: exact where it can be, sober elsewhere.
#include <algorithm>
#include <memory>
#include <utility>

#include <gtest/gtest.h>

#include "bots/spicy/beliefs.h"
#include "tests/bots/spicy_games.h"

namespace scoville::bots::test {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)

constexpr Card chili_5 = Card::of(0, 5);
constexpr Declaration said_chili_5 = Declaration::of(0, 5);

// Seat 0 looks at a card of seat 1, who has five more.
struct Look {
    View view;
    SpicyMemory memory;
    Legal legal;
    Faults faults;

    explicit Look(Declaration declared, Card card = Card::hidden(), bool copy = false) {
        view.rules = ruleset_of({});
        view.hands[0].open = true;
        view.hands[1].size = 5;
        view.stack.push_back({.seat = 1, .declared = Declaration::of(declared.spice(), 2)});
        view.stack.push_back({.seat = 1, .card = card, .declared = declared, .copy = copy});
    }
    void hold(Card card, int copies) {
        for (int i = 0; i < copies; ++i) view.hands[0].cards.add(card);
        view.hands[0].size = static_cast<std::uint8_t>(view.hands[0].cards.size());
    }
    void saw(Card card, int copies) {
        for (int i = 0; i < copies; ++i)
            memory.see(Revealed{.seat = 2, .card = card, .declared = said_chili_5, .winner = 3, .loser = 2});
    }
    UnseenCards unseen() const { return UnseenCards::from(0, view, memory); }
    TopCardOdds odds() const { return top_card_odds({0, view, legal, faults}, memory); }
};

TEST(UnseenCards, leave_out_what_the_seat_knows) {
    Look look(said_chili_5);
    EXPECT_EQ(look.unseen().size(), 100);
    look.hold(chili_5, 1);
    look.saw(chili_5, 1);
    look.view.stack.push_back({.seat = 0, .card = wild_number, .declared = Declaration::of(0, 6)});
    EXPECT_EQ(look.unseen().size(), 97);
    EXPECT_EQ(look.unseen().count(chili_5), 1);
    EXPECT_EQ(look.unseen().count(wild_number), 4);
    EXPECT_EQ(UnseenCards::to_everyone(look.view, look.memory).size(), 99);
}

TEST(UnseenCards, are_counted_by_how_they_fit) {
    const Look look(said_chili_5);
    EXPECT_EQ(look.unseen().fitting({}, said_chili_5), (std::array{3, 11, 32, 54}));
    EXPECT_EQ(look.unseen().fitting({6, 9}, Declaration::of(0, 6)), (std::array{6, 17, 29, 48}));
}

Played laid(Seat seat, Card card) {
    return {.seat = seat, .card = card, .declared = said_chili_5, .extras = {}, .copy = false, .last = false};
}

TEST(SpicyMemory, keeps_own_cards_that_others_won) {
    SpicyMemory memory;
    memory.see(laid(0, chili_5));
    memory.see(laid(1, Card::hidden()));
    memory.see(laid(0, wild_spice));
    EXPECT_EQ(memory.buried()[chili_5.kind], 0);
    memory.see(StackWon{.seat = 2, .cards = {}, .raid = true});  // V3: what lay under the last card
    EXPECT_EQ(memory.buried()[chili_5.kind], 1);
    EXPECT_EQ(memory.buried()[wild_spice.kind], 0);
    memory.see(Revealed{.seat = 0, .card = wild_spice, .declared = said_chili_5, .winner = 0, .loser = 1});
    memory.see(StackWon{.seat = 0, .cards = {}, .raid = false});
    EXPECT_EQ(memory.buried()[wild_spice.kind], 0);
    EXPECT_EQ(memory.shown()[wild_spice.kind], 1);
    memory.see(Started{.first = 0, .variants = {}});
    EXPECT_EQ(memory.shown()[wild_spice.kind], 0);
}

TEST(SpicyMemory, learns_who_lies_and_who_passes) {
    SpicyMemory memory;
    for (int i = 0; i < 4; ++i) {
        memory.see(
            Revealed{.seat = 1, .card = Card::of(2, 1), .declared = said_chili_5, .winner = 0, .loser = 1});
        memory.see(Passed{.seat = 2});
    }
    const auto share = [&](Seat seat, Habit habit) {
        return memory.habits(seat)[static_cast<std::size_t>(habit)];
    };
    EXPECT_GT(share(1, Habit::careless), 0.9);
    EXPECT_GT(share(2, Habit::truthful), 0.9);
    EXPECT_GT(share(3, Habit::schemer), 0.5);
}

TEST(SpicyMemory, learns_who_challenges) {
    SpicyMemory memory;
    for (int i = 0; i < 20; ++i) {
        memory.see(laid(1, Card::hidden()));
        memory.see(Challenged{.seat = 2, .against = 1, .trait = Trait::number});
    }
    EXPECT_GT(memory.wariness(2), 2);
    EXPECT_LT(memory.wariness(3), 0.6);
}

TEST(TopCardOdds, are_certain_where_no_card_is_left) {
    Look both(said_chili_5);
    both.hold(chili_5, 3);
    EXPECT_EQ(both.odds().both, 0);
    EXPECT_GT(both.odds().number, 0);

    Look number = both;
    for (int spice = 1; spice < max_spices; ++spice) number.saw(Card::of(spice, 5), 3);
    EXPECT_GT(number.odds().number, 0);
    number.saw(wild_number, 5);
    EXPECT_EQ(number.odds().number, 0);

    Look spice(said_chili_5);
    for (int each = 1; each <= max_number; ++each) spice.saw(Card::of(0, each), 3);
    EXPECT_GT(spice.odds().spice, 0);
    spice.saw(wild_spice, 5);
    EXPECT_EQ(spice.odds().spice, 0);
    EXPECT_EQ(spice.odds().both, 0);
}

TEST(TopCardOdds, fall_as_copies_are_seen) {
    Look look(said_chili_5);
    double before = look.odds().both;
    for (int copies = 1; copies <= 3; ++copies) {
        look.hold(chili_5, 1);
        EXPECT_LT(look.odds().both, before);
        before = look.odds().both;
    }
}

TEST(TopCardOdds, trust_a_total_wild) {
    const TopCardOdds odds = Look(said_chili_5, total_wild).odds();
    EXPECT_EQ(odds.both, 1);
    EXPECT_EQ(odds.right(Trait::none), 1);
}

TEST(TopCardOdds, of_a_copy_without_a_card_left_are_nil) {
    Look look(said_chili_5, Card::hidden(), true);
    EXPECT_GT(look.odds().both, 0);
    look.hold(chili_5, 3);
    EXPECT_EQ(look.odds().right(Trait::none), 0);
}

// Listens with the bot and looks whenever the bot is asked.
class Listener : public SpicyBot {
public:
    explicit Listener(std::unique_ptr<SpicyBot> bot) : bot_(std::move(bot)) {}
    void see(const SeenEvent& event) override {
        memory_.see(event);
        bot_->see(event);
    }
    Action act(const SpicyAsk& ask) override {
        if (!ask.legal.challenges.empty()) check(ask);
        return bot_->act(ask);
    }

private:
    void check(const SpicyAsk& ask) const {
        const TopCardOdds odds = top_card_odds(ask, memory_);
        EXPECT_GE(odds.both, 0);
        EXPECT_LE(odds.both, std::min(odds.number, odds.spice) + 1e-12);
        EXPECT_LE(std::max(odds.number, odds.spice), 1);
        EXPECT_LE(odds.number + odds.spice - odds.both, 1 + 1e-12);
    }

    std::unique_ptr<SpicyBot> bot_;
    SpicyMemory memory_;
};

TEST(TopCardOdds, are_chances_in_every_game) {
    FastRng rng(1);
    for (int game = 0; game < 100; ++game) {
        const Options options = lab::random_options(rng);
        SpicyBots bots = seat_bots(
            std::vector<Level>(options.players, game % 2 ? Level::odds : Level::random), rng.next());
        for (auto& bot : bots) bot = std::make_unique<Listener>(std::move(bot));
        play_game(deal_from_key(options, lab::random_key(rng)).state, bots);
    }
}

// A card the seat thinks impossible is never there: what it remembers agrees with all cards open.
TEST(TopCardOdds, never_rule_out_the_truth) {
    FastRng rng(2);
    for (int game = 0; game < 60; ++game) {
        const Options options = lab::random_options(rng);
        std::vector<SpicyMemory> memories(options.players);
        struct Remember : SpicyBot {
            Remember(std::unique_ptr<SpicyBot> bot, SpicyMemory& memory)
                : bot_(std::move(bot)), memory_(memory) {}
            void see(const SeenEvent& event) override { memory_.see(event); }
            Action act(const SpicyAsk& ask) override { return bot_->act(ask); }
            std::unique_ptr<SpicyBot> bot_;
            SpicyMemory& memory_;
        };
        SpicyBots bots = seat_bots(std::vector<Level>(options.players, Level::random), rng.next());
        for (Seat seat = 0; seat < options.players; ++seat)
            bots[seat] = std::make_unique<Remember>(std::move(bots[seat]), memories[seat]);
        play_game(deal_from_key(options, lab::random_key(rng)).state, bots,
                  [&](const State& state, Seat seat, const Legal& legal, const Faults& faults, Action) {
                      if (legal.challenges.empty()) return;
                      const View view = spicy::see(state, Viewer::at_seat(seat), Finished::sealed);
                      const Card card = state.top().kind();
                      ASSERT_GT(UnseenCards::from(seat, view, memories[seat]).count(card), 0);
                      const TopCardOdds odds = top_card_odds({seat, view, legal, faults}, memories[seat]);
                      const Fit fit = fit_of(state.rules.twins, card, state.top().said());
                      if (fit == Fit::both) ASSERT_GT(odds.both, 0);
                      if (fit == Fit::number) ASSERT_GT(odds.number, 0);
                      if (fit == Fit::spice) ASSERT_GT(odds.spice, 0);
                  });
    }
}

}  // namespace
}  // namespace scoville::bots::test
