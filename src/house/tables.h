// All tables of this house: the ones awake, and the way to those asleep in the store.
#pragma once

#include <deque>
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
    // `at`: the path of the node that has it, if that is why not.
    using Found =
        std::function<void(std::shared_ptr<LiveTable>, const Refusal* why_not, std::string_view at)>;

    static constexpr Millis looks_every = 2'000;  // for tables whose deadline has come

    explicit Tables(Env& env) : env_(env) {}

    // Wakes tables whose deadline has come, from now on.
    void start();

    void create(const table::Settings& settings, const ClientPtr& client, const std::string& nonce);
    // The table that this person's request with this nonce has made, as far as is remembered; or empty.
    std::string made_by(const std::string& person, const std::string& nonce) const;
    void find(const std::string& id, Found found);
    void find_code(const std::string& code, Found found);

    std::size_t awake() const { return awake_.size(); }
    const std::unordered_map<std::string, std::shared_ptr<LiveTable>>& all_awake() const { return awake_; }
    // Where a game is going on and someone looks.
    std::size_t in_play() const;
    // Not awake any more, whatever it was doing: for one that is to be forgotten, in a turn of its own.
    void let_go(const std::string& id) { awake_.erase(id); }
    void dismiss_all(std::string_view why);

private:
    std::shared_ptr<LiveTable> make(const std::string& id);
    void claim(const std::string& id);
    void load(const std::string& id);
    struct Reading;
    void read(const std::string& id, std::vector<std::string> journal, const std::vector<store::Said>& said);
    void read_back(const std::string& id, Reading& reading, const std::vector<store::Said>& said);
    void found(const std::string& id, const std::shared_ptr<LiveTable>& table, const Refusal* why_not,
               std::string_view at = {});
    const Refusal* cannot_wake(const std::string& id, const table::Unreadable& journal);
    void wake_due();

    struct Made {
        std::string person, nonce, table;
    };

    Env& env_;
    std::deque<Made> made_;  // the latest: asked for again, it is not made again
    std::unordered_map<std::string, std::shared_ptr<LiveTable>> awake_;
    std::unordered_map<std::string, std::vector<Found>> waking_;  // who waits for a table to be loaded
    std::unordered_set<std::string>
        newer_;  // written by a later program: left alone as long as this one runs
    Alarm due_;
};

}  // namespace scoville::house
