#include "table/deals.h"

namespace scoville::table {

std::string deal_name(const std::string& table, int game) { return table + "/" + std::to_string(game); }

any::Options options_for(const Settings& settings, const std::vector<Kept>& seats) {
    std::vector<Seat> chairs;
    for (const Kept& kept : seats) chairs.push_back(kept.from);
    return any::for_chairs(settings.options, chairs);
}

std::shared_ptr<const std::vector<fair::DealKey>> unsealed(const Begun& begun, const fair::Vault& vault,
                                                           const std::string& name) {
    auto keys = std::make_shared<std::vector<fair::DealKey>>();
    for (const Sealed& deal : begun.deals) {
        const auto secret = vault.unseal(deal.secret, name);
        if (!secret) return nullptr;
        keys->push_back(fair::deal_key(*secret, deal.commitment, deal.entropy));
    }
    return keys;
}

}  // namespace scoville::table
