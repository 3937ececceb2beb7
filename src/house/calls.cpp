#include "house/calls.h"

#include <utility>

#include "base/json_out.h"
#include "house/subscriptions.h"
#include "store/store.h"

namespace scoville::house {

Calls::Calls(Env& env, PersonDesk& desk) : env_(env), desk_(desk), budget_(env.rates.calls) {}

void Calls::call(const std::string& person, const std::string& code) {
    const Millis now = env_.now().steady;
    if (env_.bell == nullptr || !budget_.has(person, now)) return;
    budget_.take(person, now);
    std::string text;
    JsonOut(text).open_object().key("turn").text("/t/" + code).close_object();
    env_.store.person(person, [this, person, text](const store::Answer& answer, const store::Person& found) {
        if (!answer) return;
        for (const Subscription& one : subscriptions_in(found.about)) {
            ++env_.counters.calls;
            env_.bell->ring(one, text,
                            [this, person, endpoint = one.endpoint] { remove(person, endpoint, {}); });
        }
    });
}

void Calls::add(const std::string& person, Subscription one, store::Done done) {
    desk_.change(
        person,
        [one = std::move(one)](store::Person& kept) {
            auto all = subscriptions_in(kept.about);
            add_subscription(all, one);
            kept.about = about_with(all);
            return true;
        },
        std::move(done));
}

void Calls::remove(const std::string& person, std::string endpoint, store::Done done) {
    desk_.change(
        person,
        [endpoint = std::move(endpoint)](store::Person& kept) {
            auto all = subscriptions_in(kept.about);
            const std::size_t before = all.size();
            remove_subscription(all, endpoint);
            kept.about = about_with(all);
            return all.size() != before;
        },
        std::move(done));
}

}  // namespace scoville::house
