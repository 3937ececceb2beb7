// A journal as it was before its moves were sealed: for tests that look into it or change it.
#pragma once

#include <string>
#include <vector>

#include "fair/vault.h"

namespace scoville::table::test {

std::vector<std::string> plain_rows(const std::vector<std::string>& journal, const fair::Vault& vault);

}  // namespace scoville::table::test
