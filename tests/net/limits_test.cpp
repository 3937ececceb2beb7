// How much a stranger may have: time, messages, connections. Times are set to milliseconds; nothing sleeps.
#include <list>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net::test {

using Time = Limits::Time;

TEST(Slow, a_header_that_never_ends_is_given_up) {
    Rig rig({.header_time = Time(20), .linger_time = Time(20)});
    int status = 0;
    while (status == 0) {  // on a busy machine the time may be over before the first byte is sent
        Client client = rig.connect();
        client.send("GET / HTTP/1.1\r\nHost: he");
        status = client.read_answer().status;
        EXPECT_TRUE(client.is_ended());
    }
    EXPECT_EQ(status, 408);
    rig.wait_for_connections(0);
}

TEST(Slow, who_never_speaks_is_closed_without_a_word) {
    Rig rig({.header_time = Time(20)});
    Client client = rig.connect();
    EXPECT_EQ(client.read_answer().status, 0);
    rig.wait_for_connections(0);
}

TEST(Slow, a_body_that_never_ends_is_given_up) {
    Rig rig({.body_time = Time(20)});
    Client client = rig.connect();
    client.send("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc");
    EXPECT_EQ(client.read_answer().status, 408);
    EXPECT_TRUE(client.is_ended());
}

TEST(Slow, an_idle_connection_is_closed) {
    Rig rig({.idle_time = Time(20)});
    Client client = rig.connect();
    EXPECT_EQ(client.get("/").status, 200);
    EXPECT_EQ(client.read_answer().status, 0);
    rig.wait_for_connections(0);
}

TEST(Slow, who_does_not_read_an_answer_is_cut) {
    Rig rig({.write_time = Time(20), .kernel_send_bytes = 4096});
    rig.on_http = [](const Request&, Reply reply) { reply({.body = std::string(8'000'000, 'x')}); };
    Client client(rig.port(), "127.0.0.1", 4096);
    client.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n");
    rig.wait("http");
    rig.wait_for_connections(0);
}

TEST(Slow, who_does_not_leave_after_a_refusal_is_cut) {
    Rig rig({.linger_time = Time(20)});
    Client client = rig.connect();
    client.send("NONSENSE\r\n\r\n");
    EXPECT_EQ(client.read_answer().status, 400);
    rig.wait_for_connections(0);
}

TEST(Pings, who_does_not_answer_is_cut) {
    Rig rig({.ping_every = Time(10), .pong_time = Time(40)});
    Client client = rig.open();
    EXPECT_EQ(rig.wait("closed").code, close_lost);
    EXPECT_EQ(client.read_frame().opcode, ping);
    rig.wait_for_connections(0);
}

