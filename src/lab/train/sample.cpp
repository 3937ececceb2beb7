#include "lab/train/sample.h"

#include "spicy/inside/challenge.h"

namespace scoville::lab {

bots::NetShape critic_shape(bots::Sight sight, int wide) {
    constexpr int narrow = 32;
    return {.inputs = bots::shape_of(sight, wide, narrow).inputs + HiddenInputs::count,
            .wide = wide,
            .narrow = narrow,
            .outputs = 1};
}

void list_hidden(const spicy::State& state, Seat seat, const bots::SpiceSlots& slots, int first,
                 std::vector<bots::Feature>& list) {
    const auto add = [&](int at, float value) {
        if (value != 0) list.push_back({static_cast<std::uint16_t>(first + at), value});
    };
    const int players = state.rules.players;
    for (int i = 1; i < players; ++i) {
        const spicy::Hand& hand = state.hands[static_cast<std::size_t>((seat + i) % players)];
        const int at = (i - 1) * HiddenInputs::per_seat;
        std::array<float, HiddenInputs::per_seat> counts{};
        hand.for_each_card([&](spicy::Card card) {
            const int kind = slots.kind(card);
            if (kind >= spicy::total_wild.kind) return;
            int input = 2 * spicy::max_number + kind - spicy::wild_spice.kind;
            if (kind < spicy::wild_spice.kind)
                input = kind < spicy::max_number ? kind : spicy::max_number + kind % spicy::max_number;
            counts[static_cast<std::size_t>(input)] += 1;
        });
        for (int k = 0; k < HiddenInputs::per_seat; ++k) add(at + k, counts[static_cast<std::size_t>(k)]);
    }
    if (!state.stack_empty()) {
        const TopTruth truth = truth_of_top(state);
        add(HiddenInputs::top, truth.number ? 1.0F : 0.0F);
        add(HiddenInputs::top + 1, truth.spice ? 1.0F : 0.0F);
    }
    add(HiddenInputs::end, static_cast<float>(state.above_end()) * 0.05F);
}

TopTruth truth_of_top(const spicy::State& state) {
    return {spicy::card_is_right(state.rules, state.top(), spicy::Trait::number),
            spicy::card_is_right(state.rules, state.top(), spicy::Trait::spice)};
}

void Experience::append(const Experience& more) {
    const auto samples_before = static_cast<std::uint32_t>(samples.size());
    const auto features_before = static_cast<std::uint32_t>(features.size());
    samples.insert(samples.end(), more.samples.begin(), more.samples.end());
    for (std::size_t i = samples_before; i < samples.size(); ++i) samples[i].features += features_before;
    features.insert(features.end(), more.features.begin(), more.features.end());
    for (PlayedGame game : more.games) {
        game.first += samples_before;
        games.push_back(game);
    }
}

void settle(Experience& experience, const bots::Net& critic, float lambda) {
    bots::Net::Hidden hidden;
    std::vector<bots::Features> inputs;
    std::vector<float> values;
    constexpr std::int16_t value_output = 0;
    const auto narrow = static_cast<std::size_t>(critic.shape().narrow);
    for (const PlayedGame& game : experience.games) {
        inputs.clear();
        const auto samples = std::span(experience.samples).subspan(game.first, game.count);
        for (const Sample& sample : samples) inputs.push_back(experience.critic_inputs(sample));
        critic.look(std::span<const bots::Features>(inputs), hidden);
        values.resize(samples.size());
        for (std::size_t i = 0; i < samples.size(); ++i)
            critic.answer(hidden.narrow.data() + i * narrow, {&value_output, 1}, &values[i]);
        std::array<float, max_seats> ahead = game.rewards;
        for (std::size_t i = samples.size(); i-- > 0;) {
            Sample& sample = samples[i];
            float& later = ahead[sample.seat];
            sample.target = later;
            sample.advantage = later - values[i];
            if (sample.node) later = (1 - lambda) * values[i] + lambda * later;
        }
    }
}

}  // namespace scoville::lab
