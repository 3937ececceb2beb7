// Bad input below the messages: what a stranger does with headers, frames, paths and time. The rows of
// docs/bad-input.md that tests/net covers for a bare connection, here for the server with its tables.
#include <gtest/gtest.h>

#include "tests/server/house.h"
#include "tests/server/party.h"

namespace scoville::server::test {

namespace {

using net::test::Client;
using Time = net::Limits::Time;
constexpr std::string_view ours = "Origin: http://here\r\n";

// A line that has said hello, and can be as wrong as it likes from then on.
Client greeted(std::uint16_t port, int receive_bytes = 0) {
    Client line(port, "127.0.0.1", receive_bytes);
    EXPECT_EQ(line.handshake(ours, "/ws").status, 101);
    line.send(net::test::frame(R"({"type":"hello","protocol":1,"name":"Raw"})"));
    EXPECT_NE(line.read_message().payload.find("welcome"), std::string::npos);
    return line;
}

}  // namespace

TEST(BadLines, compression_is_not_to_be_had) {
    House house;
    Client line(house.port());
    const auto answer = line.handshake(
        std::string(ours) + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n",
        "/ws");
    EXPECT_EQ(answer.status, 101);
    EXPECT_FALSE(answer.headers.contains("sec-websocket-extensions"));
    line.send(net::test::frame("\xAA\x56\x2A", {.reserved = 4}));  // a compressed frame all the same
    EXPECT_EQ(line.read_close(), 1002);
}

TEST(BadLines, slow_headers_are_given_up_after_their_time) {
    net::Limits limits = generous();
    limits.header_time = Time(50);
    House house(quick(), limits);
    Client line(house.port());
    line.send("GET /ws HTTP/1.1\r\nHost: here\r\nX-Slow: ");
    EXPECT_EQ(line.read_answer().status, 408);
    EXPECT_TRUE(line.is_ended());
}

TEST(BadLines, headers_over_8_kib_are_431) {
    House house;
    Client line(house.port());
    EXPECT_EQ(line.get("/", "X-Long: " + std::string(9'000, 'x') + "\r\n").status, 431);
}

TEST(BadLines, who_answers_no_ping_is_cut_and_the_table_knows) {
    net::Limits limits = generous();
    limits.ping_every = Time(20);
    limits.pong_time = Time(200);
    House house(quick(), limits);
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    Client idle = greeted(house.port());
    idle.send(net::test::frame(R"({"type":"open","nonce":"a","code":")" + party.code + "\"}"));
    Guest& host = party.host();
    host.wait([&] { return host.here.contains("spectators") && host.here.at("spectators") == 1; });
    host.wait([&] { return host.here.at("spectators") == 0; });
    EXPECT_TRUE(idle.is_ended());
    EXPECT_TRUE(host.connected()) << "who answers stays";
}

// The queue for one who does not read is bounded; then it is dropped and the present is told instead. Nobody
// else waits.
// Two records and a list at once, over a line that has room for none of them beside another.
TEST(BadLines, large_answers_are_all_given_or_can_be_fetched) {
    net::Limits small = generous();
    small.queue_bytes = 4'096;
    small.kernel_send_bytes = 4'096;
    House house(quick(), small);
    Party party(house.port(), spicy_settings({{"endCard", 40}}, {{"seats", 2}}), 2);
    party.start();
    Driver(party.all(), 3).run_to_the_end();
    party.catch_up();
    Guest& guest = party[0];
    std::vector<std::string> asked;
    for (int i = 0; i < 9; ++i)
        asked.push_back(guest.send({{"type", "record"}, {"table", guest.table}, {"game", 1}}));
    asked.push_back(guest.send({{"type", "list"}, {"what", "mine"}}));
    json::value record;
    int fetched = 0;
    for (const std::string& nonce : asked) {
        Object answer = guest.answer(nonce);
        if (answer.at("type") == "refused") {
            ++fetched;
            EXPECT_EQ(answer.at("error").at("code"), "too-large");
            const std::string path(answer.at("error").at("path").as_string());
            const auto got = net::test::Client(house.port()).get(path);
            ASSERT_EQ(got.status, 200);
            answer = json::parse(got.body).as_object();
            EXPECT_EQ(net::test::Client(house.port()).get(path).status, 404) << "once";
        }
        EXPECT_EQ(answer.at("nonce").as_string(), nonce);
        if (!answer.contains("record")) continue;
        if (record.is_null()) record = answer.at("record");
        EXPECT_EQ(answer.at("record"), record);
    }
    EXPECT_GT(fetched, 0);
}

TEST(BadLines, a_slow_reader_misses_the_middle_and_hears_the_present) {
    net::Limits limits = generous();
    limits.queue_messages = 4;
    limits.kernel_send_bytes = 4'096;
    House house(quick(), limits);
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    party.start();
    Client slow = greeted(house.port(), 2'048);
    slow.send(net::test::frame(R"({"type":"open","nonce":"a","code":")" + party.code + "\"}"));
    Driver driver(party.all(), 11);
    driver.run_to_the_end();
    party.catch_up();
    std::uint32_t event = 0;
    std::size_t updates = 0;
    std::size_t tables = 0;
    while (event < party.host().event) {
        const json::value message = json::parse(slow.read_message().payload);
        if (message.at("type") != "table" && message.at("type") != "update") continue;
        if (message.at("type") == "update") {
            for (const json::value& one : message.at("events").as_array())
                EXPECT_EQ(one.at("n").to_number<std::uint32_t>(), ++event) << "no gap but at a new table";
            ++updates;
        } else {
            ++tables;
        }
        event = message.at("event").to_number<std::uint32_t>();
    }
    EXPECT_EQ(tables, 2U) << "the first, and the one after everything was dropped";
    EXPECT_LT(updates, party.host().events.size() / 2);
}

TEST(BadLines, a_page_of_another_host_gets_no_socket_and_a_program_needs_a_token) {
    House house;
    const auto opened = [&](std::string_view headers) {
        return Client(house.port()).handshake(headers, "/ws").status;
    };
    EXPECT_EQ(opened(ours), 101);
    EXPECT_EQ(opened("Origin: http://here.evil.example\r\n"), 403);
    EXPECT_EQ(opened("Origin: null\r\n"), 403);
    EXPECT_EQ(opened("Origin: http://evil.example\r\nAuthorization: Bearer t\r\n"), 403);
    EXPECT_EQ(opened(""), 403);
    EXPECT_EQ(opened("Authorization: Bearer t\r\n"), 101);
}

TEST(BadLines, bad_utf8_over_http_is_400) {
    House house;
    EXPECT_EQ(Client(house.port()).get("/%C3%28").status, 400);
    EXPECT_EQ(Client(house.port()).get("/%FF").status, 400);
    EXPECT_EQ(Client(house.port()).get("/%00").status, 400);
}

TEST(BadLines, no_path_leads_to_a_file_of_the_machine) {
    House house;
    for (const char* path :
         {"/../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd",
          "/assets/../../house.db", "/assets/..%5c..%5chouse.db", "/house.db", "/.git/config",
          "/etc/passwd%00.html", "file:///etc/passwd"}) {
        const auto answer = Client(house.port()).get(path);
        EXPECT_EQ(answer.body.find("root:"), std::string::npos) << path;
        EXPECT_EQ(answer.body.find("SQLite format"), std::string::npos) << path;
        if (answer.status == 200) EXPECT_EQ(answer.headers.at("content-type"), "text/html; charset=utf-8");
    }
}

TEST(BadLines, pages_forbid_scripts_of_others_and_guessing_types) {
    House house;
    const auto page = Client(house.port()).get("/");
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    const std::string policy = page.headers.at("content-security-policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << policy;
    EXPECT_EQ(policy.find("unsafe-eval"), std::string::npos) << policy;
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos) << policy;
}

TEST(BadLines, too_many_connections_of_one_address_are_429) {
    net::Limits limits = generous();
    limits.per_address = 4;
    House house(quick(), limits);
    Party party(house.port(), spicy_settings({}, {{"seats", 2}}), 2);
    Client third = greeted(house.port());
    Client fourth = greeted(house.port());
    EXPECT_EQ(Client(house.port()).handshake(ours, "/ws").status, 429);
    party.start();
    Guest& player = party.whose_turn();
    EXPECT_EQ(code_in(player.answer(player.act({{"do", "pass"}}))), "") << "who is in plays on";
}

}  // namespace scoville::server::test
