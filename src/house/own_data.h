// What the house knows of a person, for that person.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace scoville::store {
class Store;
}

namespace scoville::house {

// A JSON object; none if the store cannot be read. Comes in a later turn.
void gather_own_data(store::Store& store, const std::string& person,
                     std::function<void(std::optional<std::string>)> then);

}  // namespace scoville::house
