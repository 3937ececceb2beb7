// Matches that have been played, one line of JSON each: a measurement that was stopped goes on where it was.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>

#include "lab/stats/bootstrap.h"

namespace scoville::lab {

// What a match showed of its first bot.
struct Shown {
    Estimate share, points;
};

// Weights in a few letters: other weights, another result.
std::string fingerprint(std::span<const float> weights);

class KeptMatches {
public:
    // Without a file nothing is kept. A line that was not written to its end is passed over.
    explicit KeptMatches(std::filesystem::path file);

    // `name` says everything the result depends on.
    std::optional<Shown> find(const std::string& name) const;
    void keep(const std::string& name, const Shown& shown);

private:
    std::filesystem::path file_;
    std::map<std::string, Shown> matches_;
};

}  // namespace scoville::lab
