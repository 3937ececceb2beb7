// Remembers how requests were answered: a repeated one gets the first answer again and changes nothing.
#pragma once

#include <deque>
#include <string>
#include <unordered_map>

#include "table/effects.h"

namespace scoville::table {

class Answers {
public:
    const Reply* find(const Person& person, const std::string& nonce) const {
        const auto whose = by_person_.find(person);
        if (whose == by_person_.end()) return nullptr;
        for (const Reply& reply : whose->second)
            if (reply.nonce == nonce) return &reply;
        return nullptr;
    }
    // Without its secret: that is told once.
    void remember(const Person& person, Reply reply) {
        reply.secret.clear();
        auto& replies = by_person_[person];
        replies.push_back(std::move(reply));
        if (replies.size() > remembered) replies.pop_front();
    }

private:
    static constexpr std::size_t remembered = 32;
    std::unordered_map<Person, std::deque<Reply>> by_person_;
};

}  // namespace scoville::table
