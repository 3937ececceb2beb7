// Questions to a store as plain calls that wait for the answer, and a folder for its files.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <future>
#include <string>
#include <utility>

#include "store/store.h"

namespace scoville::store {

template <class Value>
struct Reply {
    Answer answer;
    Value value;
};

// put(store, &Store::keep, "key", "bytes")
template <class... Parameters, class... Given>
Answer put(Store& store, void (Store::*call)(Parameters...), Given... given) {
    std::promise<Answer> promise;
    (store.*call)(std::move(given)..., [&](Answer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
}

// get<std::string>(store, &Store::kept, "key")
template <class Value, class... Parameters, class... Given>
Reply<Value> get(Store& store, void (Store::*call)(Parameters...), Given... given) {
    std::promise<Reply<Value>> promise;
    (store.*call)(std::move(given)..., [&](Answer answer, Value value) {
        promise.set_value({std::move(answer), std::move(value)});
    });
    return promise.get_future().get();
}

class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "scoville-store-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::string file(const char* name = "scoville.db") const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

inline TableRow row_of(std::string id, std::int64_t touched_ms = 1) {
    return {.id = std::move(id), .touched_ms = touched_ms, .summary = "summary"};
}

inline Append first_append(std::string table, std::vector<std::string> entries = {}) {
    return {.table = table, .first_seq = 0, .entries = std::move(entries), .row = row_of(table)};
}

inline Append next_append(std::string table, std::uint64_t seq, std::vector<std::string> entries) {
    return {.table = std::move(table), .first_seq = seq, .entries = std::move(entries)};
}

}  // namespace scoville::store
