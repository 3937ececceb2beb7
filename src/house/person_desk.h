// Changes what is kept of a person: read, changed and written, one change after another, so that two of them
// lose nothing.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <unordered_map>

#include "store/store.h"

namespace scoville::house {

class PersonDesk {
public:
    // False: there is nothing to write.
    using Change = std::function<bool(store::Person&)>;

    explicit PersonDesk(store::Store& store) : store_(store) {}

    // The answer comes in a later turn.
    void change(const std::string& person, Change change, store::Done done);

private:
    struct Wish {
        Change change;
        store::Done done;
    };
    void next(const std::string& person);
    void done(const std::string& person, const store::Answer& answer);

    store::Store& store_;
    std::unordered_map<std::string, std::deque<Wish>> wishes_;
};

}  // namespace scoville::house
