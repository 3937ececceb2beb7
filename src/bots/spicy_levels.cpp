#include "base/check.h"
#include "bots/levels.h"
#include "bots/master_spicy.h"
#include "bots/master_weights.h"
#include "bots/spicy_random.h"
#include "bots/spicy_weighing.h"

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
// One net; the lower levels let it wander.
constexpr MasterTemper apprentice{.temperature = 2.0F, .forgets = 0.01};
constexpr MasterTemper expert{.temperature = 1.3F, .forgets = 0.003};
constexpr MasterTemper master{.temperature = 0.75F};

std::unique_ptr<SpicyBot> make_master(const MasterTemper& temper, std::uint64_t seed) {
    return std::make_unique<MasterSpicy>(spicy_master_net(), temper, seed);
}

constexpr SpicyTemper suspicious{.passing = 1, .caution = 0.2, .whim = 0.5, .fickle = 0.2, .forgets = 0.01};

}  // namespace

std::unique_ptr<SpicyBot> make_spicy_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::random: return std::make_unique<RandomSpicy>(seed);
        case Level::honest: return std::make_unique<WeighingSpicy>(honest, seed);
        case Level::odds: return std::make_unique<WeighingSpicy>(odds, seed);
        case Level::liar: return std::make_unique<WeighingSpicy>(liar, seed);
        case Level::suspicious: return std::make_unique<WeighingSpicy>(suspicious, seed);
        case Level::apprentice: return make_master(apprentice, seed);
        case Level::expert: return make_master(expert, seed);
        case Level::master: return make_master(master, seed);
    }
    CHECK(false);
    return nullptr;
}

}  // namespace scoville::bots
