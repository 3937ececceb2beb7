#include "store/postgres/whole.h"

#include "store/open_error.h"
#include "store/postgres/link.h"
#include "store/postgres/schema.h"

namespace scoville::store {
namespace {

using namespace pq;

constexpr std::chrono::minutes patience{10};

constexpr Sql begin = "BEGIN ISOLATION LEVEL REPEATABLE READ";
constexpr Sql keep_nodes_away = "LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE";
constexpr Sql live_nodes = "SELECT name FROM nodes WHERE until > clock_timestamp() ORDER BY name LIMIT 1";
constexpr Sql later_tables = "SELECT count(*) FROM tables WHERE format > $1::bigint";
constexpr Sql how_much = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM people)";
constexpr Sql some_tables = "SELECT id FROM tables WHERE id > $1::text ORDER BY id LIMIT $2::bigint";
constexpr Sql one_table =
    "SELECT id, code, listed, deadline_ms, touched_ms, finished, summary FROM tables WHERE id = $1::text";
constexpr Sql its_entries = "SELECT seq, entry FROM journal WHERE table_id = $1::text ORDER BY seq";
constexpr Sql its_members =
    "SELECT person_id FROM members WHERE table_id = $1::text ORDER BY person_id COLLATE \"C\"";
constexpr Sql its_words = "SELECT person_id, at_ms, bytes FROM said WHERE table_id = $1::text ORDER BY id";
constexpr Sql some_people =
    "SELECT id, secret_hash, name, about, seen_ms FROM people WHERE id > $1::text ORDER BY id LIMIT "
    "$2::bigint";
constexpr Sql all_aside = "SELECT table_id, why FROM quarantine ORDER BY table_id";
constexpr Sql all_kept = "SELECT key, bytes FROM kept ORDER BY key";
constexpr Sql all_bans = "SELECT whom, until_ms, why FROM bans ORDER BY whom";

constexpr Sql put_table =
    "INSERT INTO tables (id, code, listed, deadline_ms, touched_ms, finished, summary, format) VALUES "
    "($1::text, $2::text, $3::boolean, $4::bigint, $5::bigint, $6::boolean, $7::bytea, $8::bigint)";
constexpr Sql put_entries =
    "INSERT INTO journal (table_id, seq, entry) SELECT $1::text, * FROM unnest($2::bigint[], $3::bytea[])";
constexpr Sql put_members =
    "INSERT INTO members (table_id, person_id) SELECT $1::text, * FROM unnest($2::text[])";
constexpr Sql put_words =
    "INSERT INTO said (table_id, person_id, at_ms, bytes) SELECT $1::text, p, a, b "
    "FROM unnest($2::text[], $3::bigint[], $4::bytea[]) WITH ORDINALITY AS u(p, a, b, n) ORDER BY n";
constexpr Sql put_person =
    "INSERT INTO people (id, secret_hash, name, about, seen_ms) VALUES "
    "($1::text, $2::bytea, $3::text, $4::bytea, $5::bigint)";
constexpr Sql put_aside = "INSERT INTO quarantine (table_id, why) VALUES ($1::text, $2::text)";
constexpr Sql put_kept =
    "INSERT INTO kept (key, bytes) VALUES ($1::text, $2::bytea) ON CONFLICT (key) DO UPDATE SET bytes = "
    "excluded.bytes";
constexpr Sql put_ban = "INSERT INTO bans (whom, until_ms, why) VALUES ($1::text, $2::bigint, $3::text)";

class WholeDatabase final : public Whole {
public:
    WholeDatabase(const std::string& url, std::int64_t formats) : link_(url, patience), formats_(formats) {
        said([&] {
            link_.open();
            migrate(link_, schema_steps());
            link_.ask(begin);
            link_.ask(keep_nodes_away);
        });
        const Found live = ask(live_nodes);
        if (live.rows() > 0)
            throw CannotCarry("node " + live.bytes(0, 0) + " serves the database: stop all nodes first");
        if (ask(later_tables, formats).number(0, 0) > 0)
            throw CannotCarry("a later program has written tables of the database: use that program");
    }

