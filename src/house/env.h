// What all parts of the house share.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <unordered_map>

#include "base/refusal.h"
#include "house/hours.h"
#include "house/log.h"
#include "house/rates.h"

namespace scoville::fair {
class Chance;
class Vault;
}  // namespace scoville::fair

namespace scoville::store {
class Store;
}

namespace scoville::house {

class Client;
class Thinkers;

struct Counters {
    std::uint64_t actions = 0;
    std::uint64_t refusals = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t tables_created = 0;
    std::uint64_t tables_woken = 0;
    std::uint64_t tables_slept = 0;
    std::uint64_t troubles = 0;
    std::uint64_t quarantined = 0;                           // tables, now
    std::map<std::string_view, std::uint64_t> refused_by{};  // code; all of them static text

    void refused(const Refusal& refusal) {
        ++refusals;
        ++refused_by[refusal.code];
    }
};

struct Env {
    Hours& hours;
    store::Store& store;  // answers in turns of the house: posted_store.h
    Thinkers& thinkers;
    fair::Chance& chance;
    const fair::Vault& vault;
    table::Timing timing;
    Log log;
    Millis sleep_after = 30'000;  // a table nobody looks at is put to sleep
    Rates rates{};
    Counters counters{};
    // Everyone who is connected, by line: an answer finds its line whichever table that looks at by now.
    std::unordered_map<std::uint64_t, std::weak_ptr<Client>> clients{};
    bool draining = false;  // no new tables, no new games

    Now now() const { return hours.now(); }
};

}  // namespace scoville::house
