// Keeps the secrets of deals sealed while they lie on disk: whoever copies the database without the key
// beside it learns no cards.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "fair/chance.h"
#include "fair/commit.h"
#include "fair/secret.h"

namespace scoville::fair {

class Vault {
public:
    using Key = Secret<32>;
    explicit Vault(const Key& key) : key_(key) {}

    // Hex digits; different each time. Bound to the name it is sealed under.
    std::string seal(const ServerSecret& secret, std::string_view under, Chance& chance) const;
    // None if it was sealed under another name or key, or is damaged.
    std::optional<ServerSecret> unseal(std::string_view sealed, std::string_view under) const;

    // Hex digits that follow from the key, a purpose and a name, and that nobody without the key can find.
    std::string mark(std::string_view purpose, std::string_view name) const;

private:
    Key key_;
};

Vault::Key new_vault_key(Chance& chance);
ServerSecret new_server_secret(Chance& chance);
Entropy new_entropy(Chance& chance);

}  // namespace scoville::fair
