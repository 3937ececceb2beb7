// The chain, what stands in the open, and the actions behind it.
#include <algorithm>

#include "fair/hex.h"
#include "notation/strict_json.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

std::uint64_t number_of(const ProofEntry& entry) {
    const auto* number = need(entry.open, "n").if_int64();
    if (number == nullptr || *number < 1) throw Failed{"chain", "an entry has no number"};
    return static_cast<std::uint64_t>(*number);
}

fair::Hash check_chain(const Proof& proof, const std::vector<KeptHead>& kept) {
    fair::Hash head = proof.before;
    std::uint64_t expected = proof.entries.empty() ? 0 : number_of(proof.entries.front());
    const auto compare = [&](std::uint64_t number) {
        for (const KeptHead& one : kept)
            if (one.number == number && one.hash != fair::hex_of(head))
                throw Failed{"chain", "head " + std::to_string(number) + " is not the one that was kept"};
    };
    compare(expected - 1);
    for (const ProofEntry& entry : proof.entries) {
        if (number_of(entry) != expected)
            throw Failed{"chain", "entry " + std::to_string(expected) + " is missing or out of order"};
        const fair::Hash hidden =
            entry.hidden ? fair::blinded(proof.blind, expected, *entry.hidden) : fair::nothing_hidden;
        head = fair::log_next(head, entry.open_text, hidden);
        compare(expected++);
    }
    if (head != proof.head) throw Failed{"chain", "the log does not lead to its head"};
    return head;
}

[[noreturn]] void differs(std::string_view what) {
    throw Failed{"log", std::string(what) + " in the log is not that of the record"};
}

void check_game(const Proof& proof, const json::value& open) {
    if (need_text(open, "rules") != proof.rules) differs("rules");
    if (need(open, "options") != proof.options_text) differs("options");
}

std::vector<std::string> commitments_of(const Proof& proof) {
    std::vector<std::string> commitments;
    for (const ProofDeal& deal : proof.deals) commitments.push_back(fair::hex_of(deal.commitment));
    return commitments;
}

void check_begun(const Proof& proof, const json::value& open) {
    check_game(proof, open);
    if (read_pledges(open) != proof.pledges) differs("pledges");
    json::array deals;
    for (const ProofDeal& deal : proof.deals) {
        json::array entropy;
        for (const fair::Entropy& one : deal.entropy) entropy.emplace_back(fair::hex_of(one));
        deals.push_back(json::object{{"commitment", fair::hex_of(deal.commitment)}, {"entropy", entropy}});
    }
    if (need(open, "deals") != json::value(deals)) differs("a deal");
}

void check_sealing(const Proof& proof, const json::value& sealing, const json::value* pledged) {
    check_game(proof, sealing);
    const json::value commitments = json::value_from(commitments_of(proof));
    if (need(sealing, "commitments") != commitments) differs("a commitment");
    const Pledges bots = read_pledges(sealing);
    if (bots.size() != proof.pledges.size()) differs("pledges");
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        if (bots[seat] && bots[seat] != proof.pledges[seat]) differs("a bot's pledge");
    if ((pledged != nullptr ? read_pledges(*pledged) : bots) != proof.pledges) differs("a pledge");
}

// Entries in the open: how the deal came about.
void check_open(const Proof& proof) {
    const json::value* sealing = nullptr;
    const json::value* pledged = nullptr;
    const json::value* begun = nullptr;
    std::int64_t attempts = 0;
    for (const ProofEntry& entry : proof.entries) {
        const std::string what = need_text(entry.open, "do");
        if ((what == "moved") != entry.hidden.has_value())
            throw Failed{"log", "moves are hidden, nothing else is"};
        const bool deals = what == "sealing" || what == "pledged" || what == "begun";
        if (begun != nullptr ? deals : what == "moved")
            throw Failed{"log", "the deal must come before the moves, and once"};
        if (what == "begun") begun = &entry.open;
        if (what == "pledged") pledged = &entry.open;
        if (what != "sealing") continue;
        sealing = &entry.open;
        pledged = nullptr;
        if (need(entry.open, "attempt") != json::value(++attempts))
            throw Failed{"log", "an attempt at the deal is missing"};
    }
    if (begun == nullptr) throw Failed{"log", "no game begins in the log"};
    check_begun(proof, *begun);
    if (sealing != nullptr) check_sealing(proof, *sealing, pledged);
    if (sealing == nullptr && pledged != nullptr) throw Failed{"log", "pledges without commitments"};
}

void check_actions(const Proof& proof) {
    std::size_t next = 0;
    for (const ProofEntry& entry : proof.entries) {
        if (!entry.hidden) continue;
        const auto move = notation::parse_strictly(*entry.hidden, {});
        if (next >= proof.actions.size() || !move || *move != proof.actions[next])
            throw Failed{"actions", "action " + std::to_string(next) + " is not the one in the log"};
        ++next;
    }
    if (next != proof.actions.size())
        throw Failed{"actions", "action " + std::to_string(next) + " is not the one in the log"};
}

}  // namespace

fair::Hash check_log(const Proof& proof, const std::vector<KeptHead>& kept) {
    const fair::Hash head = check_chain(proof, kept);
    check_open(proof);
    check_actions(proof);
    return head;
}

}  // namespace scoville::verify
