// The secret in a table's invitation link. It follows from the table's id and the host's key, so that nothing
// more is kept; a table may ask for it besides its code, which is short enough to be guessed in the end.
#pragma once

#include <string>
#include <string_view>

namespace scoville::fair {
class Vault;
}

namespace scoville::house {

// 32 hex digits.
std::string invitation_key(const fair::Vault& vault, std::string_view table);
// How long it takes tells nothing.
bool is_key_of(std::string_view key, const fair::Vault& vault, std::string_view table);

}  // namespace scoville::house
