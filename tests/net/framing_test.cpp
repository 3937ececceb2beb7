// RFC 6455 as a stranger may try it: every frame by hand.
#include <vector>

#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net::test {

TEST(Framing, a_message_is_delivered_and_answered) {
    Rig rig;
    Client client = rig.open();
    client.send(frame("hello"));
    EXPECT_EQ(rig.wait("message").text, "hello");
    const Frame got = client.read_message();
    EXPECT_EQ(got.opcode, text);
    EXPECT_TRUE(got.fin);
    EXPECT_FALSE(got.masked);
    EXPECT_EQ(got.payload, "hello");
}

TEST(Framing, messages_of_every_size_up_to_the_limit_come_back_whole) {
    Rig rig;
    Client client = rig.open();
    for (const std::size_t size : {0, 1, 125, 126, 511, 512, 513, 1024, 1535, 1536, 1537, 4096, 8191, 8192}) {
        std::string payload(size, 'x');
        for (std::size_t i = 0; i < size; ++i) payload[i] = static_cast<char>('a' + i % 26);
        client.send(frame(payload));
        EXPECT_EQ(rig.wait("message").text, payload) << size;
        EXPECT_EQ(client.read_message().payload, payload) << size;
    }
}

TEST(Framing, many_frames_in_one_segment_come_in_order) {
    Rig rig;
    Client client = rig.open();
    std::string bytes;
    for (int i = 0; i < 50; ++i) bytes += frame(std::to_string(i));
    client.send(bytes);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(client.read_message().payload, std::to_string(i));
}

TEST(Framing, a_frame_may_come_byte_by_byte) {
    Rig rig;
    Client client = rig.open();
    for (const char byte : frame("slow but whole")) client.send({&byte, 1});
    EXPECT_EQ(rig.wait("message").text, "slow but whole");
}

TEST(Framing, fragments_make_one_message) {
    Rig rig;
    Client client = rig.open();
    client.send(frame("one ", {.fin = false}));
    client.send(frame("", {.opcode = continuation, .fin = false}));
    client.send(frame(std::string(2000, 'y'), {.opcode = continuation, .fin = false}));
    client.send(frame(" end", {.opcode = continuation}));
    EXPECT_EQ(rig.wait("message").text, "one " + std::string(2000, 'y') + " end");
    client.send(frame("next"));
    EXPECT_EQ(rig.wait("message").text, "next");
}

TEST(Framing, pings_between_fragments_are_answered_at_once) {
    Rig rig;
    Client client = rig.open();
    client.send(frame("be", {.fin = false}));
    client.send(frame("are you there", {.opcode = ping}));
    const Frame answer = client.read_message();
    EXPECT_EQ(answer.opcode, pong);
    EXPECT_EQ(answer.payload, "are you there");
    client.send(frame("tween", {.opcode = continuation}));
    EXPECT_EQ(rig.wait("message").text, "between");
}

TEST(Framing, a_pong_nobody_asked_for_is_ignored) {
    Rig rig;
    Client client = rig.open();
    client.send(frame("news", {.opcode = pong}));
    client.send(frame("still here"));
    EXPECT_EQ(rig.wait("message").text, "still here");
}

TEST(Framing, text_outside_ascii_may_be_split_anywhere) {
    Rig rig;
    Client client = rig.open();
    const std::string pepper = "\xf0\x9f\x8c\xb6 scharf \xe2\x82\xac";
    for (std::size_t cut = 1; cut < pepper.size(); ++cut) {
        client.send(frame(pepper.substr(0, cut), {.fin = false}));
        client.send(frame(pepper.substr(cut), {.opcode = continuation}));
        EXPECT_EQ(rig.wait("message").text, pepper) << cut;
    }
}

struct Wrong {
    const char* what;
    std::string bytes;
    std::uint16_t code;
};

