// Sending: shared texts, slow readers, what happens when the server goes.
#include <algorithm>
#include <list>

#include <gtest/gtest.h>

#include "net/send_queue.h"
#include "tests/net/rig.h"

namespace scoville::net::test {

using Time = Limits::Time;

namespace {

// So that a reader who does not read is noticed after a few kilobytes.
Limits narrow() { return {.queue_messages = 4, .kernel_send_bytes = 4096}; }

Client slow_reader(Rig& rig) {
    Client client(rig.port(), "127.0.0.1", 2048);
    client.handshake();
    return client;
}

const std::string big(100'000, 'b');

}  // namespace

// More than one write holds, with every form of a frame's length, and pings in between.
TEST(Sending, what_one_task_sends_arrives_whole_and_in_order) {
    Rig rig({.queue_bytes = 10'000'000, .ping_every = std::chrono::milliseconds(20)});
    Client client = rig.connect();
    client.handshake();
    const auto socket = rig.wait("opened").socket;
    std::vector<std::string> texts;
    for (const std::size_t size : {0, 1, 125, 126, 127, 65'535, 65'536, 200'000})
        for (const char letter : {'a', 'b', 'c'}) texts.emplace_back(size, letter);
    for (int round = 0; round < 20; ++round) {
        rig.on_loop([&] {
            for (const std::string& text : texts) socket->send(shared(text));
        });
        for (const std::string& text : texts) ASSERT_EQ(client.read_message().payload, text);
    }
    EXPECT_EQ(rig.count("overflowed"), 0U);
}

TEST(Sending, a_slow_reader_misses_the_middle_and_is_given_the_present) {
    Rig rig(narrow());
    rig.on_overflow = [](Socket& socket) { socket.send(shared("the present")); };
    Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] {
        for (int i = 0; i < 50; ++i) socket->send(shared(std::to_string(i) + big));
    });
    std::vector<std::string> got;
    while (got.empty() || got.back() != "the present") got.push_back(client.read_message().payload);
    // The one under way is finished; all others are replaced.
    ASSERT_EQ(got.size(), 2U);
    EXPECT_EQ(got[0], '0' + big);
    EXPECT_EQ(rig.count("overflowed"), 1U);
    rig.on_loop([&] { socket->send(shared("and on")); });
    EXPECT_EQ(client.read_message().payload, "and on");
}

TEST(Sending, a_slow_reader_misses_no_answer) {
    Rig rig(narrow());
    rig.on_overflow = [](Socket& socket) { socket.send(shared("the present")); };
    Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] {
        for (int i = 0; i < 50; ++i) {
            socket->send(shared(std::to_string(i) + big));
            if (i % 25 == 7) socket->answer(shared("answer " + std::to_string(i)));
        }
    });
    std::vector<std::string> got;
    while (got.empty() || got.back() != "the present") got.push_back(client.read_message().payload);
    ASSERT_EQ(got.size(), 4U);
    EXPECT_EQ(got[0], '0' + big);
    EXPECT_EQ(got[1] + got[2], "answer 7answer 32");
}

TEST(Sending, who_does_not_even_read_answers_is_closed) {
    Rig rig(narrow());
    Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] {
        for (int i = 0; i < 50; ++i) socket->answer(shared(big));
    });
    EXPECT_EQ(client.read_close(), 1008);
}

TEST(Sending, who_is_always_too_slow_is_closed) {
    Limits limits = narrow();
    limits.overflows = 2;
    Rig rig(limits);
    const auto too_much = [](Socket& socket) {
        for (int i = 0; i < 10; ++i) socket.send(shared(big));
    };
    rig.on_overflow = too_much;
    Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] { too_much(*socket); });
    EXPECT_EQ(client.read_close(), 1008);
    EXPECT_EQ(rig.count("overflowed"), 2U);
}

TEST(Sending, who_reads_nothing_is_cut) {
    Limits limits = narrow();
    limits.drain_time = Time(20);
    Rig rig(limits);
    const Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] { socket->send(shared(std::string(8'000'000, 'x'))); });
    EXPECT_EQ(rig.wait("closed").code, close_lost);
    rig.wait_for_connections(0);
}

TEST(Sending, who_reads_nothing_does_not_hold_up_a_goodbye) {
    Limits limits = narrow();
    limits.close_time = Time(20);
    Rig rig(limits);
    const Client client = slow_reader(rig);
    const auto socket = rig.wait("opened").socket;
    rig.on_loop([&] {
        socket->send(shared(std::string(8'000'000, 'x')));
        socket->close(4000, "");
    });
    EXPECT_EQ(rig.wait("closed").code, 4000);
}

