// What whoever runs the house decides about who comes: whom it does not want, and how much one address may
// have. These doors stand open; a server has its own.
#pragma once

#include <string>
#include <string_view>

#include "house/line.h"

namespace scoville::house {

class Doors {
public:
    Doors() = default;
    Doors(const Doors&) = delete;
    Doors& operator=(const Doors&) = delete;
    virtual ~Doors() = default;

    // Is not wanted here. No person: not known yet.
    virtual bool bars(const Caller&, std::string_view person) const {
        (void)person;
        return false;
    }
    // One more, each time it is asked.
    virtual bool may_become_guest(const Caller&) { return true; }
    virtual bool may_create_table(const Caller&) { return true; }
    // An answer that is too large for its line: where it can be fetched instead, once and for a while. Empty:
    // nowhere.
    virtual std::string leave(std::string answer) {
        (void)answer;
        return {};
    }
};

}  // namespace scoville::house
