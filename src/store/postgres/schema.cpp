#include "store/postgres/schema.h"

#include <array>
#include <string>

#include "store/open_error.h"

namespace scoville::store::pq {
namespace {

// No reference from journal to tables: it would lock the table's row with every entry. `tables` are written
// over and over, so their pages keep room for the next version of a row.
constexpr Sql step_1 = R"(
CREATE TABLE nodes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  epoch bigint NOT NULL DEFAULT 1,
  name text COLLATE "C" NOT NULL UNIQUE,
  version text NOT NULL,
  formats bigint NOT NULL,
  until timestamptz NOT NULL
);
-- A new epoch is a change of a key: it waits for the writes that hold the old one.
CREATE UNIQUE INDEX nodes_epoch ON nodes (id, epoch);

CREATE TABLE tables (
  id text COLLATE "C" PRIMARY KEY,
  code text COLLATE "C" NOT NULL,
  listed boolean NOT NULL,
  deadline_ms bigint NOT NULL,
  touched_ms bigint NOT NULL,
  finished boolean NOT NULL,
  summary bytea NOT NULL,
  owner bigint,
  format bigint NOT NULL
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_listed ON tables (touched_ms) WHERE listed AND NOT finished;
CREATE INDEX tables_due ON tables (deadline_ms) WHERE deadline_ms <> 0;
CREATE INDEX tables_finished ON tables (finished, touched_ms);
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;

CREATE TABLE journal (
  table_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL CHECK (seq >= 0),
  entry bytea NOT NULL,
  PRIMARY KEY (table_id, seq)
);

CREATE TABLE members (
  person_id text COLLATE "C" NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (person_id, table_id)
);
CREATE INDEX members_of_table ON members (table_id);

CREATE TABLE people (
  id text COLLATE "C" PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  name text NOT NULL,
  about bytea NOT NULL,
  seen_ms bigint NOT NULL
);
CREATE INDEX people_seen ON people (seen_ms);

CREATE TABLE said (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  table_id text COLLATE "C" NOT NULL,
  person_id text COLLATE "C" NOT NULL,
  at_ms bigint NOT NULL,
  bytes bytea NOT NULL
);
CREATE INDEX said_at_table ON said (table_id, id);
CREATE INDEX said_by_person ON said (person_id);
CREATE INDEX said_when ON said (at_ms);

CREATE TABLE quarantine (
  table_id text COLLATE "C" PRIMARY KEY,
  why text NOT NULL
);

CREATE TABLE kept (
  key text COLLATE "C" PRIMARY KEY,
  bytes bytea NOT NULL
);

CREATE TABLE bans (
  whom text COLLATE "C" PRIMARY KEY,
  until_ms bigint NOT NULL,
  why text NOT NULL
);
CREATE TABLE bans_version (version bigint NOT NULL);
INSERT INTO bans_version VALUES (0);

CREATE VIEW rows AS
  SELECT id, code, listed, deadline_ms, touched_ms, finished, summary, owner FROM tables
  WHERE NOT EXISTS (SELECT 1 FROM quarantine WHERE quarantine.table_id = tables.id);
)";

constexpr std::array steps{Step{step_1, 1}};

constexpr Sql begin = "BEGIN";
constexpr Sql commit = "COMMIT";
constexpr Sql one_at_a_time = "SELECT pg_advisory_xact_lock(1399025526)";  // "Scov"
constexpr Sql version_table =
    "CREATE TABLE IF NOT EXISTS scoville_schema (version bigint NOT NULL, least bigint NOT NULL)";
constexpr Sql version_there = "SELECT version, least FROM scoville_schema";
constexpr Sql forget_version = "DELETE FROM scoville_schema";
constexpr Sql set_version = "INSERT INTO scoville_schema VALUES ($1::bigint, $2::bigint)";

}  // namespace

std::span<const Step> schema_steps() { return steps; }

void migrate(Link& link, std::span<const Step> wanted) {
    link.script(begin);
    link.ask(one_at_a_time);
    link.script("SET LOCAL client_min_messages = warning");
    link.script(version_table);
    const Found there = link.ask(version_there);
    const std::int64_t version = there.rows() > 0 ? there.number(0, 0) : 0;
    const auto known = static_cast<std::int64_t>(wanted.size());
    if (there.rows() > 0 && there.number(0, 1) > known)
        throw OpenError("it has schema version " + std::to_string(version) +
                        ", but this program knows only up to " + std::to_string(known) +
                        ": use a newer program");
    for (std::int64_t at = version; at < known; ++at) {
        link.script(wanted[static_cast<std::size_t>(at)].sql);
        link.ask(forget_version);
        link.ask(set_version, Params::of(at + 1, std::int64_t{wanted[static_cast<std::size_t>(at)].least}));
    }
    link.script(commit);
}

}  // namespace scoville::store::pq
