// Whose a table is, where several nodes serve one store. A house without them owns all its tables.
#pragma once

#include <functional>
#include <string>

#include "store/store.h"

namespace scoville::house {

struct Whose {
    bool mine = false;
    bool newer = false;  // of a later program, and no node is there that could read it
    std::string at;      // where else: the node's path, "/n/b"
};

class Owners {
public:
    using Told = std::function<void(const store::Answer&, const Whose&)>;

    Owners() = default;
    Owners(const Owners&) = delete;
    Owners& operator=(const Owners&) = delete;
    virtual ~Owners() = default;

    // Makes the table this house's own, if it may be. Told in a later turn of the house; while the lease of
    // the node that had it runs out, it takes as long as that.
    virtual void claim(const std::string& table, Told told) = 0;
    // The table sleeps here: whoever wants it next may have it. After everything that was asked of the store.
    virtual void let_go(const std::string& table) = 0;
};

}  // namespace scoville::house
