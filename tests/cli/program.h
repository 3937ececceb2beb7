// Runs the real program: arguments and standard input in, exit code and what it printed out.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <string>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "tests/support/patience.h"
#include "tests/support/places.h"

namespace scoville::cli {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience{60};

struct Ran {
    int exit_code = -1;  // 128 + signal if one ended it, -1 if it hung
    std::string out;
    std::string err;
    std::vector<std::string> lines() const {
        std::vector<std::string> list;
        for (std::size_t at = 0; at < out.size();) {
            const auto end = std::min(out.find('\n', at), out.size());
            list.push_back(out.substr(at, end - at));
            at = end + 1;
        }
        return list;
    }
    boost::json::object json() const { return boost::json::parse(out).as_object(); }
};

// The program while it runs; what it prints can be awaited before its input ends.
class Program {
public:
    explicit Program(const std::vector<std::string>& arguments, const char* path = places::program) {
        std::signal(SIGPIPE, SIG_IGN);
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        std::array<int, 2> err{};
        for (auto* pipe : {&in, &out, &err}) EXPECT_EQ(pipe2(pipe->data(), O_CLOEXEC), 0);
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in[0], 0);
        posix_spawn_file_actions_adddup2(&actions, out[1], 1);
        posix_spawn_file_actions_adddup2(&actions, err[1], 2);
        std::vector<std::string> words{path};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> argv;
        for (std::string& word : words) argv.push_back(word.data());
        argv.push_back(nullptr);
        EXPECT_EQ(posix_spawn(&pid_, path, &actions, nullptr, argv.data(), environ), 0);
        posix_spawn_file_actions_destroy(&actions);
        close(in[0]);
        close(out[1]);
        close(err[1]);
        in_ = in[1];
        out_ = out[0];
        err_ = err[0];
        fcntl(in_, F_SETFL, O_NONBLOCK);
    }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program() {
        if (pid_ > 0) (void)finish();
    }

    // Sends all of `text` and takes in meanwhile what the program prints.
    void feed(std::string_view text) {
        const auto deadline = Clock::now() + patience;
        while (!text.empty() && in_ >= 0 && Clock::now() < deadline) {
            pump(POLLOUT);
            const ssize_t sent = write(in_, text.data(), text.size());
            if (sent > 0) text.remove_prefix(static_cast<std::size_t>(sent));
            if (sent < 0 && errno != EAGAIN) close_input();
        }
    }
    void close_input() {
        if (in_ >= 0) close(in_);
        in_ = -1;
    }
    void send(int signal) const { kill(pid_, signal); }
    pid_t pid() const { return pid_; }
    // What it has printed by now, so that it never waits for a reader.
    void take_in() {
        while (pump(0, 0)) {
        }
    }
    bool has_ended() {
        take_in();
        return out_ < 0 && err_ < 0;
    }
    // The next line the program prints, without closing its input; empty if none comes.
    std::string await_line() {
        const auto deadline = Clock::now() + test::patience();
        while (Clock::now() < deadline) {
            const auto end = ran_.out.find('\n', taken_);
            if (end != std::string::npos) {
                std::string line = ran_.out.substr(taken_, end - taken_);
                taken_ = end + 1;
                return line;
            }
            if (out_ < 0) break;
            pump(0);
        }
        return {};
    }
    Ran finish(std::chrono::seconds limit = patience) {
        close_input();
        const auto deadline = Clock::now() + limit;
        while ((out_ >= 0 || err_ >= 0) && Clock::now() < deadline) pump(0);
        const bool hung = out_ >= 0 || err_ >= 0;
        if (hung) kill(pid_, SIGKILL);
        int status = 0;
        waitpid(pid_, &status, 0);
        pid_ = -1;
        for (int* fd : {&out_, &err_}) {
            if (*fd >= 0) close(*fd);
            *fd = -1;
        }
        if (!hung) ran_.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        EXPECT_FALSE(hung) << "the program hangs";
        return ran_;
    }

private:
    // Waits a moment for output, and for room in the input pipe if asked to.
    bool pump(short in_events, int patience_ms = 200) {
        std::array<pollfd, 3> fds{
            {{out_, POLLIN, 0}, {err_, POLLIN, 0}, {in_events != 0 ? in_ : -1, in_events, 0}}};
        if (poll(fds.data(), fds.size(), patience_ms) <= 0) return false;
        if (fds[0].revents != 0) take(out_, ran_.out);
        if (fds[1].revents != 0) take(err_, ran_.err);
        return out_ >= 0 || err_ >= 0;
    }
    static void take(int& fd, std::string& text) {
        std::array<char, 65536> buffer;
        const ssize_t got = read(fd, buffer.data(), buffer.size());
        if (got > 0) {
            text.append(buffer.data(), static_cast<std::size_t>(got));
            return;
        }
        close(fd);
        fd = -1;
    }

    pid_t pid_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
    std::size_t taken_ = 0;
    Ran ran_;
};

inline Ran run(const std::vector<std::string>& arguments, std::string_view input = "") {
    Program program(arguments);
    program.feed(input);
    return program.finish();
}

// A file that lives as long as the test needs it.
class TempFile {
public:
    explicit TempFile(std::string_view content, std::string_view suffix = ".json") {
        static std::atomic<int> count{0};
        path_ = std::filesystem::path(testing::TempDir()) / ("scoville_" + std::to_string(getpid()) + "_" +
                                                             std::to_string(count++) + std::string(suffix));
        std::ofstream(path_, std::ios::binary) << content;
    }
    TempFile(const TempFile&) = delete;
    TempFile& operator=(const TempFile&) = delete;
    ~TempFile() { std::filesystem::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

// A game of three with two actions, the first of them legal.
inline std::string record_with(std::string_view actions) {
    return R"({"record":1,"game":"spicy","options":{"players":3},"setup":{"hands":[["c1","c2","p9"],)"
           R"(["w1","xs"],["p1","xn"]],"draw":["c10","w10","p10"]},"actions":[)" +
           std::string(actions) + "]}";
}
inline const std::string play_c1 = R"({"seat":0,"do":"play","card":"c1","declare":"c1"})";
inline const std::string pass_1 = R"({"seat":1,"do":"pass"})";
inline const std::string pass_0 = R"({"seat":0,"do":"pass"})";

// The answer to a record that is wrong, in all its parts; its message names `place`.
inline void expect_bad_record(std::string_view answer, std::string_view place) {
    boost::system::error_code error;
    const auto parsed = boost::json::parse(answer, error);
    ASSERT_FALSE(error) << answer.substr(0, 300);
    const auto& object = parsed.as_object();
    EXPECT_EQ(object.size(), 3u);
    EXPECT_EQ(object.at("ok"), false);
    EXPECT_EQ(object.at("applied"), 0);
    EXPECT_TRUE(object.at("error").at("at").is_null());
    EXPECT_EQ(object.at("error").at("code"), "bad-record");
    const std::string_view message = object.at("error").at("message").as_string();
    EXPECT_NE(message.find(place), std::string_view::npos) << message << " does not name " << place;
}

}  // namespace scoville::cli
