// What all parts of the house share.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <unordered_map>

#include "base/refusal.h"
#include "house/absent.h"
#include "house/hours.h"
#include "house/labour.h"
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

class Bell;
class Calls;
class Client;
class Owners;
class Thinkers;

struct Counters {
    std::uint64_t actions = 0;
    std::uint64_t refusals = 0;
    std::uint64_t messages_in = 0;
    std::uint64_t tables_created = 0;
    std::uint64_t tables_woken = 0;
    std::uint64_t tables_slept = 0;
    std::uint64_t troubles = 0;
    std::uint64_t calls = 0;                                 // of people who are away
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
    Labour* labour = nullptr;  // none: long work is done in place
    Counters counters{};
    // Everyone who is connected, by line: an answer finds its line whichever table that looks at by now.
    std::unordered_map<std::uint64_t, std::weak_ptr<Client>> clients{};
    bool draining = false;     // no new tables, no new games
    Owners* owners = nullptr;  // where other nodes serve the same store
    Millis beat = 0;           // clients may ask so often whether anybody is there; 0: nobody else would be
    Bell* bell = nullptr;      // none: nobody is called
    Calls* calls = nullptr;    // the hall's
    CallAfter call_after{};
    bool set_ups = false;  // games may go on from a position: where nobody but one's own bots plays

    Now now() const { return hours.now(); }
    // Work that takes long and shares nothing with the house; then, in a later turn, what follows.
    void elsewhere(Task work, Task then) {
        if (labour != nullptr) return labour->run(std::move(work), std::move(then));
        work();
        hours.post(std::move(then));
    }
};

}  // namespace scoville::house
