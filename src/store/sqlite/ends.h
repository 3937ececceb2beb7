// Where the journals that were written to lately end, so that an append need not ask the database whether it
// comes next. Only for the one writer: forgotten whenever something is undone or a table goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

#include "store/sqlite/db.h"

namespace scoville::store {

class Ends {
public:
    // The number of the next entry, if it is known; the table is then there and may be used.
    std::optional<std::uint64_t> next(const std::string& table) const {
        const auto found = next_.find(table);
        return found == next_.end() ? std::nullopt : std::optional(found->second);
    }

    // The same as the recent entries tell; 0 where there are none of the table. They are looked through once.
    std::uint64_t in_recent(Db& db, const std::string& table) {
        if (!looked_) {
            Use ends = db.use("SELECT table_id, max(seq) + 1 FROM recent GROUP BY table_id");
            while (ends.next()) in_recent_[ends.bytes(0)] = static_cast<std::uint64_t>(ends.number(1));
            looked_ = true;
        }
        const auto found = in_recent_.find(table);
        return found == in_recent_.end() ? 0 : found->second;
    }

    void moved(const std::string& table, std::uint64_t next, std::uint64_t added) {
        if (next_.size() >= most) forget();
        next_[table] = next;
        recent_ += added;
    }

    void forget() {
        next_.clear();
        in_recent_.clear();
        looked_ = false;
    }

    // About as many entries as are recent: never fewer.
    std::uint64_t recent() const { return recent_; }
    void brought_home() {
        in_recent_.clear();
        looked_ = true;
        recent_ = 0;
    }

private:
    static constexpr std::size_t most = 10'000;
    std::unordered_map<std::string, std::uint64_t> next_, in_recent_;
    bool looked_ = false;
    std::uint64_t recent_ = 0;
};

}  // namespace scoville::store
