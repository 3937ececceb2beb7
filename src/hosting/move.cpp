#include "hosting/move.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <set>
#include <sys/stat.h>

#include "fair/system_chance.h"
#include "house/ids.h"
#include "server/bans.h"
#include "server/config.h"
#include "server/key_file.h"
#include "store/postgres/postgres.h"
#include "store/postgres/whole.h"
#include "store/sqlite/whole.h"
#include "table/table.h"

namespace scoville::hosting {
namespace {

using store::CannotCarry;
using store::Kept;
using store::Whole;
using store::WholeTable;

constexpr std::size_t page = 200;
constexpr const char* bans_name = "bans";

template <class Find, class Act>
void page_by_page(Find find, Act act) {
    std::string after;
    for (auto some = find(after, page); !some.empty(); some = find(after, page)) after = act(some);
}

class Carrier {
public:
    Carrier(Whole& from, Whole& to, const fair::Vault& vault, bool damaged_aside)
        : from_(from), to_(to), vault_(vault), damaged_aside_(damaged_aside) {}

    Moved carry() {
        if (!to_.empty()) throw CannotCarry("there is data already where it should go");
        for (const store::Quarantined& one : from_.aside()) set_aside(one);
        each_table([&](const WholeTable& table) { take(table); });
        each_page_of_people(from_, [&](const auto& people) {
            to_.put(people);
            moved_.people += static_cast<std::int64_t>(people.size());
        });
        for (const store::BanRow& ban : bans_of(from_)) put(ban);
        for (const Kept& kept : kept_of(from_)) to_.put(kept);
        if (!to_.has_ban_rows() && !bans_.empty()) to_.put(Kept{bans_name, server::text_of(bans_)});
        compare();
        to_.commit();
        return moved_;
    }

private:
    template <class Act>
    void each_table(Act act) {
        page_by_page([&](const std::string& after, std::size_t limit) { return from_.tables(after, limit); },
                     [&](const std::vector<std::string>& ids) {
                         for (const std::string& id : ids) act(from_.table(id));
                         return ids.back();
                     });
    }
    template <class Act>
    static void each_page_of_people(Whole& whole, Act act) {
        page_by_page([&](const std::string& after, std::size_t limit) { return whole.people(after, limit); },
                     [&](const std::vector<store::Person>& people) {
                         act(people);
                         return people.back().id;
                     });
    }

    void set_aside(const store::Quarantined& one) {
        to_.put(one);
        aside_.insert(one.table);
        ++moved_.aside;
    }

    void take(const WholeTable& table) {
        to_.put(table);
        ++moved_.tables;
        moved_.entries += static_cast<std::int64_t>(table.entries.size());
        moved_.said += static_cast<std::int64_t>(table.said.size());
        if (aside_.contains(table.row.id)) return;
        const std::string trouble = trouble_of(table);
        if (trouble.empty()) {
            ++moved_.chains;
        } else {
            if (!damaged_aside_)
                throw CannotCarry("table " + table.row.id + ": " + trouble +
                                  ". --damaged-aside sets such tables aside on the way");
            set_aside({table.row.id, trouble});
        }
    }

    // As a server wakes it: every entry's place in the chain, and what it says.
    std::string trouble_of(const WholeTable& whole) {
        std::vector<std::string> entries;
        for (const auto& [number, entry] : whole.entries) {
            if (number != static_cast<std::int64_t>(entries.size()))
                return "the journal has a gap before entry " + std::to_string(number);
            entries.push_back(entry);
        }
        table::Table table({&vault_, &chance_, {}, house::seed_of(whole.row.id)});
        const auto now = std::chrono::system_clock::now().time_since_epoch();
        const table::Millis utc = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
        const auto unreadable = table.read(entries, {.steady = 0, .utc = utc});
        if (unreadable && unreadable->newer)
            throw CannotCarry("table " + whole.row.id + " was written by a later program: use that one");
        return unreadable ? unreadable->why : std::string();
    }

