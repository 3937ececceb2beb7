// What `bench serve` found, for people and as JSON lines.
#pragma once

#include <cstdint>
#include <string>

#include "tools/bare_server.h"

namespace scoville::tools {

struct ServeFigures {
    std::string pace;
    std::string store = "sqlite";
    std::size_t nodes = 1;
    std::size_t tables = 0;
    double actions_per_s = 0;
    double cpu_us = 0, cpu_least_us = 0,
           cpu_most_us = 0;  // an action: the median of the pieces, and all of them
    double busy = 0;         // share of its core
    double database_us = 0;  // of the database's processes, an action
    double driver_us = 0;    // what the driver itself spent on an action
    double ack_p50_us = 0, ack_p99_us = 0, others_p50_us = 0, others_p99_us = 0;
    double table_kib = 0;  // with its four connections
    std::uint64_t refused = 0;
    Broadcast sizes;
};

struct IdleFigures {
    std::size_t connections;
    double kib;  // each
};

void print(const ServeFigures& figures, bool json);
// Processor time of node and database together, as a share of what the other took.
void print_beside(const ServeFigures& shared, const ServeFigures& alone, bool json);
// `served_us`: what an action cost with everything.
void print(const BareFigures& figures, double served_us, bool json);
void print(const IdleFigures& figures, bool json);

}  // namespace scoville::tools
