#include <gtest/gtest.h>

#include "tests/net/rig.h"

namespace scoville::net::test {

TEST(Http, answers_and_keeps_the_connection) {
    const Rig rig;
    Client client = rig.connect();
    EXPECT_EQ(client.get("/one").body, "GET /one ");
    const Answer second =
        client.request("POST /two?x=1 HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n", "body");
    EXPECT_EQ(second.status, 200);
    EXPECT_EQ(second.body, "POST /two body");
    EXPECT_EQ(second.headers.at("x-content-type-options"), "nosniff");
    EXPECT_TRUE(second.headers.contains("date"));
}

}  // namespace scoville::net::test
