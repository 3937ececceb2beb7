#include "verify/fields.h"

#include "fair/hex.h"
#include "notation/any_in.h"
#include "notation/strict_json.h"

namespace scoville::verify {
namespace {

[[noreturn]] void unreadable(std::string_view what) { throw Failed{{}, std::string(what)}; }

const json::array& need_list(const json::value& in, std::string_view name) {
    const auto* list = need(in, name).if_array();
    if (list == nullptr) unreadable(std::string(name) + " must be a list");
    return *list;
}

template <std::size_t N>
std::array<std::uint8_t, N> bytes_in(const json::value& value) {
    const auto* text = value.if_string();
    const auto bytes = text != nullptr ? fair::bytes_from_hex<N>(*text) : std::nullopt;
    if (!bytes) unreadable("hex digits are missing or of the wrong number");
    return *bytes;
}

ProofDeal read_deal(const json::value& value) {
    ProofDeal deal{.secret = fair::ServerSecret(bytes_in<64>(need(value, "secret"))),
                   .commitment = bytes_in<32>(need(value, "commitment")),
                   .entropy = {},
                   .hands = need(value, "hands")};
    for (const auto& one : need_list(value, "entropy")) deal.entropy.push_back(bytes_in<32>(one));
    return deal;
}

ProofEntry read_entry(const json::value& value) {
    const auto* parts = value.if_array();
    if (parts == nullptr || parts->empty() || parts->size() > 2)
        unreadable("an entry of the log has one or two texts");
    for (const auto& part : *parts)
        if (!part.is_string()) unreadable("an entry of the log has one or two texts");
    ProofEntry entry{.open_text = std::string(parts->front().get_string()), .open = {}, .hidden = {}};
    const auto open = notation::parse_strictly(entry.open_text, {});
    if (!open || !open->is_object()) unreadable("an open text of the log is no JSON object");
    entry.open = *open;
    if (parts->size() == 2) entry.hidden = std::string(parts->back().get_string());
    return entry;
}

std::vector<std::string> read_seeds(const json::value& record) {
    const json::value& seed = need(record, "seed");
    std::vector<std::string> seeds;
    if (seed.is_string()) return {std::string(seed.get_string())};
    for (const auto& one : need_list(record, "seed"))
        seeds.emplace_back(one.is_string() ? std::string(one.get_string()) : std::string());
    return seeds;
}

}  // namespace

const json::value& need(const json::value& in, std::string_view name) {
    const auto* object = in.if_object();
    const auto* found = object != nullptr ? object->if_contains(name) : nullptr;
    if (found == nullptr) unreadable(std::string(name) + " is missing");
    return *found;
}

std::string need_text(const json::value& in, std::string_view name) {
    const auto* text = need(in, name).if_string();
    if (text == nullptr) unreadable(std::string(name) + " must be a text");
    return std::string(*text);
}

Pledges read_pledges(const json::value& value) {
    Pledges pledges;
    for (const auto& one : need_list(value, "pledges")) {
        pledges.emplace_back();
        if (!one.is_null()) pledges.back() = bytes_in<32>(one);
    }
    return pledges;
}

Proof read_proof(const json::value& record) {
    const auto kind = any::kind_named(need_text(record, "game"));
    if (!kind) unreadable("there is no such game");
    const auto options = notation::read_options(*kind, need(record, "options"));
    if (!options) unreadable(options.error().message);
    if (const auto misfit = any::misfit_of(*options)) unreadable(*misfit);
    const auto* object = record.if_object();
    if (!object->contains("fair")) unreadable("the record has no proof (fair)");
    const json::value& fair = need(record, "fair");
    if (need_text(fair, "version") != "fair-1") unreadable("this verifier knows fair-1 only");
    const json::value& log = need(fair, "log");
    Proof proof{.options = *options,
                .options_text = need(record, "options"),
                .table = need_text(fair, "table"),
                .rules = need_text(fair, "rules"),
                .seeds = read_seeds(record),
                .deals = {},
                .pledges = read_pledges(fair),
                .before = bytes_in<32>(need(log, "before")),
                .head = bytes_in<32>(need(log, "head")),
                .blind = fair::BlindSecret(bytes_in<64>(need(log, "blind"))),
                .entries = {},
                .actions = need_list(record, "actions")};
    for (const auto& deal : need_list(fair, "deals")) proof.deals.push_back(read_deal(deal));
    for (const auto& entry : need_list(log, "entries")) proof.entries.push_back(read_entry(entry));
    return proof;
}

}  // namespace scoville::verify
