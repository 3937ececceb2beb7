// Who may open a WebSocket: the form of the handshake, the page it comes from, the owner's word.
#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net::test {

namespace {

int upgrade(Rig& rig, std::string_view more) { return rig.connect().handshake(more).status; }

constexpr const char* form =
    "GET /socket HTTP/1.1\r\nHost: here\r\nOrigin: http://here\r\nConnection: Upgrade\r\nUpgrade: "
    "websocket\r\n";

}  // namespace

TEST(Upgrade, gives_the_answer_of_the_rfc_and_no_compression) {
    Rig rig;
    Client client = rig.connect();
    const Answer answer = client.handshake(
        "Origin: http://here\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n");
    EXPECT_EQ(answer.status, 101);
    EXPECT_EQ(answer.headers.at("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_FALSE(answer.headers.contains("sec-websocket-extensions"));
}

TEST(Upgrade, needs_the_right_form) {
    Rig rig;
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    EXPECT_EQ(rig.connect().request(form + key).status, 400);
    EXPECT_EQ(rig.connect().request(form + key + "Sec-WebSocket-Version: 12\r\n").status, 426);
    EXPECT_EQ(rig.connect().request(std::string(form) + "Sec-WebSocket-Version: 13\r\n").status, 400);
    EXPECT_EQ(rig.connect()
                  .request(form + key + "Sec-WebSocket-Version: 13\r\nContent-Length: 3\r\n", "abc")
                  .status,
              400);
    // Frames before we agreed to any.
    EXPECT_EQ(rig.connect().request(form + key + "Sec-WebSocket-Version: 13\r\n", frame("early")).status,
              400);
}

TEST(Upgrade, a_name_of_the_wide_world_has_to_be_known) {
    const auto handshake = [](Rig& rig, const std::string& host, const std::string& more = "") {
        return rig.connect()
            .request("GET /socket HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                     "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                     more)
            .status;
    };
    Rig rig;
    for (const char* ours : {"192.168.1.7:8080", "localhost:8080", "den:8080", "den.local", "[::1]:8080"})
        EXPECT_EQ(handshake(rig, ours), 101) << ours;
    EXPECT_EQ(handshake(rig, "rebound.evil.example"), 403);
    EXPECT_EQ(handshake(rig, "rebound.evil.example:8080"), 403);
    Rig known({.origins = {"http://cards.example.org"}});
    EXPECT_EQ(handshake(known, "cards.example.org"), 101);
    Rig proxied({.trusted_proxies = {"127.0.0.1"}});
    EXPECT_EQ(handshake(proxied, "cards.example.org", "X-Forwarded-For: 203.0.113.9\r\n"), 101);
}

TEST(Upgrade, is_for_pages_that_came_from_us) {
    Rig rig;
    EXPECT_EQ(upgrade(rig, "Origin: http://here\r\n"), 101);
    EXPECT_EQ(upgrade(rig, "Origin: HTTP://HERE\r\n"), 101);
    EXPECT_EQ(upgrade(rig, "Origin: http://here:80\r\n"), 101);
    EXPECT_EQ(upgrade(rig, "Origin: https://here\r\n"), 101);
    for (const char* foreign :
         {"http://evil.example", "http://here.evil.example", "http://evilhere", "http://here:8080", "null",
          "here", "http://here/", "http://here@evil.example", "file://", "http://here:443", "http://",
          "chrome-extension://here"})
        EXPECT_EQ(upgrade(rig, "Origin: " + std::string(foreign) + "\r\n"), 403) << foreign;
    // Only one origin can be true.
    EXPECT_EQ(upgrade(rig, "Origin: http://here\r\nOrigin: http://evil.example\r\n"), 400);
    // A token does not make a foreign page ours.
    EXPECT_EQ(upgrade(rig, "Origin: http://evil.example\r\nAuthorization: Bearer t\r\n"), 403);
}

TEST(Upgrade, is_for_programs_with_a_token) {
    Rig rig;
    EXPECT_EQ(upgrade(rig, ""), 403);
    EXPECT_EQ(upgrade(rig, "Authorization: Bearer \r\n"), 403);
    EXPECT_EQ(upgrade(rig, "Authorization: Basic dXNlcjpwYXNz\r\n"), 403);
    EXPECT_EQ(upgrade(rig, "Authorization: Bearer t\r\n"), 101);
    Rig open({.programs_without_token = true});
    EXPECT_EQ(upgrade(open, ""), 101);
}

TEST(Upgrade, other_origins_can_be_allowed) {
    Rig rig({.origins = {"https://Example.org:443"}});
    EXPECT_EQ(upgrade(rig, "Origin: https://example.org\r\n"), 101);
    EXPECT_EQ(upgrade(rig, "Origin: http://example.org\r\n"), 403);
    EXPECT_EQ(upgrade(rig, "Origin: https://www.example.org\r\n"), 403);
}

TEST(Upgrade, the_host_before_a_trusted_proxy_counts) {
    const std::string forwarded = "X-Forwarded-Host: table.example\r\nX-Forwarded-Proto: https\r\n";
    Rig trusting({.trusted_proxies = {"127.0.0.0/8"}});
    EXPECT_EQ(upgrade(trusting, forwarded + "Origin: https://table.example\r\n"), 101);
    EXPECT_EQ(upgrade(trusting, forwarded + "Origin: http://table.example\r\n"), 403);
    EXPECT_EQ(upgrade(trusting, forwarded + "Origin: http://here\r\n"), 403);
    Rig wary;
    EXPECT_EQ(upgrade(wary, forwarded + "Origin: https://table.example\r\n"), 403);
}

TEST(Upgrade, the_owner_has_the_last_word) {
    Rig rig;
    rig.on_admit = [](const Request& request) {
        if (request.peer.path != "/socket") return 404;
        return request.header("X-Ban").empty() ? 101 : 429;
    };
    EXPECT_EQ(rig.connect().handshake("Origin: http://here\r\n", "/elsewhere").status, 404);
    EXPECT_EQ(upgrade(rig, "Origin: http://here\r\nX-Ban: 1\r\n"), 429);
    EXPECT_EQ(upgrade(rig, "Origin: http://here\r\n"), 101);
}

TEST(Upgrade, the_socket_knows_its_peer) {
    Rig rig;
    Client client = rig.connect();
    client.handshake("Authorization: Bearer t0ken\r\nUser-Agent: raw\r\n", "/socket?table=7");
    const auto socket = rig.wait("opened").socket;
    EXPECT_EQ(socket->peer().path, "/socket");
    EXPECT_EQ(socket->peer().query, "table=7");
    EXPECT_EQ(socket->peer().bearer, "t0ken");
    EXPECT_EQ(socket->peer().user_agent, "raw");
    EXPECT_EQ(socket->peer().address, "127.0.0.1");
}

}  // namespace scoville::net::test
