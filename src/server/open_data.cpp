#include "server/open_data.h"

#include <future>
#include <unistd.h>

#include "server/key_file.h"
#include "store/memory.h"
#include "store/postgres/postgres.h"
#include "store/sqlite/sqlite.h"

namespace scoville::server {
namespace {

using Kept = std::pair<store::Answer, std::string>;

template <class Ask>
Kept answer_to(Ask ask) {
    std::promise<Kept> promise;
    ask([&](store::Answer answer, std::string bytes) {
        promise.set_value({std::move(answer), std::move(bytes)});
    });
    return promise.get_future().get();
}

Result<fair::Vault::Key, std::string> key_of_file(const Config& config, store::Store& store, bool& lonely) {
    const std::string path = key_path(config);
    const bool was_there = access(path.c_str(), F_OK) == 0;
    const auto [answer, mark] = answer_to([&](auto got) { store.kept(mark_name, std::move(got)); });
    if (!answer && answer.outcome != store::Outcome::missing) return config.data + ": " + answer.why;
    auto key = vault_key(path, !answer);
    if (!key && answer)
        return key.error() + ". The games in " + config.data + " need the key they were begun with";
    if (!key) return key;
    if (answer && mark != mark_of(*key))
        return path + " is not the key that belongs to " + config.data + ": put the right one back";
    lonely = was_there && !answer;
    if (!answer) store.keep(mark_name, mark_of(*key), [](const store::Answer&) {});
    return key;
}

Result<fair::Vault::Key, std::string> key_of_database(const Config& config, Data& data) {
    if (config.key_file.empty())
        return std::string(
            "a database needs --key-file, the same for all its nodes; `scoville key FILE` makes one");
    auto key = vault_key(config.key_file, false);
    if (!key) return key.error() + " (`scoville key FILE` makes a new one)";
    std::promise<Kept> promise;
    data.owners->keep_first(mark_name, mark_of(*key), [&](store::Answer answer, std::string bytes) {
        promise.set_value({std::move(answer), std::move(bytes)});
    });
    data.store->release();
    const auto [answer, mark] = promise.get_future().get();
    if (!answer) return "the database: " + answer.why;
    if (mark != mark_of(*key))
        return config.key_file +
               " is not the key that belongs to this database: every node needs the one it was begun with";
    return key;
}

}  // namespace

std::string key_path(const Config& config) {
    if (!config.database.empty()) return config.key_file;
    return config.memory ? std::string() : config.data + ".key";
}

std::string admin_path(const Config& config) {
    if (config.admin_socket == "none") return {};
    if (config.admin_socket != "auto") return config.admin_socket;
    if (!config.database.empty()) return config.key_file + "." + config.node + ".sock";
    return config.memory ? std::string() : config.data + ".sock";
}

Data open_data(const Config& config) {
    if (!config.database.empty()) {
        auto shared = store::open_postgres({.url = config.database,
                                            .name = config.node,
                                            .version = config.version,
                                            .formats = config.formats,
                                            .lease = config.lease,
                                            .gathers = true,
                                            .fence = config.fence});
        store::Owners* const owners = shared.get();
        return {std::move(shared), owners};
    }
    if (config.memory) return {store::open_memory()};
    return {store::open_sqlite({.path = config.data, .gathers = true})};
}

Result<fair::Vault::Key, std::string> key_for(const Config& config, Data& data, fair::Chance& chance,
                                              bool& lonely) {
    if (!config.database.empty()) return key_of_database(config, data);
    if (config.memory) return fair::new_vault_key(chance);
    return key_of_file(config, *data.store, lonely);
}

}  // namespace scoville::server
