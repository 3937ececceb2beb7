#include "house/records.h"

#include <algorithm>

#include "house/refusals.h"

namespace scoville::house {

void Records::tell(const Asked& asked, const Found& found) {
    if (!found->may_have(asked.person)) return asked.got(refusal::forbidden);
    if (found->why_not) return asked.got(*found->why_not);
    asked.got(found->text);
}

void Records::find(const std::string& table, int game, const std::string& person, Got got) {
    forget_old(0);
    const Key key{table, game};
    Asked asked{person, std::move(got)};
    const auto kept =
        std::find_if(kept_.begin(), kept_.end(), [&](const Lately& one) { return one.key == key; });
    if (kept != kept_.end()) return tell(asked, Found(kept->found));
    if (const auto already = asked_.find(key); already != asked_.end()) {
        constexpr std::size_t most_together = 64;
        if (already->second.size() >= most_together) return asked.got(refusal::too_many);
        already->second.push_back(std::move(asked));
        return;
    }
    if (waiting_.size() >= most_waiting) return asked.got(refusal::too_many);
    asked_[key].push_back(std::move(asked));
    waiting_.push_back(key);
    begin();
}

void Records::begin() {
    while (under_way_ < at_once && !waiting_.empty()) {
        const Key key = waiting_.front();
        waiting_.pop_front();
        ++under_way_;
        env_.store.load(key.first, [this, key](const store::Answer& answer, store::Loaded loaded) {
            make(key, answer, std::move(loaded));
        });
    }
}

void Records::make(const Key& key, const store::Answer& answer, store::Loaded loaded) {
    auto found = std::make_shared<PastRecord>();
    if (!answer) {
        found->for_all = true;
        found->why_not =
            answer.outcome == store::Outcome::damaged ? refusal::quarantined : refusal::no_such_table;
        return made(key, found);
    }
    env_.elsewhere([found, loaded = std::make_shared<const store::Loaded>(std::move(loaded)),
                    game = key.second, &vault = env_.vault] { *found = record_of(*loaded, game, vault); },
                   [this, key, found] { made(key, found); });
}

void Records::made(const Key& key, const Found& found) {
    --under_way_;
    // A game that is not finished may be in a moment.
    if (found->text) {
        forget_old(found->text->size());
        kept_bytes_ += found->text->size();
        kept_.push_back({key, found, env_.now().steady});
    }
    auto asked = asked_.extract(key);
    begin();
    if (asked.empty()) return;
    for (const Asked& one : asked.mapped()) tell(one, found);
}

void Records::forget_old(std::size_t wanted) {
    const Millis now = env_.now().steady;
    while (!kept_.empty() && (now - kept_.front().at > kept_for || kept_bytes_ + wanted > most_kept)) {
        kept_bytes_ -= kept_.front().found->text->size();
        kept_.pop_front();
    }
}

}  // namespace scoville::house
