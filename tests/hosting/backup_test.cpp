// A backup made while people play is a server's data of that moment; it comes back only where it harms
// nothing.
#include <fstream>

#include "tests/hosting/served.h"
#include "tests/server/party.h"

namespace scoville::hosting::test {

using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

namespace {

Object small_table() { return spicy_settings({}, {{"seats", 2}}); }

// Two cards are played and two turns passed, each acknowledged and seen by all.
void play_some(Party& party) {
    for (int turn = 0; turn < 4; ++turn) {
        Guest& player = party.whose_turn();
        const Object pass{{"do", "pass"}};
        const std::string asked = player.act(turn < 2 ? server::test::first_play(player.legal()) : pass);
        EXPECT_EQ(server::test::code_in(player.answer(asked)), "");
    }
    party.catch_up();
}

// The guests go on at another server, as if they had slept since the backup.
void move_to(Party& party, const Served& served) {
    party.port(served.port());
    for (Guest* guest : party.all()) {
        guest->drop();
        guest->event = guest->acked = 0;
        guest->events.clear();
        guest->come_back();
    }
}

cli::Ran restored(const std::string& from, const std::string& to, std::vector<std::string> more = {}) {
    return cli::run(std::vector<std::string>{"restore", from, to} + more);
}

}  // namespace

TEST(Backup, made_in_the_middle_of_a_game_it_goes_on_elsewhere) {
    TempFolder folder;
    TempFolder elsewhere;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    play_some(party);
    ASSERT_EQ(party[0].phase(), "playing");
    const json::value then = party[0].game.at("state");
    const std::string file = elsewhere.file("backup.db");
    const cli::Ran made = served.admin({"backup", file});
    EXPECT_EQ(made.exit_code, 0) << made.err;
    EXPECT_EQ(served.admin({"backup", file}).exit_code, 1) << "a backup is never written over";
    const std::string second = elsewhere.file("second.db");
    const cli::Ran outside = cli::run({"backup", served.data(), second});
    EXPECT_EQ(outside.exit_code, 0) << outside.err;
    play_some(party);
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);

    for (const std::string& one : {file, second}) {
        const std::string data = one + ".restored";
        const cli::Ran back = restored(one, data);
        ASSERT_EQ(back.exit_code, 0) << back.err;
        Served again(data);
        move_to(party, again);
        EXPECT_EQ(party[0].game.at("state"), then) << one;
        Driver(party.all(), 3).run_to_the_end();
        EXPECT_EQ(party[0].phase(), "over");
    }
}

TEST(Backup, is_refused_where_it_would_destroy_something_newer) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    const std::string file = folder.file("backup.db");
    EXPECT_EQ(served.admin({"backup", file}).exit_code, 0);
    play_some(party);
    party[0].must({{"type", "chat"}, {"text", "after the backup"}});
    const cli::Ran used = restored(file, served.data(), {"--force"});
    EXPECT_EQ(used.exit_code, 1);
    EXPECT_NE(used.err.find("another server is using it"), std::string::npos) << used.err;
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);
    const cli::Ran newer = restored(file, served.data());
    EXPECT_EQ(newer.exit_code, 1);
    EXPECT_NE(newer.err.find("is newer than the backup"), std::string::npos) << newer.err;
    const cli::Ran forced = restored(file, served.data(), {"--force"});
    EXPECT_EQ(forced.exit_code, 0) << forced.err;
    bool kept = false;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(served.data()).parent_path()))
        kept = kept || entry.path().filename().string().starts_with("x.db.before-");
    EXPECT_TRUE(kept) << "the old data is still there";
    served.start();
    move_to(party, served);
    EXPECT_EQ(party[0].phase(), "playing");
}

TEST(Backup, that_is_damaged_or_strange_is_refused) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    play_some(party);
    const std::string file = folder.file("backup.db");
    EXPECT_EQ(served.admin({"backup", file}).exit_code, 0);
    const cli::TempFile text("this is no database at all, and quite long enough to be looked at", ".db");
    EXPECT_EQ(restored(text.path(), folder.file("new.db")).exit_code, 1);
    std::filesystem::resize_file(file, std::filesystem::file_size(file) - 4096);
    const cli::Ran torn = restored(file, folder.file("new.db"));
    EXPECT_EQ(torn.exit_code, 1);
    EXPECT_FALSE(std::filesystem::exists(folder.file("new.db")));
    EXPECT_EQ(restored(folder.file("nothing.db"), folder.file("new.db")).exit_code, 2);
}

TEST(Backup, without_its_key_needs_the_right_one) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    Party party(served.port(), small_table(), 2);
    party.start();
    const std::string file = folder.file("backup.db");
    EXPECT_EQ(served.admin({"backup", file, "--without-key"}).exit_code, 0);
    EXPECT_FALSE(std::filesystem::exists(file + ".key"));
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);
    const std::string data = folder.file("new.db");
    const cli::Ran missing = restored(file, data);
    EXPECT_EQ(missing.exit_code, 1);
    EXPECT_NE(missing.err.find("need their key"), std::string::npos) << missing.err;
    std::filesystem::copy_file(served.data() + ".key", data + ".key");
    EXPECT_EQ(restored(file, data).exit_code, 0);
    Served again(data);
    move_to(party, again);
    EXPECT_EQ(party[0].phase(), "playing");
}

// Without this, a lost key would be replaced by a new one and every game in progress be found damaged.
TEST(Key, that_does_not_belong_to_the_data_is_noticed_at_the_start) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    EXPECT_EQ(served.end(SIGTERM).exit_code, 0);
    const std::string key = served.data() + ".key";
    std::filesystem::rename(key, key + ".away");
    const std::vector<std::string> serve{"serve", "--address", "127.0.0.1",  "--port",
                                         "0",     "--data",    served.data()};
    const cli::Ran lost = cli::run(serve);
    EXPECT_EQ(lost.exit_code, 2);
    EXPECT_NE(lost.err.find("need the key they were begun with"), std::string::npos) << lost.err;
    EXPECT_FALSE(std::filesystem::exists(key)) << "no new one is made";
    std::ofstream(key) << std::string(64, 'a') << "\n";
    const cli::Ran wrong = cli::run(serve);
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_NE(wrong.err.find("is not the key that belongs to"), std::string::npos) << wrong.err;
    std::filesystem::rename(key + ".away", key);
    served.start();
}

}  // namespace scoville::hosting::test
