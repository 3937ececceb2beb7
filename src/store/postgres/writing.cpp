#include "store/postgres/writing.h"

namespace scoville::store::pq::writing {
namespace {

// The node's row, held until the statement's end: $1 its id, $2 its epoch.
#define SCOVILLE_ME \
    "WITH me AS (SELECT id FROM nodes WHERE id = $1::bigint AND epoch = $2::bigint FOR KEY SHARE)"
// Whether the node was there, and how many rows `did` has.
#define SCOVILLE_DONE " SELECT (SELECT count(*) FROM me), (SELECT count(*) FROM did)"

constexpr Sql table_gone = SCOVILLE_ME
    R"(, entries AS (DELETE FROM journal WHERE table_id = $3::text AND EXISTS (SELECT 1 FROM me)),
 people AS (DELETE FROM members WHERE table_id = $3::text AND EXISTS (SELECT 1 FROM me)),
 words AS (DELETE FROM said WHERE table_id = $3::text AND EXISTS (SELECT 1 FROM me)),
 aside AS (DELETE FROM quarantine WHERE table_id = $3::text AND EXISTS (SELECT 1 FROM me) RETURNING 1),
 gone AS (DELETE FROM tables WHERE id = $3::text AND EXISTS (SELECT 1 FROM me) RETURNING 1),
 did AS (SELECT 1 FROM aside UNION ALL SELECT 1 FROM gone))" SCOVILLE_DONE;

constexpr Sql set_aside = SCOVILLE_ME
    R"(, did AS (INSERT INTO quarantine (table_id, why) SELECT $3::text, $4::text FROM me
 ON CONFLICT (table_id) DO UPDATE SET why = excluded.why RETURNING 1))" SCOVILLE_DONE;

constexpr Sql put_person = SCOVILLE_ME
    R"(, did AS (INSERT INTO people (id, secret_hash, name, about, seen_ms)
 SELECT $3::text, $4::bytea, $5::text, $6::bytea, $7::bigint FROM me
 ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, name = excluded.name,
  about = excluded.about, seen_ms = excluded.seen_ms RETURNING 1))" SCOVILLE_DONE;

constexpr Sql person_gone = SCOVILLE_ME
    R"(, seats AS (DELETE FROM members WHERE person_id = $3::text AND EXISTS (SELECT 1 FROM me)),
 words AS (DELETE FROM said WHERE person_id = $3::text AND EXISTS (SELECT 1 FROM me)),
 did AS (DELETE FROM people WHERE id = $3::text AND EXISTS (SELECT 1 FROM me) RETURNING 1))" SCOVILLE_DONE;

constexpr Sql put_said = SCOVILLE_ME
    R"(, did AS (INSERT INTO said (table_id, person_id, at_ms, bytes)
 SELECT $3::text, $4::text, $5::bigint, $6::bytea FROM me, rows
 WHERE rows.id = $3::text AND rows.owner = me.id RETURNING 1))" SCOVILLE_DONE;

constexpr Sql put_said_unfenced =
    R"(WITH me AS (SELECT $1::bigint AS id, $2::bigint AS epoch),
 did AS (INSERT INTO said (table_id, person_id, at_ms, bytes)
 SELECT $3::text, $4::text, $5::bigint, $6::bytea FROM rows WHERE rows.id = $3::text RETURNING 1))" SCOVILLE_DONE;

constexpr Sql put_kept = SCOVILLE_ME
    R"(, did AS (INSERT INTO kept (key, bytes) SELECT $3::text, $4::bytea FROM me
 ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes RETURNING 1))" SCOVILLE_DONE;

constexpr Sql put_first = SCOVILLE_ME
    R"(, did AS (INSERT INTO kept (key, bytes) SELECT $3::text, $4::bytea FROM me
 ON CONFLICT (key) DO NOTHING RETURNING 1))" SCOVILLE_DONE;

