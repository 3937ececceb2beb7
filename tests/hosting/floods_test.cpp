// What one address may ask for over all its connections, and that nobody can talk itself into another
// address.
#include "server/floods.h"

#include "tests/hosting/served.h"
#include "tests/server/party.h"

namespace scoville::hosting::test {

using server::test::spicy_settings;

namespace {

// Says hello over a new connection; what comes back first.
std::string first_word(const Served& served, const std::string& headers) {
    net::test::Client client(served.port());
    if (client.handshake("Origin: http://here\r\n" + headers, "/ws").status != 101) return "no socket";
    client.send(net::test::frame(R"({"type":"hello","protocol":1,"name":"Anna"})"));
    const Object said = json::parse(client.read_message().payload).as_object();
    return std::string(said.at("type").as_string());
}

}  // namespace

TEST(Flood, counts_a_household_and_forgets_it) {
    server::Flood flood(2);
    constexpr std::int64_t now = 0, a_minute = 60'000;
    EXPECT_TRUE(flood.take("192.0.2.1", now));
    EXPECT_TRUE(flood.take("192.0.2.1", now));
    EXPECT_FALSE(flood.take("192.0.2.1", now));
    EXPECT_TRUE(flood.take("192.0.2.2", now));
    EXPECT_TRUE(flood.take("2001:db8::1", now));
    EXPECT_TRUE(flood.take("2001:db8::2", now));
    EXPECT_FALSE(flood.take("2001:db8::3", now)) << "one /64 is one";
    EXPECT_TRUE(flood.take("192.0.2.1", now + 31 * a_minute));
    EXPECT_FALSE(flood.take("192.0.2.1", now + 31 * a_minute));
    EXPECT_TRUE(flood.take("192.0.2.9", now + 180 * a_minute));
    EXPECT_EQ(flood.remembered(), 1U);
}

TEST(Floods, new_people_of_one_address_are_limited_and_it_cannot_be_made_up) {
    TempFolder folder;
    Served served(folder.file("x.db"), {"--guests-per-hour", "2"});
    EXPECT_EQ(first_word(served, ""), "welcome");
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.1\r\n"), "welcome");
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.2\r\n"), "trouble") << "no proxy is trusted";
}

TEST(Floods, behind_a_trusted_proxy_everyone_counts_alone) {
    TempFolder folder;
    Served served(folder.file("x.db"), {"--guests-per-hour", "1", "--trusted-proxy", "127.0.0.1"});
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.1\r\n"), "welcome");
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.2\r\n"), "welcome");
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.1\r\n"), "trouble");
    // What the client itself wrote comes first in the list; only what the proxy added at the end counts.
    EXPECT_EQ(first_word(served, "X-Forwarded-For: 198.51.100.77, 198.51.100.1\r\n"), "trouble");
}

TEST(Floods, tables_are_limited_by_address_and_in_all) {
    TempFolder folder;
    const Object create{{"type", "create"}, {"settings", spicy_settings({}, {{"seats", 2}})}};
    {
        Served served(folder.file("x.db"), {"--tables-per-hour", "2"});
        Guest one(served.port(), "One");
        Guest two(served.port(), "Two");
        one.must(create);
        two.must(create);
        EXPECT_EQ(one.refusal(create), "too-many");
        EXPECT_EQ(two.refusal(create), "too-many");
    }
    Served served(folder.file("y.db"), quick + std::vector<std::string>{"--tables", "1"});
    Guest one(served.port(), "One");
    one.must(create);
    EXPECT_EQ(one.refusal(create), "too-many");
}

TEST(Floods, limits_of_messages_and_chat_are_the_hosts_to_set) {
    TempFolder folder;
    Served served(folder.file("x.db"),
                  {"--message-bytes", "1024", "--chat-burst", "2", "--chat-per-minute", "0"});
    server::test::Party party(served.port(), spicy_settings({}, {{"seats", 2}}), 1);
    const Object chat{{"type", "chat"}, {"text", "hello"}};
    party[0].must(chat);
    party[0].must(chat);
    EXPECT_EQ(party[0].refusal(chat), "too-many");
    party[0].send_raw("{\"type\":\"" + std::string(1100, 'x') + "\"}");
    while (party[0].connected()) party[0].hear_one();
    EXPECT_EQ(party[0].close_code, 1009);
}

}  // namespace scoville::hosting::test
