// Rooms and connections as the host's lists show them: nothing of the cards, no secrets, no codes.
#pragma once

#include <string>
#include <vector>

#include "house/tables.h"
#include "server/bans.h"
#include "store/owners.h"

namespace scoville::server {

std::string list_of_tables(const house::Tables& tables);
std::string list_of_nodes(const std::vector<store::NodeInfo>& nodes);
// Those of all nodes, with the name of the one that has each.
std::string list_of_owned(const std::vector<store::OwnedRow>& rows, const house::Tables& tables);
std::string list_of_rows(const store::Rows& rows, const house::Tables& tables);
std::string list_of_connections(const house::Env& env);
std::string list_of_bans(const std::vector<Ban>& bans);

}  // namespace scoville::server
