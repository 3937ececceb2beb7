#include "bots/schoten/player_weights.h"

#include <algorithm>

#include "base/check.h"

namespace scoville::bots {
namespace {

// Calls f(weight) for every weight, in the order of the list.
template <class Weights, class F>
void for_each_weight(Weights& weights, F&& f) {
    for (auto& each : weights.card) f(each);
    for (auto& part : weights.tip)
        for (auto& each : part) f(each);
    for (auto& entry : weights.worth.entries()) {
        f(entry.points);
        f(entry.both);
    }
}

constexpr float thousandths = 1000;

}  // namespace

std::vector<std::int16_t> in_thousandths(const PlayerWeights& weights) {
    std::vector<std::int16_t> numbers;
    for_each_weight(weights, [&](float weight) {
        const float number = std::clamp(weight * thousandths, -32767.0F, 32767.0F);
        numbers.push_back(static_cast<std::int16_t>(number + (number < 0 ? -0.5F : 0.5F)));
    });
    return numbers;
}

PlayerWeights from_thousandths(std::span<const std::int16_t> numbers) {
    CHECK(numbers.size() == player_weights_size);
    PlayerWeights weights;
    std::size_t next = 0;
    for_each_weight(weights,
                    [&](float& weight) { weight = static_cast<float>(numbers[next++]) / thousandths; });
    return weights;
}

}  // namespace scoville::bots