TEST(Framing, what_is_wrong_is_closed_with_its_code) {
    const std::vector<Wrong> cases = {
        {"not masked", frame("x", {.masked = false}), 1002},
        {"reserved bit 1 (compression nobody agreed on)", frame("x", {.reserved = 4}), 1002},
        {"reserved bit 2", frame("x", {.reserved = 2}), 1002},
        {"reserved bit 3", frame("x", {.reserved = 1}), 1002},
        {"reserved data opcode", frame("x", {.opcode = 3}), 1002},
        {"reserved control opcode", frame("x", {.opcode = 11}), 1002},
        {"continuation of nothing", frame("x", {.opcode = continuation}), 1002},
        {"new message inside another", frame("x", {.fin = false}) + frame("y"), 1002},
        {"fragmented ping", frame("x", {.opcode = ping, .fin = false}), 1002},
        {"long ping", frame(std::string(126, 'x'), {.opcode = ping}), 1002},
        {"long close", frame("\x03\xe8" + std::string(124, 'x'), {.opcode = closing}), 1002},
        {"close with one byte", frame("\x03", {.opcode = closing}), 1002},
        {"close with a code that is never sent", close_frame(1005), 1002},
        {"close with a code out of range", close_frame(999), 1002},
        {"close with a reserved code", close_frame(1004), 1002},
        {"binary", frame("x", {.opcode = binary}), 1003},
        {"empty binary", frame("", {.opcode = binary}), 1003},
        {"fragmented binary", frame("x", {.opcode = binary, .fin = false}), 1003},
        {"no UTF-8", frame("\xff"), 1007},
        {"overlong UTF-8", frame("\xc0\xaf"), 1007},
        {"a surrogate", frame("\xed\xa0\x80"), 1007},
        {"beyond Unicode", frame("\xf4\x90\x80\x80"), 1007},
        {"cut off", frame("ok \xe2\x82"), 1007},
        {"wrong across fragments", frame("ok \xe2", {.fin = false}) + frame("\x28", {.opcode = continuation}),
         1007},
        {"cut off across fragments", frame("\xe2", {.fin = false}) + frame("\x82", {.opcode = continuation}),
         1007},
        {"one byte too long", frame(std::string(8193, 'x')), 1009},
        {"too long in sum",
         frame(std::string(8000, 'x'), {.fin = false}) +
             frame(std::string(193, 'x'), {.opcode = continuation}),
         1009},
    };
    Rig rig;
    for (const auto& wrong : cases) {
        {
            Client client = rig.open();
            client.send(wrong.bytes);
            EXPECT_EQ(client.read_close(), wrong.code) << wrong.what;
            client.send(close_frame(wrong.code));
            EXPECT_TRUE(client.is_ended()) << wrong.what;
        }
        EXPECT_EQ(rig.wait("closed").code, wrong.code) << wrong.what;
    }
    EXPECT_EQ(rig.count("message"), 0U);
}

TEST(Framing, a_length_that_no_memory_holds_is_refused_unread) {
    Rig rig;
    Client client = rig.open();
    client.send(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x01\x02\x03\x04", 14));
    EXPECT_EQ(client.read_close(), 1009);
}

TEST(Framing, a_length_that_is_not_the_shortest_is_refused) {
    Rig rig;
    Client client = rig.open();
    client.send(std::string("\x81\xfe\x00\x01\x01\x02\x03\x04x", 9));
    EXPECT_EQ(client.read_close(), 1002);
}

TEST(Closing, who_says_goodbye_hears_the_same_code) {
    Rig rig;
    for (const auto code : std::vector<std::uint16_t>{1000, 1001, 3000, 4999}) {
        {
            Client client = rig.open();
            client.send(close_frame(code, "bye"));
            EXPECT_EQ(client.read_close(), code);
            EXPECT_TRUE(client.is_ended());
        }
        EXPECT_EQ(rig.wait("closed").code, code);
    }
    {
        Client client = rig.open();
        client.send(frame("", {.opcode = closing}));
        client.is_ended();
    }
    EXPECT_EQ(rig.wait("closed").code, close_no_code);
}

TEST(Closing, what_was_queued_is_sent_before_our_goodbye) {
    Rig rig;
    rig.on_message = [](Socket& socket, std::string_view) {
        for (int i = 0; i < 20; ++i) socket.send(shared(std::to_string(i)));
        socket.close(4001, "that is all");
        socket.send(shared("too late"));
    };
    {
        Client client = rig.open();
        client.send(frame("go") + frame("ignored"));
        for (int i = 0; i < 20; ++i) EXPECT_EQ(client.read_message().payload, std::to_string(i));
        const Frame last = client.read_message();
        EXPECT_EQ(last.close_code(), 4001);
        EXPECT_EQ(last.payload.substr(2), "that is all");
        client.send(close_frame(4001));
        EXPECT_TRUE(client.is_ended());
    }
    EXPECT_EQ(rig.wait("closed").code, 4001);
    EXPECT_EQ(rig.count("message"), 1U);
}

TEST(Closing, a_long_reason_is_cut_not_fatal) {
    Rig rig;
    rig.on_message = [](Socket& socket, std::string_view) { socket.close(4000, std::string(500, 'r')); };
    Client client = rig.open();
    client.send(frame("go"));
    EXPECT_EQ(client.read_message().payload.size(), 2 + 123U);
}

TEST(Closing, who_does_not_answer_our_goodbye_is_cut) {
    Rig rig({.close_time = Limits::Time(20)});
    rig.on_message = [](Socket& socket, std::string_view) { socket.close(4000, ""); };
    Client client = rig.open();
    client.send(frame("go"));
    EXPECT_EQ(client.read_close(), 4000);
    EXPECT_TRUE(client.is_ended());
    EXPECT_EQ(rig.wait("closed").code, 4000);
}

TEST(Closing, who_breaks_the_protocol_and_stays_is_cut) {
    Rig rig({.close_time = Limits::Time(20)});
    Client client = rig.open();
    client.send(frame("x", {.masked = false}));
    rig.wait("closed");
    EXPECT_EQ(client.read_close(), 1002);
}

TEST(Closing, a_lost_connection_is_told) {
    Rig rig;
    Client client = rig.open();
    client.reset();
    EXPECT_EQ(rig.wait("closed").code, close_lost);
    Client half = rig.open();
    half.shut_down_sending();
    EXPECT_EQ(rig.wait("closed").code, close_lost);
    rig.wait_for_connections(0);
}

}  // namespace scoville::net::test
