// Who this node is to the database: its row, and the epoch that goes with every write. The writer raises the
// epoch after its line broke under a write, so that what is still under way on the old line can no longer
// happen, and only then tells what became of it.
#pragma once

#include <atomic>
#include <cstdint>

#include "store/postgres/link.h"
#include "store/postgres/postgres.h"

namespace scoville::store::pq {

struct Node {
    std::int64_t id = 0;
    std::int64_t formats = 1;
    std::int64_t lease_ms = 1500;
    bool fence = true;
    std::atomic<std::int64_t> epoch = 1;
    std::atomic<bool> fenced = false;
};

// A row of its own. Waits while another one of that name is there; throws OpenError if it stays.
void arrive(Link& link, const PostgresOptions& options, Node& node);

Renewal renew(Link& link, Node& node);
std::size_t bury(Link& link, const Node& node);
std::vector<NodeInfo> nodes(Link& link, const Node& node);
Claim claim(Link& link, const Node& node, const std::string& table);
std::vector<OwnedRow> owned(Link& link, const std::string& after, std::size_t limit);

// False: fenced. Waits for whatever of this node is being written.
bool raise_epoch(Link& link, Node& node);

}  // namespace scoville::store::pq
