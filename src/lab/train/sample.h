// What is kept of self-play: one decision, what was known, what was done and what came of it.
#pragma once

#include <vector>

#include "bots/master/menu.h"
#include "spicy/inside/state.h"

namespace scoville::lab {

// The critic sees the actor's inputs and, in training only, what is hidden from the seat: these follow.
struct HiddenInputs {
    static constexpr int per_seat = 2 * spicy::max_number + 2;
    static constexpr int top = (max_seats - 1) * per_seat;  // is right in number, in spice
    static constexpr int end = top + 2;                     // the end card's true place
    static constexpr int count = end + 1;
};
bots::NetShape critic_shape(bots::Sight sight, int wide);

// `first` is where the hidden inputs begin: after the actor's.
void list_hidden(const spicy::State& state, Seat seat, const bots::SpiceSlots& slots, int first,
                 std::vector<bots::Feature>& list);

struct TopTruth {
    bool number = false, spice = false;
};
TopTruth truth_of_top(const spicy::State& state);

struct Sample {
    std::uint32_t features = 0;       // where its inputs begin in Experience::features
    std::uint16_t feature_count = 0;  // of the actor
    std::uint16_t hidden_count = 0;   // and after them, for the critic only
    bots::Menu menu;
    bots::Choice choice;
    Seat seat = 0;
    bool node = false;  // was kept whatever was chosen: earlier samples may look ahead to it
    bool has_truth = false;
    TopTruth truth;
    bool top_last = false;        // its owner's last card
    std::uint8_t top_number = 0;  // as declared, where there is a truth; 0 for copies
    std::uint8_t height = 0;      // of the stack
    float log_chance = 0;
    float weight = 1;
    float advantage = 0;
    float target = 0;
};

// The samples of one game lie together, in the order they happened.
struct PlayedGame {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::array<float, max_seats> rewards{};
};

struct Experience {
    std::vector<Sample> samples;
    std::vector<bots::Feature> features;
    std::vector<PlayedGame> games;

    bots::Features actor_inputs(const Sample& sample) const {
        return {features.data() + sample.features, sample.feature_count};
    }
    bots::Features critic_inputs(const Sample& sample) const {
        return {features.data() + sample.features,
                static_cast<std::size_t>(sample.feature_count + sample.hidden_count)};
    }
    void clear() {
        samples.clear();
        features.clear();
        games.clear();
    }
    void append(const Experience& more);
};

// Looks back from the end of each game: what came of each decision, by the critic's estimates along the way
// and the result, which reaches back past them by lambda.
void settle(Experience& experience, const bots::Net& critic, float lambda);

}  // namespace scoville::lab
