#include "verify/verify.h"

#include <charconv>

#include "fair/hex.h"
#include "notation/strict_json.h"
#include "verify/checks.h"

namespace scoville::verify {

std::optional<KeptHead> head_from(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    KeptHead head{};
    const char* end = text.data() + colon;
    const auto read = std::from_chars(text.data(), end, head.number);
    const auto hash = fair::bytes_from_hex<32>(text.substr(colon + 1));
    if (read.ec != std::errc{} || read.ptr != end || !hash) return std::nullopt;
    head.hash = *hash;
    return head;
}

namespace {

Report failed_by(const Failed& failed) {
    return {.outcome = failed.check.empty() ? Outcome::unreadable : Outcome::unfair,
            .check = failed.check,
            .message = failed.message,
            .head = {}};
}

Checked check_all(const Proof& proof, const std::vector<KeptHead>& kept) {
    Heads heads;
    if (auto failed = check_deals(proof)) return failed;
    if (auto failed = check_chain(proof, heads)) return failed;
    if (auto failed = check_log(proof)) return failed;
    if (auto failed = check_game(proof)) return failed;
    return check_heads(heads, kept);
}

}  // namespace

Report verify(std::string_view record, const std::vector<KeptHead>& kept) {
    const auto parsed = notation::parse_strictly(record, {});
    if (!parsed) return failed_by({{}, parsed.error().message});
    const auto proof = read_proof(*parsed);
    if (!proof) return failed_by(proof.error());
    if (const auto failed = check_all(*proof, kept)) return failed_by(*failed);
    return {.outcome = Outcome::fair,
            .check = {},
            .message = {},
            .entries = proof->entries.size(),
            .head = fair::hex_of(proof->head)};
}

std::string text_of(const Report& report) {
    switch (report.outcome) {
        case Outcome::fair: return "ok: " + std::to_string(report.entries) + " entries, head " + report.head;
        case Outcome::unfair: return "not fair: " + report.check + ": " + report.message;
        case Outcome::unreadable: break;
    }
    return "cannot be checked: " + report.message;
}

}  // namespace scoville::verify
