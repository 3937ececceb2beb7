// Going away: everyone is told, nothing that was accepted is lost, and it does not take for ever.
#include "tests/hosting/served.h"
#include "tests/server/party.h"

namespace scoville::hosting::test {

using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

namespace {

Object small_table() { return spicy_settings({}, {{"seats", 2}}); }

}  // namespace

TEST(Drain, lets_games_end_begins_none_and_then_stops) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party playing(served.port(), small_table(), 2);
    Party waiting(served.port(), small_table(), 2);
    playing.start();
    EXPECT_EQ(served.admin({"drain", "--within", "600"}).exit_code, 0);
    const Object create{{"type", "create"}, {"settings", small_table()}};
    EXPECT_EQ(waiting[0].refusal(create), "not-now");
    for (Guest* guest : waiting.all()) guest->must({{"type", "ready"}, {"ready", true}});
    EXPECT_EQ(waiting[0].refusal({{"type", "start"}}), "not-now");
    const auto ready = served.get("/readyz");
    EXPECT_EQ(ready.status, 503);
    EXPECT_EQ(ready.body, "draining\n");
    EXPECT_EQ(served.get("/healthz").status, 200);
    EXPECT_EQ(served.admin_json({"stats"}).at("stats").at("draining"), true);
    Driver(playing.all(), 5).run_to_the_end();
    EXPECT_EQ(waiting[0].next("gone").at("why"), "draining");
    const cli::Ran ran = served.wait();
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    served.start();
    playing.port(served.port());
    for (Guest* guest : playing.all()) {
        guest->drop();
        guest->come_back();
        EXPECT_EQ(guest->phase(), "over");
    }
}

TEST(Drain, has_a_deadline_and_can_be_called_off) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    EXPECT_EQ(served.admin({"drain", "--within", "600"}).exit_code, 0);
    EXPECT_EQ(served.admin({"drain", "--cancel"}).exit_code, 0);
    EXPECT_EQ(served.get("/readyz").status, 200);
    Guest other(served.port(), "Other");
    (void)other.code_of_new_table(small_table());
    EXPECT_EQ(served.admin({"drain", "--within", "0"}).exit_code, 0);
    EXPECT_EQ(party[0].next("gone").at("why"), "draining");
    EXPECT_EQ(served.wait().exit_code, 0);
    served.start();
    party.port(served.port());
    for (Guest* guest : party.all()) {
        guest->drop();
        guest->come_back();
        EXPECT_EQ(guest->phase(), "playing") << "cut short is not lost";
    }
    EXPECT_EQ(served.admin({"stop"}).exit_code, 0);
    EXPECT_EQ(served.wait().exit_code, 0);
}

// Nobody can hold up a stop: not who reads nothing, not who never finishes a request.
TEST(Stop, ends_with_0_although_some_do_not_listen) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    net::test::Client half(served.port());
    half.send("GET / HTTP/1.1\r\nHost: he");
    net::test::Client deaf(served.port(), "127.0.0.1", 4096);
    EXPECT_EQ(deaf.handshake("Origin: http://here\r\n", "/ws").status, 101);
    const cli::Ran ran = served.end(SIGTERM);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_NE(ran.err.find("stopped"), std::string::npos);
    EXPECT_EQ(party[0].next("gone").at("why"), "draining");
}

TEST(Secrets, no_core_is_left_and_files_are_private) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Guest(served.port(), "Anna");
    for (const char* end : {"", ".key", ".lock", "-wal"}) {
        const auto mode = std::filesystem::status(served.data() + end).permissions();
        EXPECT_EQ(static_cast<unsigned>(mode) & 077U, 0U) << end;
    }
    std::ifstream limits("/proc/" + std::to_string(served.pid()) + "/limits");
    std::string line;
    while (std::getline(limits, line) && !line.starts_with("Max core file size")) {
    }
    constexpr std::size_t soft_limit = 26;
    EXPECT_EQ(line.substr(soft_limit, 2), "0 ") << line;
}

}  // namespace scoville::hosting::test
