#include "lookback/again.h"

#include "notation/any_out.h"
#include "record/beginning.h"
#include "tests/lookback/games.h"

namespace scoville::lookback {
namespace {

// What a seat sees after the first moves, but for how far the end is: that is told exactly where it is fixed.
std::string seen_by(const any::Game& game, Seat seat) {
    std::string text;
    JsonOut out(text);
    notation::write_view(out.open_object(), game.see(Viewer::at_seat(seat), Finished::sealed));
    out.close_object();
    const auto from = text.find("\"aboveEnd\":");
    if (from != std::string::npos) text.erase(from, text.find(',', from) - from);
    return text;
}
std::string open_view(const any::Game& game) {
    std::string text;
    JsonOut out(text);
    notation::write_view(out.open_object(), game.see(Viewer::everything(), Finished::sealed));
    out.close_object();
    return text;
}

any::Game game_at(record::Beginning beginning, std::size_t moves) {
    beginning.moves.resize(moves);
    any::Events events;
    auto game = record::game_after(beginning, events);
    EXPECT_TRUE(game);
    return *game;
}

}  // namespace

TEST(Again, looks_to_the_seat_as_it_did_after_every_move) {
    for (const std::string& record : all_sorts(31)) {
        const auto truth = record::beginning_of(record);
        ASSERT_TRUE(truth);
        int others = 0;
        const int moves = static_cast<int>(truth->moves.size());
        for (const int move : {0, moves / 5, moves / 2, moves - 1}) {
            for (const Seat seat : {Seat{0}, Seat{1}}) {
                const auto anew = dealt_anew(record, {.move = move, .seat = seat, .seed = 7, .worlds = 24});
                if (!anew) {
                    EXPECT_EQ(anew.error(), "too little is known of what could have been");
                    continue;
                }
                const auto found = record::beginning_of(anew->text);
                ASSERT_TRUE(found) << found.error();
                ASSERT_EQ(static_cast<int>(found->moves.size()), move);
                for (std::size_t at = 0; at <= found->moves.size(); ++at)
                    ASSERT_EQ(seen_by(game_at(*found, at), seat), seen_by(game_at(*truth, at), seat)) << at;
                others += open_view(game_at(*found, found->moves.size())) !=
                          open_view(game_at(*truth, found->moves.size()));
            }
        }
        EXPECT_GT(others, 3);
    }
}

TEST(Again, is_the_same_for_a_seed_and_another_for_another) {
    const std::string record = all_sorts(31)[0];
    const Again again{.move = 12, .seat = 2, .seed = 7, .worlds = 24};
    Again other = again;
    other.seed = 8;
    EXPECT_EQ(dealt_anew(record, again)->text, dealt_anew(record, again)->text);
    EXPECT_NE(dealt_anew(record, again)->text, dealt_anew(record, other)->text);
}

TEST(Again, what_is_no_finished_game_or_no_move_of_it_is_refused) {
    const std::string record = all_sorts(31)[0];
    EXPECT_FALSE(dealt_anew("{}", {}));
    EXPECT_FALSE(dealt_anew(record, {.move = 100'000}));
    EXPECT_FALSE(dealt_anew(record, {.move = -1}));
    EXPECT_FALSE(dealt_anew(record, {.move = 0, .seat = 5}));
    EXPECT_FALSE(dealt_anew(R"({"record":1,"game":"spicy","options":{"players":2},)"
                            R"("setup":{"hands":[["c1"],["w1"]]},"actions":[]})",
                            {}));
}

}  // namespace scoville::lookback
