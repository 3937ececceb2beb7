// The house's bell in a server: web push, with a key that follows from the host's own.
#pragma once

#include <string>

#include "fair/vault.h"
#include "house/bell.h"
#include "push/courier.h"
#include "server/push_rules.h"

namespace scoville::server {

class PushBell final : public house::Bell {
public:
    PushBell(const PushRules& rules, const fair::Vault& vault, house::Hours& hours);

    const std::string& key() const override { return key_; }
    bool takes(const house::Subscription& one) const override;
    void ring(const house::Subscription& one, std::string_view text, house::Task gone) override;

    // There is an authority whose word counts.
    bool usable() const { return trust_.usable(); }
    const push::CourierStats& stats() const { return courier_.stats(); }

private:
    house::Hours& hours_;
    const bool for_tests_;
    const push::Vapid vapid_;
    const push::Trust trust_;
    const std::string key_;
    push::Courier courier_;
};

}  // namespace scoville::server
