// Every legal action of every game is a row of numbers that leads back to it, and the mask has those numbers
// and no others.
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "lab/moves/of_game.h"
#include "tensors/of_game.h"
#include "tests/games/trial.h"

namespace scoville::testing {
namespace {

template <class Face>
class Numbers : public ::testing::Test {
protected:
    using Inside = typename Face::Inside;
    using Tensors = tensors::TensorsOf<Face>;
    using Mask = std::array<std::uint8_t, Tensors::action_count>;

    // Calls f(state, seat) for every seat that may act, throughout many random games.
    template <class F>
    static void for_each_decision(int games, std::uint64_t seed, F&& f) {
        FastRng rng(seed);
        for (int game = 0; game < games; ++game) {
            const auto options = lab::Moves<Face>::options(rng);
            std::vector<fair::DealKey> keys;
            for (int i = Face::deals(options); i > 0; --i) keys.push_back(lab::random_key(rng));
            const auto deal = Inside::deal(options, keys);
            typename Inside::Silent silent;
            auto state = Inside::begin(deal, silent);
            while (!state.over()) {
                for (Seat seat = 0; seat < deal.options.players; ++seat) f(state, seat);
                const auto move = lab::Moves<Face>::move(state, rng);
                ASSERT_TRUE(Inside::act(state, deal, move.seat, move.action, silent));
            }
        }
    }

    static std::set<int> mask_of(const typename Face::May& may, const typename Tensors::Begun& begun) {
        Mask mask{};
        Tensors::write_mask(may, begun, mask);
        std::set<int> numbers;
        for (int number = 0; number < Tensors::action_count; ++number) {
            EXPECT_EQ(mask[static_cast<std::size_t>(number)] != 0, Tensors::allows(may, begun, number));
            if (mask[static_cast<std::size_t>(number)] != 0) numbers.insert(number);
        }
        EXPECT_EQ(static_cast<int>(numbers.size()), Tensors::count(may, begun));
        int n = 0;
        for (const int number : numbers) EXPECT_EQ(number, Tensors::nth(may, begun, n++));
        return numbers;
    }

    template <class F>
    static void for_each_legal(const typename Face::May& may, F&& f) {
        if constexpr (requires { may.legal; })
            for_each_action(may.legal, f);
        else
            for_each_action(may, f);
    }
};
TYPED_TEST_SUITE(Numbers, AllGames, GameName);

TYPED_TEST(Numbers, lead_to_the_action_and_to_no_other) {
    using Tensors = tensors::TensorsOf<TypeParam>;
    TestFixture::for_each_decision(60, 1, [](const auto& state, Seat seat) {
        const auto may = TypeParam::Inside::may(state, seat);
        std::set<int> first;
        std::set<std::vector<int>> all;
        std::size_t count = 0;
        TestFixture::for_each_legal(may, [&](const auto& action) {
            ++count;
            const std::vector<int> numbers = Tensors::numbers_of(may, action);
            ASSERT_FALSE(numbers.empty());
            first.insert(numbers.front());
            all.insert(numbers);
            typename Tensors::Begun begun;
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                ASSERT_TRUE(Tensors::allows(may, begun, numbers[i]));
                const auto chosen = Tensors::choose(may, begun, numbers[i]);
                ASSERT_EQ(chosen.has_value(), i + 1 == numbers.size());
                if (chosen) ASSERT_TRUE(*chosen == action);
            }
        });
        ASSERT_EQ(all.size(), count);  // two actions are never the same numbers
        ASSERT_EQ(TestFixture::mask_of(may, {}), first);
    });
}

TYPED_TEST(Numbers, any_allowed_number_ends_in_an_action_that_the_rules_accept) {
    using Tensors = tensors::TensorsOf<TypeParam>;
    FastRng rng(5);
    TestFixture::for_each_decision(40, 2, [&](const auto& state, Seat seat) {
        const auto may = TypeParam::Inside::may(state, seat);
        typename Tensors::Begun begun;
        auto numbers = TestFixture::mask_of(may, begun);
        if (numbers.empty()) return;
        for (;;) {
            auto pick = numbers.begin();
            std::advance(pick, rng.below(static_cast<std::uint32_t>(numbers.size())));
            const auto chosen = Tensors::choose(may, begun, *pick);
            if (chosen) {
                ASSERT_TRUE(TypeParam::allows(may, *chosen));
                break;
            }
            numbers = TestFixture::mask_of(may, begun);
            ASSERT_FALSE(numbers.empty());
        }
    });
}

TYPED_TEST(Numbers, fields_lie_side_by_side_and_fill_the_row) {
    using Tensors = tensors::TensorsOf<TypeParam>;
    int next = 0;
    std::set<std::string_view> names;
    for (const tensors::Field& field : Tensors::fields()) {
        EXPECT_EQ(field.start, next);
        next += field.size;
        EXPECT_TRUE(names.insert(field.name).second);
    }
    EXPECT_EQ(next, Tensors::observation_size());
}

}  // namespace
}  // namespace scoville::testing