TEST(Sending, one_text_serves_all) {
    Rig rig(narrow());
    std::list<Client> clients;
    std::vector<std::shared_ptr<Socket>> sockets;
    for (int i = 0; i < 4; ++i) {
        clients.push_back(slow_reader(rig));
        sockets.push_back(rig.wait("opened").socket);
    }
    const auto text = shared(big);
    rig.on_loop([&] {
        for (const auto& socket : sockets) socket->send(text);
        EXPECT_EQ(text.use_count(), 5);
    });
    for (auto& client : clients) EXPECT_EQ(client.read_message().payload, big);
}

TEST(Sending, after_the_end_is_harmless) {
    Rig rig;
    Client client = rig.connect();
    client.handshake();
    const auto socket = rig.wait("opened").socket;
    client.reset();
    rig.wait("closed");
    rig.on_loop([&] {
        socket->send(shared("hello?"));
        socket->close(1000, "");
    });
    // An owner that keeps the object keeps no place.
    rig.wait_for_connections(0);
}

TEST(SendQueue, has_room_for_so_many_and_so_much) {
    SendQueue queue;
    EXPECT_TRUE(queue.push(shared(std::string(100, 'x')), 3, 50));  // alone: always
    EXPECT_FALSE(queue.push(shared("y"), 3, 50));
    queue.clear();
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(queue.push(shared(std::to_string(i)), 3, 50));
    EXPECT_FALSE(queue.push(shared("3"), 3, 50));
    EXPECT_EQ(*queue.pop(), "0");
    EXPECT_TRUE(queue.push(shared("3"), 3, 50));
    EXPECT_EQ(queue.bytes(), 3U);
    for (const char* expected : {"1", "2", "3"}) EXPECT_EQ(*queue.pop(), expected);
    EXPECT_TRUE(queue.empty());
    EXPECT_EQ(queue.bytes(), 0U);
}

TEST(Draining, says_goodbye_to_sockets_and_finishes_requests) {
    Rig rig;
    std::unique_ptr<Reply> kept;
    rig.on_http = [&](const Request& request, Reply reply) {
        if (request.peer.path == "/slow")
            kept = std::make_unique<Reply>(std::move(reply));
        else
            reply({});
    };
    Client socket = rig.open();
    Client idle = rig.connect();
    EXPECT_EQ(idle.get("/").status, 200);
    Client busy = rig.connect();
    busy.send("GET /slow HTTP/1.1\r\nHost: here\r\n\r\n");
    while (rig.wait("http").text != "/slow") continue;
    std::thread drainer([&] { rig.drain(std::chrono::seconds(20)); });
    EXPECT_EQ(socket.read_close(), 1001);
    socket.send(close_frame(1001));
    EXPECT_TRUE(idle.is_ended());
    rig.on_loop([&] { (*kept)({}); });
    const Answer last = busy.read_answer();
    EXPECT_EQ(last.status, 200);
    EXPECT_EQ(last.headers.at("connection"), "close");
    {
        const Client gone = std::move(socket);
        const Client gone_too = std::move(busy);
    }
    drainer.join();
    EXPECT_THROW(rig.connect(), std::runtime_error);
}

TEST(Draining, cuts_what_is_left_after_the_grace) {
    Rig rig;
    Client client = rig.open();
    Client half = rig.connect();
    half.send("GET / HT");
    rig.wait_for_connections(2);
    rig.drain(Time(20));
    EXPECT_EQ(client.read_close(), 1001);
    EXPECT_TRUE(half.is_ended());
    EXPECT_EQ(rig.count("closed"), 1U);
}

TEST(Draining, an_empty_server_is_done_at_once) {
    Rig rig;
    rig.drain(std::chrono::seconds(20));
}

TEST(Server, can_go_while_everything_is_open) {
    Rig rig;
    Client socket = rig.open();
    Client http = rig.connect();
    EXPECT_EQ(http.get("/").status, 200);
    rig.drop_server();
    EXPECT_TRUE(socket.is_ended());
    EXPECT_TRUE(http.is_ended());
    EXPECT_EQ(rig.count("closed"), 0U);
}

TEST(Server, closes_all_and_stays) {
    Rig rig;
    Client before = rig.open();
    rig.on_loop([&] { rig.server->close_all(1012, "restart of the tables"); });
    EXPECT_EQ(before.read_close(), 1012);
    EXPECT_EQ(rig.connect().get("/").status, 200);
}

}  // namespace scoville::net::test
