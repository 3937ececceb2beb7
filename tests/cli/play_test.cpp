// `scoville play` through a pipe and through a real pseudo-terminal.
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <pty.h>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace scoville::cli {
namespace {

std::string output_of(const std::string& command) {
    std::string text;
    std::FILE* pipe = ::popen(command.c_str(), "r");
    char buffer[4096];
    std::size_t got = 0;
    while ((got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0) text.append(buffer, got);
    EXPECT_EQ(::pclose(pipe), 0) << command << "\n" << text;
    return text;
}

const std::string program = SCOVILLE_PROGRAM;

TEST(Play, a_whole_game_goes_through_a_pipe) {
    // Passing and letting go until the end card comes: every prompt has one of the two.
    const std::string out = output_of("(for i in $(seq 3000); do echo pass; echo; done) 2>/dev/null | " +
                                      program + " play --seed 5 --bots random,honest,odds");
    EXPECT_NE(out.find("The game is over"), std::string::npos);
    EXPECT_NE(out.find("points"), std::string::npos);
    EXPECT_EQ(out.find('\x1b'), std::string::npos) << "no colours in a pipe";
}

TEST(Play, a_game_left_is_saved_as_a_record_and_resumed) {
    const auto file =
        std::filesystem::temp_directory_path() / ("scoville-play-" + std::to_string(::getpid()) + ".json");
    output_of("(echo; echo; echo pass; echo; echo quit) | " + program + " play --seed 3 --save " +
              file.string());
    const std::string answer = output_of(program + " replay " + file.string());
    EXPECT_NE(answer.find("\"ok\":true"), std::string::npos);
    const std::string resumed = output_of("echo quit | " + program + " play --resume " + file.string());
    EXPECT_NE(resumed.find("left the table"), std::string::npos);
    EXPECT_EQ(output_of(program + " replay " + file.string()), answer)
        << "resuming and leaving changes nothing";
    std::filesystem::remove(file);
}

TEST(Play, scharfe_schoten_takes_tips_and_refuses_rubbish) {
    const std::string out =
        output_of("(echo fly; echo tip red red; echo tip red green; echo '?'; echo quit) | " + program +
                  " play --game schoten --seed 2");
    EXPECT_NE(out.find("Name two colours"), std::string::npos);
    EXPECT_NE(out.find("not possible"), std::string::npos);
    EXPECT_NE(out.find("Tips: You: most red, fewest green"), std::string::npos);
}

// Reads from the terminal until the text appears; a bound keeps a broken program from hanging the test.
std::string read_until(int fd, const std::string& text) {
    std::string seen;
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (seen.find(text) == std::string::npos && std::chrono::steady_clock::now() < deadline) {
        pollfd ready{fd, POLLIN, 0};
        if (::poll(&ready, 1, 200) <= 0) continue;
        char buffer[4096];
        const ssize_t got = ::read(fd, buffer, sizeof buffer);
        if (got <= 0) break;
        seen.append(buffer, static_cast<std::size_t>(got));
    }
    return seen;
}

void type(int fd, const std::string& keys) {
    ASSERT_EQ(::write(fd, keys.data(), keys.size()), static_cast<ssize_t>(keys.size()));
}

TEST(Play, a_terminal_gets_completion_editing_and_colour) {
    int terminal = -1;
    const pid_t pid = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    ASSERT_GE(pid, 0);
    if (pid == 0) {
        ::execl(program.c_str(), program.c_str(), "play", "--game", "schoten", "--seed", "2",
                static_cast<char*>(nullptr));
        ::_exit(127);
    }
    const std::string first = read_until(terminal, "Your tips");
    EXPECT_NE(first.find("\x1b["), std::string::npos) << "colours on a terminal";
    type(terminal, "tip bl\t");
    EXPECT_NE(read_until(terminal, "tip black ").find("tip black "), std::string::npos) << "Tab completes";
    type(terminal, "xx\x7f\x7fred\r");
    EXPECT_NE(read_until(terminal, "Your card").find("Tips: "), std::string::npos) << "backspace edits";
    type(terminal, "\x03");
    EXPECT_NE(read_until(terminal, "left the table").find("left the table"), std::string::npos)
        << "Ctrl-C leaves";
    int status = 0;
    ::waitpid(pid, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ::close(terminal);
}

TEST(BotCheck, says_what_a_bot_does_wrong) {
    EXPECT_NE(output_of(program + " bot-check 'python3 " SCOVILLE_TESTS_DIR "/../starters/bot.py' --games 1")
                  .find("No trouble"),
              std::string::npos);
    const std::string liar =
        R"(read h; echo "{\"type\":\"ready\",\"protocol\":1}"; while read l; do echo "{\"id\":0,\"action\":{}}"; done)";
    std::FILE* pipe = ::popen((program + " bot-check --ms 30 --games 1 '" + liar + "'").c_str(), "r");
    std::string text;
    char buffer[4096];
    std::size_t got = 0;
    while ((got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0) text.append(buffer, got);
    EXPECT_EQ(WEXITSTATUS(::pclose(pipe)), 1);
    EXPECT_NE(text.find("chatty"), std::string::npos) << text;
}

}  // namespace
}  // namespace scoville::cli
