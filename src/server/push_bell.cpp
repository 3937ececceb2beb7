#include "server/push_bell.h"

#include <utility>

#include "fair/hex.h"

namespace scoville::server {
namespace {

// The same after every start, on every node that has the key; no other file to keep.
push::PrivateKey key_from(const fair::Vault& vault) {
    const auto bytes = fair::bytes_from_hex<64>(vault.mark("push", "vapid")).value();
    return push::PrivateKey::from({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

push::Subscription as_push(const house::Subscription& one) { return {one.endpoint, one.p256dh, one.auth}; }

}  // namespace

PushBell::PushBell(const PushRules& rules, const fair::Vault& vault, house::Hours& hours)
    : hours_(hours),
      for_tests_(!rules.test_authority.empty()),
      vapid_(key_from(vault), rules.contact),
      trust_(rules.test_authority),
      key_(vapid_.public_key()),
      courier_({.vapid = vapid_, .trust = trust_, .for_tests = for_tests_}) {}

bool PushBell::takes(const house::Subscription& one) const {
    return push::is_readable(as_push(one), for_tests_);
}

void PushBell::ring(const house::Subscription& one, std::string_view text, house::Task gone) {
    courier_.take(as_push(one), std::string(text),
                  [&hours = hours_, gone = std::move(gone)](push::Outcome outcome) mutable {
                      if (outcome == push::Outcome::gone) hours.post(std::move(gone));
                  });
}

}  // namespace scoville::server
