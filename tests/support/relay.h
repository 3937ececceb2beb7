// A way to a database that can be made bad: it stops, loses what is said in one direction, breaks, or brings
// something long after the one who said it has gone. Needs no privileges, unlike a firewall.
#pragma once

#include <atomic>
#include <list>
#include <mutex>
#include <string>
#include <thread>

namespace scoville::test {

class Relay {
public:
    // From a socket of PostgreSQL's name in a folder of its own to `to`.
    explicit Relay(std::string to);
    Relay(const Relay&) = delete;
    Relay& operator=(const Relay&) = delete;
    ~Relay();

    const std::string& folder() const { return folder_; }

    std::atomic<bool> keeps_questions = false;  // what goes to the database is kept here
    std::atomic<bool> keeps_answers = false;    // what comes back is
    std::atomic<bool> refuses = false;          // whoever comes is sent away

    // How many bytes are kept that were on their way to the database.
    std::size_t kept() const;
    // All lines break on the side of those who came. What was kept for the database stays.
    void cut();
    // Brings the database what was kept for it, from whoever said it.
    void deliver();

private:
    struct Pair {
        int client = -1, server = -1;
        std::string to_server, to_client;
    };
    void work();
    void accept_one();
    void move(Pair& pair, bool from_client);
    void nudge() const;

    const std::string to_;
    std::string folder_;
    int listening_ = -1;
    int wake_[2] = {-1, -1};
    std::atomic<bool> ending_ = false;
    mutable std::mutex mutex_;
    std::list<Pair> pairs_;
    std::thread thread_;
};

}  // namespace scoville::test