constexpr Sql kept_gone = SCOVILLE_ME
    R"(, did AS (DELETE FROM kept WHERE key = $3::text AND EXISTS (SELECT 1 FROM me) RETURNING 1))" SCOVILLE_DONE;

constexpr Sql nobodys = SCOVILLE_ME
    R"(, did AS (UPDATE tables SET owner = NULL FROM me WHERE tables.id = $3::text AND owner = me.id RETURNING 1))" SCOVILLE_DONE;

constexpr Sql all_nobodys = SCOVILLE_ME
    R"(, did AS (UPDATE tables SET owner = NULL FROM me WHERE owner = me.id RETURNING 1))" SCOVILLE_DONE;
constexpr Sql node_gone = "DELETE FROM nodes WHERE id = $1::bigint";

constexpr Sql ban_put = SCOVILLE_ME
    R"(, news AS (UPDATE bans_version SET version = version + 1 FROM me),
 did AS (INSERT INTO bans (whom, until_ms, why) SELECT $3::text, $4::bigint, $5::text FROM me
 ON CONFLICT (whom) DO UPDATE SET until_ms = excluded.until_ms, why = excluded.why RETURNING 1))" SCOVILLE_DONE;

constexpr Sql ban_lifted = SCOVILLE_ME
    R"(, news AS (UPDATE bans_version SET version = version + 1 FROM me),
 did AS (DELETE FROM bans WHERE whom = $3::text AND EXISTS (SELECT 1 FROM me) RETURNING 1))" SCOVILLE_DONE;

// Whoever has the lock sweeps; who comes meanwhile finds nothing to do.
#define SCOVILLE_SWEEP \
    SCOVILLE_ME ", turn AS MATERIALIZED (SELECT 1 FROM me WHERE pg_try_advisory_xact_lock(1399025527))"

constexpr Sql old_said = SCOVILLE_SWEEP
    R"(, did AS (DELETE FROM said WHERE EXISTS (SELECT 1 FROM turn) AND id IN
 (SELECT id FROM said WHERE at_ms < $3::bigint ORDER BY at_ms LIMIT $4::bigint) RETURNING 1))" SCOVILLE_DONE;

// Not those that another node has awake.
constexpr Sql old_tables = SCOVILLE_SWEEP
    R"(, old AS MATERIALIZED (SELECT id FROM rows WHERE EXISTS (SELECT 1 FROM turn)
 AND finished = $5::boolean AND touched_ms < $3::bigint
 AND (owner IS NULL OR owner = $1::bigint OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner))
 ORDER BY touched_ms, id LIMIT $4::bigint),
 entries AS (DELETE FROM journal WHERE table_id IN (SELECT id FROM old)),
 people AS (DELETE FROM members WHERE table_id IN (SELECT id FROM old)),
 words AS (DELETE FROM said WHERE table_id IN (SELECT id FROM old)),
 did AS (DELETE FROM tables WHERE id IN (SELECT id FROM old) RETURNING 1))" SCOVILLE_DONE;

constexpr Sql old_people = SCOVILLE_SWEEP
    R"(, did AS (DELETE FROM people WHERE EXISTS (SELECT 1 FROM turn) AND id IN
 (SELECT id FROM people WHERE seen_ms < $3::bigint AND NOT EXISTS
  (SELECT 1 FROM members WHERE members.person_id = people.id) ORDER BY seen_ms LIMIT $4::bigint) RETURNING 1))" SCOVILLE_DONE;

constexpr Sql table_state = R"(
SELECT tables.owner, quarantine.why FROM (SELECT $1::text AS id) AS wanted
LEFT JOIN tables ON tables.id = wanted.id LEFT JOIN quarantine ON quarantine.table_id = wanted.id
WHERE tables.id IS NOT NULL OR quarantine.why IS NOT NULL)";

// The node was there, and so much was done.
struct Written {
    bool there;
    std::size_t count;
};

