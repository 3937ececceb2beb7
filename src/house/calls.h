// Calls people who are away, at the browsers they asked to be called at.
#pragma once

#include <string>

#include "house/bell.h"
#include "house/budgets.h"
#include "house/env.h"
#include "house/person_desk.h"

namespace scoville::house {

class Calls {
public:
    Calls(Env& env, PersonDesk& desk);

    // It is this person's turn, at the table with this code. Says no more than that.
    void call(const std::string& person, const std::string& code);

    void add(const std::string& person, Subscription one, store::Done done);
    void remove(const std::string& person, std::string endpoint, store::Done done);

private:
    Env& env_;
    PersonDesk& desk_;
    Budget budget_;
};

}  // namespace scoville::house
