#include "server/metrics.h"

#include "server/hall.h"

namespace scoville::server {
namespace {

void metric(std::string& out, std::string_view name, std::string_view type, std::string_view help,
            std::uint64_t value) {
    out.append("# HELP scoville_").append(name).append(" ").append(help).append("\n# TYPE scoville_");
    out.append(name).append(" ").append(type).append("\nscoville_").append(name).append(" ");
    out.append(std::to_string(value)).append("\n");
}

// Bucket i of the store's histogram holds values up to 2^i.
void histogram(std::string& out, std::string_view name, std::string_view help,
               const store::Histogram& values) {
    const std::string full = "scoville_" + std::string(name);
    out.append("# HELP ")
        .append(full)
        .append(" ")
        .append(help)
        .append("\n# TYPE ")
        .append(full)
        .append(" histogram\n");
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i + 1 < values.counts.size(); ++i) {
        sum += values.counts[i];
        out += full + "_bucket{le=\"" + std::to_string(std::uint64_t{1} << i) + "\"} " + std::to_string(sum) +
               "\n";
    }
    out += full + "_bucket{le=\"+Inf\"} " + std::to_string(values.count) + "\n";
    out += full + "_sum " + std::to_string(values.sum) + "\n" + full + "_count " +
           std::to_string(values.count) + "\n";
}

}  // namespace

std::string metrics_text(const Env& env, Hall& hall) {
    const Counters& counts = env.counters;
    const store::Stats store = env.store.stats();
    std::string out;
    metric(out, "connections", "gauge", "WebSockets open now.", hall.clients());
    metric(out, "tables_awake", "gauge", "Tables in memory now.", hall.tables().awake());
    metric(out, "tables_created_total", "counter", "Tables created.", counts.tables_created);
    metric(out, "tables_woken_total", "counter", "Tables loaded from the store.", counts.tables_woken);
    metric(out, "tables_slept_total", "counter", "Tables put to sleep.", counts.tables_slept);
    metric(out, "messages_received_total", "counter", "Messages from clients.", counts.messages_in);
    metric(out, "requests_total", "counter", "Requests to tables.", counts.actions);
    metric(out, "refusals_total", "counter", "Requests refused.", counts.refusals);
    metric(out, "bad_messages_total", "counter", "Messages that could not be read.", counts.troubles);
    metric(out, "bot_time_us_total", "counter", "Microseconds bots have thought.", env.bots.busy_us());
    metric(out, "store_waiting_writes", "gauge", "Writes that wait for their commit.", store.waiting_writes);
    metric(out, "store_conflicts_total", "counter", "Appends that came second.", store.conflicts);
    metric(out, "store_full_total", "counter", "Writes refused for lack of space.", store.full);
    metric(out, "store_failures_total", "counter", "Reads and writes that failed.", store.failures);
    histogram(out, "commit_us", "Microseconds a commit took.", store.commit_us);
    histogram(out, "commit_batch", "Writes in one commit.", store.batch);
    return out;
}

}  // namespace scoville::server
