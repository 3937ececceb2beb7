// The parts of a record's proof, read out of its JSON; the first that is missing or misshapen ends the check.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

#include "any/face/kind.h"
#include "base/result.h"
#include "fair/chain.h"
#include "fair/commit.h"

namespace scoville::verify {

namespace json = boost::json;

// A check that failed, or (check empty) a record that cannot be read.
struct Failed {
    std::string check;
    std::string message;
};
// Nothing: the check was passed. No check throws, so that they run where nothing can be thrown (a browser).
using Checked = std::optional<Failed>;

struct ProofDeal {
    fair::ServerSecret secret;
    fair::Hash commitment;
    std::vector<fair::Entropy> entropy;
    json::value hands;
};
struct ProofEntry {
    std::string open_text;
    json::object open;
    std::uint64_t number;
    std::string what;
    std::optional<std::string> hidden;
};
using Pledges = std::vector<std::optional<fair::Hash>>;

struct Proof {
    any::Options options;
    json::value options_text;  // as the record says them
    std::string table, rules;
    std::shared_ptr<const std::vector<fair::DealKey>> seeds;
    std::vector<ProofDeal> deals;
    Pledges pledges;
    fair::Hash before, head;
    fair::BlindSecret blind;
    std::vector<ProofEntry> entries;
    json::array actions;
};

Result<Proof, Failed> read_proof(const json::value& record);

}  // namespace scoville::verify
