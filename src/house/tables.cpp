#include "house/tables.h"

#include <algorithm>

#include "house/ids.h"
#include "house/live_table.h"
#include "house/owners.h"
#include "house/refusals.h"

namespace scoville::house {
namespace {

constexpr std::size_t chat_shown = 50;
constexpr std::size_t due_at_once = 100;

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
        env_.hours.post([this, asleep] {
            const auto table = awake_.extract(asleep);
            // Could not be written: it may be asked for again.
            if (!table.empty() && !table.mapped()->is_durable())
                std::erase_if(made_, [&](const Made& one) { return one.table == asleep; });
            if (env_.owners != nullptr) env_.owners->let_go(asleep);
        });
    });
    awake_[id] = table;
    return table;
}

void Tables::create(const table::Settings& settings, const ClientPtr& client, const std::string& nonce) {
    const std::string id = new_table_id(env_.chance);
    ++env_.counters.tables_created;
    constexpr std::size_t most_remembered = 4'096;
    made_.push_back({client->person, nonce, id});
    if (made_.size() > most_remembered) made_.pop_front();
    make(id)->create({.id = id,
                      .code = new_code(env_.chance),
                      .host = client->person,
                      .name = client->name,
                      .settings = settings},
                     client, nonce);
}

std::string Tables::made_by(const std::string& person, const std::string& nonce) const {
    const auto found = std::find_if(made_.rbegin(), made_.rend(), [&](const Made& one) {
        return one.person == person && one.nonce == nonce;
    });
    return found == made_.rend() ? std::string() : found->table;
}

void Tables::find(const std::string& id, Found found) {
    if (const auto awake = awake_.find(id); awake != awake_.end()) return found(awake->second, nullptr, {});
    if (newer_.contains(id)) return found(nullptr, &refusal::newer, {});
    auto& waiting = waking_[id];
    waiting.push_back(std::move(found));
    if (waiting.size() == 1) claim(id);
}

// Where other nodes serve the same store, a table is made this house's own before it is loaded.
void Tables::claim(const std::string& id) {
    if (env_.owners == nullptr) return load(id);
    env_.owners->claim(id, [this, id](const store::Answer& answer, const Whose& whose) {
        if (!answer) return found(id, nullptr, &refusal::store_trouble);
        if (whose.mine) return load(id);
        found(id, nullptr, whose.newer ? &refusal::newer : &refusal::elsewhere, whose.at);
    });
}

void Tables::load(const std::string& id) {
    env_.store.load(id, [this, id](const store::Answer& answer, store::Loaded loaded) {
        if (!answer) {
            if (answer.outcome != store::Outcome::missing)
                env_.log(Severity::error, "load-failed", id, answer.why);
            return found(id, nullptr, refusal_for(answer.outcome));
        }
        // Shared, because who waits for the chat may be copied on the way.
        const auto journal = std::make_shared<std::vector<std::string>>(std::move(loaded.entries));
        env_.store.said(id, chat_shown,
                        [this, id, journal](const store::Answer&, const std::vector<store::Said>& said) {
                            read(id, std::move(*journal), said);
                        });
    });
}

// A table while its journal is read.
struct Tables::Reading {
    Reading(const table::Tools& tools, std::vector<std::string> read)
        : table(tools), journal(std::move(read)) {}
    void read(Now now) {
        unreadable = table.read(journal, now);
        journal = {};  // thousands of texts go where they were read
    }
    table::Table table;
    std::vector<std::string> journal;
    std::optional<table::Unreadable> unreadable;
};

// A long journal is read elsewhere, so that nobody at another table waits for it.
void Tables::read(const std::string& id, std::vector<std::string> journal,
                  const std::vector<store::Said>& said) {
    constexpr std::size_t long_one = 400;  // entries
    const auto reading = std::make_shared<Reading>(tools_for(env_, id), std::move(journal));
    if (reading->journal.size() <= long_one) {
        reading->read(env_.now());
        return read_back(id, *reading, said);
    }
    env_.elsewhere([reading, now = env_.now()] { reading->read(now); },
                   [this, id, reading, said] { read_back(id, *reading, said); });
}

void Tables::read_back(const std::string& id, Reading& reading, const std::vector<store::Said>& said) {
    if (reading.unreadable) return found(id, nullptr, cannot_wake(id, *reading.unreadable));
    const auto table = make(id);
    table->wake(std::move(reading.table), said);
    found(id, table, nullptr);
}

void Tables::found(const std::string& id, const std::shared_ptr<LiveTable>& table, const Refusal* why_not,
                   std::string_view at) {
    const auto waiting = waking_.extract(id);
    if (waiting.empty()) return;
    for (const Found& one : waiting.mapped()) one(table, why_not, at);
}

const Refusal* Tables::cannot_wake(const std::string& id, const table::Unreadable& journal) {
    if (env_.owners != nullptr) env_.owners->let_go(id);
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
            if (!answer) return found(nullptr, refusal_for(answer.outcome), {});
            find(row.id, found);
        });
}

void Tables::wake_due() {
    // Those that are left alone stay due, and must not hide the others.
    env_.store.due(env_.now().utc, due_at_once + newer_.size(),
                   [this](const store::Answer&, const store::Rows& rows) {
                       for (const store::TableRow& row : rows)
                           if (!awake_.contains(row.id) && !newer_.contains(row.id))
                               find(row.id, [](const auto&, const Refusal*, std::string_view) {});
                       due_ = env_.hours.after(looks_every, [this] { wake_due(); });
                   });
}

std::size_t Tables::in_play() const {
    return static_cast<std::size_t>(std::count_if(awake_.begin(), awake_.end(), [](const auto& each) {
        const table::Seating& seating = each.second->table().seating();
        return seating.playing() && !seating.paused && each.second->lookers() > 0;
    }));
}

void Tables::dismiss_all(std::string_view why) {
    for (auto& [id, table] : awake_) table->dismiss(why);
}

}  // namespace scoville::house
