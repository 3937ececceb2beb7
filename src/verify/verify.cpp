#include "verify/verify.h"

#include "fair/hex.h"
#include "notation/strict_json.h"
#include "record/replay.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

void check_rules(std::string_view record) {
    std::string answer;
    const auto outcome = record::Replayer({}).replay(record, answer);
    if (outcome == record::Outcome::bad_record) throw Failed{{}, "the record cannot be replayed"};
    if (outcome == record::Outcome::illegal_action) throw Failed{"rules", "an action was not legal"};
}

}  // namespace

Report verify(std::string_view record, const std::vector<KeptHead>& kept) {
    Report report;
    try {
        const auto parsed = notation::parse_strictly(record, {});
        if (!parsed) throw Failed{{}, parsed.error().message};
        const Proof proof = read_proof(*parsed);
        check_deals(proof);
        report.head = fair::hex_of(check_log(proof, kept));
        check_rules(record);
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
