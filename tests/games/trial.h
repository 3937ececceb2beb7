// What must hold in every game is tested over the list of games. Trial<Face> says what the tests need to know
// of one beside its face and its inside; it has no general case, so a game without its trial does not
// compile.
//
//   Cards              told everything that happened; check(state) finds every card in exactly one place
//   for_each_conceivable(rng, f)   every action one could think of, sensible or not
//   key(state, seat, action)       the same for two actions that mean the same
//   check_result(state)            scores and winners of a finished game
//   read_options, read_action      from a fuzzer's bytes
#pragma once

#include <gtest/gtest.h>

#include "any/inside/list.h"
#include "base/fast_rng.h"
#include "lab/moves/of_game.h"

namespace scoville::testing {

template <class Face>
struct Trial;

// A fuzzer's bytes, or chance; zeros once they are used up.
class Bytes {
public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
    bool empty() const { return left_ == 0; }
    std::uint8_t next() {
        if (left_ == 0) return 0;
        --left_;
        return *data_++;
    }

private:
    const std::uint8_t* data_;
    std::size_t left_;
};

// A promise of the rules that does not hold: says so, and the test or the fuzzer fails.
#define HOLDS(condition, what)                                                                  \
    do {                                                                                        \
        if (!(condition)) return ::testing::AssertionFailure() << #condition << ": " << (what); \
    } while (false)

template <class... Face>
::testing::Types<Face...> types_of(any::List<Face...>);
using AllGames = decltype(types_of(any::Games{}));

struct GameName {
    template <class Face>
    static std::string GetName(int) {
        return std::string(Face::name);
    }
};

inline std::vector<fair::DealKey> random_keys(int count, FastRng& rng) {
    std::vector<fair::DealKey> keys;
    for (int i = 0; i < count; ++i) keys.push_back(lab::random_key(rng));
    return keys;
}

template <class Face>
std::vector<typename Face::Action> accepted_by(const typename Face::May& may) {
    std::vector<typename Face::Action> actions;
    Face::for_each_accepted(may, [&](const auto& action) { actions.push_back(action); });
    return actions;
}

// A random game, step by step: plays, and tells `each` what is to be done before it is.
template <class Face>
struct Played {
    using Inside = typename Face::Inside;

    Played(const typename Face::Options& chosen, FastRng& rng)
        : keys(random_keys(Face::deals(chosen), rng)), deal(Inside::deal(chosen, keys)) {}
    explicit Played(FastRng& rng) : Played(lab::Moves<Face>::options(rng), rng) {}

    template <class Sink>
    void begin(Sink& sink) {
        state = Inside::begin(deal, sink);
    }
    template <class Sink>
    auto step(FastRng& rng, Sink& sink) {
        const auto move = lab::Moves<Face>::move(state, rng);
        EXPECT_TRUE(Inside::act(state, deal, move.seat, move.action, sink)) << "an accepted move was refused";
        return move;
    }

    std::vector<fair::DealKey> keys;
    typename Inside::Deal deal;
    typename Inside::State state;
};

}  // namespace scoville::testing
