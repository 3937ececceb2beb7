#include "table/deals.h"

namespace scoville::table {

std::string deal_name(const std::string& table, int game) { return table + "/" + std::to_string(game); }

any::Options chosen_for(const Settings& settings, const std::vector<Entrant>& seats) {
    std::vector<Seat> chairs;
    for (const Entrant& entrant : seats) chairs.push_back(entrant.from);
    return any::for_chairs(settings.options, chairs);
}

any::Options options_for(const Settings& settings, const std::vector<Entrant>& seats, any::Rules rules) {
    return any::by_rules(chosen_for(settings, seats), rules);
}

std::optional<Opened> opened(const Begun& begun, const fair::Vault& vault, const std::string& name) {
    const auto blind = vault.unseal(begun.blind, name);
    if (!blind) return std::nullopt;
    Opened opened{.secrets = {}, .keys = {}, .blind = *blind};
    auto keys = std::make_shared<std::vector<fair::DealKey>>();
    for (const Sealed& deal : begun.deals) {
        const auto secret = vault.unseal(deal.secret, name);
        if (!secret) return std::nullopt;
        opened.secrets.push_back(*secret);
        keys->push_back(fair::deal_key(*secret, deal.commitment, deal.entropy));
    }
    opened.keys = std::move(keys);
    return opened;
}

}  // namespace scoville::table
