#include "store/postgres/reading.h"

#include <algorithm>

namespace scoville::store::pq::reading {
namespace {

#define SCOVILLE_ROW "SELECT id, code, listed, deadline_ms, touched_ms, finished, summary FROM rows "

constexpr Sql why_aside = "SELECT why FROM quarantine WHERE table_id = $1::text";
constexpr Sql one_row = SCOVILLE_ROW "WHERE id = $1::text";
constexpr Sql entries_of = "SELECT seq, entry FROM journal WHERE table_id = $1::text ORDER BY seq";
constexpr Sql members_of = "SELECT person_id FROM members WHERE table_id = $1::text ORDER BY person_id";
constexpr Sql id_by_code = "SELECT id FROM tables WHERE code = $1::text AND code <> ''";
constexpr Sql all_listed =
    SCOVILLE_ROW "WHERE listed AND NOT finished ORDER BY touched_ms DESC, id LIMIT $1::bigint";
constexpr Sql all_of_person = SCOVILLE_ROW
    "WHERE id IN (SELECT table_id FROM members WHERE person_id = $1::text)"
    " ORDER BY touched_ms DESC, id LIMIT $2::bigint";
constexpr Sql all_due = SCOVILLE_ROW R"(WHERE deadline_ms <> 0 AND CASE
  WHEN owner IS NULL OR owner = $1::bigint THEN deadline_ms <= $2::bigint
  ELSE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner) END
  ORDER BY deadline_ms, id LIMIT $3::bigint)";
constexpr Sql all_after = SCOVILLE_ROW "WHERE id > $1::text ORDER BY id LIMIT $2::bigint";
constexpr Sql all_aside = "SELECT table_id, why FROM quarantine ORDER BY table_id LIMIT $1::bigint";
constexpr Sql by_id = "SELECT id, secret_hash, name, about, seen_ms FROM people WHERE id = $1::text";
constexpr Sql by_secret =
    "SELECT id, secret_hash, name, about, seen_ms FROM people WHERE secret_hash = $1::bytea";
constexpr Sql last_said =
    "SELECT table_id, person_id, at_ms, bytes FROM said WHERE table_id = $1::text ORDER BY id DESC LIMIT "
    "$2::bigint";
constexpr Sql one_kept = "SELECT bytes FROM kept WHERE key = $1::text";
constexpr Sql all_bans = "SELECT whom, until_ms, why FROM bans ORDER BY whom";

std::int64_t number(std::size_t limit) {
    return static_cast<std::int64_t>(std::min(limit, std::size_t{1} << 40));
}

TableRow row_of(const Found& found, int row) {
    return {.id = found.bytes(row, 0),
            .code = found.bytes(row, 1),
            .listed = found.truth(row, 2),
            .deadline_ms = found.number(row, 3),
            .touched_ms = found.number(row, 4),
            .finished = found.truth(row, 5),
            .summary = found.bytes(row, 6)};
}

Answer all_rows(const Found& found, Rows& rows) {
    rows.clear();
    for (int row = 0; row < found.rows(); ++row) rows.push_back(row_of(found, row));
    return {};
}

Answer one_person(const Found& found, Person& person) {
    if (found.rows() == 0) return {Outcome::missing, "no such person"};
    person = {.id = found.bytes(0, 0),
              .secret_hash = found.bytes(0, 1),
              .name = found.bytes(0, 2),
              .about = found.bytes(0, 3),
              .seen_ms = found.number(0, 4)};
    return {};
}

Answer known(Link& link, const std::string& table, TableRow& row) {
    const Found aside = link.ask(why_aside, Params::of(table));
    if (aside.rows() > 0) return {Outcome::damaged, aside.bytes(0, 0)};
    const Found found = link.ask(one_row, Params::of(table));
    if (found.rows() == 0) return {Outcome::missing, "no such table"};
    row = row_of(found, 0);
    return {};
}

}  // namespace

Answer load(Link& link, const std::string& table, Loaded& loaded) {
    loaded = {};
    if (Answer usable = known(link, table, loaded.row); !usable) return usable;
    const Found entries = link.ask(entries_of, Params::of(table));
    for (int row = 0; row < entries.rows(); ++row) {
        if (entries.number(row, 0) != row)
            return {Outcome::damaged,
                    "the journal has a gap before entry " + std::to_string(entries.number(row, 0))};
        loaded.entries.push_back(entries.bytes(row, 1));
    }
    const Found members = link.ask(members_of, Params::of(table));
    for (int row = 0; row < members.rows(); ++row) loaded.members.push_back(members.bytes(row, 0));
    return {};
}

Answer find_code(Link& link, const std::string& code, TableRow& row) {
    const Found found = link.ask(id_by_code, Params::of(code));
    if (found.rows() == 0) return {Outcome::missing, "no table has this code"};
    return known(link, found.bytes(0, 0), row);
}

Answer listed(Link& link, std::size_t limit, Rows& rows) {
    return all_rows(link.ask(all_listed, Params::of(number(limit))), rows);
}

Answer tables_of(Link& link, const std::string& person, std::size_t limit, Rows& rows) {
    return all_rows(link.ask(all_of_person, Params::of(person, number(limit))), rows);
}

Answer due(Link& link, std::int64_t node, std::int64_t until_ms, std::size_t limit, Rows& rows) {
    return all_rows(link.ask(all_due, Params::of(node, until_ms, number(limit))), rows);
}

Answer tables(Link& link, const std::string& after_id, std::size_t limit, Rows& rows) {
    return all_rows(link.ask(all_after, Params::of(after_id, number(limit))), rows);
}

Answer quarantined(Link& link, std::size_t limit, std::vector<Quarantined>& all) {
    const Found found = link.ask(all_aside, Params::of(number(limit)));
    all.clear();
    for (int row = 0; row < found.rows(); ++row) all.push_back({found.bytes(row, 0), found.bytes(row, 1)});
    return {};
}

Answer person(Link& link, const std::string& id, Person& person) {
    return one_person(link.ask(by_id, Params::of(id)), person);
}

Answer person_by_secret(Link& link, const std::string& secret_hash, Person& person) {
    return one_person(link.ask(by_secret, Params::of(Bytes{secret_hash})), person);
}

Answer said(Link& link, const std::string& table, std::size_t limit, std::vector<Said>& last) {
    TableRow row;
    if (Answer usable = known(link, table, row); !usable) return usable;
    const Found found = link.ask(last_said, Params::of(table, number(limit)));
    last.clear();
    for (int i = found.rows(); i-- > 0;)
        last.push_back({found.bytes(i, 0), found.bytes(i, 1), found.number(i, 2), found.bytes(i, 3)});
    return {};
}

Answer kept(Link& link, const std::string& key, std::string& bytes) {
    const Found found = link.ask(one_kept, Params::of(key));
    if (found.rows() == 0) return {Outcome::missing, "nothing is kept under this key"};
    bytes = found.bytes(0, 0);
    return {};
}

Answer bans(Link& link, std::vector<BanRow>& all) {
    const Found found = link.ask(all_bans);
    all.clear();
    for (int row = 0; row < found.rows(); ++row)
        all.push_back({found.bytes(row, 0), found.number(row, 1), found.bytes(row, 2)});
    return {};
}

}  // namespace scoville::store::pq::reading
