// What must hold in every game, whatever the options: random games of every game in the list.
#include <algorithm>
#include <set>

#include "tests/games/trials.h"

namespace scoville::testing {
namespace {

// Far more than any game needs: only a game that goes nowhere reaches it.
constexpr int move_limit = 20'000;

template <class Face>
class EveryGame : public ::testing::Test {};
TYPED_TEST_SUITE(EveryGame, AllGames, GameName);

// Tells a game's trial everything that happens.
template <class Face>
struct Watching {
    static constexpr bool listens = true;
    typename Trial<Face>::Cards& cards;
    void tell(const typename Face::Inside::Event& event) {
        cards.tell(Face::Inside::see(event, Viewer::everything()));
    }
};

TYPED_TEST(EveryGame, has_every_card_in_exactly_one_place_and_ends) {
    using Face = TypeParam;
    FastRng rng(101);
    for (int game = 0; game < 600; ++game) {
        Played<Face> played(rng);
        typename Trial<Face>::Cards cards;
        Watching<Face> watching{cards};
        played.begin(watching);
        for (int moves = 0; !played.state.over(); ++moves) {
            ASSERT_TRUE(cards.check(played.state));
            ASSERT_LT(moves, move_limit);
            played.step(rng, watching);
            ASSERT_FALSE(this->HasFailure());
        }
        ASSERT_TRUE(cards.check(played.state));
        Trial<Face>::check_result(played.state);
    }
}

template <class Face>
void expect_accepted_is_what_is_listed(const Played<Face>& played, FastRng& rng) {
    using Inside = typename Face::Inside;
    typename Inside::Silent silent;
    const auto players = played.deal.options.players;
    for (Seat seat = 0; seat <= players; ++seat) {
        const auto may = seat < players ? Inside::may(played.state, seat) : typename Face::May{};
        const auto accepted = accepted_by<Face>(may);
        std::set<typename Trial<Face>::Key> listed;
        for (const auto& action : accepted) {
            auto copy = played.state;
            ASSERT_TRUE(Inside::act(copy, played.deal, seat, action, silent)) << "listed, but refused";
            ASSERT_TRUE(Face::allows(may, action)) << "listed, but not allowed";
            listed.insert(Trial<Face>::key(played.state, seat, action));
        }
        ASSERT_EQ(listed.size(), accepted.size()) << "an action is listed twice";
        Trial<Face>::for_each_conceivable(rng, [&](const auto& action) {
            auto copy = played.state;
            const Verdict verdict = Inside::act(copy, played.deal, seat, action, silent);
            const bool is_listed =
                seat < players && listed.contains(Trial<Face>::key(played.state, seat, action));
            ASSERT_EQ(static_cast<bool>(verdict), is_listed) << "seat " << int{seat};
            ASSERT_EQ(static_cast<bool>(verdict), seat < players && Face::allows(may, action));
            if (verdict) return;
            ASSERT_TRUE(copy == played.state) << "refused, but changed";
            ASSERT_FALSE(verdict.refusal().code.empty() || verdict.refusal().sentence.empty());
        });
        ASSERT_FALSE(::testing::Test::HasFailure());
    }
}

TYPED_TEST(EveryGame, accepts_exactly_what_it_lists_and_a_refusal_changes_nothing) {
    FastRng rng(102);
    typename TypeParam::Inside::Silent silent;
    for (int game = 0; game < 40; ++game) {
        Played<TypeParam> played(rng);
        played.begin(silent);
        while (!played.state.over()) {
            if (rng.below(40) == 0) ASSERT_NO_FATAL_FAILURE(expect_accepted_is_what_is_listed(played, rng));
            played.step(rng, silent);
        }
        ASSERT_NO_FATAL_FAILURE(expect_accepted_is_what_is_listed(played, rng));
    }
}

TYPED_TEST(EveryGame, waits_for_somebody_who_can_act_until_it_is_over) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    FastRng rng(103);
    typename Inside::Silent silent;
    for (int game = 0; game < 300; ++game) {
        Played<Face> played(rng);
        played.begin(silent);
        while (!played.state.over()) {
            const SeatSet awaited = Inside::awaited(played.state);
            ASSERT_FALSE(awaited.empty());
            for (Seat seat = 0; seat < played.deal.options.players; ++seat) {
                const auto may = Inside::may(played.state, seat);
                if (awaited.has(seat)) ASSERT_TRUE(may.any());
                ASSERT_EQ(may.any(), !accepted_by<Face>(may).empty() && may.any());
                if (!awaited.has(seat) && !Face::live(played.deal.options)) ASSERT_FALSE(may.any());
            }
            played.step(rng, silent);
        }
        for (Seat seat = 0; seat < played.deal.options.players; ++seat)
            ASSERT_FALSE(Inside::may(played.state, seat).any());
    }
}

// P3: whoever is out of time can be played for, and what is played follows from what the seat sees.
TYPED_TEST(EveryGame, has_a_safe_move_for_everyone_it_waits_for) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    FastRng rng(106);
    typename Inside::Silent silent;
    for (int game = 0; game < 60; ++game) {
        Played<Face> played(rng);
        played.begin(silent);
        while (!played.state.over()) {
            for (const int each : Inside::awaited(played.state)) {
                const auto seat = static_cast<Seat>(each);
                const auto action =
                    Face::safe_action(Inside::may(played.state, seat),
                                      Inside::see(played.state, Viewer::at_seat(seat), Finished::sealed));
                auto copy = played.state;
                ASSERT_TRUE(Inside::act(copy, played.deal, seat, action, silent));
            }
            played.step(rng, silent);
        }
    }
}

// What lies on top has an owner exactly while somebody's card can be named.
TYPED_TEST(EveryGame, knows_whose_card_lies_on_top) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    FastRng rng(107);
    typename Inside::Silent silent;
    for (int game = 0; game < 60; ++game) {
        Played<Face> played(rng);
        played.begin(silent);
        while (!played.state.over()) {
            const Seat owner = Inside::top_owner(played.state);
            ASSERT_TRUE(owner == no_seat || owner < played.deal.options.players);
            for (Seat seat = 0; seat < played.deal.options.players; ++seat)
                if (Face::may_react(Inside::may(played.state, seat))) ASSERT_NE(owner, no_seat);
            played.step(rng, silent);
        }
    }
}

}  // namespace
}  // namespace scoville::testing
