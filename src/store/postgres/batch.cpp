#include "store/postgres/batch.h"

#include <map>
#include <unordered_set>

#include "base/check.h"
#include "store/postgres/writing.h"

namespace scoville::store::pq {
namespace {

// A journal has no gaps, so the entry before and none at its place is its end; looking for the greatest
// number would read all entries that share a page of the index. `fit` are the tables whose entries come next;
// everything else happens for those alone. The first row of the answer says that the node is there, the
// others name what went in.
constexpr const char* enter_parts[] = {R"(
WITH me AS ()",
                                       R"(),
asked AS (SELECT * FROM unnest($3::text[], $4::bigint[], $5::boolean[], $6::boolean[], $7::text[], $8::boolean[],
    $9::bigint[], $10::bigint[], $11::boolean[], $12::bytea[])
  AS a(table_id, first, may_begin, has_row, code, listed, deadline_ms, touched_ms, finished, summary)),
fit AS MATERIALIZED (SELECT a.*, t.format AS had FROM me CROSS JOIN asked a LEFT JOIN tables t ON t.id = a.table_id
  WHERE CASE WHEN t.id IS NULL THEN a.may_begin ELSE )",
                                       R"( END
    AND NOT EXISTS (SELECT 1 FROM quarantine q WHERE q.table_id = a.table_id)
    AND (a.first < 0 OR
      ((a.first = 0 OR (SELECT 1 FROM journal j WHERE j.table_id = a.table_id AND j.seq = a.first - 1) IS NOT NULL)
      AND (SELECT 1 FROM journal j WHERE j.table_id = a.table_id AND j.seq = a.first) IS NULL))),
entered AS (INSERT INTO journal (table_id, seq, entry)
  SELECT e.table_id, e.seq, e.entry FROM unnest($13::text[], $14::bigint[], $15::bytea[]) AS e(table_id, seq, entry)
  WHERE e.table_id IN (SELECT table_id FROM fit)),
rowed AS (INSERT INTO tables (id, code, listed, deadline_ms, touched_ms, finished, summary, owner, format)
  SELECT table_id, code, listed, deadline_ms, touched_ms, finished, summary, $1::bigint, $16::bigint
  FROM fit WHERE has_row
  ON CONFLICT (id) DO UPDATE SET code = excluded.code, listed = excluded.listed,
    deadline_ms = excluded.deadline_ms, touched_ms = excluded.touched_ms, finished = excluded.finished,
    summary = excluded.summary, format = greatest(tables.format, excluded.format)),
marked AS (UPDATE tables SET format = $16::bigint FROM fit
  WHERE tables.id = fit.table_id AND NOT fit.has_row AND fit.had < $16::bigint),
came AS (INSERT INTO members (table_id, person_id)
  SELECT m.t, m.p FROM unnest($17::text[], $18::text[]) AS m(t, p) WHERE m.t IN (SELECT table_id FROM fit)
  ON CONFLICT DO NOTHING),
went AS (DELETE FROM members USING unnest($19::text[], $20::text[]) AS m(t, p)
  WHERE members.table_id = m.t AND members.person_id = m.p AND m.t IN (SELECT table_id FROM fit))
SELECT '' FROM me UNION ALL SELECT table_id FROM fit)"};

std::string enter_as(const char* me, const char* mine) {
    return std::string(enter_parts[0]) + me + enter_parts[1] + mine + enter_parts[2];
}
// Each always at the same address: a statement is known by it.
Sql enter(bool fence) {
    static const std::string fenced = enter_as(
        "SELECT id FROM nodes WHERE id = $1::bigint AND epoch = $2::bigint FOR KEY SHARE", "t.owner = me.id");
    static const std::string unfenced = enter_as("SELECT $1::bigint AS id, $2::bigint AS epoch", "true");
    return (fence ? fenced : unfenced).c_str();
}

}  // namespace

