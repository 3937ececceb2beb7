#include "house/person_desk.h"

#include <utility>

namespace scoville::house {

void PersonDesk::change(const std::string& person, Change change, store::Done done) {
    auto& wishes = wishes_[person];
    wishes.push_back({std::move(change), std::move(done)});
    if (wishes.size() == 1) next(person);
}

void PersonDesk::next(const std::string& person) {
    store_.person(person, [this, person](const store::Answer& answer, store::Person found) {
        if (!answer || !wishes_[person].front().change(found)) return done(person, answer);
        store_.save_person(std::move(found),
                           [this, person](const store::Answer& saved) { done(person, saved); });
    });
}

void PersonDesk::done(const std::string& person, const store::Answer& answer) {
    auto& wishes = wishes_[person];
    const store::Done told = std::move(wishes.front().done);
    wishes.pop_front();
    if (wishes.empty())
        wishes_.erase(person);
    else
        next(person);
    if (told) told(answer);
}

}  // namespace scoville::house
