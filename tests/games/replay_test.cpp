// A game is its deal and its actions: played again from them, by any of the ways the house has, it is the
// same game, seen the same by everyone.
#include "record/replay.h"

#include "any/inside/game.h"
#include "notation/any_in.h"
#include "notation/any_out.h"
#include "tests/games/trials.h"

namespace scoville::testing {
namespace {

template <class Face>
class EveryReplay : public ::testing::Test {};
TYPED_TEST_SUITE(EveryReplay, AllGames, GameName);

// What everyone may see of it, as text.
template <class Face>
std::string seen_by_all(const typename Face::Inside::State& state, int players) {
    std::string text;
    JsonOut out(text);
    const auto look = [&](Viewer viewer) {
        out.open_object();
        notation::write_view(out, any::View(std::in_place_index<any::place_of<Face>>,
                                            Face::Inside::see(state, viewer, Finished::open)));
        out.close_object();
    };
    look(Viewer::spectator());
    look(Viewer::everything());
    for (int seat = 0; seat < players; ++seat) look(Viewer::at_seat(static_cast<Seat>(seat)));
    return text;
}

TYPED_TEST(EveryReplay, the_same_keys_and_actions_are_the_same_game) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    FastRng rng(104);
    typename Inside::Silent silent;
    for (int game = 0; game < 150; ++game) {
        const auto options = lab::Moves<Face>::options(rng);
        Played<Face> lived(options, rng);
        lived.begin(silent);
        const auto again = Inside::deal(options, lived.keys);
        auto replayed = Inside::begin(again, silent);
        ASSERT_TRUE(replayed == lived.state);
        while (!lived.state.over()) {
            const auto move = lived.step(rng, silent);
            ASSERT_TRUE(Inside::act(replayed, again, move.seat, move.action, silent));
            ASSERT_TRUE(replayed == lived.state);
        }
    }
}

// The rules behind the table's door: the same events to the same people, the same answers to every question.
TYPED_TEST(EveryReplay, a_table_plays_it_as_the_rules_do) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    constexpr std::in_place_index_t<any::place_of<Face>> here;
    FastRng rng(108);
    typename Inside::Silent silent;
    for (int i = 0; i < 40; ++i) {
        const auto options = lab::Moves<Face>::options(rng);
        Played<Face> lived(options, rng);
        lived.begin(silent);
        any::Events events;
        any::Game game(any::Options(here, options),
                       std::make_shared<const std::vector<fair::DealKey>>(lived.keys), events);
        ASSERT_FALSE(events.empty()) << "a game that begins says so";
        ASSERT_TRUE(any::part<Face>(game.options()) == lived.deal.options);
        while (!lived.state.over()) {
            ASSERT_EQ(game.awaited(), Inside::awaited(lived.state));
            ASSERT_EQ(game.card_owner(), Inside::top_owner(lived.state));
            ASSERT_EQ(game.card() > 0, game.card_owner() != no_seat);
            const auto move = lived.step(rng, silent);
            ASSERT_TRUE(game.act(move.seat, any::Action(here, move.action), events));
        }
        ASSERT_TRUE(game.over());
        ASSERT_TRUE(game.awaited().empty());
        EXPECT_EQ(game.winners(), Inside::winners(lived.state));
        for (Seat seat = 0; seat < game.players(); ++seat)
            EXPECT_EQ(game.score(seat), Inside::score(lived.state, seat));
    }
}

// Written down as a record and replayed, move by move.
TYPED_TEST(EveryReplay, its_record_ends_as_the_game_did) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    constexpr std::in_place_index_t<any::place_of<Face>> here;
    FastRng rng(109);
    typename Inside::Silent silent;
    for (int i = 0; i < 40; ++i) {
        const auto chosen = lab::Moves<Face>::options(rng);
        const any::Options options(here, chosen);
        Played<Face> lived(chosen, rng);
        lived.begin(silent);
        std::string text;
        JsonOut out(text);
        out.open_object().key("record").number(1).key("game").word(Face::name);
        notation::write_options(out.key("options"), options);
        out.key("seed");
        if (Face::deal_each_round) out.open_array();
        for (const fair::DealKey& key : lived.keys) out.word(fair::reveal_as_hex(key));
        if (Face::deal_each_round) out.close_array();
        out.key("actions").open_array();
        while (!lived.state.over()) {
            const auto move = lived.step(rng, silent);
            notation::write_move(out, move.seat, any::Action(here, move.action), options);
        }
        out.close_array().close_object();
        std::string answer;
        ASSERT_EQ(record::Replayer({}).replay(text, answer), record::Outcome::all_legal) << answer;
        std::string end;
        JsonOut view(end);
        view.open_object();
        notation::write_view(view,
                             any::View(here, Inside::see(lived.state, Viewer::everything(), Finished::open)));
        view.close_object();
        const auto at = answer.find("\"state\":");
        ASSERT_NE(at, std::string::npos);
        EXPECT_EQ("{" + answer.substr(at), end);
    }
}

// What is written is read back as it was: options, and every action that can be accepted.
TYPED_TEST(EveryReplay, what_is_written_is_read_back) {
    using Face = TypeParam;
    using Inside = typename Face::Inside;
    constexpr std::in_place_index_t<any::place_of<Face>> here;
    FastRng rng(110);
    typename Inside::Silent silent;
    for (int i = 0; i < 20; ++i) {
        const auto chosen = lab::Moves<Face>::options(rng);
        const any::Options options(here, chosen);
        std::string text;
        JsonOut(text).flush();
        {
            JsonOut out(text);
            notation::write_options(out, options);
        }
        const any::Rules rules = any::rules_of(options);
        const auto read = notation::read_options(rules, *notation::parse_strictly(text, {}));
        ASSERT_TRUE(read) << read.error().message;
        ASSERT_TRUE(*read == any::by_rules(options, rules)) << text;
        Played<Face> lived(chosen, rng);
        lived.begin(silent);
        while (!lived.state.over()) {
            const Seat seat = static_cast<Seat>(Inside::awaited(lived.state).lowest());
            for (const auto& action : accepted_by<Face>(Inside::may(lived.state, seat))) {
                if (rng.below(16) != 0) continue;
                text.clear();
                {
                    JsonOut out(text);
                    notation::write_move(out, seat, any::Action(here, action), options);
                }
                notation::AnyMove move;
                ASSERT_TRUE(notation::read_move(*notation::parse_strictly(text, {}), options, move)) << text;
                ASSERT_EQ(move.seat, seat);
                ASSERT_TRUE(Trial<Face>::key(lived.state, seat, any::part<Face>(move.action)) ==
                            Trial<Face>::key(lived.state, seat, action))
                    << text;
            }
            lived.step(rng, silent);
        }
    }
}

}  // namespace
}  // namespace scoville::testing
