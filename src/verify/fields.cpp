#include "verify/fields.h"

#include <algorithm>

#include "fair/hex.h"
#include "notation/any_in.h"
#include "notation/rules_in.h"
#include "notation/strict_json.h"

namespace scoville::verify {
namespace {

// Keeps the first thing that is wrong and reads on: what is missing is nothing, an empty text, an empty list.
class Reader {
public:
    const std::optional<Failed>& failed() const { return failed_; }
    void wrong(std::string_view what) {
        if (!failed_) failed_ = Failed{{}, std::string(what)};
    }

    const json::value& need(const json::value& in, std::string_view name) {
        static const json::value nothing;
        const auto* object = in.if_object();
        const auto* found = object != nullptr ? object->if_contains(name) : nullptr;
        if (found == nullptr) wrong(std::string(name) + " is missing");
        return found != nullptr ? *found : nothing;
    }

    std::string text(const json::value& in, std::string_view name) {
        const auto* text = need(in, name).if_string();
        if (text == nullptr) wrong(std::string(name) + " must be a text");
        return text != nullptr ? std::string(*text) : std::string();
    }

    const json::array& list(const json::value& in, std::string_view name) {
        static const json::array none;
        const auto* list = need(in, name).if_array();
        if (list == nullptr) wrong(std::string(name) + " must be a list");
        return list != nullptr ? *list : none;
    }

    template <std::size_t N>
    std::array<std::uint8_t, N> bytes(const json::value& value) {
        const auto* text = value.if_string();
        const auto bytes = text != nullptr ? fair::bytes_from_hex<N>(*text) : std::nullopt;
        if (bytes && fair::hex_of(*bytes) == std::string_view(*text)) return *bytes;
        wrong("hex digits are missing, not in lower case or of the wrong number");
        return {};
    }

private:
    std::optional<Failed> failed_;
};

ProofDeal read_deal(Reader& reader, const json::value& value) {
    ProofDeal deal{.secret = fair::ServerSecret(reader.bytes<64>(reader.need(value, "secret"))),
                   .commitment = reader.bytes<32>(reader.need(value, "commitment")),
                   .entropy = {},
                   .hands = reader.need(value, "hands")};
    for (const auto& one : reader.list(value, "entropy")) deal.entropy.push_back(reader.bytes<32>(one));
    return deal;
}

ProofEntry read_entry(Reader& reader, const json::value& value) {
    ProofEntry entry{.open_text = {}, .open = {}, .number = 0, .what = {}, .hidden = {}};
    const auto* parts = value.if_array();
    const auto is_text = [](const json::value& part) { return part.is_string(); };
    if (parts == nullptr || parts->empty() || parts->size() > 2 ||
        !std::all_of(parts->begin(), parts->end(), is_text)) {
        reader.wrong("an entry of the log has one or two texts");
        return entry;
    }
    entry.open_text = std::string(parts->front().get_string());
    const auto open = notation::parse_strictly(entry.open_text, {});
    if (!open || !open->is_object()) {
        reader.wrong("an open text of the log is no JSON object");
        return entry;
    }
    const auto* number = reader.need(*open, "n").if_int64();
    if (number == nullptr || *number < 1) reader.wrong("an entry of the log has no number");
    entry.number = number != nullptr ? static_cast<std::uint64_t>(*number) : 0;
    entry.what = reader.text(*open, "do");
    entry.open = open->get_object();
    if (parts->size() == 2) entry.hidden = std::string(parts->back().get_string());
    return entry;
}

Pledges read_pledges(Reader& reader, const json::value& fair) {
    Pledges pledges;
    for (const auto& one : reader.list(fair, "pledges")) {
        pledges.emplace_back();
        if (!one.is_null()) pledges.back() = reader.bytes<32>(one);
    }
    return pledges;
}

std::shared_ptr<const std::vector<fair::DealKey>> read_seeds(Reader& reader, const json::value& record,
                                                             any::Kind kind) {
    std::vector<fair::DealKey> seeds;
    if (any::deal_each_round(kind))
        for (const auto& one : reader.list(record, "seed")) seeds.emplace_back(reader.bytes<64>(one));
    else
        seeds.emplace_back(reader.bytes<64>(reader.need(record, "seed")));
    return std::make_shared<const std::vector<fair::DealKey>>(std::move(seeds));
}

// By whose rules the proof is, and that they are those of the record.
std::string read_rules(Reader& reader, const json::value& record, const any::Rules& rules) {
    const auto* object = record.if_object();
    if (!object->contains("fair")) reader.wrong("the record has no proof (fair)");
    const json::value& fair = reader.need(record, "fair");
    if (reader.text(fair, "version") != "fair-1") reader.wrong("this verifier knows fair-1 only");
    std::string named = reader.text(fair, "rules");
    if (any::are_rules_to_come(named)) reader.wrong("rules: " + any::newer_than_this_program(named));
    if (named != any::name_of(rules)) reader.wrong("the proof is of other rules than the record");
    if (object->contains("setup")) reader.wrong("a game with a proof is dealt from seeds only");
    return named;
}

}  // namespace

Result<Proof, Failed> read_proof(const json::value& record) {
    Reader reader;
    const auto kind = any::kind_named(reader.text(record, "game"));
    if (!kind) reader.wrong("there is no such game");
    if (reader.failed()) return *reader.failed();
    const auto rules = notation::rules_in(record.get_object());
    if (!rules) return Failed{{}, rules.error().message};
    const auto options = notation::read_options(*rules, reader.need(record, "options"));
    if (!options) reader.wrong(options.error().message);
    if (reader.failed()) return *reader.failed();
    if (const auto misfit = any::misfit_of(*options)) return Failed{{}, std::string(*misfit)};
    const std::string named = read_rules(reader, record, *rules);
    const json::value& fair = reader.need(record, "fair");
    const json::value& log = reader.need(fair, "log");
    Proof proof{.options = *options,
                .options_text = reader.need(record, "options"),
                .table = reader.text(fair, "table"),
                .rules = named,
                .seeds = read_seeds(reader, record, *kind),
                .deals = {},
                .pledges = read_pledges(reader, fair),
                .before = reader.bytes<32>(reader.need(log, "before")),
                .head = reader.bytes<32>(reader.need(log, "head")),
                .blind = fair::BlindSecret(reader.bytes<64>(reader.need(log, "blind"))),
                .entries = {},
                .actions = reader.list(record, "actions")};
    for (const auto& deal : reader.list(fair, "deals")) proof.deals.push_back(read_deal(reader, deal));
    for (const auto& entry : reader.list(log, "entries")) proof.entries.push_back(read_entry(reader, entry));
    if (reader.failed()) return *reader.failed();
    return proof;
}

}  // namespace scoville::verify
