#include "store/postgres/node.h"

#include <thread>

#include "store/open_error.h"

namespace scoville::store::pq {
namespace {

constexpr Sql insert_node = R"(
INSERT INTO nodes (name, version, formats, until)
VALUES ($1::text, $2::text, $3::bigint, clock_timestamp() + $4::bigint * interval '1 millisecond')
ON CONFLICT (name) DO NOTHING RETURNING id)";
constexpr Sql bury_namesake = "DELETE FROM nodes WHERE name = $1::text AND until < clock_timestamp()";

// Not a key's change: it does not wait for the node's own writes.
constexpr Sql renew_lease = R"(
UPDATE nodes SET until = clock_timestamp() + $2::bigint * interval '1 millisecond' WHERE id = $1::bigint
RETURNING (SELECT version FROM bans_version))";

// A key's change: it does not happen while a write of that node is under way, and does not wait for it.
constexpr Sql bury_dead = R"(
DELETE FROM nodes WHERE id IN
  (SELECT id FROM nodes WHERE until < clock_timestamp() AND id <> $1::bigint FOR UPDATE SKIP LOCKED))";

constexpr Sql list_nodes = R"(
SELECT id, name, version, formats, (extract(epoch FROM until - clock_timestamp()) * 1000)::bigint,
  (SELECT count(*) FROM tables WHERE owner = nodes.id) FROM nodes ORDER BY name)";

constexpr Sql claim_table = R"(
WITH me AS (SELECT id FROM nodes WHERE id = $1::bigint AND epoch = $2::bigint FOR KEY SHARE)
UPDATE tables SET owner = me.id FROM me
WHERE tables.id = $3::text AND format <= $4::bigint
  AND (owner IS NULL OR owner = me.id OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner)))";
constexpr Sql owner_of = R"(
SELECT coalesce(nodes.id, 0), coalesce(nodes.name, ''),
  coalesce((extract(epoch FROM until - clock_timestamp()) * 1000)::bigint, 0), format
FROM tables LEFT JOIN nodes ON nodes.id = tables.owner WHERE tables.id = $1::text)";
constexpr Sql one_who_reads = R"(
SELECT name, (extract(epoch FROM until - clock_timestamp()) * 1000)::bigint FROM nodes
WHERE formats >= $1::bigint AND until > clock_timestamp() ORDER BY id LIMIT 1)";

constexpr Sql list_owned = R"(
SELECT rows.id, code, listed, deadline_ms, touched_ms, finished, summary, coalesce(nodes.name, '')
FROM rows LEFT JOIN nodes ON nodes.id = rows.owner WHERE rows.id > $1::text ORDER BY rows.id LIMIT $2::bigint)";

constexpr Sql epoch_now = "SELECT epoch FROM nodes WHERE id = $1::bigint";
constexpr Sql next_epoch =
    "UPDATE nodes SET epoch = epoch + 1 WHERE id = $1::bigint AND epoch = $2::bigint RETURNING epoch";

constexpr int most_waits = 40;

}  // namespace

void arrive(Link& link, const PostgresOptions& options, Node& node) {
    node.formats = options.formats;
    node.lease_ms = options.lease.count();
    node.fence = options.fence;
    for (int tries = 0; tries < most_waits; ++tries) {
        link.ask(bury_namesake, Params::of(options.name));
        const Found made =
            link.ask(insert_node, Params::of(options.name, options.version, options.formats, node.lease_ms));
        if (made.rows() > 0) {
            node.id = made.number(0, 0);
            return;
        }
        std::this_thread::sleep_for(options.lease / 10);  // until the lease of the one before has run out
    }
    throw OpenError("a node with the name " + options.name +
                    " is running; each needs a name of its own (--node)");
}

Renewal renew(Link& link, Node& node) {
    const Found found = link.ask(renew_lease, Params::of(node.id, node.lease_ms));
    if (found.rows() == 0) node.fenced = node.fence;
    if (!node.fence) return {.held = true};
    // Committed here alone: a database that is a primary no more must keep no node alive.
    if (link.warned()) throw Broken("the database warned", true);
    return found.rows() == 0 ? Renewal{} : Renewal{.held = true, .bans_version = found.number(0, 0)};
}

std::size_t bury(Link& link, const Node& node) { return link.ask(bury_dead, Params::of(node.id)).changed(); }

std::vector<NodeInfo> nodes(Link& link, const Node& node) {
    const Found found = link.ask(list_nodes);
    std::vector<NodeInfo> all;
    for (int row = 0; row < found.rows(); ++row)
        all.push_back({.id = found.number(row, 0),
                       .name = found.bytes(row, 1),
                       .version = found.bytes(row, 2),
                       .formats = found.number(row, 3),
                       .left_ms = found.number(row, 4),
                       .tables = found.number(row, 5),
                       .self = found.number(row, 0) == node.id});
    return all;
}

Claim claim(Link& link, const Node& node, const std::string& table) {
    if (link.ask(claim_table, Params::of(node.id, node.epoch.load(), table, node.formats)).changed() > 0)
        return {.mine = true};
    const Found found = link.ask(owner_of, Params::of(table));
    if (found.rows() == 0) return {.mine = true};  // no such table: loading it will tell
    if (found.number(0, 0) != 0)
        return {.newer = found.number(0, 3) > node.formats,
                .owner = found.bytes(0, 1),
                .left_ms = found.number(0, 2)};
    if (found.number(0, 3) <= node.formats) return {};  // it was let go of a moment ago: again
    const Found other = link.ask(one_who_reads, Params::of(found.number(0, 3)));
    if (other.rows() == 0) return {.newer = true};
    return {.newer = true, .owner = other.bytes(0, 0), .left_ms = other.number(0, 1)};
}

std::vector<OwnedRow> owned(Link& link, const std::string& after, std::size_t limit) {
    const Found found = link.ask(list_owned, Params::of(after, std::int64_t(limit)));
    std::vector<OwnedRow> all;
    for (int row = 0; row < found.rows(); ++row)
        all.push_back({{.id = found.bytes(row, 0),
                        .code = found.bytes(row, 1),
                        .listed = found.truth(row, 2),
                        .deadline_ms = found.number(row, 3),
                        .touched_ms = found.number(row, 4),
                        .finished = found.truth(row, 5),
                        .summary = found.bytes(row, 6)},
                       found.bytes(row, 7)});
    return all;
}

bool raise_epoch(Link& link, Node& node) {
    while (true) {
        const Found now = link.ask(epoch_now, Params::of(node.id));
        if (now.rows() == 0) break;
        const Found next = link.ask(next_epoch, Params::of(node.id, now.number(0, 0)));
        if (next.rows() == 0) continue;
        node.epoch = next.number(0, 0);
        return true;
    }
    node.fenced = true;
    return false;
}

}  // namespace scoville::store::pq
