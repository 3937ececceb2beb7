// Where the journals that were written to lately end, so that an append need not ask the database whether it
// comes next. Only for the one writer: forgotten whenever something is undone or a table goes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>

namespace scoville::store {

class Ends {
public:
    // The number of the next entry, if it is known; the table is then there and may be used.
    std::optional<std::uint64_t> next(const std::string& table) const {
        const auto found = next_.find(table);
        return found == next_.end() ? std::nullopt : std::optional(found->second);
    }

    void moved(const std::string& table, std::uint64_t next) {
        if (next_.size() >= most) next_.clear();
        next_[table] = next;
    }

    void forget() { next_.clear(); }

private:
    static constexpr std::size_t most = 10'000;
    std::unordered_map<std::string, std::uint64_t> next_;
};

}  // namespace scoville::store
