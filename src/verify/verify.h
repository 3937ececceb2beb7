// Checks the record of a finished game as a stranger would: the deal against its commitments and shares, the
// log against its chain and the heads someone kept, the actions against the rules (docs/fairness.md).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::verify {

// A head that someone kept while the game was played.
struct KeptHead {
    std::uint64_t number;
    std::string hash;  // hex
};

enum class Outcome : int { fair = 0, unfair = 1, unreadable = 2 };

struct Report {
    Outcome outcome = Outcome::unreadable;
    std::string check;    // the first that failed; empty when all is well
    std::string message;  // what was expected there
    std::size_t entries = 0;
    std::string head;  // of the log, as worked out
};

Report verify(std::string_view record, const std::vector<KeptHead>& kept);

// "ok …" or "not fair: …", as every verifier prints it.
std::string text_of(const Report& report);

}  // namespace scoville::verify
