#include "hindsight/doubts.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "bots/levels/make.h"
#include "hindsight/doubts_out.h"
#include "lab/arena/blocks.h"
#include "notation/rules_in.h"
#include "notation/strict_json.h"
#include "record/spicy_record.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/seen.h"

namespace scoville::hindsight {
namespace {

using notation::SpicyMove;

struct Played {
    spicy::Deal deal;
    std::vector<SpicyMove> moves;
};

// A game of odds, and what it was.
Played played(const spicy::Options& options, std::uint64_t seed) {
    const lab::Lineup lineup(std::vector<lab::Entrant>(options.players, *lab::entrant_named("suspicious")));
    const auto block = lab::blocks_of(options, lineup, {.seed = seed, .keep_records = true})(0);
    const auto record = notation::parse_strictly(block.records[0], {})->as_object();
    Played game{*record::spicy_deal(record, notation::rules_in(record)->place), {}};
    for (const auto& action : record.at("actions").as_array())
        EXPECT_TRUE(notation::read_spicy_move(action, game.deal.state.rules, game.moves.emplace_back()));
    return game;
}

// A sink that counts.
struct Calls {
    static constexpr bool listens = true;
    int calls = 0;
    void tell(const spicy::Event& event) {
        calls += std::holds_alternative<spicy::Challenged>(see(event, Viewer::everything())) ? 1 : 0;
    }
};

int challenges_in(const Played& game) {
    Calls count;
    spicy::State state = game.deal.state;
    for (const SpicyMove& move : game.moves) EXPECT_TRUE(spicy::apply(state, move.seat, move.action, count));
    return count.calls;
}

const std::vector<spicy::Options>& tables() {
    static const std::vector<spicy::Options> list{
        {.everyone_answers = true},
        {},
        {.players = 6, .variants = spicy::VariantSet::first(spicy::variant_count), .everyone_answers = true},
        {.players = 3, .variants = spicy::VariantSet::first(spicy::variant_count), .strict = true},
        {.edition = spicy::Edition::y2022}};
    return list;
}

}  // namespace

TEST(Hindsight, every_challenge_is_looked_at_once_from_every_other_seat) {
    for (const spicy::Options& options : tables()) {
        const Played game = played(options, 3);
        const auto doubts = look_back(game.deal, game.moves);
        ASSERT_TRUE(doubts);
        EXPECT_EQ(static_cast<int>(doubts->size()), challenges_in(game));
        EXPECT_GT(doubts->size(), 2u);
        for (const Doubt& doubt : *doubts) {
            const SpicyMove& laid = game.moves[doubt.move];
            const SpicyMove& called = game.moves[doubt.called];
            EXPECT_EQ(laid.seat, doubt.owner);
            EXPECT_EQ(called.seat, doubt.challenger);
            EXPECT_EQ(called.action.what, spicy::Do::challenge);
            EXPECT_EQ(called.action.trait, doubt.trait);
            if (doubt.trait == spicy::Trait::number) EXPECT_EQ(doubt.caught, !doubt.number_right);
            if (doubt.trait == spicy::Trait::spice) EXPECT_EQ(doubt.caught, !doubt.spice_right);
            bool has_challenger = false;
            for (const Thought& thought : doubt.thoughts) {
                EXPECT_NE(thought.seat, doubt.owner);
                has_challenger = has_challenger || thought.seat == doubt.challenger;
                for (const double chance :
                     {thought.belief.number, thought.belief.spice, thought.lets(), thought.calls_number}) {
                    EXPECT_GE(chance, -1e-6);
                    EXPECT_LE(chance, 1 + 1e-6);
                }
            }
            EXPECT_TRUE(has_challenger);
        }
    }
}

TEST(Hindsight, the_master_is_asked_what_it_was_asked_at_the_table) {
    // A seat that the master really played: it had the same beliefs there.
    struct Kept {
        Seat seat;
        bots::Belief belief;
    };
    std::vector<Kept> kept;
    class Keeper : public bots::SpicyBot {
    public:
        Keeper(std::uint64_t seed, std::vector<Kept>& list)
            : bot_(bots::make_spicy_bot(bots::Level::master, seed)), list_(list) {}
        void see(const spicy::SeenEvent& event) override { bot_->see(event); }
        spicy::Action act(const bots::SpicyAsk& ask) override {
            if (const auto belief = bot_->belief(ask)) list_.push_back({ask.seat, *belief});
            return bot_->act(ask);
        }

    private:
        std::unique_ptr<bots::SpicyBot> bot_;
        std::vector<Kept>& list_;
    };
    lab::Entrant keeper{.name = "keeper", .makers = {}, .who = {}};
    keeper.maker<spicy::Face>() = [&](const lab::SittingAt<spicy::Face>& at) {
        return std::make_unique<Keeper>(at.seed, kept);
    };
    const spicy::Options options{.everyone_answers = true};
    const auto block = lab::blocks_of(options, lab::Lineup(std::vector<lab::Entrant>(4, keeper)),
                                      {.seed = 5, .keep_records = true})(0);
    const auto record = notation::parse_strictly(block.records[0], {})->as_object();
    const spicy::Deal deal = *record::spicy_deal(record, notation::rules_in(record)->place);
    std::vector<SpicyMove> moves;
    for (const auto& action : record.at("actions").as_array())
        ASSERT_TRUE(notation::read_spicy_move(action, deal.state.rules, moves.emplace_back()));
    const auto doubts = look_back(deal, moves, Cards::all);
    ASSERT_TRUE(doubts);
    std::size_t seen = 0;
    for (const Doubt& doubt : *doubts)
        for (const Thought& thought : doubt.thoughts) {
            const auto same = [&](const Kept& one) {
                return one.seat == thought.seat && one.belief.number == thought.belief.number &&
                       one.belief.spice == thought.belief.spice;
            };
            EXPECT_TRUE(std::any_of(kept.begin(), kept.end(), same));
            ++seen;
        }
    EXPECT_GT(seen, 50u);
}

TEST(Hindsight, what_is_no_game_gives_nothing) {
    const Played game = played({.everyone_answers = true}, 1);
    std::vector<SpicyMove> moves = game.moves;
    std::swap(moves[0], moves[1]);
    EXPECT_FALSE(look_back(game.deal, moves));
}

TEST(Hindsight, the_list_is_json) {
    const Played game = played({.everyone_answers = true}, 2);
    const auto doubts = *look_back(game.deal, game.moves, Cards::all);
    std::string text;
    JsonOut out(text);
    write_doubts(out, doubts, game.deal.state.rules.box);
    const auto list = notation::parse_strictly(text, {})->as_array();
    ASSERT_EQ(list.size(), doubts.size());
    const auto& one = list[0].as_object();
    EXPECT_EQ(one.at("move").to_number<std::size_t>(), doubts[0].move);
    EXPECT_EQ(one.at("called").is_null(), !doubts[0].challenged());
    EXPECT_EQ(one.at("thoughts").as_array().size(), doubts[0].thoughts.size());
    EXPECT_NE(written(doubts, game.deal.state.rules.box).find("would let it be"), std::string::npos);
}

}  // namespace scoville::hindsight
