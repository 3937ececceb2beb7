// Several nodes of the real program on one private PostgreSQL, each a process of its own that can be killed,
// stopped, cut off from the database and started again.
#pragma once

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/server/house.h"
#include "tests/support/private_postgres.h"
#include "tests/support/raw_client.h"
#include "tests/support/relay.h"

namespace scoville::nodes {

// A node of another day (odd_node.cpp), which lies beside this program.
inline std::string odd_node() {
    return std::filesystem::read_symlink("/proc/self/exe").parent_path() / "odd_node";
}

class Cluster {
public:
    // `more`: arguments for all of them; `url`: of a database of their own; `program`: instead of the usual.
    explicit Cluster(std::size_t count, std::vector<std::string> more = {}, int lease_ms = 600,
                     std::string url = test::PrivatePostgres::shared().url(),
                     std::string program = places::program)
        : more_(std::move(more)), program_(std::move(program)), lease_ms_(lease_ms), url_(std::move(url)) {
        EXPECT_EQ(cli::Program({"key", key_file()}).finish().exit_code, 0);
        for (std::size_t i = 0; i < count; ++i) {
            members_.push_back(std::make_unique<Member>());
            start(i);
        }
    }
    ~Cluster() {
        for (std::size_t i = 0; i < size(); ++i)
            if (member(i).program) kill(i);
    }
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    void start(std::size_t i, const std::vector<std::string>& also = {}, const std::string& path = {}) {
        Member& one = member(i);
        // Whatever becomes of the tests, no node outlives them.
        std::vector<std::string> words{"--pdeathsig",
                                       "KILL",
                                       path.empty() ? program_ : path,
                                       "serve",
                                       "--address",
                                       "127.0.0.1",
                                       "--port",
                                       std::to_string(one.port),
                                       "--database",
                                       by_way(i),
                                       "--key-file",
                                       key_file(),
                                       "--node",
                                       name(i),
                                       "--lease",
                                       std::to_string(lease_ms_),
                                       "--quick",
                                       "--messages-per-second",
                                       "100000",
                                       "--per-address",
                                       "10000",
                                       "--lookups-per-minute",
                                       "100000",
                                       "--lookups-burst",
                                       "100000",
                                       "--stop-grace",
                                       "500"};
        words.insert(words.end(), more_.begin(), more_.end());
        words.insert(words.end(), also.begin(), also.end());
        one.stops = false;
        one.also = also;
        one.path = path;
        one.program = std::make_unique<cli::Program>(words, "/usr/bin/setpriv");
        const std::string line = one.program->await_line();
        const auto colon = line.rfind(':');
        if (colon == std::string::npos) throw std::runtime_error("a node does not start: " + line);
        one.port = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
        await_ready(i);
    }
    // All of them, whether they still run or have ended.
    void start_anew() {
        for (std::size_t i = 0; i < size(); ++i)
            if (member(i).program) kill(i);
        for (std::size_t i = 0; i < size(); ++i) start(i);
    }
    void await_ready(std::size_t i) {
        while (!is_ready(i)) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            look_after();
        }
    }
    bool is_ready(std::size_t i) const {
        try {
            return status(i) == 200;
        } catch (const std::runtime_error&) {
            return false;
        }
    }
    // Does what a service manager does: a node that was removed by others is started again. On a machine that
    // is busy enough one may be.
    void look_after() {
        for (std::size_t i = 0; i < size(); ++i) {
            if (!member(i).program || member(i).stops || !member(i).program->has_ended()) continue;
            const cli::Ran ran = await_end(i);
            constexpr std::size_t last_words = 600;
            const std::string end = ran.err.substr(ran.err.size() - std::min(ran.err.size(), last_words));
            ASSERT_EQ(ran.exit_code, removed) << "node " << name(i) << " went by itself: " << end;
            std::printf("node %s was removed by others: %s", name(i).c_str(), end.c_str());
            ++removals_;
            start(i, member(i).also, member(i).path);
        }
    }
    std::size_t removals() const { return removals_; }
    // It was told to stop; on a busy machine it may have been removed before.
    void stopped(std::size_t i) {
        const int code = await_end(i).exit_code;
        if (code == removed) ++removals_;
        EXPECT_TRUE(code == 0 || code == removed) << code;
    }
    // Of /readyz.
    int status(std::size_t i) const { return net::test::Client(port(i)).get("/readyz").status; }
    std::string metrics(std::size_t i) const { return net::test::Client(port(i)).get("/metrics").body; }

    void send(std::size_t i, int signal) {
        member(i).program->send(signal);
        member(i).stops = signal == SIGTERM || signal == SIGKILL;
        if (signal == SIGSTOP || signal == SIGCONT) member(i).frozen = signal == SIGSTOP;
    }
    cli::Ran await_end(std::size_t i) {
        const cli::Ran ran = member(i).program->finish();
        member(i).program.reset();
        return ran;
    }
    cli::Ran end(std::size_t i, int signal) {
        send(i, signal);
        return await_end(i);
    }
    void kill(std::size_t i) {
        send(i, SIGCONT);
        (void)end(i, SIGKILL);
    }

    // From now on this node reaches the database by way of something that can be made bad; before its start.
    test::Relay& relay(std::size_t i) {
        if (!member(i).relay)
            member(i).relay = std::make_unique<test::Relay>(test::PrivatePostgres::shared().socket());
        return *member(i).relay;
    }

    std::size_t size() const { return members_.size(); }
    static std::string name(std::size_t i) { return std::string(1, static_cast<char>('a' + i)); }
    std::uint16_t port(std::size_t i) const { return members_[i]->port; }
    std::vector<std::uint16_t> ports() const {
        std::vector<std::uint16_t> all;
        for (std::size_t i = 0; i < size(); ++i) all.push_back(port(i));
        return all;
    }
    std::size_t with_port(std::uint16_t port) const {
        for (std::size_t i = 0; i < size(); ++i)
            if (members_[i]->port == port) return i;
        throw std::runtime_error("no node has that port");
    }
    // What a proxy does with /n/b/ws: one that looks whether a node is ready sends nobody to one that is not.
    std::uint16_t at(const std::string& path) const {
        const Member& one = *members_.at(static_cast<std::size_t>(path.at(3) - 'a'));
        if (one.frozen || (one.relay && one.relay->refuses)) throw std::runtime_error("503");
        return one.port;
    }
    std::string key_file() const { return folder_.file("shared.key"); }
    std::string admin_socket(std::size_t i) const { return key_file() + "." + name(i) + ".sock"; }
    const std::string& url() const { return url_; }
    int lease_ms() const { return lease_ms_; }

private:
    struct Member {
        std::unique_ptr<cli::Program> program;
        std::unique_ptr<test::Relay> relay;
        std::uint16_t port = 0;
        bool frozen = false, stops = false;
        std::vector<std::string> also = {};  // as it was started
        std::string path = {};
    };
    static constexpr int removed = 3;
    Member& member(std::size_t i) { return *members_.at(i); }
    std::string by_way(std::size_t i) {
        return member(i).relay ? test::PrivatePostgres::by_way_of(member(i).relay->folder(), url_) : url_;
    }

    server::test::TempFolder folder_;
    std::vector<std::string> more_;
    std::string program_;
    int lease_ms_;
    std::size_t removals_ = 0;
    std::string url_;
    std::vector<std::unique_ptr<Member>> members_;
};

}  // namespace scoville::nodes
