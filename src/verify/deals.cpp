// Commitments, shares, seeds and hands.
#include "any/inside/dealt.h"
#include "base/json_out.h"
#include "fair/hex.h"
#include "notation/any_out.h"
#include "verify/checks.h"

namespace scoville::verify {
namespace {

void check_shares(const Proof& proof, const std::vector<fair::Entropy>& entropy) {
    const auto players = static_cast<std::size_t>(any::players_in(proof.options));
    if (entropy.size() != players || proof.pledges.size() != players)
        throw Failed{"share", "there must be one share and one pledge for each seat"};
    if (entropy != proof.deals.front().entropy)
        throw Failed{"share", "all deals of a game have the same shares"};
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto& pledge = proof.pledges[seat];
        const bool kept =
            pledge ? fair::pledge_of(entropy[seat]) == *pledge : entropy[seat] == fair::Entropy{};
        if (!kept)
            throw Failed{"share", "the share of seat " + std::to_string(seat) + " is not what was pledged"};
    }
}

json::value hands_from(const Proof& proof, const fair::DealKey& key) {
    const auto hands = any::dealt_hands(proof.options, std::span(&key, 1));
    std::string text;
    JsonOut out(text);
    notation::write_hands(out, hands.front(), proof.options);
    return json::parse(text);
}

}  // namespace

void check_deals(const Proof& proof) {
    const auto deals = static_cast<std::size_t>(any::deals_of(proof.options));
    if (proof.deals.size() != deals || proof.seeds.size() != deals)
        throw Failed{"commitment", "this game has " + std::to_string(deals) + " deals"};
    for (std::size_t i = 0; i < deals; ++i) {
        const ProofDeal& deal = proof.deals[i];
        const auto of_deal = " of deal " + std::to_string(i);
        if (fair::commitment(deal.secret, proof.table, proof.rules, static_cast<std::uint32_t>(i)) !=
            deal.commitment)
            throw Failed{"commitment", "the commitment" + of_deal + " does not follow from its secret"};
        check_shares(proof, deal.entropy);
        const fair::DealKey key = fair::deal_key(deal.secret, deal.commitment, deal.entropy);
        if (fair::reveal_as_hex(key) != proof.seeds[i])
            throw Failed{"seed", "the seed" + of_deal + " does not follow from secret and shares"};
        if (hands_from(proof, key) != deal.hands)
            throw Failed{"hands", "the hands" + of_deal + " do not follow from its seed"};
    }
}

}  // namespace scoville::verify
