#include "bots/master/spicy.h"

#include "base/check.h"
#include "bots/levels/make.h"
#include "bots/master/weights.h"
#include "bots/spicy/mixed.h"
#include "bots/spicy/random.h"
#include "bots/spicy/weighing.h"

namespace scoville::bots {
namespace {

constexpr double never = 1000;  // more points than a game has

constexpr SpicyTemper honest{.half_truth = never,
                             .lie = never,
                             .blind_copy = never,
                             .passing = 300,
                             .certainty = 0.88,
                             .whim = 0,
                             .forgets = 0.02};
constexpr SpicyTemper odds{.passing = 1, .caution = 1.25, .whim = 0.25, .fickle = 0.15, .forgets = 0.01};
constexpr SpicyTemper liar{.half_truth = -0.5,
                           .lie = -2.5,
                           .blind_copy = 6,
                           .passing = 8,
                           .height = 0.15,
                           .fear = 0.3,
                           .caution = 4,
                           .whim = 0.5,
                           .fickle = 0.5,
                           .forgets = 0.04};
constexpr MasterTemper master{.temperature = spicy_master_temperature};
// How many decisions in a hundred a pupil makes as the master would; the others as odds.
constexpr std::uint32_t apprentice_share = 35;
constexpr std::uint32_t expert_share = 70;

std::unique_ptr<SpicyBot> make_master(std::uint64_t seed) {
    return std::make_unique<MasterSpicy>(spicy_master_net(), master, seed);
}
std::unique_ptr<SpicyBot> make_pupil(std::uint32_t share, std::uint64_t seed) {
    FastRng seeds(seed);
    auto counting = std::make_unique<WeighingSpicy>(odds, seeds.next());
    auto teacher = make_master(seeds.next());
    return std::make_unique<MixedSpicy>(std::move(counting), std::move(teacher), share, seeds.next());
}

constexpr SpicyTemper suspicious{.passing = 1, .caution = 0.2, .whim = 0.5, .fickle = 0.2, .forgets = 0.01};

}  // namespace

std::unique_ptr<SpicyBot> make_spicy_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::dreamer:
        case Level::random: return std::make_unique<RandomSpicy>(seed);
        case Level::honest: return std::make_unique<WeighingSpicy>(honest, seed);
        case Level::odds: return std::make_unique<WeighingSpicy>(odds, seed);
        case Level::liar: return std::make_unique<WeighingSpicy>(liar, seed);
        case Level::suspicious: return std::make_unique<WeighingSpicy>(suspicious, seed);
        case Level::apprentice: return make_pupil(apprentice_share, seed);
        case Level::expert: return make_pupil(expert_share, seed);
        case Level::master: return make_master(seed);
    }
    CHECK(false);
    return nullptr;
}

}  // namespace scoville::bots
