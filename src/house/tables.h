// All tables of this house: the ones awake, and the way to those asleep in the store.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/result.h"
#include "house/client.h"
#include "store/store.h"
#include "table/unreadable.h"

namespace scoville::house {

class LiveTable;

class Tables {
public:
    using Found = std::function<void(std::shared_ptr<LiveTable>, const Refusal* why_not)>;

    explicit Tables(Env& env) : env_(env) {}

    // Wakes tables whose deadline has come, from now on.
    void start();

    void create(const table::Settings& settings, const ClientPtr& client, const std::string& nonce);
    void find(const std::string& id, Found found);
    void find_code(const std::string& code, Found found);

    std::size_t awake() const { return awake_.size(); }
    const std::unordered_map<std::string, std::shared_ptr<LiveTable>>& all_awake() const { return awake_; }
    // Where a game is going on and someone looks.
    std::size_t in_play() const;
    void dismiss_all(std::string_view why);

private:
    std::shared_ptr<LiveTable> make(const std::string& id);
    void load(const std::string& id);
    void loaded(const std::string& id, const store::Answer& answer, const store::Loaded& loaded,
                const std::vector<store::Said>& said);
    using Woken = Result<std::shared_ptr<LiveTable>, const Refusal*>;
    Woken woken(const std::string& id, const store::Loaded& loaded, const std::vector<store::Said>& said);
    Woken cannot_wake(const std::string& id, const table::Unreadable& journal);
    void wake_due();

    Env& env_;
    std::unordered_map<std::string, std::shared_ptr<LiveTable>> awake_;
    std::unordered_map<std::string, std::vector<Found>> waking_;  // who waits for a table to be loaded
    std::unordered_set<std::string>
        newer_;  // written by a later program: left alone as long as this one runs
    Alarm due_;
};

}  // namespace scoville::house
