// Programs that sit at an online table by its link: the starters play whole games, and no table waits for one
// that misbehaves.
#include <array>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"
#include "tests/support/places.h"

namespace scoville::server::test {
namespace {

const std::string root = places::root;

// A program with its output in a file; it ends with the test.
class Script {
public:
    Script(std::vector<std::string> words, const std::string& secret, const std::string& out) {
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        constexpr mode_t mode = 0600;
        for (const int to : {STDOUT_FILENO, STDERR_FILENO})
            posix_spawn_file_actions_addopen(&actions, to, out.c_str(), O_WRONLY | O_CREAT | O_APPEND, mode);
        std::vector<std::string> variables{"SCOVILLE_BOT_SECRET=" + secret};
        for (char** one = environ; *one != nullptr; ++one) variables.emplace_back(*one);
        const auto pointers = [](std::vector<std::string>& texts) {
            std::vector<char*> list;
            for (std::string& text : texts) list.push_back(text.data());
            list.push_back(nullptr);
            return list;
        };
        EXPECT_EQ(posix_spawnp(&pid_, words[0].c_str(), &actions, nullptr, pointers(words).data(),
                               pointers(variables).data()),
                  0)
            << words[0];
        posix_spawn_file_actions_destroy(&actions);
    }
    Script(const Script&) = delete;
    Script& operator=(const Script&) = delete;
    ~Script() {
        kill(pid_, SIGKILL);
        waitpid(pid_, nullptr, 0);
    }

private:
    pid_t pid_ = -1;
};

// A person at a table of her own, and the programs she gave the link.
class Evening {
public:
    Evening(const Object& settings, const table::Timing& timing = quick())
        : house_(timing), anna(house_.port(), "Anna") {
        code_ = anna.code_of_new_table(settings);
        anna.must({{"type", "sit"}});
        anna.must({{"type", "ready"}, {"ready", true}});
    }

    void invite(std::vector<std::string> words, const std::vector<std::string>& more = {}) {
        const std::string number = std::to_string(scripts_.size());
        words.push_back("ws://127.0.0.1:" + std::to_string(house_.port()) + "/bot?code=" + code_);
        words.insert(words.end(), more.begin(), more.end());
        scripts_.push_back(std::make_unique<Script>(words, "a secret that a bot has made up, " + number,
                                                    folder_.file(number.c_str())));
    }
    void invite_bad(const std::string& way) { invite({"python3", root + "/tests/server/bad_bot.py"}, {way}); }

    // Everyone who was invited sits and is ready; the game is played to its end.
    void play() {
        anna.wait([&] {
            std::size_t ready = 0;
            for (const json::value& chair : anna.room.at("chairs").as_array())
                ready += chair.at("who") == "person" && chair.at("ready") == true ? 1 : 0;
            return ready == scripts_.size() + 1;
        });
        anna.must({{"type", "start"}});
        anna.wait([&] { return anna.has_game(); });
        Driver driver({&anna}, 1);
        driver.run_to_the_end();
        expect_record_agrees(anna, ++games_);
    }

    std::string told(int script) const {
        std::ifstream file(folder_.file(std::to_string(script).c_str()));
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }

private:
    TempFolder folder_;
    House house_;
    std::string code_;
    std::vector<std::unique_ptr<Script>> scripts_;
    int games_ = 0;

public:
    Guest anna;
};

void play_with_starters(const Object& settings) {
    Evening evening(settings);
    evening.invite({"python3", "-B", root + "/starters/bot.py"});
    evening.invite({root + "/scripts/node", "node", root + "/starters/bot.js"});
    evening.play();
    evening.anna.must({{"type", "rematch"}});
    evening.play();
    for (const int script : {0, 1})
        for (const char* trouble : {"illegal", "malformed", "chatty", "server says"})
            EXPECT_EQ(evening.told(script).find(trouble), std::string::npos) << evening.told(script);
    // Only in live pace somebody else may be quicker.
    const auto* options = settings.if_contains("options");
    if (options == nullptr || options->as_object().contains("pace"))
        EXPECT_EQ(evening.told(0) + evening.told(1), "");
}

const json::array all_variants{"we-love-chili",    "start-it-up", "spice-raider",
                               "change-your-luck", "turn-it-up",  "copy-cat"};

// Without a clock, so that nothing but the guest's own patience could help.
std::string told_to_bad(const std::string& way, const Object& settings,
                        table::Millis patience = table::Timing{}.stuck_bot) {
    table::Timing timing = quick();
    timing.stuck_bot = patience;
    Evening evening(settings, timing);
    evening.invite_bad(way);
    evening.play();
    return evening.told(0);
}
Object three(Object options = {}) {
    return spicy_settings(std::move(options), {{"seats", 3}, {"fill", "odds"}});
}
Object three_answer() { return three({{"pace", "everyone-answers"}}); }

}  // namespace

TEST(BotGuests, starters_play_spicy) {
    play_with_starters(
        spicy_settings({{"variants", all_variants}, {"pace", "everyone-answers"}}, {{"seats", 3}}));
}
TEST(BotGuests, starters_play_spicy_live) { play_with_starters(spicy_settings({}, {{"seats", 3}})); }
TEST(BotGuests, starters_play_schoten) { play_with_starters(schoten_settings({{"seats", 3}})); }

TEST(BotGuests, an_illegal_answer_is_told_and_the_safe_move_played) {
    for (const Object& settings :
         {three(), three_answer(), schoten_settings({{"seats", 3}, {"fill", "odds"}})})
        EXPECT_TRUE(told_to_bad("illegal", settings).starts_with("illegal\n"));
}
TEST(BotGuests, what_is_no_answer_is_told) {
    EXPECT_TRUE(told_to_bad("malformed", three_answer()).starts_with("malformed\n"));
}
TEST(BotGuests, answers_nobody_waits_for_are_told) {
    EXPECT_TRUE(told_to_bad("chatty", three_answer()).starts_with("chatty\n"));
}
TEST(BotGuests, who_does_not_answer_three_times_is_shown_out_and_replaced) {
    EXPECT_EQ(told_to_bad("silent", three_answer(), 60),
              "late\nlate\nlate\nthe server says: late three times in a row\n");
}
TEST(BotGuests, a_late_answer_is_told_and_changes_nothing) {
    EXPECT_TRUE(told_to_bad("slow", three(), 60).starts_with("late\nlate\n"));
}
TEST(BotGuests, a_bot_plays_for_who_has_vanished) {
    EXPECT_EQ(told_to_bad("vanishes", three_answer()), "");
    EXPECT_EQ(told_to_bad("vanishes", schoten_settings({{"seats", 3}, {"fill", "odds"}})), "");
}

TEST(BotGuests, who_has_no_secret_or_no_table_stays_outside) {
    House house;
    net::test::Client nameless(house.port());
    EXPECT_EQ(nameless.handshake("Authorization: Bearer short\r\n", "/bot?code=ABCDEF").status, 401);
    net::test::Client lost(house.port());
    ASSERT_EQ(
        lost.handshake("Authorization: Bearer " + std::string(32, 'x') + "\r\n", "/bot?code=ABCDEF").status,
        101);
    (void)lost.read_message();
    lost.send(net::test::frame(R"({"type":"ready","protocol":1,"name":"lost"})"));
    EXPECT_EQ(lost.read_close(), 1008);
}

}  // namespace scoville::server::test
