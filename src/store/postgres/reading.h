// What each question means in SQL.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "store/postgres/link.h"
#include "store/postgres/node.h"
#include "store/store.h"

namespace scoville::store::pq::reading {

Answer load(Link& link, const std::string& table, Loaded& loaded);
Answer find_code(Link& link, const std::string& code, TableRow& row);
Answer listed(Link& link, std::size_t limit, Rows& rows);
Answer tables_of(Link& link, const std::string& person, std::size_t limit, Rows& rows);
// Nobody's or this node's; and all with a deadline that a node left behind which is no more.
Answer due(Link& link, std::int64_t node, std::int64_t until_ms, std::size_t limit, Rows& rows);
Answer tables(Link& link, const std::string& after_id, std::size_t limit, Rows& rows);
Answer quarantined(Link& link, std::size_t limit, std::vector<Quarantined>& all);
Answer person(Link& link, const std::string& id, Person& person);
Answer person_by_secret(Link& link, const std::string& secret_hash, Person& person);
Answer said(Link& link, const std::string& table, std::size_t limit, std::vector<Said>& last);
Answer kept(Link& link, const std::string& key, std::string& bytes);
Answer bans(Link& link, std::vector<BanRow>& all);

}  // namespace scoville::store::pq::reading
