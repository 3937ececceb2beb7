// The data that a server is told to serve, and the key that belongs to it: in memory, in a file of its own,
// or in a database that it shares with others.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "fair/vault.h"
#include "server/config.h"
#include "store/owners.h"
#include "store/store.h"

namespace scoville::server {

struct Data {
    std::unique_ptr<store::Store> store;
    store::Owners* owners = nullptr;  // of a database; the store itself
};

// Throws store::OpenError.
Data open_data(const Config& config);

// With another key than the one the data was begun with, every game that is going on would be lost: a file of
// its own gets one the first time, a database never does by itself. `lonely`: it was there, but the data it
// belongs to is not. The error is a sentence.
Result<fair::Vault::Key, std::string> key_for(const Config& config, Data& data, fair::Chance& chance,
                                              bool& lonely);

// Where the key lies; empty: nowhere.
std::string key_path(const Config& config);
// Where `scoville admin` finds the server, if it may be found; empty: nowhere.
std::string admin_path(const Config& config);

}  // namespace scoville::server
