// From one SQLite file to a database of many nodes, and back: a game that is going on goes on, and nothing is
// moved where something would be missing.
#include <filesystem>

#include <sqlite3.h>

#include "tests/hosting/served.h"
#include "tests/server/party.h"
#include "tests/support/private_postgres.h"

namespace scoville::hosting::test {

using scoville::test::PrivatePostgres;
using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

namespace {

Object small_table() { return spicy_settings({}, {{"seats", 2}}); }

std::vector<std::string> among_nodes(const std::string& url, const std::string& key) {
    return quick + std::vector<std::string>{"--database", url, "--key-file", key};
}

cli::Ran moved(const std::string& from, const std::string& to, std::vector<std::string> more = {}) {
    return cli::run(std::vector<std::string>{"move", "--from", from, "--to", to} + more);
}

void go_on_at(Party& party, const Served& served) {
    party.port(served.port());
    for (Guest* guest : party.all()) guest->come_back();  // from the last event it has: none is missing
}

void change(const std::string& file, const char* sql) {
    sqlite3* db = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &db), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(db, sql, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(db);
    sqlite3_close(db);
}

bool is_there(const std::string& path) { return std::filesystem::exists(path); }

}  // namespace

TEST(Move, there_and_back_again_in_the_middle_of_a_game) {
    TempFolder folder;
    const std::string file = folder.file("x.db"), back = folder.file("back.db");
    const std::string url = PrivatePostgres::shared().url();
    Served small(file);
    Party done(small.port(), small_table(), 2);
    done.start();
    Driver(done.all(), 3).run_to_the_end();
    Party party(small.port(), small_table(), 2);
    party.start();
    party.host().must({{"type", "chat"}, {"text", "hello"}});
    Guest& first = party.whose_turn();
    EXPECT_EQ(server::test::code_in(first.answer(first.act(server::test::first_play(first.legal())))), "");
    (void)small.admin({"ban", "203.0.113.9", "--why", "test"});
    EXPECT_EQ(moved(file, url).exit_code, 1) << "a server uses it";
    party.catch_up();
    EXPECT_EQ(small.end(SIGTERM).exit_code, 0);

    const cli::Ran there = moved(file, url);
    ASSERT_EQ(there.exit_code, 0) << there.err;
    EXPECT_NE(there.out.find("2 tables, "), std::string::npos) << there.out;
    EXPECT_NE(there.out.find("2 chains were followed"), std::string::npos) << there.out;
    EXPECT_NE(there.out.find(" 1 lines of chat, 1 bans"), std::string::npos) << there.out;
    EXPECT_EQ(moved(file, url).exit_code, 1) << "there is data already";
    {
        Served node(folder.file("no.db"), among_nodes(url, file + ".key"));
        go_on_at(party, node);
        const Object more = party.host().ask({{"type", "chat"}, {"text", "again"}});
        EXPECT_EQ(more.at("type"), "ack");
        EXPECT_EQ(moved(url, back, {"--key-file", file + ".key"}).exit_code, 1) << "a node serves it";
        EXPECT_FALSE(is_there(back));
        party.catch_up();
        EXPECT_EQ(node.end(SIGTERM).exit_code, 0);
    }
    const cli::Ran home = moved(url, back, {"--key-file", file + ".key"});
    ASSERT_EQ(home.exit_code, 0) << home.err;
    EXPECT_NE(home.out.find(" 2 lines of chat, 1 bans"), std::string::npos) << home.out;
    Served again(back);
    go_on_at(party, again);
    EXPECT_EQ(again.admin({"bans", "--json"}).json().at("bans").as_array().size(), 1u);
    Driver(party.all(), 3).run_to_the_end();
    expect_record_agrees(party.host(), 1);
    done.port(again.port());
    done.host().come_back();
    expect_record_agrees(done.host(), 1);
}

TEST(Move, moves_nothing_when_a_chain_does_not_hold) {
    TempFolder folder;
    const std::string file = folder.file("x.db");
    const std::string url = PrivatePostgres::shared().url();
    Served small(file);
    Party whole(small.port(), small_table(), 2);
    Party party(small.port(), small_table(), 2);
    party.start();
    const std::string table = party.host().table;
    EXPECT_EQ(small.end(SIGTERM).exit_code, 0);
    change(file, ("DELETE FROM journal WHERE seq = 2 AND table_id = '" + table + "'").c_str());

    const cli::Ran refused = moved(file, url);
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_NE(refused.err.find(table), std::string::npos) << refused.err;
    const cli::Ran aside = moved(file, url, {"--damaged-aside"});
    ASSERT_EQ(aside.exit_code, 0) << aside.err << " and nothing had been moved before";
    EXPECT_NE(aside.out.find("1 tables are set aside"), std::string::npos) << aside.out;
    Served node(folder.file("no.db"), among_nodes(url, file + ".key"));
    whole.port(node.port());
    whole.host().come_back();
    Guest guest(node.port(), "", party.host().token);
    EXPECT_EQ(guest.refusal({{"type", "open"}, {"code", party.code}}), "read-only");
}

TEST(Move, wants_the_right_key) {
    TempFolder folder;
    const std::string file = folder.file("x.db"), key = folder.file("other.key");
    const std::string url = PrivatePostgres::shared().url();
    {
        Served small(file);
        Party party(small.port(), small_table(), 2);
        EXPECT_EQ(small.end(SIGTERM).exit_code, 0);
    }
    EXPECT_EQ(cli::run({"key", key}).exit_code, 0);
    const cli::Ran wrong = moved(file, url, {"--key-file", key});
    EXPECT_EQ(wrong.exit_code, 1);
    EXPECT_NE(wrong.err.find("is not the key"), std::string::npos) << wrong.err;
    EXPECT_EQ(moved(file, folder.file("y.db")).exit_code, 1) << "from a file to a file is a backup";
}

}  // namespace scoville::hosting::test
