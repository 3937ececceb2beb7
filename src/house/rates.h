// How often people may ask for what costs the house something, besides what the transport counts.
#pragma once

#include <cstddef>

namespace scoville::house {

// So many at once, and so many a minute after that. None at once: no limit.
struct Rate {
    double burst;
    double per_minute;
};
constexpr Rate no_limit{0, 0};

struct Rates {
    // Of one person, over all its connections.
    Rate chat{6, 30};        // and reactions
    Rate create{5, 3};       // tables
    Rate lookups{12, 30};    // opening, lists, records, links
    Rate changes{120, 120};  // of tables, moves apart: each leaves an entry in a journal
    Rate calls{12, 1};       // while away; then not called
    // Of one connection.
    Rate bad_messages{20, 12};  // then 1008
    // At one table, whoever says it.
    Rate table_chat{60, 240};
    // Of one address: a household has several people, and strangers can make as many as they like. So many
    // times what one person may; 0: no limit.
    double people_at_address = 0;
    // Codes that lead to no table. Who has used these up opens no table by its code any more, but one's own.
    Rate wrong_codes = no_limit;
    // Tables for the public list.
    Rate listed = no_limit;
    // A network (IPv4 /24, IPv6 /48): so many times what an address may; 0: no limit.
    double addresses_in_network = 0;
    // In all; 0: no limit.
    std::size_t tables_awake = 0;
};

}  // namespace scoville::house
