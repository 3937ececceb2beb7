#include "house/budgets.h"

#include <algorithm>

namespace scoville::house {
namespace {

constexpr double a_minute = 60'000;

Rate times(const Rate& rate, double factor) {
    return factor > 0 ? Rate{rate.burst * factor, rate.per_minute * factor} : no_limit;
}

Allowance of_a_person(const Rate& rate, const Rates& rates) {
    const Rate address = times(rate, rates.people_at_address);
    return {rate, address, times(address, rates.addresses_in_network)};
}

// Whoever asks: people are easily made.
Allowance of_an_address(const Rate& rate, const Rates& rates) {
    return {no_limit, rate, times(rate, rates.addresses_in_network)};
}

}  // namespace

double Budget::left(const Purse& purse, Millis now) const {
    return std::min(rate_.burst,
                    purse.left + static_cast<double>(now - purse.at) / a_minute * rate_.per_minute);
}

bool Budget::has(const std::string& who, Millis now) const {
    if (!counts(who)) return true;
    const auto found = purses_.find(who);
    return found == purses_.end() || left(found->second, now) >= 1;
}

void Budget::take(const std::string& who, Millis now) {
    if (!counts(who)) return;
    forget_full(now);
    Purse& purse = purses_.try_emplace(who, Purse{rate_.burst, now}).first->second;
    purse = {left(purse, now) - 1, now};
}

void Budget::give_back(const std::string& who) {
    if (const auto found = purses_.find(who); found != purses_.end()) found->second.left += 1;
}

// Now and then: whose purse is full again is as if never seen.
void Budget::forget_full(Millis now) {
    constexpr Millis every = 600'000;
    if (now - swept_ < every) return;
    swept_ = now;
    std::erase_if(purses_, [&](const auto& one) { return left(one.second, now) >= rate_.burst; });
}

bool Allowance::take(const Asker& asker, Millis now) {
    if (!person_.has(asker.person, now) || !address_.has(asker.address, now) ||
        !network_.has(asker.network, now))
        return false;
    person_.take(asker.person, now);
    address_.take(asker.address, now);
    network_.take(asker.network, now);
    return true;
}

void Allowance::give_back(const Asker& asker) {
    person_.give_back(asker.person);
    address_.give_back(asker.address);
    network_.give_back(asker.network);
}

Budgets::Budgets(const Rates& rates)
    : chat(of_a_person(rates.chat, rates)),
      create(of_a_person(rates.create, rates)),
      lookups(of_a_person(rates.lookups, rates)),
      changes(of_a_person(rates.changes, rates)),
      wrong_codes(of_an_address(rates.wrong_codes, rates)),
      listed(of_an_address(rates.listed, rates)),
      table_chat(rates.table_chat) {}

}  // namespace scoville::house
