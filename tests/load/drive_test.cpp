// Whole tables against the real program, also over its death.
#include "load/drive.h"

#include <csignal>
#include <filesystem>

#include <gtest/gtest.h>

#include "load/child.h"
#include "tests/support/places.h"

namespace scoville::load {
namespace {

class Drives : public testing::Test {
protected:
    void SetUp() override { std::filesystem::create_directories(folder_); }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::unique_ptr<Child> start() const {
        return std::make_unique<Child>(
            std::vector<std::string>{places::program, "serve", "--address", "127.0.0.1", "--port", "0",
                                     "--data", folder_ / "load.db", "--quick", "--messages-per-second",
                                     "100000"},
            folder_ / "log", std::nullopt);
    }
    static void play(Drive& drive, std::uint64_t actions) {
        const std::uint64_t goal = drive.measure().actions + actions;
        drive.measure().on = true;
        EXPECT_TRUE(
            drive.poll().until([&] { return drive.measure().actions >= goal; }, std::chrono::seconds(60)));
    }
    static void expect_right(const Drive& drive) {
        EXPECT_EQ(drive.wrongs(), 0U);
        for (const std::string& complaint : drive.complaints()) ADD_FAILURE() << complaint;
    }

    std::filesystem::path folder_ =
        std::filesystem::path(testing::TempDir()) / ("scoville_load_" + std::to_string(getpid()));
};

}  // namespace

TEST_F(Drives, tables_of_both_games_play_on_over_several_games) {
    const auto server = start();
    Drive drive(4);
    drive.open({.port = server->port()});
    drive.pace({});
    play(drive, 1'500);
    drive.settle();
    expect_right(drive);
    EXPECT_GT(drive.measure().to_others.count(), 3'000U);
    EXPECT_GT(drive.measure().updates.mean(), 200);
    std::int64_t games = 0;
    for (const auto& table : drive.tables()) games = std::max(games, table->players().front()->games);
    EXPECT_GT(games, 1);
    EXPECT_GT(server->processor_us(), 0);
    EXPECT_GT(server->resident_kib(), 0);
}

TEST_F(Drives, what_was_acknowledged_outlives_a_kill) {
    auto server = start();
    Drive drive(4);
    drive.open({.port = server->port()});
    for (int cycle = 0; cycle < 3; ++cycle) {
        drive.pace({});
        play(drive, 150);
        server->send(SIGKILL);
        server->wait();
        drive.drop();
        server = start();
        drive.come_back({.port = server->port()});
        drive.settle();
        expect_right(drive);
    }
}

TEST_F(Drives, idle_people_are_welcomed) {
    const auto server = start();
    Poll poll;
    Idlers idlers(poll);
    idlers.add(50, {.port = server->port()});
    EXPECT_EQ(idlers.lost(), 0U);
}

}  // namespace scoville::load
