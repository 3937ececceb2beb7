#include "tools/bench_database.h"

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <unistd.h>

#include "server/key_file.h"
#include "store/postgres/link.h"

namespace scoville::tools {
namespace {

using store::pq::Found;
using store::pq::Link;

// Of /proc/PID/stat (proc(5)), what follows the name in brackets.
struct Stat {
    std::string name;
    pid_t parent = 0;
    double own_us = 0, with_ended_us = 0;  // with children that have ended
};

std::optional<Stat> stat_of(const std::string& pid) {
    std::ifstream file("/proc/" + pid + "/stat");
    std::string line;
    if (!std::getline(file, line)) return std::nullopt;
    const auto open = line.find('('), close = line.rfind(')');
    if (open == std::string::npos || close == std::string::npos) return std::nullopt;
    Stat stat{.name = line.substr(open + 1, close - open - 1)};
    std::istringstream rest(line.substr(close + 1));
    std::string state;
    rest >> state >> stat.parent;
    constexpr int before_times = 9;
    long long skipped = 0, own_user = 0, own_system = 0, ended_user = 0, ended_system = 0;
    for (int i = 0; i < before_times; ++i) rest >> skipped;
    rest >> own_user >> own_system >> ended_user >> ended_system;
    const double tick_us = 1e6 / static_cast<double>(::sysconf(_SC_CLK_TCK));
    stat.own_us = tick_us * static_cast<double>(own_user + own_system);
    stat.with_ended_us = stat.own_us + tick_us * static_cast<double>(ended_user + ended_system);
    return stat;
}

std::string with_schema(const std::string& url, const std::string& schema) {
    return url + (url.find('?') == std::string::npos ? "?" : "&") + "options=-csearch_path%3D" + schema;
}

}  // namespace

BenchDatabase::BenchDatabase(const std::string& url, std::string key_file)
    : key_file_(std::move(key_file)),
      schema_("bench_" + std::to_string(::getpid())),
      url_(with_schema(url, schema_)),
      link_(std::make_unique<Link>(url, std::chrono::seconds(60))) {
    if (!server::vault_key(key_file_)) throw std::runtime_error("cannot write " + key_file_);
    link_->open();
    link_->script(("CREATE SCHEMA " + schema_).c_str());
    const Found backend = link_->ask("SELECT pg_backend_pid()::bigint");
    const auto stat = stat_of(std::to_string(backend.number(0, 0)));
    if (stat && stat->name.starts_with("postgres")) postmaster_ = stat->parent;
}

BenchDatabase::~BenchDatabase() {
    try {
        link_->script(("DROP SCHEMA " + schema_ + " CASCADE").c_str());
    } catch (const std::runtime_error&) {
        return;  // what was measured counts all the same
    }
}

std::optional<double> BenchDatabase::processor_us() const {
    if (postmaster_ == 0) return std::nullopt;
    double sum = 0;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        const std::string pid = entry.path().filename();
        if (pid.find_first_not_of("0123456789") != std::string::npos) continue;
        const auto stat = stat_of(pid);
        if (!stat) continue;
        if (pid == std::to_string(postmaster_)) sum += stat->with_ended_us;
        if (stat->parent == postmaster_) sum += stat->own_us;
    }
    return sum;
}

}  // namespace scoville::tools
