// Commitments, shares, seeds and hands.
#include "any/inside/dealt.h"
#include "base/json_out.h"
#include "notation/any_out.h"
#include "notation/strict_json.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

std::string of_deal(std::size_t i) { return " of deal " + std::to_string(i); }

Checked check_commitments(const Proof& proof) {
    const auto deals = static_cast<std::size_t>(any::deals_of(proof.options));
    if (proof.deals.size() != deals || proof.seeds->size() != deals)
        return Failed{"commitment", "this game has " + std::to_string(deals) + " deals"};
    for (std::size_t i = 0; i < deals; ++i)
        if (fair::commitment(proof.deals[i].secret, proof.table, proof.rules,
                             static_cast<std::uint32_t>(i)) != proof.deals[i].commitment)
            return Failed{"commitment", "the commitment" + of_deal(i) + " does not follow from its secret"};
    return std::nullopt;
}

Checked check_shares(const Proof& proof) {
    const auto players = static_cast<std::size_t>(any::players_in(proof.options));
    const auto& entropy = proof.deals.front().entropy;
    for (const ProofDeal& deal : proof.deals) {
        if (deal.entropy.size() != players || proof.pledges.size() != players)
            return Failed{"share", "there must be one share and one pledge for each seat"};
        if (deal.entropy != entropy) return Failed{"share", "all deals of a game have the same shares"};
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto& pledge = proof.pledges[seat];
        const bool kept =
            pledge ? fair::pledge_of(entropy[seat]) == *pledge : entropy[seat] == fair::Entropy{};
        if (!kept)
            return Failed{"share", "the share of seat " + std::to_string(seat) + " is not what was pledged"};
    }
    return std::nullopt;
}

Checked check_seeds(const Proof& proof) {
    for (std::size_t i = 0; i < proof.deals.size(); ++i) {
        const ProofDeal& deal = proof.deals[i];
        const fair::DealKey key = fair::deal_key(deal.secret, deal.commitment, deal.entropy);
        if (key.reveal() != (*proof.seeds)[i].reveal())
            return Failed{"seed", "the seed" + of_deal(i) + " does not follow from secret and shares"};
    }
    return std::nullopt;
}

Checked check_hands(const Proof& proof) {
    const auto hands = any::dealt_hands(proof.options, *proof.seeds);
    for (std::size_t i = 0; i < proof.deals.size(); ++i) {
        std::string text;
        JsonOut out(text);
        notation::write_hands(out, hands[i], proof.options);
        const auto dealt = notation::parse_strictly(text, {});
        if (!dealt || *dealt != proof.deals[i].hands)
            return Failed{"hands", "the hands" + of_deal(i) + " do not follow from its seed"};
    }
    return std::nullopt;
}

}  // namespace

Checked check_deals(const Proof& proof) {
    for (const auto check : {check_commitments, check_shares, check_seeds, check_hands})
        if (auto failed = check(proof)) return failed;
    return std::nullopt;
}

}  // namespace scoville::verify
