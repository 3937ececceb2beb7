// The key that seals secrets of deals lies in a file beside the data, readable by its owner only.
#pragma once

#include <string>

#include "base/result.h"
#include "fair/vault.h"

namespace scoville::server {

// Made if it is not there. The error is a sentence.
Result<fair::Vault::Key, std::string> vault_key(const std::string& path);

}  // namespace scoville::server
