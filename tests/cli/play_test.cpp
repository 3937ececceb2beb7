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

#include "tests/support/places.h"

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

const std::string program = places::program;

TEST(Play, a_whole_game_goes_through_a_pipe) {
    // Passing and letting go until the end card comes: every prompt has one of the two.
    const std::string out = output_of("(for i in $(seq 3000); do echo pass; echo; done) 2>/dev/null | " +
                                      program + " play --seed 5 --bots random,honest,odds");
    EXPECT_NE(out.find("The game is over"), std::string::npos);
    EXPECT_NE(out.find("points"), std::string::npos);
    EXPECT_EQ(out.find('\x1b'), std::string::npos) << "no colours in a pipe";
}

TEST(Play, who_may_only_react_sees_the_hand_and_on_request_the_table) {
    const std::string out =
        output_of("(echo table; echo quit) | " + program + " play --seed 5 --bots odds,odds,odds");
    const auto prompt = out.find("React? ");
    ASSERT_NE(prompt, std::string::npos) << out;
    EXPECT_LT(out.find("Your hand: "), prompt);
    EXPECT_EQ(out.substr(0, prompt).find("Stack: "), std::string::npos);
    EXPECT_NE(out.find("Stack: ", prompt), std::string::npos);
}

// The shell takes what follows # for a comment.
TEST(Play, a_command_with_commas_is_one_bot) {
    const std::string bot = " --bot 'exec:exec python3 -B " + std::string(places::root) +
                            "/starters/bot.py # quick, daring, bold'";
    const std::string out = output_of("(for i in $(seq 3000); do echo pass; echo; done) 2>/dev/null | " +
                                      program + " play --seed 5 --bots random,honest" + bot);
    EXPECT_NE(out.find("The game is over"), std::string::npos) << out;
    const std::string table =
        output_of(program + " arena --bots odds" + bot + bot + " --blocks 2 --threads 1 --no-progress");
    EXPECT_NE(table.find("bold"), std::string::npos) << table;
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

std::string temporary(const char* name) {
    return (std::filesystem::temp_directory_path() /
            ("scoville-" + std::to_string(::getpid()) + "-" + name + ".json"))
        .string();
}

TEST(Play, a_live_game_is_resumed_against_the_same_bots) {
    const std::string file = temporary("live");
    output_of("(for i in 1 2 3 4 5 6 7 8; do echo pass; echo; done; echo quit) 2>/dev/null | " + program +
              R"( play --options '{"players":3,"pace":"live","variants":["copy-cat"]}' --seat 2 )"
              "--bots honest,liar --save " +
              file);
    const std::string answer = output_of(program + " replay " + file);
    EXPECT_NE(answer.find("\"ok\":true"), std::string::npos);
    EXPECT_NE(answer.find("\"played\""), std::string::npos) << "something happened";
    const std::string resumed = output_of("echo quit | " + program + " play --resume " + file);
    EXPECT_NE(resumed.find("Balthazar"), std::string::npos) << resumed;
    EXPECT_NE(resumed.find("Loki"), std::string::npos);
    EXPECT_EQ(resumed.find("Paprika"), std::string::npos);
    const auto events = answer.find("\"events\"");
    const std::string so_far = answer.substr(events, answer.find("],\"state\"") - events);
    EXPECT_NE(output_of(program + " replay " + file).find(so_far), std::string::npos)
        << "bots may have moved before the next prompt; what was played stays";
    std::filesystem::remove(file);
}

TEST(Arena, waits_for_everyone_unless_the_options_say_live) {
    const std::string arena = program + " arena --one odds --against random --blocks 2 --json --no-progress ";
    const auto has = [&](const std::string& options, const std::string& what) {
        return output_of(arena + options).find(what) != std::string::npos;
    };
    const std::string everyone = R"("pace":"everyone-answers")";
    EXPECT_TRUE(has("", everyone));
    EXPECT_TRUE(has(R"(--options '{"players":4}')", everyone));
    EXPECT_TRUE(has(R"(--options '{"players":4,"pace":"live"}')", R"("pace":"live")"));
}

TEST(Bench, bots_runs_and_tells_its_figures) {
    const std::string out = output_of(program + " bench bots --json --blocks 1 --only schoten --level odds");
    EXPECT_NE(out.find("\"level\":\"odds\""), std::string::npos) << out;
    EXPECT_NE(out.find("\"p99_us\":"), std::string::npos);
    EXPECT_NE(out.find("\"felt_p99_us\":"), std::string::npos);
    EXPECT_NE(out.find("\"arena_ratio\":"), std::string::npos);
    EXPECT_NE(output_of(program + " bench bots --blocks 1 --only spicy-2022-answers --level liar")
                  .find("6 players"),
              std::string::npos);
}

TEST(Play, a_saved_game_does_not_start_programs_by_itself) {
    const std::string file = temporary("exec");
    std::ofstream(file) << R"({"record":1,"game":"schoten","options":{"players":3},"seed":[)"
                        << "\"" << std::string(128, '1') << "\",\"" << std::string(128, '2') << "\",\""
                        << std::string(128, '3') << R"("],"play":{"seat":0,"seed":"1","bots":["exec:touch )"
                        << file << R"(.started","odds"]},"actions":[]})";
    EXPECT_NE(std::system((program + " play --resume " + file + " < /dev/null > /dev/null 2>&1").c_str()), 0);
    EXPECT_FALSE(std::filesystem::exists(file + ".started"));
    const std::string other =
        output_of("echo quit | " + program + " play --resume " + file + " --bots odds,odds");
    EXPECT_NE(other.find("left the table"), std::string::npos);
    std::filesystem::remove(file);
}

