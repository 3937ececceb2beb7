// Checks the record of a finished game as a stranger would: the deal against its commitments and shares, the
// log against its chain, the actions against the rules until the end of the game, and all of it against the
// heads that someone kept (docs/fairness.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::verify {

// A head that someone kept while the game was played: the log must lead through it.
struct KeptHead {
    std::uint64_t number;
    std::array<std::uint8_t, 32> hash;
};
// N:HASH, as a client was told it; letters in either case, for people who copy it by hand.
std::optional<KeptHead> head_from(std::string_view text);

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
