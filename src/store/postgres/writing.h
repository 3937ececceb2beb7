// What each write means in SQL: one statement each, in which the node's own row is held, so that a node that
// is no more writes nothing, however late the statement comes.
#pragma once

#include <cstddef>
#include <string>

#include "store/postgres/link.h"
#include "store/postgres/node.h"
#include "store/store.h"

namespace scoville::store::pq::writing {

Answer forget_table(Link& link, Node& node, const std::string& table);
Answer quarantine(Link& link, Node& node, const std::string& table, const std::string& why);
Answer save_person(Link& link, Node& node, const Person& person);
Answer forget_person(Link& link, Node& node, const std::string& id);
Answer say(Link& link, Node& node, const Said& said);
Answer keep(Link& link, Node& node, const std::string& key, const std::string& bytes);
Answer keep_first(Link& link, Node& node, const std::string& key, const std::string& bytes);
Answer drop(Link& link, Node& node, const std::string& key);
Answer let_go(Link& link, Node& node, const std::string& table);
Answer leave(Link& link, Node& node);
Answer put_ban(Link& link, Node& node, const BanRow& ban);
Answer lift_ban(Link& link, Node& node, const std::string& whom);

// On one node at a time.
Answer forget_said(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_finished(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_abandoned(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone);
Answer forget_unseen(Link& link, Node& node, std::int64_t before_ms, std::size_t limit, std::size_t& gone);

// Why a table could not be written: it is damaged, missing, another node's, or its end is elsewhere.
Answer why_not(Link& link, const Node& node, const std::string& table);
Answer fenced(Node& node);

}  // namespace scoville::store::pq::writing
