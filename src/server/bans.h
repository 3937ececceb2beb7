// Whom the host does not want here: people by id, addresses and networks. Kept in the store until they end.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/env.h"
#include "store/store.h"

namespace scoville::server {

struct Ban {
    std::string whom;           // "p_…", "192.0.2.7", "2001:db8::/32"
    std::int64_t until_ms = 0;  // UTC; 0: until it is lifted
    std::string why;            // the host's note to itself
};

class Bans {
public:
    explicit Bans(Env& env) : env_(env) {}
    // What is kept; calls ready once it is known (or cannot be).
    void load(std::function<void()> ready);

    bool holds_person(std::string_view person) const;
    bool holds_address(std::string_view address) const;
    // A sentence if it is neither a person nor an address. `done` when it is kept.
    std::string add(Ban ban, store::Done done);
    // False if there is none.
    bool lift(std::string_view whom, store::Done done);
    std::vector<Ban> all() const;  // without those that have ended

private:
    void load_rows(std::function<void()> ready);
    store::Done posted(store::Done done);
    void keep(store::Done done);

    Env& env_;
    std::vector<Ban> bans_;
};

// As they are kept, and back; what cannot be read is no ban.
std::string text_of(const std::vector<Ban>& bans);
std::vector<Ban> bans_in(std::string_view text);

}  // namespace scoville::server