    bool empty() override { return ask(how_much).number(0, 0) == 0; }
    std::vector<std::string> tables(const std::string& after, std::size_t limit) override {
        const Found found = ask(some_tables, after, static_cast<std::int64_t>(limit));
        std::vector<std::string> ids;
        for (int row = 0; row < found.rows(); ++row) ids.push_back(found.bytes(row, 0));
        return ids;
    }
    WholeTable table(const std::string& id) override {
        WholeTable table;
        const Found row = ask(one_table, id);
        if (row.rows() == 0) throw CannotCarry("table " + id + " is not in the database");
        table.row = {row.bytes(0, 0),  row.bytes(0, 1), row.truth(0, 2), row.number(0, 3),
                     row.number(0, 4), row.truth(0, 5), row.bytes(0, 6)};
        const Found entries = ask(its_entries, id);
        for (int i = 0; i < entries.rows(); ++i)
            table.entries.emplace_back(entries.number(i, 0), entries.bytes(i, 1));
        const Found members = ask(its_members, id);
        for (int i = 0; i < members.rows(); ++i) table.members.push_back(members.bytes(i, 0));
        const Found words = ask(its_words, id);
        for (int i = 0; i < words.rows(); ++i)
            table.said.push_back({id, words.bytes(i, 0), words.number(i, 1), words.bytes(i, 2)});
        return table;
    }
    std::vector<Person> people(const std::string& after, std::size_t limit) override {
        const Found found = ask(some_people, after, static_cast<std::int64_t>(limit));
        std::vector<Person> all;
        for (int i = 0; i < found.rows(); ++i)
            all.push_back({found.bytes(i, 0), found.bytes(i, 1), found.bytes(i, 2), found.bytes(i, 3),
                           found.number(i, 4)});
        return all;
    }
    std::vector<Quarantined> aside() override {
        const Found found = ask(all_aside);
        std::vector<Quarantined> all;
        for (int i = 0; i < found.rows(); ++i) all.push_back({found.bytes(i, 0), found.bytes(i, 1)});
        return all;
    }
    std::vector<Kept> kept() override {
        const Found found = ask(all_kept);
        std::vector<Kept> all;
        for (int i = 0; i < found.rows(); ++i) all.push_back({found.bytes(i, 0), found.bytes(i, 1)});
        return all;
    }
    bool has_ban_rows() const override { return true; }
    std::vector<BanRow> bans() override {
        const Found found = ask(all_bans);
        std::vector<BanRow> all;
        for (int i = 0; i < found.rows(); ++i)
            all.push_back({found.bytes(i, 0), found.number(i, 1), found.bytes(i, 2)});
        return all;
    }

    void put(const WholeTable& table) override {
        const TableRow& row = table.row;
        ask(put_table, row.id, row.code, row.listed, row.deadline_ms, row.touched_ms, row.finished,
            Bytes{row.summary}, formats_);
        std::vector<std::int64_t> numbers, times;
        std::vector<Bytes> entries, words;
        std::vector<std::string> people;
        for (const auto& [seq, entry] : table.entries) {
            numbers.push_back(seq);
            entries.push_back({entry});
        }
        ask(put_entries, row.id, numbers, entries);
        ask(put_members, row.id, table.members);
        for (const Said& one : table.said) {
            people.push_back(one.person);
            times.push_back(one.at_ms);
            words.push_back({one.bytes});
        }
        ask(put_words, row.id, people, times, words);
    }
    void put(const std::vector<Person>& people) override {
        for (const Person& person : people)
            ask(put_person, person.id, Bytes{person.secret_hash}, person.name, Bytes{person.about},
                person.seen_ms);
    }
    void put(const Quarantined& aside) override { ask(put_aside, aside.table, aside.why); }
    void put(const Kept& kept) override { ask(put_kept, kept.key, Bytes{kept.bytes}); }
    void put(const BanRow& ban) override { ask(put_ban, ban.whom, ban.until_ms, ban.why); }
    void commit() override {
        ask("COMMIT");
        // Here alone, and perhaps not at the standby.
        if (link_.warned()) throw CannotCarry("the database warned: look whether its standby is there");
    }

private:
    template <class Act>
    auto said(Act act) -> decltype(act()) {
        try {
            return act();
        } catch (const OpenError& error) {
            throw CannotCarry(std::string("the database: ") + error.what());
        } catch (const Broken& broken) {
            throw CannotCarry(std::string("the database: ") + broken.what());
        } catch (const Refused& refused) {
            throw CannotCarry(std::string("the database: ") + refused.what());
        }
    }
    template <class... Given>
    Found ask(Sql sql, const Given&... given) {
        return said([&] { return link_.ask(sql, Params::of(given...)); });
    }

    Link link_;
    const std::int64_t formats_;
};

}  // namespace

std::unique_ptr<Whole> whole_database(const std::string& url, std::int64_t formats) {
    return std::make_unique<WholeDatabase>(url, formats);
}

}  // namespace scoville::store
