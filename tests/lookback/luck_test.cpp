// Over many games of equal players nobody is luckier than anybody else.
#include "tests/lookback/games.h"

namespace scoville::lookback {
namespace {

// Every seat's mean luck is within so many of its standard errors from zero.
void expect_no_luck(int games, double errors) {
    constexpr std::uint8_t players = 3;
    std::array<double, players> sums{};
    std::array<double, players> squares{};
    for (int i = 0; i < games; ++i) {
        const std::string record = record_of(spicy::Options{.players = players, .everyone_answers = true},
                                             "odds", 1000 + static_cast<std::uint64_t>(i));
        const Report report = run_all(
            **of_record(record, {.play_outs = 1, .seed = static_cast<std::uint64_t>(i), .known = false}));
        for (const SeatReport& seat : report.seats) {
            sums[seat.seat] += as_part(seat.luck);
            squares[seat.seat] += as_part(seat.luck) * as_part(seat.luck);
        }
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
        const double mean = sums[seat] / games;
        const double error = std::sqrt((squares[seat] / games - mean * mean) / games);
        EXPECT_LT(std::abs(mean), errors * error) << "seat " << seat;
        testing::Test::RecordProperty("luck_of_seat_" + std::to_string(seat),
                                      std::to_string(mean) + " ± " + std::to_string(1.96 * error));
    }
}

}  // namespace

TEST(Luck, of_each_seat_is_zero_on_average) { expect_no_luck(60, 3.5); }

TEST(LongLuck, of_each_seat_is_zero_over_ten_thousand_games) { expect_no_luck(10'000, 3); }

}  // namespace scoville::lookback
