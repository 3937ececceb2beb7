// HTTP/1.1 over a real socket: what is asked, what is refused, and how late an owner may answer.
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net::test {

TEST(Http, answers_and_keeps_the_connection) {
    Rig rig;
    Client client = rig.connect();
    EXPECT_EQ(client.get("/one").body, "GET /one ");
    const Answer second =
        client.request("POST /two?x=1 HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n", "body");
    EXPECT_EQ(second.status, 200);
    EXPECT_EQ(second.body, "POST /two body");
    EXPECT_EQ(second.headers.at("x-content-type-options"), "nosniff");
    EXPECT_TRUE(second.headers.contains("date"));
}

TEST(Http, requests_in_one_segment_are_answered_in_order) {
    Rig rig;
    Client client = rig.connect();
    client.send("GET /a HTTP/1.1\r\nHost: here\r\n\r\nGET /b HTTP/1.1\r\nHost: here\r\n\r\n");
    EXPECT_EQ(client.read_answer().body, "GET /a ");
    EXPECT_EQ(client.read_answer().body, "GET /b ");
}

TEST(Http, who_wants_to_close_is_closed) {
    Rig rig;
    Client client = rig.connect();
    const Answer answer = client.get("/", "Connection: close\r\n");
    EXPECT_EQ(answer.headers.at("connection"), "close");
    EXPECT_TRUE(client.is_ended());
    Client old = rig.connect();
    EXPECT_EQ(old.request("GET / HTTP/1.0\r\n").status, 200);
    EXPECT_TRUE(old.is_ended());
}

TEST(Http, the_owner_sees_what_was_asked) {
    Rig rig;
    rig.on_http = [](const Request& request, Reply reply) {
        const Peer& peer = request.peer;
        reply({.body = std::string(request.header("x-thing")) + '|' + peer.path + '|' + peer.query + '|' +
                       peer.host + '|' + peer.bearer + '|' + peer.user_agent + '|' + peer.address + '|' +
                       std::string(request.header("none"))});
    };
    Client client = rig.connect();
    EXPECT_EQ(
        client.get("/t%C3%A9/%20x?q=%20", "X-Thing: 1\r\nUser-Agent: raw\r\nAuthorization: bearer s3cret\r\n")
            .body,
        "1|/t\xc3\xa9/ x|q=%20|here|s3cret|raw|127.0.0.1|");
}

TEST(Http, chunked_bodies_and_expectations_are_understood) {
    Rig rig;
    Client client = rig.connect();
    EXPECT_EQ(client
                  .request("POST /c HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n",
                           "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
                  .body,
              "POST /c abcde");
    EXPECT_EQ(
        client.request("POST /e HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\nExpect: 100-continue\r\n")
            .status,
        100);
    client.send("ok");
    EXPECT_EQ(client.read_answer().body, "POST /e ok");
}

TEST(Http, what_is_wrong_is_refused) {
    const std::string host = "Host: here\r\n";
    const std::vector<std::pair<std::string, int>> cases = {
        {"NONSENSE\r\n\r\n", 400},
        {"\x16\x03\x01\x02\x01\x01\xfc\x03\x03 this is TLS\r\n\r\n", 400},
        {"GET / HTTP/1.1\r\n\r\n", 400},                             // no host
        {"GET / HTTP/1.1\r\n" + host + "Host: there\r\n\r\n", 400},  // two
        {"GET http://here/ HTTP/1.1\r\n" + host + "\r\n", 400},      // a proxy's form
        {"GET * HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%zz HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%4 HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%ff HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET /%0d%0a HTTP/1.1\r\n" + host + "\r\n", 400},
        {"GET / HTTP/3.0\r\n" + host + "\r\n", 400},
        {"GET / HTTP/1.1\r\n" + host + "Bad Name: x\r\n\r\n", 400},
        {"POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\n\r\n\xff", 400},  // no UTF-8
        {"POST / HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n", 400},
        {"POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400},
        {"POST / HTTP/1.1\r\n" + host + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
         400},
        {"POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n", 400},
        {"POST / HTTP/1.1\r\n" + host + "Content-Length: 16385\r\n\r\n", 413},
        {"POST / HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\n4001\r\n" +
             std::string(0x4001, 'x'),
         413},
        {"GET /" + std::string(8 * 1024, 'x') + " HTTP/1.1\r\n" + host + "\r\n", 431},
        {"GET / HTTP/1.1\r\n" + host + "X: " + std::string(8 * 1024, 'x') + "\r\n\r\n", 431},
    };
    Rig rig;
    for (const auto& [bytes, status] : cases) {
        Client client = rig.connect();
        client.send(bytes);
        EXPECT_EQ(client.read_answer().status, status) << bytes.substr(0, 100);
        EXPECT_TRUE(client.is_ended());
    }
}

TEST(Http, the_largest_allowed_body_is_taken) {
    Rig rig;
    Client client = rig.connect();
    const std::string body(16 * 1024, 'b');
    EXPECT_EQ(client.request("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 16384\r\n", body).body,
              "POST / " + body);
}

TEST(Http, a_large_answer_arrives_whole) {
    Rig rig;
    const auto body = shared(std::string(3'000'000, 'z'));
    rig.on_http = [&](const Request&, Reply reply) { reply({.body = body}); };
    Client client = rig.connect();
    EXPECT_EQ(client.get("/").body, *body);
    EXPECT_EQ(client.get("/").body.size(), body->size());
}

TEST(Http, no_header_can_be_smuggled_into_an_answer) {
    Rig rig;
    rig.on_http = [](const Request&, Reply reply) {
        reply({.headers = {{"X-Name", "a\r\nX-Evil: yes\r\n\r\n"}}});
    };
    Client client = rig.connect();
    const Answer answer = client.get("/");
    EXPECT_EQ(answer.headers.at("x-name"), "aX-Evil: yes");
    EXPECT_FALSE(answer.headers.contains("x-evil"));
}

TEST(Http, a_page_of_another_host_may_not_change_anything) {
    Rig rig;
    const auto post = [&](std::string_view origin) {
        Client client = rig.connect();
        return client
            .request("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\nOrigin: " + std::string(origin) +
                     "\r\n")
            .status;
    };
    EXPECT_EQ(post("http://here"), 200);
    EXPECT_EQ(post("http://evil.example"), 403);
    EXPECT_EQ(post("null"), 403);
    Client reader = rig.connect();
    EXPECT_EQ(reader.get("/", "Origin: http://evil.example\r\n").status, 200);
}

TEST(Reply, may_come_later) {
    Rig rig;
    std::unique_ptr<Reply> kept;
    rig.on_http = [&](const Request&, Reply reply) {
        kept = std::make_unique<Reply>(std::move(reply));
        rig.loop.post([&] { (*kept)({.status = 201, .body = std::string("later")}); });
    };
    Client client = rig.connect();
    const Answer answer = client.get("/");
    EXPECT_EQ(answer.status, 201);
    EXPECT_EQ(answer.body, "later");
    EXPECT_EQ(client.get("/").status, 201);
}

TEST(Reply, forgotten_is_a_fault_of_ours) {
    Rig rig;
    rig.on_http = [](const Request&, Reply) {};
    Client client = rig.connect();
    EXPECT_EQ(client.get("/").status, 500);
}

TEST(Reply, too_late_finds_nobody) {
    Rig rig({.answer_time = Limits::Time(10)});
    std::unique_ptr<Reply> kept;
    rig.on_http = [&](const Request&, Reply reply) { kept = std::make_unique<Reply>(std::move(reply)); };
    Client client = rig.connect();
    EXPECT_EQ(client.get("/").status, 503);
    rig.on_loop([&] { (*kept)({}); });
}

TEST(Reply, may_outlive_the_server) {
    std::unique_ptr<Reply> kept;
    {
        Rig rig;
        rig.on_http = [&](const Request&, Reply reply) {
            kept = std::make_unique<Reply>(std::move(reply));
            throw std::runtime_error("after keeping it");
        };
        Client client = rig.connect();
        EXPECT_EQ(client.get("/").status, 500);
        EXPECT_EQ(rig.wait("fault").text, "after keeping it");
        rig.on_loop([&] {
            rig.on_http = [&](const Request&, Reply reply) {
                kept = std::make_unique<Reply>(std::move(reply));
            };
        });
        client.send("GET /second HTTP/1.1\r\nHost: here\r\n\r\n");
        rig.wait("http");
        rig.drop_server();
    }
    (*kept)({});
}

}  // namespace scoville::net::test
