#include "house/invitation.h"

#include "fair/vault.h"
#include "house/ids.h"

namespace scoville::house {

std::string invitation_key(const fair::Vault& vault, std::string_view table) {
    constexpr std::size_t digits = 32;
    return vault.mark("invitation", table).substr(0, digits);
}

// Hashes are compared.
bool is_key_of(std::string_view key, const fair::Vault& vault, std::string_view table) {
    return !key.empty() && hash_of(key) == hash_of(invitation_key(vault, table));
}

}  // namespace scoville::house
