// What each write means in SQL. Each is called inside a transaction that its caller ends; it may be called
// again if that transaction came to nothing.
#pragma once

#include <cstddef>
#include <string>

#include "store/sqlite/db.h"
#include "store/sqlite/ends.h"
#include "store/store.h"

namespace scoville::store::writing {

Answer append(Db& db, Ends& ends, const Append& append);
Answer set_row(Db& db, const TableRow& row);
Answer forget_table(Db& db, const std::string& table);
Answer quarantine(Db& db, const std::string& table, const std::string& why);
Answer save_person(Db& db, const Person& person);
Answer forget_person(Db& db, const std::string& id);
Answer say(Db& db, const Said& said);
Answer keep(Db& db, const std::string& key, const std::string& bytes);
Answer drop(Db& db, const std::string& key);

Answer forget_said(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_finished(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_abandoned(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_unseen(Db& db, std::int64_t before_ms, std::size_t limit, std::size_t& gone);

}  // namespace scoville::store::writing
