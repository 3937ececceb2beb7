#include "load/child.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <sched.h>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace scoville::load {
namespace {

[[noreturn]] void fail(const char* what) { throw std::system_error(errno, std::generic_category(), what); }

struct Pipe {
    Pipe() {
        if (::pipe2(ends, O_CLOEXEC) != 0) fail("pipe");
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        for (const int end : ends)
            if (end >= 0) ::close(end);
    }
    // So that the end of the other side is noticed.
    int read_only() {
        ::close(ends[1]);
        ends[1] = -1;
        return ends[0];
    }
    int ends[2]{};
};

// Never outlives who started it.
void settle_in(std::optional<int> core) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (core) keep_to(*core);
}

// Between fork and exec only what may be called there.
[[noreturn]] void become(std::vector<char*>& words, int out, int log) {
    ::dup2(out, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    ::execv(words.front(), words.data());
    std::_Exit(127);
}

}  // namespace

std::vector<int> own_cores() {
    cpu_set_t set;
    CPU_ZERO(&set);
    std::vector<int> cores;
    if (::sched_getaffinity(0, sizeof set, &set) != 0) return cores;
    for (int core = 0; core < CPU_SETSIZE; ++core)
        if (CPU_ISSET(core, &set)) cores.push_back(core);
    return cores;
}

void keep_to(int core) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    ::sched_setaffinity(0, sizeof set, &set);
}

void raise_file_limit() {
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

Child::Child(const std::vector<std::string>& command, const std::string& log, std::optional<int> core) {
    std::vector<std::string> words = command;
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    Pipe out;
    const int log_file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (log_file < 0) fail(log.c_str());
    pid_ = ::fork();
    if (pid_ == 0) {
        settle_in(core);
        become(argv, out.ends[1], log_file);
    }
    ::close(log_file);
    if (pid_ < 0) fail("fork");
    read_port(out.read_only());
}

Child::Child(const std::function<void(int)>& body, std::optional<int> core) {
    Pipe out;
    pid_ = ::fork();
    if (pid_ == 0) {
        settle_in(core);
        body(out.ends[1]);
        std::_Exit(0);
    }
    if (pid_ < 0) fail("fork");
    read_port(out.read_only());
}

Child::~Child() {
    if (pid_ <= 0) return;
    send(SIGKILL);
    (void)wait();
}

void Child::read_port(int from) {
    std::string line;
    for (char letter = 0; ::read(from, &letter, 1) == 1 && letter != '\n';) line += letter;
    const auto colon = line.rfind(':');
    if (colon == std::string::npos) throw std::runtime_error("the server does not start: " + line);
    port_ = static_cast<std::uint16_t>(std::strtoul(line.c_str() + colon + 1, nullptr, 10));
}

double Child::processor_us() const {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(pid_, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return 1e6 * static_cast<double>(time.tv_sec) + 1e-3 * static_cast<double>(time.tv_nsec);
}

double Child::resident_kib() const {
    std::ifstream status("/proc/" + std::to_string(pid_) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmRSS:")) return std::strtod(line.c_str() + 6, nullptr);
    return 0;
}

void Child::send(int signal) const { ::kill(pid_, signal); }

int Child::wait() {
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace scoville::load
