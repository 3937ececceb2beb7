// The chain, what stands in the open, the actions behind it, and the heads that lie on it.
#include "fair/hex.h"
#include "notation/strict_json.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

Checked differs(std::string_view what) {
    return Failed{"log", std::string(what) + " in the log is not that of the record"};
}

// What an entry says in the open under this name; null if it says nothing.
json::value said(const json::object& open, std::string_view name) {
    const auto* value = open.if_contains(name);
    return value != nullptr ? *value : json::value(nullptr);
}

Checked check_what_is_played(const Proof& proof, const json::object& open) {
    if (said(open, "rules") != json::value(proof.rules)) return differs("rules");
    if (said(open, "options") != proof.options_text) return differs("options");
    return std::nullopt;
}

json::array pledges_of(const Proof& proof) {
    json::array pledges;
    for (const auto& pledge : proof.pledges)
        pledges.push_back(pledge ? json::value(fair::hex_of(*pledge)) : json::value(nullptr));
    return pledges;
}

Checked check_begun(const Proof& proof, const json::object& begun) {
    if (said(begun, "pledges") != json::value(pledges_of(proof))) return differs("pledges");
    json::array deals;
    for (const ProofDeal& deal : proof.deals) {
        json::array entropy;
        for (const fair::Entropy& one : deal.entropy) entropy.emplace_back(fair::hex_of(one));
        deals.push_back(json::object{{"commitment", fair::hex_of(deal.commitment)}, {"entropy", entropy}});
    }
    if (said(begun, "deals") != json::value(deals)) return differs("a deal");
    return std::nullopt;
}

Checked check_sealing(const Proof& proof, const json::object& sealing, const json::object* pledged) {
    json::array commitments;
    for (const ProofDeal& deal : proof.deals) commitments.emplace_back(fair::hex_of(deal.commitment));
    if (said(sealing, "commitments") != json::value(commitments)) return differs("a commitment");
    const json::array pledges = pledges_of(proof);
    const json::value early = said(sealing, "pledges");
    if (!early.is_array() || early.get_array().size() != pledges.size()) return differs("pledges");
    for (std::size_t seat = 0; seat < pledges.size(); ++seat) {
        const json::value& bots = early.get_array()[seat];
        if (!bots.is_null() && bots != pledges[seat]) return differs("a bot's pledge");
    }
    if (said(pledged != nullptr ? *pledged : sealing, "pledges") != json::value(pledges))
        return differs("a pledge");
    return std::nullopt;
}

// Entries in the open: how the deal came about.
Checked check_open(const Proof& proof) {
    const json::object* sealing = nullptr;
    const json::object* pledged = nullptr;
    const json::object* begun = nullptr;
    std::int64_t attempts = 0;
    for (const ProofEntry& entry : proof.entries) {
        const std::string& what = entry.what;
        if ((what == "moved") != entry.hidden.has_value())
            return Failed{"log", "moves are hidden, nothing else is"};
        const bool deals = what == "sealing" || what == "pledged" || what == "begun";
        if (begun != nullptr ? deals : what == "moved")
            return Failed{"log", "the deal must come before the moves, and once"};
        if (what == "begun") begun = &entry.open;
        if (what == "pledged") pledged = &entry.open;
        if (what != "sealing") continue;
        sealing = &entry.open;
        pledged = nullptr;
        if (said(entry.open, "attempt") != json::value(++attempts))
            return Failed{"log", "an attempt at the deal is missing"};
    }
    if (begun == nullptr) return Failed{"log", "no game begins in the log"};
    if (auto failed = check_what_is_played(proof, *begun)) return failed;
    if (sealing != nullptr)
        if (auto failed = check_what_is_played(proof, *sealing)) return failed;
    if (auto failed = check_begun(proof, *begun)) return failed;
    if (sealing != nullptr)
        if (auto failed = check_sealing(proof, *sealing, pledged)) return failed;
    if (sealing == nullptr && pledged != nullptr) return Failed{"log", "pledges without commitments"};
    return std::nullopt;
}

Checked check_actions(const Proof& proof) {
    std::size_t next = 0;
    for (const ProofEntry& entry : proof.entries) {
        if (!entry.hidden) continue;
        const auto move = notation::parse_strictly(*entry.hidden, {});
        if (next >= proof.actions.size() || !move || *move != proof.actions[next])
            return Failed{"actions", "action " + std::to_string(next) + " is not the one in the log"};
        ++next;
    }
    if (next != proof.actions.size())
        return Failed{"actions", "action " + std::to_string(next) + " is not the one in the log"};
    return std::nullopt;
}

}  // namespace

Checked check_chain(const Proof& proof, Heads& heads) {
    fair::Hash head = proof.before;
    std::uint64_t expected = proof.entries.empty() ? 1 : proof.entries.front().number;
    heads = {{expected - 1, head}};
    for (const ProofEntry& entry : proof.entries) {
        if (entry.number != expected)
            return Failed{"chain", "entry " + std::to_string(expected) + " is missing or out of order"};
        const fair::Hash hidden =
            entry.hidden ? fair::blinded(proof.blind, expected, *entry.hidden) : fair::nothing_hidden;
        head = fair::log_next(head, entry.open_text, hidden);
        heads.emplace(expected++, head);
    }
    if (head != proof.head) return Failed{"chain", "the log does not lead to its head"};
    return std::nullopt;
}

Checked check_log(const Proof& proof) {
    if (auto failed = check_open(proof)) return failed;
    return check_actions(proof);
}

Checked check_heads(const Heads& heads, const std::vector<KeptHead>& kept) {
    for (const KeptHead& one : kept) {
        const auto head = "head " + std::to_string(one.number);
        const auto found = heads.find(one.number);
        if (found == heads.end())
            return Failed{"heads", head + ", which was kept, lies " +
                                       (one.number < heads.begin()->first ? "before" : "after") +
                                       " this log"};
        if (found->second != one.hash) return Failed{"heads", head + " is not the one that was kept"};
    }
    return std::nullopt;
}

}  // namespace scoville::verify
