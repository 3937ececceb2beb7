// Nodes that all live: how a table is found, what works everywhere, what one of them does that all must know.
#include <thread>

#include <gtest/gtest.h>

#include "tests/nodes/cluster.h"
#include "tests/server/party.h"

namespace scoville::nodes {
namespace {

using server::test::code_in;
using server::test::Guest;
using server::test::Object;
using server::test::Party;
using server::test::spicy_settings;

class Nodes : public testing::Test {
protected:
    static Cluster& two() {
        static Cluster cluster(2, {"--metrics", "everyone"});
        return cluster;
    }
    Cluster& cluster = two();

    boost::json::object admin(std::size_t i, std::vector<std::string> words) const {
        std::vector<std::string> all{"admin", "--json", "--socket", cluster.admin_socket(i)};
        all.insert(all.end(), words.begin(), words.end());
        const cli::Ran ran = cli::Program(all).finish();
        EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
        return ran.json();
    }
};

TEST_F(Nodes, a_table_is_found_from_every_node) {
    Party party(cluster.port(0), spicy_settings({}, {}), 2);
    Guest guest(cluster.port(1), "Fay");
    Object refused = guest.ask({{"type", "open"}, {"code", party.code}});
    EXPECT_EQ(code_in(refused), "elsewhere");
    EXPECT_FALSE(refused.at("error").as_object().contains("at")) << "it did not say that it follows";
    guest.follow = [&](const std::string& path) { return cluster.at(path); };
    guest.drop();
    guest.connect();
    refused = guest.ask({{"type", "open"}, {"code", party.code}});
    EXPECT_EQ(refused.at("error").at("at"), "/n/a/ws");
    guest.code = party.code;
    guest.drop();
    guest.port = cluster.port(1);
    guest.come_back();
    EXPECT_EQ(guest.port, cluster.port(0));
    EXPECT_EQ(guest.room.at("code").as_string(), std::string_view(party.code));
}

TEST_F(Nodes, a_node_answers_to_its_own_name_only) {
    net::test::Client own(cluster.port(0));
    EXPECT_EQ(own.handshake("Origin: http://here\r\n", "/n/a/ws").status, 101);
    net::test::Client other(cluster.port(0));
    EXPECT_EQ(other.handshake("Origin: http://here\r\n", "/n/b/ws").status, 404);
}

TEST_F(Nodes, lists_names_and_records_are_the_same_everywhere) {
    Party party(cluster.port(0), spicy_settings({}, {{"listed", true}}), 2);
    Guest elsewhere(cluster.port(1), "", party.host().token);
    EXPECT_EQ(elsewhere.person, party.host().person);
    const auto lists = [&](Guest& guest) {
        const Object answer = guest.must({{"type", "list"}, {"what", "mine"}});
        std::string ids;
        for (const auto& table : answer.at("tables").as_array())
            ids += boost::json::serialize(table.at("table"));
        return ids;
    };
    EXPECT_EQ(lists(elsewhere), lists(party.host()));
    EXPECT_NE(lists(elsewhere), "");
    elsewhere.must({{"type", "rename"}, {"name", "Anders"}});
    Guest again(cluster.port(0), "", party.host().token);
    EXPECT_EQ(again.name, "Anders");
    EXPECT_EQ(elsewhere.refusal({{"type", "record"}, {"table", party.host().table}, {"game", 1}}),
              "no-such-table")
        << "there is no game yet, but the table was found";
}

TEST_F(Nodes, a_ban_counts_at_every_node) {
    Guest guest(cluster.port(1), "Mallory");
    (void)admin(0, {"ban", guest.person, "--why", "test"});
    while (guest.connected()) guest.hear_one();
    EXPECT_EQ(guest.close_code, 1008);
    EXPECT_EQ(admin(1, {"bans"}).at("bans").as_array().size(), 1u);
    (void)admin(1, {"unban", guest.person});
}

TEST_F(Nodes, admin_sees_all_nodes_and_whose_each_table_is) {
    Party party(cluster.port(1), spicy_settings({}, {}), 2);
    const auto nodes = admin(0, {"nodes"}).at("nodes").as_array();
    ASSERT_EQ(nodes.size(), 2u);
    EXPECT_EQ(nodes[0].at("node"), "a");
    EXPECT_TRUE(nodes[0].at("thisOne").as_bool());
    bool found = false;
    const auto tables = admin(0, {"tables", "--all"});
    for (const auto& table : tables.at("tables").as_array())
        if (table.at("table").as_string() == std::string_view(party.host().table))
            found = table.at("node") == "b";
    EXPECT_TRUE(found);
}

// Another one would go on if it froze.
TEST_F(Nodes, each_says_how_soon_a_silent_line_is_asked) {
    Guest guest(cluster.port(1), "Fay");
    EXPECT_EQ(guest.heard.front().at("beat"), cluster.lease_ms());
    guest.must({{"type", "beat"}});
}

TEST_F(Nodes, each_tells_how_its_lease_is) {
    const std::string text = cluster.metrics(0);
    for (const char* name : {"scoville_lease_held 1", "scoville_lease_age_ms ", "scoville_claims_total ",
                             "scoville_store_unsure_total 0", "scoville_buried_total 0"})
        EXPECT_NE(text.find(name), std::string::npos) << name;
}

TEST_F(Nodes, the_key_is_given_and_checked) {
    const auto serve = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words{"serve", "--port", "0", "--node", "k", "--database", cluster.url()};
        words.insert(words.end(), more.begin(), more.end());
        return cli::Program(words).finish();
    };
    EXPECT_NE(serve({}).err.find("--key-file"), std::string::npos);
    const server::test::TempFolder folder;
    const std::string file = folder.file("other.key");
    EXPECT_NE(serve({"--key-file", file}).err.find("scoville key"), std::string::npos)
        << "none is made silently";
    EXPECT_EQ(cli::Program({"key", file}).finish().exit_code, 0);
    EXPECT_EQ(cli::Program({"key", file}).finish().exit_code, 1) << "one that is there stays";
    const cli::Ran wrong = serve({"--key-file", file});
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_NE(wrong.err.find("not the key that belongs to this database"), std::string::npos) << wrong.err;
}

// Nobody comes back to it, but its clock runs: another node takes it up.
TEST(Orphan, is_woken_by_another_node_when_it_is_due) {
    Cluster cluster(2, {"--metrics", "everyone"});
    Party party(cluster.port(0), spicy_settings({}, {{"turnTime", 20'000}}), 2);
    party.start();
    cluster.kill(0);
    while (cluster.metrics(1).find("scoville_tables_awake 1") == std::string::npos) std::this_thread::yield();
    party.port(cluster.port(1));
    party.host().come_back();
    EXPECT_EQ(party.host().phase(), "playing");
}

// The database is away for longer than a lease, and nobody else is there: lines are kept, nothing is said,
// and what was asked meanwhile is answered afterwards.
TEST(Lapse, is_a_pause_and_no_end) {
    Cluster alone(1);
    (void)alone.end(0, SIGTERM);
    test::Relay& relay = alone.relay(0);
    alone.start(0);
    Party party(alone.port(0), spicy_settings({}, {}), 2);
    relay.keeps_questions = relay.keeps_answers = true;
    while (alone.status(0) == 200) std::this_thread::yield();
    const std::string nonce = party.host().send({{"type", "rename"}, {"name", "Later"}});
    const std::string beat = party.host().send({{"type", "beat"}});
    (void)party.host().hear_all();
    EXPECT_FALSE(party.host().has_answer(nonce));
    EXPECT_FALSE(party.host().has_answer(beat)) << "it does not pretend that somebody is there";
    relay.keeps_questions = relay.keeps_answers = false;
    alone.await_ready(0);
    EXPECT_EQ(party.host().answer(nonce).at("type"), "ack") << "on the same line";
}

}  // namespace
}  // namespace scoville::nodes