void Batch::add(const Entering& entering, std::size_t place) {
    const Append& append = entering.append;
    CHECK(!append.row || append.row->id == append.table);
    const auto [found, fresh] = chains_.try_emplace(append.table);
    Chain& chain = found->second;
    if (fresh) order_.push_back(&found->first);
    const bool has_first = chain.first >= 0;
    if (!entering.only_row && has_first && append.first_seq != chain.next) {
        chain.clashes.push_back(place);
        return;
    }
    // A row before the first entry: whether the table is there is a question of its own.
    if (!fresh && !has_first && !entering.only_row) {
        chain.clashes.push_back(place);
        return;
    }
    if (!chain.clashes.empty()) {
        chain.clashes.push_back(place);
        return;
    }
    chain.places.push_back(place);
    if (append.row) chain.row = &*append.row;
    if (entering.only_row) return;
    if (fresh) {
        chain.first = static_cast<std::int64_t>(append.first_seq);
        chain.may_begin = append.row.has_value();
    }
    auto seq = static_cast<std::int64_t>(append.first_seq);
    for (const std::string& entry : append.entries) {
        entry_tables_.push_back(&found->first);
        entry_numbers_.push_back(seq++);
        entries_.push_back({entry});
    }
    chain.next = static_cast<std::uint64_t>(seq);
    for (const std::string& person : append.members) members_.push_back({&found->first, &person, true});
    for (const std::string& person : append.left) members_.push_back({&found->first, &person, false});
}

Batch::Outcomes Batch::write(Link& link, Node& node) const {
    std::vector<std::string> ids, codes, entry_ids, came_tables, came, went_tables, went;
    std::vector<std::int64_t> firsts, deadlines, touched;
    std::vector<bool> may_begin, has_row, listed, finished;
    std::vector<Bytes> summaries;
    const TableRow none;
    for (const std::string* id : order_) {
        const Chain& chain = chains_.at(*id);
        const TableRow& row = chain.row == nullptr ? none : *chain.row;
        ids.push_back(*id);
        firsts.push_back(chain.first);
        may_begin.push_back(chain.may_begin);
        has_row.push_back(chain.row != nullptr);
        codes.push_back(row.code);
        listed.push_back(row.listed);
        deadlines.push_back(row.deadline_ms);
        touched.push_back(row.touched_ms);
        finished.push_back(row.finished);
        summaries.push_back({row.summary});
    }
    for (const std::string* id : entry_tables_) entry_ids.push_back(*id);
    // The last word on each counts: one statement must not touch a row twice.
    std::map<std::pair<std::string, std::string>, bool> last;
    for (const Member& member : members_) last[{*member.table, *member.person}] = member.stays;
    for (const auto& [who, stays] : last) {
        (stays ? came_tables : went_tables).push_back(who.first);
        (stays ? came : went).push_back(who.second);
    }
    Params params = Params::of(node.id, node.epoch.load(), ids, firsts, may_begin, has_row, codes, listed,
                               deadlines, touched, finished, summaries, entry_ids, entry_numbers_, entries_,
                               node.formats, came_tables, came, went_tables, went);
    const Found found = link.ask(enter(node.fence), params);
    Outcomes outcomes;
    std::unordered_set<std::string> in;
    bool there = false;
    for (int row = 0; row < found.rows(); ++row) {
        std::string id = found.bytes(row, 0);
        if (id.empty())
            there = true;
        else
            in.insert(std::move(id));
    }
    for (const std::string* id : order_) {
        const Chain& chain = chains_.at(*id);
        std::span<const std::size_t> rest(chain.places);
        if (!there || in.contains(*id)) {
            const Answer answer = there ? Answer{} : writing::fenced(node);
            for (const std::size_t place : chain.places) outcomes.answered.push_back({place, answer});
            outcomes.anew.insert(outcomes.anew.end(), chain.clashes.begin(), chain.clashes.end());
            continue;
        }
        Answer why = writing::why_not(link, node, *id);
        if (why.outcome == Outcome::missing && chain.may_begin)
            why = {Outcome::conflict, "the entry is not the next one"};
        outcomes.answered.push_back({rest.front(), std::move(why)});
        outcomes.anew.insert(outcomes.anew.end(), rest.begin() + 1, rest.end());
        outcomes.anew.insert(outcomes.anew.end(), chain.clashes.begin(), chain.clashes.end());
    }
    return outcomes;
}

}  // namespace scoville::store::pq
