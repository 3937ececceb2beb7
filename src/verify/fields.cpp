#include "verify/fields.h"

#include "fair/hex.h"
#include "notation/any_in.h"
#include "notation/rules_in.h"
#include "notation/strict_json.h"

namespace scoville::verify {
namespace {

[[noreturn]] void unreadable(std::string_view what) { throw Failed{{}, std::string(what)}; }

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

const json::array& need_list(const json::value& in, std::string_view name) {
    const auto* list = need(in, name).if_array();
    if (list == nullptr) unreadable(std::string(name) + " must be a list");
    return *list;
}

template <std::size_t N>
std::array<std::uint8_t, N> bytes_in(const json::value& value) {
    const auto* text = value.if_string();
    const auto bytes = text != nullptr ? fair::bytes_from_hex<N>(*text) : std::nullopt;
    if (!bytes || fair::hex_of(*bytes) != std::string_view(*text))
        unreadable("hex digits are missing, not in lower case or of the wrong number");
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
    ProofEntry entry{.open_text = std::string(parts->front().get_string()),
                     .open = {},
                     .number = 0,
                     .what = {},
                     .hidden = {}};
    const auto open = notation::parse_strictly(entry.open_text, {});
    if (!open || !open->is_object()) unreadable("an open text of the log is no JSON object");
    const auto* number = need(*open, "n").if_int64();
    if (number == nullptr || *number < 1) unreadable("an entry of the log has no number");
    entry.number = static_cast<std::uint64_t>(*number);
    entry.what = need_text(*open, "do");
    entry.open = open->get_object();
    if (parts->size() == 2) entry.hidden = std::string(parts->back().get_string());
    return entry;
}

Pledges read_pledges(const json::value& fair) {
    Pledges pledges;
    for (const auto& one : need_list(fair, "pledges")) {
        pledges.emplace_back();
        if (!one.is_null()) pledges.back() = bytes_in<32>(one);
    }
    return pledges;
}

std::shared_ptr<const std::vector<fair::DealKey>> read_seeds(const json::value& record, any::Kind kind) {
    std::vector<fair::DealKey> seeds;
    if (any::deal_each_round(kind))
        for (const auto& one : need_list(record, "seed")) seeds.emplace_back(bytes_in<64>(one));
    else
        seeds.emplace_back(bytes_in<64>(need(record, "seed")));
    return std::make_shared<const std::vector<fair::DealKey>>(std::move(seeds));
}

}  // namespace

Proof read_proof(const json::value& record) {
    const auto kind = any::kind_named(need_text(record, "game"));
    if (!kind) unreadable("there is no such game");
    const auto rules = notation::rules_in(record.get_object());
    if (!rules) unreadable(rules.error().message);
    const auto options = notation::read_options(*rules, need(record, "options"));
    if (!options) unreadable(options.error().message);
    if (const auto misfit = any::misfit_of(*options)) unreadable(*misfit);
    const auto* object = record.if_object();
    if (!object->contains("fair")) unreadable("the record has no proof (fair)");
    const json::value& fair = need(record, "fair");
    if (need_text(fair, "version") != "fair-1") unreadable("this verifier knows fair-1 only");
    const std::string named = need_text(fair, "rules");
    if (any::are_rules_to_come(named)) unreadable("rules: " + any::newer_than_this_program(named));
    if (named != any::name_of(*rules)) unreadable("the proof is of other rules than the record");
    if (object->contains("setup")) unreadable("a game with a proof is dealt from seeds only");
    const json::value& log = need(fair, "log");
    Proof proof{.options = *options,
                .options_text = need(record, "options"),
                .table = need_text(fair, "table"),
                .rules = named,
                .seeds = read_seeds(record, *kind),
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
