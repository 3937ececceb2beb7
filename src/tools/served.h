// The real server in a process of its own, kept to one core, and what it costs under tables that play.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "load/child.h"
#include "load/drive.h"
#include "tools/bench_database.h"
#include "tools/scratch.h"
#include "tools/serve_figures.h"

namespace scoville::tools {

struct ServePlan {
    double seconds = 5;  // of each case, after it has found its rhythm
    int pieces = 5;
    bool memory = false;       // without storage
    std::string folder = ".";  // of the database
    std::string database;      // postgresql://…: measured beside the usual one
    std::size_t nodes = 1;     // on it
};

class Served {
public:
    // Keeps this process to its first core: the server has the last for itself, if there are two.
    explicit Served(ServePlan plan);

    std::unique_ptr<load::Child> start() { return start(nullptr, 0); }
    // The paces one after another on one server; what was wrong is complained about on standard error.
    std::vector<ServeFigures> play(std::size_t tables, const std::vector<std::string>& paces);
    // The same on the nodes of the database.
    std::vector<ServeFigures> play_on_nodes(std::size_t tables, const std::vector<std::string>& paces);

    int core() const { return core_; }
    std::string file(const std::string& name) const { return scratch_.file(name); }
    std::uint64_t wrongs() const { return wrongs_; }

private:
    using Servers = std::vector<std::unique_ptr<load::Child>>;

    std::unique_ptr<load::Child> start(const BenchDatabase* database, std::size_t node);
    std::vector<ServeFigures> play_at(const Servers& servers, const BenchDatabase* database,
                                      std::size_t tables, const std::vector<std::string>& paces);
    ServeFigures measure(const Servers& servers, const BenchDatabase* database, load::Drive& drive,
                         const std::string& pace) const;

    const ServePlan plan_;
    const Scratch scratch_;
    int core_ = 0;
    int servers_ = 0;
    std::uint64_t wrongs_ = 0;
};

double median(std::vector<double> all);

}  // namespace scoville::tools
