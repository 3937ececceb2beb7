// The real program with options of the test's choice, and what a host does with it: asks it over HTTP and
// over its admin socket, stops it, starts it again on the same data.
#pragma once

#include <boost/json.hpp>

#include "tests/cli/program.h"
#include "tests/server/guest.h"
#include "tests/server/house.h"
#include "tests/support/raw_client.h"

namespace scoville::hosting::test {

namespace json = boost::json;
using server::test::Guest;
using server::test::Object;
using server::test::TempFolder;

// Everything at once, as many messages as a test likes, and no long wait for guests that are not listening.
inline const std::vector<std::string> quick{"--quick", "--messages-per-second", "100000", "--stop-grace",
                                            "300"};

inline std::vector<std::string> operator+(std::vector<std::string> some,
                                          const std::vector<std::string>& more) {
    some.insert(some.end(), more.begin(), more.end());
    return some;
}

class Served {
public:
    explicit Served(std::string data, std::vector<std::string> options = quick)
        : data_(std::move(data)), options_(std::move(options)) {
        start();
    }
    ~Served() {
        if (program_) (void)end(SIGKILL);
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;

    void start() {
        program_ = std::make_unique<cli::Program>(
            std::vector<std::string>{"serve", "--address", "127.0.0.1", "--port", "0", "--data", data_} +
            options_);
        const std::string line = program_->await_line();
        const auto colon = line.rfind(':');
        if (colon == std::string::npos) throw std::runtime_error("the server does not start: " + line);
        port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
    }
    cli::Ran end(int signal) {
        program_->send(signal);
        return wait();
    }
    // For a server that ends by itself.
    cli::Ran wait() {
        const cli::Ran ran = program_->finish();
        program_.reset();
        return ran;
    }

    std::uint16_t port() const { return port_; }
    pid_t pid() const { return program_->pid(); }
    const std::string& data() const { return data_; }
    std::string socket() const { return data_ + ".sock"; }

    cli::Ran admin(const std::vector<std::string>& words) const {
        return cli::run(std::vector<std::string>{"admin", "--socket", socket()} + words);
    }
    Object admin_json(const std::vector<std::string>& words) const {
        const cli::Ran ran = admin(words + std::vector<std::string>{"--json"});
        EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
        return json::parse(ran.out).as_object();
    }
    net::test::Answer get(std::string_view path, std::string_view headers = "") const {
        return net::test::Client(port_).get(path, headers);
    }

private:
    std::string data_;
    std::vector<std::string> options_;
    std::unique_ptr<cli::Program> program_;
    std::uint16_t port_ = 0;
};

}  // namespace scoville::hosting::test
