#include "server/metrics.h"

#include "house/hall.h"
#include "net/server.h"
#include "server/bot_pool.h"
#include "server/nodes/nodes.h"
#include "server/push_bell.h"
#include "store/store.h"

namespace scoville::server {
namespace {

// Prometheus' text form, one family after the other.
class Families {
public:
    void gauge(std::string_view name, std::string_view help, std::uint64_t value) {
        begin(name, "gauge", help);
        line(name, "", value);
    }
    void counter(std::string_view name, std::string_view help, std::uint64_t value) {
        begin(name, "counter", help);
        line(name, "", value);
    }
    // One line for each, {code="late"}.
    void counters(std::string_view name, std::string_view help, std::string_view label,
                  const std::map<std::string_view, std::uint64_t>& values) {
        begin(name, "counter", help);
        for (const auto& [value, count] : values)
            line(name, "{" + std::string(label) + "=\"" + std::string(value) + "\"}", count);
    }
    // Bucket i of the store's histogram holds values up to 2^i.
    void histogram(std::string_view name, std::string_view help, const store::Histogram& values) {
        begin(name, "histogram", help);
        const std::string base(name);
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i + 1 < values.counts.size(); ++i) {
            sum += values.counts[i];
            line(base + "_bucket", "{le=\"" + std::to_string(std::uint64_t{1} << i) + "\"}", sum);
        }
        line(base + "_bucket", "{le=\"+Inf\"}", values.count);
        line(base + "_sum", "", values.sum);
        line(base + "_count", "", values.count);
    }
    std::string text;

private:
    void begin(std::string_view name, std::string_view type, std::string_view help) {
        text.append("# HELP scoville_").append(name).append(" ").append(help);
        text.append("\n# TYPE scoville_").append(name).append(" ").append(type).append("\n");
    }
    void line(std::string_view name, std::string_view labels, std::uint64_t value) {
        text.append("scoville_")
            .append(name)
            .append(labels)
            .append(" ")
            .append(std::to_string(value))
            .append("\n");
    }
};

void of_the_network(Families& out, const net::Server& server) {
    const net::Traffic& traffic = server.traffic();
    out.gauge("tcp_connections", "Connections open now, HTTP and WebSocket.", server.connections());
    out.counter("tcp_accepted_total", "Connections accepted.", traffic.accepted);
    out.counters("tcp_turned_away_total", "Connections turned away, by the limit that was reached.", "limit",
                 {{"all", traffic.full}, {"address", traffic.crowded}});
    out.counter("http_answers_total", "Answers over HTTP, refusals included.", traffic.answers);
    out.counter("http_bytes_sent_total", "Bytes of these answers.", traffic.answer_bytes);
    out.counter("sockets_opened_total", "WebSockets opened.", traffic.upgrades);
    out.counter("message_bytes_received_total", "Bytes of messages from clients.", traffic.bytes_in);
    out.counter("messages_sent_total", "Messages to clients.", traffic.messages_out);
    out.counter("message_bytes_sent_total", "Bytes of messages to clients.", traffic.bytes_out);
    out.counter("slow_readers_total", "Times a slow reader was given the present instead of all messages.",
                traffic.overflows);
}

void of_the_store(Families& out, const store::Stats& store) {
    out.gauge("read_only", "1 while the last write could not be stored (disk full, say): play stands still.",
              store.writable ? 0 : 1);
    out.gauge("store_waiting_writes", "Writes that wait for their commit.", store.waiting_writes);
    out.gauge("store_waiting_reads", "Reads that wait for their turn.", store.waiting_reads);
    out.gauge("store_log_pages", "Pages in the write-ahead log.", store.log_pages);
    out.counter("store_conflicts_total", "Appends that came second.", store.conflicts);
    out.counter("store_full_total", "Writes refused for lack of space.", store.full);
    out.counter("store_failures_total", "Reads and writes that failed.", store.failures);
    out.counter("store_unsure_total", "Writes under which the line to the database broke.", store.unsure);
    out.counter("store_checkpoints_total", "Times the write-ahead log was brought home.", store.checkpoints);
    out.histogram("commit_us", "Microseconds a commit took, the disk's word included.", store.commit_us);
    out.histogram("commit_batch", "Writes in one commit.", store.batch);
}

void of_the_calls(Families& out, const push::CourierStats& calls) {
    out.counters("pushes_total", "Messages to people who are away, by what became of them.", "outcome",
                 {{"delivered", calls.delivered},
                  {"gone", calls.gone},
                  {"refused", calls.refused},
                  {"dropped", calls.dropped}});
    out.counter("pushes_postponed_total", "Times such a message was put off.", calls.postponed);
}

void of_the_node(Families& out, const Nodes& node) {
    const NodeCounts& counts = node.counts();
    const std::int64_t age = node.lease().renewed_ms() == 0 ? 0 : Lease::now_ms() - node.lease().renewed_ms();
    out.gauge("lease_held", "1 while this node may serve tables.", node.holds() ? 1 : 0);
    out.gauge("lease_age_ms", "Milliseconds since the lease was asked for that holds.",
              static_cast<std::uint64_t>(age));
    out.counter("lease_renewals_total", "Renewals of the lease.", counts.renewals);
    out.counter("lease_failures_total", "Renewals that came to nothing.", counts.late);
    out.counter("lease_lapses_total", "Times the lease ran out before it was renewed.", counts.lapses);
    out.counter("claims_total", "Tables made this node's own.", counts.claims);
    out.counter("elsewhere_total", "Openings sent to the node that has the table.", counts.elsewhere);
    out.counter("parked_total", "Looks at a table whose node's lease was running out.", counts.parked);
    out.gauge("parked", "Openings that wait for such a lease to end.", counts.parked_now);
    out.counter("buried_total", "Nodes removed because their lease had run out.", counts.buried);
}

}  // namespace

std::string metrics_text(const Env& env, house::Hall& hall) {
    const house::Counters& counts = env.house.counters;
    Families out;
    out.gauge("connections", "WebSockets open now.", hall.clients());
    out.gauge("tables_awake", "Tables in memory now.", hall.tables().awake());
    out.gauge("tables_in_play", "Tables at which a game goes on and someone looks.", hall.tables().in_play());
    out.gauge("tables_quarantined", "Tables set aside because their journal is damaged.", counts.quarantined);
    out.gauge("draining", "1 while the server lets games end before it stops.", env.house.draining ? 1 : 0);
    out.counter("tables_created_total", "Tables created.", counts.tables_created);
    out.counter("tables_woken_total", "Tables loaded from the store.", counts.tables_woken);
    out.counter("tables_slept_total", "Tables put to sleep.", counts.tables_slept);
    out.counter("messages_received_total", "Messages from clients.", counts.messages_in);
    out.counter("requests_total", "Requests to tables: actions, seats, starts and so on.", counts.actions);
    out.counters("refusals_total", "Requests refused, by code.", "code", counts.refused_by);
    out.counter("bad_messages_total", "Messages that could not be read.", counts.troubles);
    out.counter("bot_time_us_total", "Microseconds bots have thought.", env.bots.busy_us());
    out.histogram("bot_move_us", "Microseconds a bot thought about a move.", env.bots.moves_us());
    of_the_store(out, env.store().stats());
    if (env.push != nullptr) of_the_calls(out, env.push->stats());
    if (env.nodes != nullptr) of_the_node(out, *env.nodes);
    if (env.server != nullptr) of_the_network(out, *env.server);
    return std::move(out.text);
}

}  // namespace scoville::server
