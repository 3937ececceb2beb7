// Records of finished games for those who ask: a few are made at a time, elsewhere (labour.h), and kept for a
// while, so that nobody can make the house read journals all day. Who may have one is asked each time.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "house/env.h"
#include "house/past_games.h"
#include "store/store.h"

namespace scoville::house {

class Records {
public:
    using Text = std::shared_ptr<const std::string>;
    using Got = std::function<void(Result<Text, Refusal>)>;

    explicit Records(Env& env) : env_(env) {}

    // The record of the table's nth game (from 1), if it is finished and `person` may have it.
    void find(const std::string& table, int game, const std::string& person, Got got);

private:
    using Key = std::pair<std::string, int>;
    using Found = std::shared_ptr<const PastRecord>;
    struct Asked {
        std::string person;
        Got got;
    };
    struct Lately {
        Key key;
        Found found;
        Millis at;
    };
    static constexpr std::size_t at_once = 2;        // journals in memory
    static constexpr std::size_t most_waiting = 24;  // games that are waited for
    static constexpr std::size_t most_kept = 16U << 20U;
    static constexpr Millis kept_for = 60'000;

    void begin();
    void make(const Key& key, const store::Answer& answer, store::Loaded loaded);
    void made(const Key& key, const Found& found);
    void forget_old(std::size_t wanted);
    static void tell(const Asked& asked, const Found& found);

    Env& env_;
    std::map<Key, std::vector<Asked>> asked_;
    std::deque<Key> waiting_;
    std::size_t under_way_ = 0;
    std::deque<Lately> kept_;  // the oldest first
    std::size_t kept_bytes_ = 0;
};

}  // namespace scoville::house
