// The key that seals secrets of deals lies in a file beside the data, readable by its owner only.
#pragma once

#include <string>

#include "base/result.h"
#include "fair/vault.h"

namespace scoville::server {

// Made if it is not there and may be. The error is a sentence.
Result<fair::Vault::Key, std::string> vault_key(const std::string& path, bool may_make = true);

// Kept with the data, so that a key which does not belong to it is noticed; tells nothing of the key.
std::string mark_of(const fair::Vault::Key& key);
inline constexpr const char* mark_name = "key-mark";

// A sentence if it cannot be; a file that is there stays as it is.
std::string copy_key_file(const std::string& from, const std::string& to);

}  // namespace scoville::server
