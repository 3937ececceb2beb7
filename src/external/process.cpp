#include "external/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>
#include <utility>

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX wants it declared

namespace scoville::external {
namespace {

constexpr std::size_t longest_line = 256 * 1024;
constexpr auto farewell = std::chrono::milliseconds(500);

std::string error_text(int error) { return std::generic_category().message(error); }

// Waits until the descriptor is ready; false when the deadline has passed.
bool wait_for(int fd, short events, Clock::time_point deadline) {
    while (Clock::now() < deadline) {  // also for one who never stops talking
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        pollfd waiting{fd, events, 0};
        const int ready = ::poll(&waiting, 1, static_cast<int>(std::max<long long>(0, left.count())));
        if (ready > 0) return true;
        if (ready == 0 || errno != EINTR) return false;
    }
    return false;
}

}  // namespace

Result<std::unique_ptr<Process>, std::string> Process::start(const std::string& command) {
    std::array<int, 2> to{};
    std::array<int, 2> from{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, to.data()) != 0) return error_text(errno);
    if (::pipe2(from.data(), O_CLOEXEC) != 0) {
        const int error = errno;
        ::close(to[0]);
        ::close(to[1]);
        return error_text(error);
    }
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, to[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, from[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);

    std::string shell = "/bin/sh";
    std::string flag = "-c";
    std::string script = command;
    const std::array<char*, 4> arguments{shell.data(), flag.data(), script.data(), nullptr};
    pid_t pid = 0;
    const int error = ::posix_spawn(&pid, shell.c_str(), &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    ::close(to[1]);
    ::close(from[1]);
    if (error != 0) {
        ::close(to[0]);
        ::close(from[0]);
        return error_text(error);
    }
    return std::unique_ptr<Process>(new Process(pid, to[0], from[0]));
}

Process::~Process() {
    ::close(to_);
    // A well-behaved bot ends when its input does; the rest is ended.
    const auto deadline = Clock::now() + farewell;
    std::array<char, 4096> rest{};
    while (wait_for(from_, POLLIN, deadline) && ::read(from_, rest.data(), rest.size()) > 0) {
    }
    ::kill(-pid_, SIGKILL);
    int status = 0;
    while (::waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    ::close(from_);
}

bool Process::send(std::string_view text, Clock::time_point deadline) {
    while (!text.empty()) {
        if (!wait_for(to_, POLLOUT, deadline)) return false;
        const ssize_t sent = ::send(to_, text.data(), text.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0)
            text.remove_prefix(static_cast<std::size_t>(sent));
        else if (sent < 0 && errno != EINTR && errno != EAGAIN)
            return false;
    }
    return true;
}

Process::Got Process::read_line(std::string& line, Clock::time_point deadline) {
    std::array<char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled by read
    while (true) {
        if (const auto end = pending_.find('\n'); end != std::string::npos) {
            line.assign(pending_, 0, end);
            pending_.erase(0, end + 1);
            if (!std::exchange(skipping_, false))
                return line.size() > longest_line ? Got::too_long : Got::line;
            continue;
        }
        if (pending_.size() > longest_line) {  // the rest of it is dropped when it comes
            pending_.clear();
            if (!std::exchange(skipping_, true)) return Got::too_long;
        }
        if (!wait_for(from_, POLLIN, deadline)) return Got::late;
        const ssize_t got = ::read(from_, buffer.data(), buffer.size());
        if (got > 0)
            pending_.append(buffer.data(), static_cast<std::size_t>(got));
        else if (got == 0 || errno != EINTR)
            return Got::gone;
    }
}

}  // namespace scoville::external
