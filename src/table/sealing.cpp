#include "table/sealing.h"

#include "fair/chain.h"
#include "table/deals.h"

namespace scoville::table {

SeatSet bots_among(const Seating& seating, const std::vector<Entrant>& seats) {
    SeatSet bots;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (!seats[seat].fill.empty() || seating.chairs[seats[seat].from].who == Who::bot)
            bots.add(static_cast<int>(seat));
    return bots;
}

any::Rules rules_to_deal_by(const Seating& seating) {
    if (seating.dealing) return *any::rules_named(seating.dealing->rules);
    if (!seating.set_up.empty()) return any::rules_of(seating.settings.options);
    return any::todays_rules(any::kind_of(seating.settings.options));
}

Sealing seal(const Seating& seating, const std::vector<Entrant>& seats, int attempt, std::vector<Seat> late,
             Sealer sealer) {
    const any::Rules by = rules_to_deal_by(seating);
    const any::Options options = options_for(seating.settings, seats, by);
    const std::string_view rules = any::name_of(by);
    const std::string name = deal_name(seating.id, seating.games + 1);
    Sealing sealing{.attempt = attempt,
                    .late = std::move(late),
                    .rules = std::string(rules),
                    .seats = seats,
                    .deals = {},
                    .pledges = Pledges(seats.size())};
    std::vector<fair::Entropy> entropy(seats.size());
    for (const int bot : bots_among(seating, seats)) {
        const auto seat = static_cast<std::size_t>(bot);
        entropy[seat] = fair::new_entropy(sealer.chance);
        sealing.pledges[seat] = fair::pledge_of(entropy[seat]);
    }
    for (int round = 0; round < any::deals_of(options); ++round) {
        const fair::ServerSecret secret = fair::new_server_secret(sealer.chance);
        sealing.deals.push_back(
            {.secret = sealer.vault.seal(secret, name, sealer.chance),
             .commitment = fair::commitment(secret, name, rules, static_cast<std::uint32_t>(round)),
             .entropy = entropy});
    }
    return sealing;
}

Begun begin_with(const Seating& seating, const Dealing& dealing, Sealer sealer) {
    const fair::ServerSecret blind = fair::new_server_secret(sealer.chance);
    return {.rules = dealing.rules,
            .seats = dealing.seats,
            .deals = dealing.deals,
            .pledges = dealing.pledges,
            .blind = sealer.vault.seal(blind, deal_name(seating.id, seating.games + 1), sealer.chance)};
}

}  // namespace scoville::table
