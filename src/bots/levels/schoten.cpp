#include "bots/levels/make.h"
#include "bots/schoten/counting.h"
#include "bots/schoten/master.h"
#include "bots/schoten/plain.h"
#include "bots/schoten/reader.h"

namespace scoville::bots {
namespace {

// The pupils search as the first master did, in fewer worlds, and have moods.
constexpr SearchPlan apprentice_search{
    .rounds = 60, .least_worlds = 4, .solved_cards = 0, .temperature = 0.03};
constexpr SearchPlan expert_search{.rounds = 200, .least_worlds = 12, .solved_cards = 1, .temperature = 0.01};
constexpr ReaderPlan master_search{};

}  // namespace

std::unique_ptr<SchotenBot> make_schoten_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::random: return std::make_unique<RandomSchoten>(seed);
        case Level::honest: return std::make_unique<PlainSchoten>(seed);
        case Level::liar: return std::make_unique<CountingSchoten>(gambler_temper, seed);
        case Level::suspicious: return std::make_unique<CountingSchoten>(spoiler_temper, seed);
        case Level::apprentice: return std::make_unique<MasterSchoten>(apprentice_search, seed);
        case Level::expert: return std::make_unique<MasterSchoten>(expert_search, seed);
        case Level::master: return std::make_unique<ReaderSchoten>(master_search, seed);
        case Level::odds: break;
    }
    return std::make_unique<CountingSchoten>(odds_temper, seed);
}

}  // namespace scoville::bots