    void put(const store::BanRow& ban) {
        ++moved_.bans;
        bans_.push_back({ban.whom, ban.until_ms, ban.why});
        to_.put(ban);
    }
    static std::vector<store::BanRow> bans_of(Whole& whole) {
        if (whole.has_ban_rows()) return whole.bans();
        std::vector<store::BanRow> rows;
        for (const Kept& kept : whole.kept())
            if (kept.key == bans_name)
                for (const server::Ban& ban : server::bans_in(kept.bytes))
                    rows.push_back({ban.whom, ban.until_ms, ban.why});
        std::sort(rows.begin(), rows.end(), [](const auto& a, const auto& b) { return a.whom < b.whom; });
        return rows;
    }
    static std::vector<Kept> kept_of(Whole& whole) {
        std::vector<Kept> all = whole.kept();
        std::erase_if(all, [](const Kept& one) { return one.key == bans_name; });
        return all;
    }

    void compare() {
        each_table([&](const WholeTable& table) {
            if (to_.table(table.row.id) != table)
                throw CannotCarry("table " + table.row.id + " reads otherwise where it was written");
        });
        std::int64_t people = 0;
        each_page_of_people(to_, [&](const auto& some) { people += static_cast<std::int64_t>(some.size()); });
        std::string after;
        each_page_of_people(from_, [&](const auto& some) {
            if (to_.people(after, some.size()) != some)
                throw CannotCarry("people read otherwise where they were written");
            after = some.back().id;
        });
        const bool same = people == moved_.people && bans_of(from_) == bans_of(to_) &&
                          kept_of(from_) == kept_of(to_) &&
                          to_.aside().size() == static_cast<std::size_t>(moved_.aside);
        if (!same) throw CannotCarry("something reads otherwise where it was written");
    }

    Whole& from_;
    Whole& to_;
    const fair::Vault& vault_;
    const bool damaged_aside_;
    fair::SystemChance chance_;
    Moved moved_;
    std::set<std::string> aside_;
    std::vector<server::Ban> bans_;
};

std::unique_ptr<Whole> whole_of(const std::string& place, bool anew) {
    if (store::is_postgres_url(place)) return store::whole_database(place, server::Config{}.formats);
    return store::whole_file(place, anew);
}

// The key must be the one the data was begun with.
std::string key_trouble(const std::string& file, const fair::Vault::Key& key, Whole& whole) {
    for (const Kept& kept : whole.kept())
        if (kept.key == server::mark_name && kept.bytes != server::mark_of(key))
            return file + " is not the key that belongs to the data";
    return {};
}

}  // namespace

Result<Moved, std::string> move(const Move& move) {
    umask(0077);
    const bool from_database = store::is_postgres_url(move.from),
               to_database = store::is_postgres_url(move.to);
    if (from_database == to_database)
        return std::string("one of the two must be a SQLite file, the other a postgresql:// address");
    const std::string file = !move.key_file.empty() ? move.key_file
                             : from_database        ? move.to + ".key"
                                                    : move.from + ".key";
    const auto key = server::vault_key(file, false);
    if (!key) return key.error() + " (--key-file)";
    try {
        const auto from = whole_of(move.from, false);
        if (auto trouble = key_trouble(file, *key, *from); !trouble.empty()) return trouble;
        const auto to = whole_of(move.to, true);
        if (auto trouble = key_trouble(file, *key, *to); !trouble.empty()) return trouble;
        const fair::Vault vault(*key);
        Moved moved = Carrier(*from, *to, vault, move.damaged_aside).carry();
        moved.key_file = file;
        if (to_database) return moved;
        moved.key_file = move.to + ".key";
        if (moved.key_file != file)
            if (auto trouble = server::copy_key_file(file, moved.key_file); !trouble.empty())
                return "the data is there, but not its key: " + trouble;
        return moved;
    } catch (const CannotCarry& why) {
        return std::string(why.what());
    }
}

}  // namespace scoville::hosting
