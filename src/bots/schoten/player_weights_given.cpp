// player_weights_kept.cpp for the module of the browser: the page fetches them apart.
#include <memory>

#include "base/check.h"
#include "bots/schoten/player_weights.h"

namespace scoville::bots {
namespace {

struct Given {
    PlayerWeights three, four;
};
std::unique_ptr<const Given>& given() {
    static std::unique_ptr<const Given> weights;
    return weights;
}

PlayerWeights read(std::span<const std::uint8_t> bytes) {
    std::vector<std::int16_t> numbers(player_weights_size);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = static_cast<std::int16_t>(bytes[2 * i] | bytes[2 * i + 1] << 8);
    return from_thousandths(numbers);
}

}  // namespace

void give_player_weights(std::span<const std::uint8_t> bytes) {
    constexpr std::size_t one = given_player_weights / 2;
    CHECK(bytes.size() == given_player_weights);
    given() = std::make_unique<const Given>(read(bytes.first(one)), read(bytes.subspan(one)));
}

const PlayerWeights& player_weights(int players) {
    CHECK(given() != nullptr);
    return players == 3 ? given()->three : given()->four;
}

}  // namespace scoville::bots
