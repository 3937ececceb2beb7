// The store in a PostgreSQL database, which several nodes may share. Every write is one statement that
// checks, under a lock, that this node is still one of them; an answer "ok" is given after the database has
// committed.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "store/open_error.h"
#include "store/owners.h"
#include "store/store.h"

namespace scoville::store {

class SharedStore : public Store, public Owners {};

struct PostgresOptions {
    std::string url;                        // postgresql://…; may name several hosts
    std::string name = "a";                 // of this node; no two at the same time
    std::string version;                    // of its program, for lists
    std::int64_t formats = 1;               // of journals, that it can read and writes
    std::chrono::milliseconds lease{1500};  // a node that has not renewed for so long is none
    std::chrono::milliseconds patience{
        10'000};                            // for the answer to a statement, until the line counts as broken
    std::chrono::milliseconds away{2'000};  // for the database to come back, until a write has failed
    std::size_t max_batch = 512;            // writes in one statement
    bool gathers = false;                   // writes wait for release(), to share their statement
    bool fence = true;           // without it a node that was removed writes on: the control of the tests
    bool renews_itself = false;  // for tools that have no loop of events: the lease never runs out by itself
};

bool is_postgres_url(std::string_view text);

// Throws OpenError.
std::unique_ptr<SharedStore> open_postgres(const PostgresOptions& options);

}  // namespace scoville::store
