// The browsers that a person wants to be called at, as they are kept with the person.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "house/bell.h"

namespace scoville::house {

constexpr std::size_t most_subscriptions = 5;

// What cannot be read is none.
std::vector<Subscription> subscriptions_in(std::string_view about);
// Empty if there are none.
std::string about_with(const std::vector<Subscription>& all);

// The latest; the oldest makes room.
void add_subscription(std::vector<Subscription>& all, Subscription one);
void remove_subscription(std::vector<Subscription>& all, std::string_view endpoint);

}  // namespace scoville::house
