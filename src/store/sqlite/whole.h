// A whole SQLite file, to be carried elsewhere or made anew.
#pragma once

#include "store/whole.h"

namespace scoville::store {

// Throws CannotCarry: it is not there (or, to be made, is there already), a server uses it, it is damaged.
std::unique_ptr<Whole> whole_file(const std::string& path, bool anew);

}  // namespace scoville::store