TEST(Play, a_record_that_is_wrong_is_not_resumed) {
    const std::string file = temporary("wrong");
    for (const char* text :
         {"{}", "no", R"({"record":1,"game":"spicy","options":{"players":2},"actions":[]})"}) {
        std::ofstream(file) << text;
        EXPECT_NE(std::system((program + " play --resume " + file + " < /dev/null > /dev/null 2>&1").c_str()),
                  0)
            << text;
    }
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
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(60);
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

TEST(Play, ctrl_c_while_a_bot_thinks_leaves_the_game_saved) {
    const std::string file = temporary("ctrl-c");
    const std::string bot = "exec:exec python3 " + std::string(places::tests) + "/external/odd_bot.py sleeps";
    int terminal = -1;
    const pid_t pid = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    ASSERT_GE(pid, 0);
    if (pid == 0) {
        ::execl(program.c_str(), program.c_str(), "play", "--options", R"({"players":2,"start":0})", "--seat",
                "1", "--bots", bot.c_str(), "--ms", "300", "--save", file.c_str(),
                static_cast<char*>(nullptr));
        ::_exit(127);
    }
    (void)read_until(terminal, "starts");
    type(terminal, "\x03");
    const std::string last = read_until(terminal, "the same --bots");
    EXPECT_NE(last.find("Go on later with: scoville play --resume " + file), std::string::npos) << last;
    int status = 0;
    ::waitpid(pid, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    ::close(terminal);
    EXPECT_NE(output_of(program + " replay " + file).find("\"ok\":true"), std::string::npos);
    std::filesystem::remove(file);
}

TEST(Play, a_narrow_terminal_is_enough) {
    for (const char* options :
         {R"({"players":6,"variants":["copy-cat","spice-raider"],"pace":"everyone-answers"})",
          R"({"players":6,"edition":"2022"})"}) {
        const std::string out = output_of(
            "(for i in $(seq 40); do echo pass; echo; done; echo '?'; echo help; "
            "echo quit) 2>/dev/null | " +
            program + " play --seed 4 --options '" + options + "'");
        std::istringstream lines(out);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80u) << line;
    }
}

TEST(BotCheck, says_what_a_bot_does_wrong) {
    EXPECT_NE(output_of(program + " bot-check 'python3 " + places::root + "/starters/bot.py' --games 1")
                  .find("No trouble"),
              std::string::npos);
    const std::string liar =
        R"(read h; echo "{\"type\":\"ready\",\"protocol\":1}"; while read l; do echo "{\"id\":0,\"action\":{}}"; done)";
    std::FILE* pipe = ::popen((program + " bot-check --ms 100 --games 1 '" + liar + "'").c_str(), "r");
    std::string text;
    char buffer[4096];
    std::size_t got = 0;
    while ((got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0) text.append(buffer, got);
    EXPECT_EQ(WEXITSTATUS(::pclose(pipe)), 1);
    EXPECT_NE(text.find("chatty"), std::string::npos) << text;
}

}  // namespace
}  // namespace scoville::cli
