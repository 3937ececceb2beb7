// The real program in a process of its own, on a file that outlives it: started, killed, started again.
#pragma once

#include <memory>

#include "tests/cli/program.h"
#include "tests/server/house.h"
#include "tests/support/places.h"

namespace scoville::server::test {

class Process {
public:
    // `more`: arguments besides where the data lies.
    explicit Process(std::vector<std::string> more = {}, const char* program = places::program)
        : more_(std::move(more)), path_(program) {
        start();
    }
    ~Process() {
        if (program_) kill();
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // `also`: arguments for this time only.
    void start(const std::vector<std::string>& also = {}) {
        std::vector<std::string> words{"serve",  "--address", "127.0.0.1",
                                       "--port", "0",         "--data",
                                       data(),   "--quick",   "--messages-per-second",
                                       "100000"};
        words.insert(words.end(), more_.begin(), more_.end());
        words.insert(words.end(), also.begin(), also.end());
        program_ = std::make_unique<cli::Program>(words, path_);
        const std::string line = program_->await_line();
        const auto colon = line.rfind(':');
        if (colon == std::string::npos) throw std::runtime_error("the server does not start: " + line);
        port_ = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
    }
    // kill -9: it cannot say goodbye.
    void kill() { (void)end(SIGKILL); }
    cli::Ran end(int signal) {
        program_->send(signal);
        return await_end();
    }
    // It ends by itself.
    cli::Ran await_end() {
        const cli::Ran ran = program_->finish();
        program_.reset();
        return ran;
    }
    std::uint16_t port() const { return port_; }
    pid_t pid() const { return program_->pid(); }
    void take_in() { program_->take_in(); }  // what it logged
    std::string data() const { return folder_.file("process.db"); }

private:
    TempFolder folder_;
    std::vector<std::string> more_;
    const char* path_;
    std::unique_ptr<cli::Program> program_;
    std::uint16_t port_ = 0;
};

}  // namespace scoville::server::test
