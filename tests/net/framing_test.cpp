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

}  // namespace scoville::net::test
