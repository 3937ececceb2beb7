// A server in a process of its own, kept to one core, and what the kernel says it uses.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

namespace scoville::load {

// The cores this process may use.
std::vector<int> own_cores();
void keep_to(int core);
// As many files as the host allows.
void raise_file_limit();

class Child {
public:
    // A program and its arguments. What it prints first ends with ":PORT"; its log goes to a file.
    Child(const std::vector<std::string>& command, const std::string& log, std::optional<int> core);
    // A function in a copy of this process; it is given where to write a line that ends with ":PORT".
    Child(const std::function<void(int)>& body, std::optional<int> core);
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child();

    std::uint16_t port() const { return port_; }
    pid_t pid() const { return pid_; }
    // Processor time of all its threads so far, in microseconds.
    double processor_us() const;
    double resident_kib() const;
    void send(int signal) const;
    // Waits for its end; what it exited with, or -1 if a signal ended it.
    int wait();

private:
    void read_port(int from);

    pid_t pid_ = -1;
    std::uint16_t port_ = 0;
};

}  // namespace scoville::load
