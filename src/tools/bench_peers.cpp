// An action at our tables beside a bare broadcast of the same bytes by others, in turn, so that the machine's
// moods hit all of them. `bench/peers/run` has the peers.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "base/json_out.h"
#include "tools/bare_server.h"
#include "tools/commands.h"
#include "tools/served.h"

namespace scoville::tools {
namespace {

struct Arguments {
    bool json = false;
    ServePlan plan{.seconds = 3, .folder = "."};
    int rounds = 7;
    std::vector<std::size_t> tables{10, 100, 1'000};
    std::vector<std::string> peers;
};

struct Peer {
    std::string name;
    std::vector<std::string> command;
};

Peer peer_from(const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos) complain("--peer", "must be NAME=COMMAND");
    Peer peer{text.substr(0, equals), {}};
    std::istringstream words(text.substr(equals + 1));
    for (std::string word; words >> word;) peer.command.push_back(word);
    if (peer.command.empty()) complain("--peer", "must be NAME=COMMAND");
    return peer;
}

// One server's figures, a value for each round.
struct Column {
    std::string name;
    std::vector<double> cpu_us{}, ack_p50_us{}, ack_p99_us{},
        ratio{};  // ratio: ours to it, in the same round
};

void add(Column& column, double cpu_us, double ack_p50_us, double ack_p99_us, double ours_us) {
    column.cpu_us.push_back(cpu_us);
    column.ack_p50_us.push_back(ack_p50_us);
    column.ack_p99_us.push_back(ack_p99_us);
    column.ratio.push_back(cpu_us > 0 ? ours_us / cpu_us : 0);
}

void print(const Column& column, std::size_t tables, bool json) {
    const auto [least, most] = std::minmax_element(column.cpu_us.begin(), column.cpu_us.end());
    const auto [closest, farthest] = std::minmax_element(column.ratio.begin(), column.ratio.end());
    const double cpu = median(column.cpu_us), p50 = median(column.ack_p50_us),
                 p99 = median(column.ack_p99_us);
    if (!json) {
        std::printf(
            "%5zu tables  %-10s %6.1f us CPU an action (%.1f-%.1f)  ack p50 %.2f p99 %.2f ms  ours to it "
            "%.2f "
            "(%.2f-%.2f)\n",
            tables, column.name.c_str(), cpu, *least, *most, p50 / 1e3, p99 / 1e3, median(column.ratio),
            *closest, *farthest);
        std::fflush(stdout);
        return;
    }
    std::string line;
    JsonOut out(line);
    const auto real = [&](std::string_view key, double value) {
        char text[32];
        std::snprintf(text, sizeof text, "%.2f", value);
        out.key(key).raw(text);
    };
    out.open_object().key("case").word("peer").key("name").text(column.name);
    out.key("tables").number(static_cast<std::int64_t>(tables));
    out.key("rounds").number(static_cast<std::int64_t>(column.cpu_us.size()));
    real("cpu_us_per_action", cpu);
    real("cpu_us_least", *least);
    real("cpu_us_most", *most);
    real("ack_p50_us", p50);
    real("ack_p99_us", p99);
    real("ours_to_it", median(column.ratio));
    out.close_object();
    std::puts(line.c_str());
    std::fflush(stdout);
}

class Contest {
public:
    Contest(const Arguments& arguments, Served& served) : arguments_(arguments), served_(served) {
        for (const std::string& peer : arguments.peers) peers_.push_back(peer_from(peer));
    }

    void run(std::size_t tables) {
        std::vector<Column> columns{{"scoville"}, {"floor"}};
        for (const Peer& peer : peers_) columns.push_back({peer.name});
        for (int round = 0; round < arguments_.rounds; ++round) play_round(tables, columns);
        for (const Column& column : columns) print(column, tables, arguments_.json);
    }

private:
    void play_round(std::size_t tables, std::vector<Column>& columns) {
        const ServeFigures ours = served_.play(tables, {"fast"}).front();
        add(columns[0], ours.cpu_us, ours.ack_p50_us, ours.ack_p99_us, ours.cpu_us);
        const double seconds = arguments_.plan.seconds;
        const BareFigures floor = measure_bare(ours.sizes, tables, seconds, served_.core());
        add(columns[1], floor.cpu_us, floor.ack_p50_us, floor.ack_p99_us, ours.cpu_us);
        for (std::size_t i = 0; i < peers_.size(); ++i) {
            std::vector<std::string> command = peers_[i].command;
            command.push_back(std::to_string(ours.sizes.acked));
            command.push_back(std::to_string(ours.sizes.shown));
            const load::Child peer(command, served_.file("peer.log"), served_.core());
            const BareFigures theirs = measure_broadcast(peer, ours.sizes, tables, seconds);
            add(columns[2 + i], theirs.cpu_us, theirs.ack_p50_us, theirs.ack_p99_us, ours.cpu_us);
        }
    }

    const Arguments& arguments_;
    Served& served_;
    std::vector<Peer> peers_;
};

}  // namespace

void add_bench_peers(Command bench, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = bench.command("peers",
                                          "What an action costs beside bare broadcasts of the same bytes, in "
                                          "turn; bench/peers/run brings them.");
    command.option(
        "--peer", arguments->peers,
        "NAME=COMMAND, called with the bytes of an acknowledgement and of an update; prints :PORT");
    command.option("--tables", arguments->tables, "How many tables, one case each")
        .separated(',')
        .between(1, 4'000)
        .shows_default();
    command.option("--rounds", arguments->rounds, "Of each case; the median counts")
        .positive()
        .shows_default();
    command.option("--seconds", arguments->plan.seconds, "Time for each server in each round")
        .between(0.1, 3600.0)
        .shows_default();
    command.option("--folder", arguments->plan.folder, "Where our database is written").shows_default();
    command.flag("--json", arguments->json, "One JSON object per line");
    command.runs([arguments, &called] {
        Served served(arguments->plan);
        Contest contest(*arguments, served);
        for (const std::size_t tables : arguments->tables) contest.run(tables);
        if (served.wrongs() > 0) called.exit_code = 1;
    });
}

}  // namespace scoville::tools
