#include "bots/levels.h"
#include "bots/schoten_counting.h"
#include "bots/schoten_plain.h"

namespace scoville::bots {

std::unique_ptr<SchotenBot> make_schoten_bot(Level level, std::uint64_t seed) {
    switch (level) {
        case Level::random: return std::make_unique<RandomSchoten>(seed);
        case Level::honest: return std::make_unique<PlainSchoten>(seed);
        case Level::liar: return std::make_unique<CountingSchoten>(gambler_temper, seed);
        case Level::suspicious: return std::make_unique<CountingSchoten>(spoiler_temper, seed);
        case Level::odds: break;
    }
    return std::make_unique<CountingSchoten>(odds_temper, seed);
}

}  // namespace scoville::bots
