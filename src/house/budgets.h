// What one may ask for over all connections: by person, by the address one comes from and by its network, so
// that a new connection, a new name or the next address is not a new beginning. Who has asked for nothing for
// as long as it takes to have everything again is forgotten.
#pragma once

#include <string>
#include <unordered_map>

#include "house/rates.h"
#include "table/time.h"

namespace scoville::house {

using table::Millis;

// One kind of thing, by whoever it is counted for. Nobody (an empty name) is not counted.
class Budget {
public:
    explicit Budget(Rate rate) : rate_(rate) {}

    bool has(const std::string& who, Millis now) const;
    void take(const std::string& who, Millis now);
    // It was not needed after all.
    void give_back(const std::string& who);
    std::size_t remembered() const { return purses_.size(); }

private:
    struct Purse {
        double left;
        Millis at;
    };
    bool counts(const std::string& who) const { return rate_.burst > 0 && !who.empty(); }
    double left(const Purse& purse, Millis now) const;
    void forget_full(Millis now);

    Rate rate_;
    std::unordered_map<std::string, Purse> purses_;
    Millis swept_ = 0;
};

// Who asks; what is not known is empty.
struct Asker {
    std::string person, address, network;
};

// All three have to have enough; then it is taken from each.
class Allowance {
public:
    Allowance(Rate person, Rate address, Rate network)
        : person_(person), address_(address), network_(network) {}

    bool take(const Asker& asker, Millis now);
    void give_back(const Asker& asker);

private:
    Budget person_, address_, network_;
};

struct Budgets {
    explicit Budgets(const Rates& rates);

    Allowance chat, create, lookups, changes, wrong_codes, listed;
    Budget table_chat;
};

}  // namespace scoville::house
