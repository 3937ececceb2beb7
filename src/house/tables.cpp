#include "house/tables.h"

#include <algorithm>

#include "house/ids.h"
#include "house/live_table.h"
#include "house/refusals.h"

namespace scoville::house {
namespace {

constexpr std::size_t chat_shown = 50;
constexpr std::size_t due_at_once = 100;
constexpr Millis due_every = 2'000;

const Refusal* refusal_for(store::Outcome outcome) {
    switch (outcome) {
        case store::Outcome::missing: return &refusal::no_such_table;
        case store::Outcome::damaged: return &refusal::quarantined;
        default: return &refusal::store_trouble;
    }
}

}  // namespace

void Tables::start() { wake_due(); }

std::shared_ptr<LiveTable> Tables::make(const std::string& id) {
    auto table = std::make_shared<LiveTable>(env_, id, [this](const std::string& asleep) {
        // Not at once: the table may be in the middle of something.
        env_.hours.post([this, asleep] { awake_.erase(asleep); });
    });
    awake_[id] = table;
    return table;
}

void Tables::create(const table::Settings& settings, const ClientPtr& client, const std::string& nonce) {
    const std::string id = new_table_id(env_.chance);
    ++env_.counters.tables_created;
    make(id)->create({.id = id,
                      .code = new_code(env_.chance),
                      .host = client->person,
                      .name = client->name,
                      .settings = settings},
                     client, nonce);
}

void Tables::find(const std::string& id, Found found) {
    if (const auto awake = awake_.find(id); awake != awake_.end()) return found(awake->second, nullptr);
    if (newer_.contains(id)) return found(nullptr, &refusal::newer);
    auto& waiting = waking_[id];
    waiting.push_back(std::move(found));
    if (waiting.size() == 1) load(id);
}

void Tables::load(const std::string& id) {
    env_.store.load(id, [this, id](store::Answer answer, store::Loaded loaded) {
        if (!answer) return this->loaded(id, answer, loaded, {});
        env_.store.said(id, chat_shown,
                        [this, id, answer = std::move(answer), loaded = std::move(loaded)](
                            const store::Answer&, const std::vector<store::Said>& said) {
                            this->loaded(id, answer, loaded, said);
                        });
    });
}

void Tables::loaded(const std::string& id, const store::Answer& answer, const store::Loaded& loaded,
                    const std::vector<store::Said>& said) {
    auto waiting = waking_.extract(id);
    const Refusal* why_not = answer ? nullptr : refusal_for(answer.outcome);
    std::shared_ptr<LiveTable> table;
    if (answer) {
        if (const Woken found = woken(id, loaded, said))
            table = *found;
        else
            why_not = found.error();
    } else if (answer.outcome != store::Outcome::missing) {
        env_.log(Severity::error, "load-failed", id, answer.why);
    }
    if (waiting.empty()) return;
    for (const Found& found : waiting.mapped()) found(table, why_not);
}

Tables::Woken Tables::woken(const std::string& id, const store::Loaded& loaded,
                            const std::vector<store::Said>& said) {
    const auto table = make(id);
    if (const auto unreadable = table->wake(loaded.entries, said)) return cannot_wake(id, *unreadable);
    return table;
}

Tables::Woken Tables::cannot_wake(const std::string& id, const table::Unreadable& journal) {
    awake_.erase(id);
    if (journal.newer) {
        newer_.insert(id);
        env_.log(Severity::warning, "table-newer", id, journal.why);
        return &refusal::newer;
    }
    env_.log(Severity::error, "table-damaged", id, journal.why);
    ++env_.counters.quarantined;
    env_.store.quarantine(id, journal.why, {});
    return &refusal::quarantined;
}

void Tables::find_code(const std::string& code, Found found) {
    env_.store.find_code(
        code, [this, found = std::move(found)](const store::Answer& answer, const store::TableRow& row) {
            if (!answer) return found(nullptr, refusal_for(answer.outcome));
            find(row.id, found);
        });
}

void Tables::wake_due() {
    // Those that are left alone stay due, and must not hide the others.
    env_.store.due(env_.now().utc, due_at_once + newer_.size(),
                   [this](const store::Answer&, const store::Rows& rows) {
                       for (const store::TableRow& row : rows)
                           if (!awake_.contains(row.id) && !newer_.contains(row.id))
                               find(row.id, [](const auto&, const Refusal*) {});
                       due_ = env_.hours.after(due_every, [this] { wake_due(); });
                   });
}

std::size_t Tables::in_play() const {
    return static_cast<std::size_t>(std::count_if(awake_.begin(), awake_.end(), [](const auto& each) {
        const table::Room& room = each.second->table().room();
        return room.playing() && !room.paused && each.second->lookers() > 0;
    }));
}

void Tables::dismiss_all(std::string_view why) {
    for (auto& [id, table] : awake_) table->dismiss(why);
}

}  // namespace scoville::house
