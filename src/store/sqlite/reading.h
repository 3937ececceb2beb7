// What each question means in SQL. Each is called inside a transaction, so that it sees one moment.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "store/sqlite/db.h"
#include "store/store.h"

namespace scoville::store::reading {

Answer known(Db& db, const std::string& table);  // ok, missing, or damaged if it is in quarantine

Answer load(Db& db, const std::string& table, Loaded& loaded);
Answer find_code(Db& db, const std::string& code, TableRow& row);
Answer listed(Db& db, std::size_t limit, Rows& rows);
Answer tables_of(Db& db, const std::string& person, std::size_t limit, Rows& rows);
Answer due(Db& db, std::int64_t until_ms, std::size_t limit, Rows& rows);
Answer tables(Db& db, const std::string& after_id, std::size_t limit, Rows& rows);
Answer quarantined(Db& db, std::size_t limit, std::vector<Quarantined>& all);
Answer person(Db& db, const std::string& id, Person& person);
Answer person_by_secret(Db& db, const std::string& secret_hash, Person& person);
Answer said(Db& db, const std::string& table, std::size_t limit, std::vector<Said>& last);
Answer kept(Db& db, const std::string& key, std::string& bytes);

}  // namespace scoville::store::reading
