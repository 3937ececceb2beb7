// Counts of everything that can happen within a few moves of a fixed start, per ruleset: one number that
// changes when the rules do. A change here is a change of the rules and must be meant.
#include <gtest/gtest.h>

#include "lab/moves/spicy_moves.h"

namespace scoville::spicy {
namespace {

using lab::fault_actions;
using lab::legal_actions;

// Sequences of `depth` accepted actions by any seats; lets that do nothing are left out.
std::uint64_t count(const State& state, int depth) {
    if (depth == 0) return 1;
    Silent silent;
    std::uint64_t total = 0;
    for (Seat seat = 0; seat < state.rules.players; ++seat) {
        auto actions = legal_actions(state, seat);
        for (const Action fault : fault_actions(state, seat)) actions.push_back(fault);
        for (const Action action : actions) {
            State next = state;
            EXPECT_TRUE(apply(next, seat, action, silent));
            if (!(next == state)) total += count(next, depth - 1);
        }
    }
    return total;
}

struct Case {
    const char* name;
    Options options;
    int depth;
    std::uint64_t expected;
};

State start(const Options& options) {
    fair::DealKey::Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
    Options settled = options;
    settled.start = 0;
    return deal_from_key(settled, fair::DealKey(bytes)).state;
}

TEST(Perft, counts_are_as_they_were) {
    const auto variants = [](int card) { return VariantSet{card}; };
    const auto all = VariantSet::first(variant_count);
    const Case cases[] = {
        {"2020 live", {.players = 3}, 3, 77626},
        {"2020 everyone answers", {.players = 3, .everyone_answers = true}, 4, 84439},
        {"2020 strict", {.players = 2, .strict = true}, 2, 28102},
        {"2021-fr", {.players = 3, .edition = Edition::y2021_fr}, 3, 77626},
        {"2022", {.players = 3, .edition = Edition::y2022}, 3, 63154},
        {"2022-classic", {.players = 3, .edition = Edition::y2022_classic}, 3, 77626},
        {"we love chili", {.players = 2, .variants = variants(0)}, 3, 60796},
        {"start it up", {.players = 2, .variants = variants(1)}, 3, 58654},
        {"spice raider", {.players = 2, .variants = variants(2)}, 3, 51850},
        {"change your luck", {.players = 2, .variants = variants(3)}, 2, 9100},
        {"turn it up", {.players = 2, .variants = variants(4)}, 3, 51850},
        {"copy cat", {.players = 2, .variants = variants(5)}, 3, 72307},
        {"all variants, strict", {.players = 2, .variants = all, .strict = true}, 2, 273706},
    };
    for (const Case& c : cases) EXPECT_EQ(count(start(c.options), c.depth), c.expected) << c.name;
}

}  // namespace
}  // namespace scoville::spicy
