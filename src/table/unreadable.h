// Why a journal cannot be read: it is damaged, or a later program wrote it.
#pragma once

#include <string>

namespace scoville::table {

struct Unreadable {
    std::string why;
    bool newer = false;  // nothing is wrong with it: it is to be left as it is
};

inline Unreadable at_entry(std::size_t index, const Unreadable& entry) {
    return {"entry " + std::to_string(index + 1) + ": " + entry.why, entry.newer};
}

}  // namespace scoville::table