template <class... Given>
Written run(Link& link, const Node& node, Sql sql, const Given&... given) {
    const Found found = link.ask(sql, Params::of(node.id, node.epoch.load(), given...));
    return {found.number(0, 0) > 0, static_cast<std::size_t>(found.number(0, 1))};
}

Answer done(Node& node, Written written, const char* if_none = nullptr) {
    if (!written.there) return fenced(node);
    if (written.count == 0 && if_none != nullptr) return {Outcome::missing, if_none};
    return {};
}

Answer swept(Node& node, Written written, std::size_t& gone) {
    gone = written.count;
    return done(node, written);
}

std::int64_t number(std::size_t limit) {
    return static_cast<std::int64_t>(std::min(limit, std::size_t{1} << 40));
}

}  // namespace

Answer fenced(Node& node) {
    node.fenced = true;
    return {Outcome::failed, "this node has been removed by another: its lease had run out"};
}

Answer why_not(Link& link, const Node& node, const std::string& table) {
    const Found found = link.ask(table_state, Params::of(table));
    if (found.rows() == 0) return {Outcome::missing, "no such table"};
    if (!found.null(0, 1)) return {Outcome::damaged, found.bytes(0, 1)};
    if (found.null(0, 0) || found.number(0, 0) != node.id)
        return {Outcome::conflict, "the table is another node's"};
    return {Outcome::conflict, "the entry is not the next one"};
}

Answer forget_table(Link& link, Node& node, const std::string& table) {
    return done(node, run(link, node, table_gone, table), "no such table");
}
Answer quarantine(Link& link, Node& node, const std::string& table, const std::string& why) {
    return done(node, run(link, node, set_aside, table, why));
}
Answer save_person(Link& link, Node& node, const Person& person) {
    return done(node, run(link, node, put_person, person.id, Bytes{person.secret_hash}, person.name,
                          Bytes{person.about}, person.seen_ms));
}
Answer forget_person(Link& link, Node& node, const std::string& id) {
    return done(node, run(link, node, person_gone, id), "no such person");
}
Answer say(Link& link, Node& node, const Said& said) {
    const Written written = run(link, node, node.fence ? put_said : put_said_unfenced, said.table,
                                said.person, said.at_ms, Bytes{said.bytes});
    if (!written.there || written.count > 0) return done(node, written);
    return why_not(link, node, said.table);
}
Answer keep(Link& link, Node& node, const std::string& key, const std::string& bytes) {
    return done(node, run(link, node, put_kept, key, Bytes{bytes}));
}
Answer keep_first(Link& link, Node& node, const std::string& key, const std::string& bytes) {
    return done(node, run(link, node, put_first, key, Bytes{bytes}));
}
Answer drop(Link& link, Node& node, const std::string& key) {
    return done(node, run(link, node, kept_gone, key), "nothing is kept under this key");
}
Answer let_go(Link& link, Node& node, const std::string& table) {
    return done(node, run(link, node, nobodys, table));
}
Answer leave(Link& link, Node& node) {
    Answer answer = done(node, run(link, node, all_nobodys));
    link.ask(node_gone, Params::of(node.id));
    return answer;
}
Answer put_ban(Link& link, Node& node, const BanRow& ban) {
    return done(node, run(link, node, ban_put, ban.whom, ban.until_ms, ban.why));
}
Answer lift_ban(Link& link, Node& node, const std::string& whom) {
    return done(node, run(link, node, ban_lifted, whom), "there is no such ban");
}

Answer forget_said(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    return swept(node, run(link, node, old_said, before_ms, number(limit)), gone);
}
Answer forget_finished(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    return swept(node, run(link, node, old_tables, before_ms, number(limit), true), gone);
}
Answer forget_abandoned(Link& link, Node& node, std::int64_t before_ms, std::size_t limit,
                        std::size_t& gone) {
    return swept(node, run(link, node, old_tables, before_ms, number(limit), false), gone);
}
Answer forget_unseen(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone) {
    return swept(node, run(link, node, old_people, before_ms, number(limit)), gone);
}

}  // namespace scoville::store::pq::writing
