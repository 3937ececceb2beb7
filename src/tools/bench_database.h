// A PostgreSQL for the time of a measurement: a schema of its own in it, a key, and what the database's
// processes use, if they are on this machine.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>

namespace scoville::store::pq {
class Link;
}

namespace scoville::tools {

class BenchDatabase {
public:
    // `key_file` is made.
    BenchDatabase(const std::string& url, std::string key_file);
    BenchDatabase(const BenchDatabase&) = delete;
    BenchDatabase& operator=(const BenchDatabase&) = delete;
    ~BenchDatabase();

    // For a node.
    const std::string& url() const { return url_; }
    const std::string& key_file() const { return key_file_; }
    // Of all its processes so far, those that have ended too; none if they are elsewhere.
    std::optional<double> processor_us() const;

private:
    std::string key_file_, schema_, url_;
    std::unique_ptr<store::pq::Link> link_;
    pid_t postmaster_ = 0;
};

}  // namespace scoville::tools
