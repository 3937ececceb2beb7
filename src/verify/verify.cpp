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

Report verify(std::string_view record, const std::vector<KeptHead>& kept) {
    Report report;
    try {
        const auto parsed = notation::parse_strictly(record, {});
        if (!parsed) throw Failed{{}, parsed.error().message};
        const Proof proof = read_proof(*parsed);
        check_deals(proof);
        const Heads heads = check_chain(proof);
        check_log(proof);
        check_game(proof);
        check_heads(heads, kept);
        report.head = fair::hex_of(proof.head);
        report.entries = proof.entries.size();
        report.outcome = Outcome::fair;
    } catch (const Failed& failed) {
        report.outcome = failed.check.empty() ? Outcome::unreadable : Outcome::unfair;
        report.check = failed.check;
        report.message = failed.message;
    }
    return report;
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
