// What is kept of self-play: one decision, what was known, what was done and what came of it.
#pragma once

#include <vector>

#include "bots/master/menu.h"
#include "spicy/inside/state.h"

namespace scoville::lab {

// The critic sees the actor's inputs and, in training only, what is hidden from the seat.
struct HiddenInputs {
    static constexpr int per_seat = 2 * spicy::max_number + 2;
    static constexpr int first = bots::Inputs::count;
    static constexpr int top = first + (max_seats - 1) * per_seat;  // is right in number, in spice
    static constexpr int end = top + 2;                             // the end card's true place
    static constexpr int count = end + 1;
};
constexpr bots::NetShape critic_shape{.inputs = HiddenInputs::count, .wide = 64, .narrow = 32, .outputs = 1};

void list_hidden(const spicy::State& state, Seat seat, const bots::SpiceSlots& slots,
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
    float log_chance = 0;
    float weight = 1;
    float advantage = 0;
    float target = 0;
};

struct Experience {
    std::vector<Sample> samples;
    std::vector<bots::Feature> features;

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
    }
};

}  // namespace scoville::lab
