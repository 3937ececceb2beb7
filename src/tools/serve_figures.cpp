#include "tools/serve_figures.h"

#include <cstdio>

#include "base/json_out.h"

namespace scoville::tools {
namespace {

// One JSON object, printed at its end.
class Row {
public:
    explicit Row(const char* name) : out_(line_) { out_.open_object().key("case").word(name); }
    Row(const Row&) = delete;
    Row& operator=(const Row&) = delete;
    ~Row() {
        out_.close_object();
        std::printf("%s\n", line_.c_str());
        std::fflush(stdout);
    }
    Row& word(std::string_view key, std::string_view value) {
        out_.key(key).word(value);
        return *this;
    }
    Row& whole(std::string_view key, double value) {
        out_.key(key).number(static_cast<std::int64_t>(value));
        return *this;
    }
    Row& real(std::string_view key, double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", value);
        out_.key(key).raw(text);
        return *this;
    }
    Row& sizes(const Broadcast& sizes) {
        return whole("act_bytes", sizes.asked)
            .whole("ack_bytes", sizes.acked)
            .whole("update_bytes", sizes.shown);
    }

private:
    std::string line_;
    JsonOut out_;
};

}  // namespace

void print(const ServeFigures& f, bool json) {
    if (json) {
        Row("serve")
            .word("pace", f.pace)
            .word("store", f.store)
            .whole("nodes", static_cast<double>(f.nodes))
            .whole("tables", static_cast<double>(f.tables))
            .real("actions_per_s", f.actions_per_s)
            .real("cpu_us_per_action", f.cpu_us)
            .real("database_us_per_action", f.database_us)
            .real("cpu_us_least", f.cpu_least_us)
            .real("cpu_us_most", f.cpu_most_us)
            .real("core_share", f.busy)
            .real("driver_us_per_action", f.driver_us)
            .whole("ack_p50_us", f.ack_p50_us)
            .whole("ack_p99_us", f.ack_p99_us)
            .whole("others_p50_us", f.others_p50_us)
            .whole("others_p99_us", f.others_p99_us)
            .real("kib_per_table", f.table_kib)
            .whole("refused", static_cast<double>(f.refused))
            .sizes(f.sizes);
        return;
    }
    std::printf(
        "%-5s %5zu tables %8.0f actions/s  %6.1f us CPU an action (%.1f-%.1f; core %.0f %% busy, driver %.1f "
        "us)\n",
        f.pace.c_str(), f.tables, f.actions_per_s, f.cpu_us, f.cpu_least_us, f.cpu_most_us, 100 * f.busy,
        f.driver_us);
    if (f.store != "sqlite")
        std::printf("      postgresql, %zu %s; database %.1f us CPU an action, %.1f in all\n", f.nodes,
                    f.nodes == 1 ? "node" : "nodes", f.database_us, f.cpu_us + f.database_us);
    std::printf(
        "      ack p50 %.1f p99 %.1f ms, others p50 %.1f p99 %.1f ms; %.1f KiB a table; sent %u, answered "
        "%u, "
        "shown %u bytes; %llu refused\n",
        f.ack_p50_us / 1e3, f.ack_p99_us / 1e3, f.others_p50_us / 1e3, f.others_p99_us / 1e3, f.table_kib,
        f.sizes.asked, f.sizes.acked, f.sizes.shown, static_cast<unsigned long long>(f.refused));
    std::fflush(stdout);
}

void print_beside(const ServeFigures& shared, const ServeFigures& alone, bool json) {
    const double sum = shared.cpu_us + shared.database_us;
    const double ratio = alone.cpu_us > 0 ? sum / alone.cpu_us : 0;
    if (json) {
        Row("beside")
            .word("pace", shared.pace)
            .whole("tables", static_cast<double>(shared.tables))
            .real("sum_us_per_action", sum)
            .real("sum_to_sqlite", ratio);
        return;
    }
    std::printf("      node and database / SQLite %.2f\n", ratio);
}

void print(const BareFigures& f, double served_us, bool json) {
    const double ratio = f.cpu_us > 0 ? served_us / f.cpu_us : 0;
    if (json) {
        Row("floor")
            .whole("tables", static_cast<double>(f.tables))
            .real("actions_per_s", f.actions_per_s)
            .real("cpu_us_per_action", f.cpu_us)
            .real("served_to_floor", ratio)
            .whole("all_p50_us", f.all_p50_us)
            .whole("all_p99_us", f.all_p99_us)
            .sizes(f.sizes);
        return;
    }
    std::printf(
        "floor %5zu tables %8.0f actions/s  %6.1f us CPU an action  all p50 %.1f p99 %.1f ms; served / floor "
        "%.2f\n",
        f.tables, f.actions_per_s, f.cpu_us, f.all_p50_us / 1e3, f.all_p99_us / 1e3, ratio);
    std::fflush(stdout);
}

void print(const IdleFigures& f, bool json) {
    if (json) {
        Row("idle")
            .whole("connections", static_cast<double>(f.connections))
            .real("kib_per_connection", f.kib);
        return;
    }
    std::printf("idle  %5zu connections, each %.2f KiB\n", f.connections, f.kib);
}

}  // namespace scoville::tools
