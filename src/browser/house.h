// The house with a page around it: the same Hall as in a server, on time, chance and storage that a page
// gives. What is to be done comes out of the Outbox. Of all that is said to it, nothing is taken on trust:
// false is "that cannot be".
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "browser/handed_out.h"
#include "browser/pair_store.h"
#include "house/hall.h"
#include "house/posted_store.h"
#include "house/still_hours.h"

namespace scoville::browser {

using house::Millis;
using house::Now;

class House {
public:
    // `others`: questions that take long may be handed out.
    House(Now now, fair::Chance& chance, Outbox& outbox, bool others, const table::Timing& timing = {});
    ~House();
    House(const House&) = delete;
    House& operator=(const House&) = delete;

    // Time passes: what is due happens.
    void tick(Now now);
    // On the steady clock; table::never: nothing.
    Millis due() const { return hours_.next(); }

    bool arrive(std::int64_t line);
    bool hear(std::int64_t line, std::string_view text);
    bool leave(std::int64_t line);

    bool stored(std::int64_t number, store::Outcome outcome);
    bool found(std::int64_t number, bool read, const PairList& pairs);
    void thought(std::int64_t mind, std::string_view answer);
    // A table that nobody looks at goes for ever.
    bool forget(const std::string& table);

private:
    class PageLine;
    struct Open;  // from when the storage has been read
    void read(bool could);
    void open(const std::string& vault_key);
    void cannot_open();
    void when_open(house::Task task);
    void settle();

    house::StillHours hours_;
    fair::Chance& chance_;
    Outbox& outbox_;
    table::Timing timing_;
    Pairs pairs_;
    PairStore storage_;
    house::PostedStore store_;
    HandedOut thinkers_;
    bool closed_ = false;  // nothing can be kept here
    std::deque<house::Task> early_;
    std::map<std::int64_t, house::ClientPtr> lines_;  // none yet: it has come before the house was open
    std::unique_ptr<Open> open_;
};

}  // namespace scoville::browser