TEST(Pings, answered_they_keep_the_socket_open_and_measure_it) {
    Rig rig({.ping_every = Time(10), .pong_time = Time(2'000)});
    Client client = rig.connect();
    client.handshake();
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] { EXPECT_FALSE(socket->round_trip()); });
    for (int i = 0; i < 6; ++i) {
        const Frame got = client.read_frame();
        ASSERT_EQ(got.opcode, ping);
        client.send(frame(got.payload, {.opcode = pong}));
    }
    client.send(frame("still here"));
    rig.wait("message");
    rig.on_loop([&] {
        ASSERT_TRUE(socket->round_trip());
        EXPECT_GT(socket->round_trip()->count(), 0);
    });
}

TEST(Pings, a_wrong_pong_measures_nothing) {
    Rig rig;
    Client client = rig.connect();
    client.handshake();
    const auto socket = rig.wait("opened").socket;
    client.send(frame("17", {.opcode = pong}) + frame("", {.opcode = pong}) + frame("now"));
    rig.wait("message");
    rig.on_loop([&] { EXPECT_FALSE(socket->round_trip()); });
}

TEST(Flood, too_many_messages_close) {
    Rig rig({.messages_per_second = 0.001, .message_burst = 5});
    Client client = rig.open();
    std::string bytes;
    for (int i = 0; i < 20; ++i) bytes += frame("spam");
    client.send(bytes);
    EXPECT_EQ(client.read_close(), 1008);
    client.send(close_frame(1008));
    client.is_ended();
    EXPECT_EQ(rig.count("message"), 5U);
}

TEST(Flood, too_many_control_frames_close) {
    for (const int kind : {ping, pong}) {
        Rig rig({.messages_per_second = 0.001, .message_burst = 5});
        Client client = rig.open();
        std::string bytes;
        for (int i = 0; i < 200; ++i) bytes += frame("", {.opcode = kind});
        client.send(bytes);
        EXPECT_EQ(client.read_close(), 1008) << kind;
    }
}

TEST(Connections, one_address_has_its_share) {
    Rig rig({.per_address = 2});
    Client first = rig.open();
    {
        const Client second = rig.open();
        Client third = rig.connect();
        EXPECT_EQ(third.get("/").status, 429);
        EXPECT_TRUE(third.is_ended());
    }
    rig.wait_for_connections(1);
    EXPECT_EQ(rig.connect().get("/").status, 200);
}

TEST(Connections, there_are_only_so_many) {
    Rig rig({.connections = 2});
    const Client first = rig.open();
    const Client second = rig.open();
    EXPECT_EQ(rig.connect().get("/").status, 503);
}

TEST(Connections, refusals_do_not_pile_up) {
    Rig rig({.connections = 1});
    const Client first = rig.open();
    std::list<Client> refused;
    for (int i = 0; i < 200; ++i) refused.emplace_back(rig.port());
    int told = 0;
    for (auto& client : refused) told += client.read_answer().status == 503 ? 1 : 0;
    EXPECT_GT(told, 0);
    EXPECT_LE(told, 64);
}

TEST(Connections, behind_a_trusted_proxy_each_address_has_its_share) {
    Rig rig({.per_address = 1, .trusted_proxies = {"127.0.0.1"}});
    const auto from = [](const std::string& address) {
        return "Origin: http://here\r\nX-Forwarded-For: " + address + "\r\n";
    };
    const auto status = [&](const std::string& address) {
        return rig.connect().handshake(from(address)).status;
    };
    {
        const Client one = rig.open(from("198.51.100.1"));
        const Client two = rig.open(from("203.0.113.9, 198.51.100.2"));
        EXPECT_EQ(status("198.51.100.1"), 429);
        // What the stranger wrote before the proxy's word is worth nothing.
        EXPECT_EQ(status("192.0.2.77, 198.51.100.2"), 429);
        EXPECT_EQ(status("198.51.100.3"), 101);
    }
    rig.wait_for_connections(0);
    EXPECT_EQ(status("198.51.100.1"), 101);
}

TEST(Connections, a_stranger_cannot_choose_an_address) {
    Rig rig;
    Client client = rig.connect();
    client.handshake("Origin: http://here\r\nX-Forwarded-For: 198.51.100.1\r\n");
    EXPECT_EQ(rig.wait("opened").text, "127.0.0.1");
}

TEST(Connections, come_by_both_families) {
    Rig rig({}, "::");
    for (const char* address : {"127.0.0.1", "::1"}) {
        Client client(rig.port(), address);
        client.handshake();
        EXPECT_EQ(rig.wait("opened").text, address);
    }
}

TEST(Connections, hundreds_come_and_go_without_a_trace) {
    Rig rig({.per_address = 1000});
    for (int wave = 0; wave < 2; ++wave) {
        std::list<Client> clients;
        for (int i = 0; i < 250; ++i) clients.push_back(rig.open());
        int which = 0;
        for (auto& client : clients) {
            client.send(frame("hello"));
            EXPECT_EQ(client.read_message().payload, "hello");
            if (++which % 3 == 0) client.send(close_frame(1000));
            if (which % 3 == 1) client.reset();
        }
        clients.clear();
        rig.wait_for_connections(0);
    }
    EXPECT_EQ(rig.count("opened"), 500U);
    EXPECT_EQ(rig.count("closed"), 500U);
}

TEST(Faults, an_owner_that_throws_loses_one_socket_only) {
    Rig rig;
    rig.on_message = [](Socket& socket, std::string_view text) {
        if (text == "bad") throw std::runtime_error("oh no");
        socket.send(shared("fine"));
    };
    Client other = rig.open();
    Client client = rig.open();
    client.send(frame("bad"));
    EXPECT_EQ(client.read_close(), 1011);
    EXPECT_EQ(rig.wait("fault").text, "oh no");
    other.send(frame("good"));
    EXPECT_EQ(other.read_message().payload, "fine");
}

TEST(Faults, a_wrong_address_is_said_in_a_sentence) {
    Loop loop;
    struct Nobody : Handler {
        void http(const Request&, Reply) override {}
        int admits(const Request&) override { return 404; }
        void opened(const std::shared_ptr<Socket>&) override {}
        void message(Socket&, std::string_view) override {}
        void overflowed(Socket&) override {}
        void closed(Socket&) override {}
    } nobody;
    EXPECT_EQ(Server::listen(loop, "localhost", 0, {}, nobody).error(), "\"localhost\" is not an IP address");
    EXPECT_EQ(Server::listen(loop, "::1", 0, {.trusted_proxies = {"10.0.0.0/33"}}, nobody).error(),
              "\"10.0.0.0/33\" is neither an address nor a network");
    const auto first = Server::listen(loop, "127.0.0.1", 0, {}, nobody);
    ASSERT_TRUE(first);
    const auto second = Server::listen(loop, "127.0.0.1", first.value()->port(), {}, nobody);
    ASSERT_FALSE(second);
    EXPECT_TRUE(second.error().starts_with("cannot listen on 127.0.0.1 port ")) << second.error();
}

}  // namespace scoville::net::test
