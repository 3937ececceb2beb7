// Addresses given by strangers: what is taken, and where names may lead.
#include "push/endpoint.h"

#include <arpa/inet.h>

#include <gtest/gtest.h>

#include "push/address.h"

namespace scoville::push {
namespace {

TEST(Endpoint, a_name_the_usual_port_and_a_path) {
    const auto read = read_endpoint("https://Push.Example.org/send/a_b-C?d=%20");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (Endpoint{"push.example.org", 443, "/send/a_b-C?d=%20"}));
    EXPECT_EQ(read->origin(), "https://push.example.org");
    EXPECT_EQ(read_endpoint("https://a.b")->target, "/");
    EXPECT_TRUE(read_endpoint("https://a.b:443/"));
}

TEST(Endpoint, nothing_else_is_taken) {
    for (const std::string_view bad : {"",
                                       "https://",
                                       "http://a.b/",
                                       "HTTPS://a.b/",
                                       "ftp://a.b/",
                                       "//a.b/",
                                       "https:/a.b",
                                       "https://localhost/",
                                       "https://intranet/x",
                                       "https://a.b:80/",
                                       "https://a.b:8443/",
                                       "https://a.b:/",
                                       "https://a.b:443443/",
                                       "https://127.0.0.1/",
                                       "https://0x7f.1/",
                                       "https://2130706433/",
                                       "https://[::1]/",
                                       "https://[2001:4860::1]/",
                                       "https://user@a.b/",
                                       "https://a.b@c.d/",
                                       "https://a.b\\@c.d/",
                                       "https://a..b/",
                                       "https://.a.b/",
                                       "https://a.b./",
                                       "https://-a.b/",
                                       "https://a_b.c/",
                                       "https://a.b?x",
                                       "https://a.b#x",
                                       "https://a.b/#x",
                                       "https://a.b/x y",
                                       "https://a.b/x\r\nHost: c",
                                       "https://a.b/\x7f",
                                       "https://a.b/\xc3\xa4",
                                       "https://ä.b/"})
        EXPECT_FALSE(read_endpoint(bad)) << bad;
    EXPECT_FALSE(read_endpoint("https://a.b/" + std::string(2'000, 'x')));
    EXPECT_FALSE(read_endpoint("https://" + std::string(300, 'x') + ".b/"));
}

TEST(Endpoint, only_tests_reach_this_machine) {
    EXPECT_TRUE(read_endpoint("https://localhost:8443/x", true));
    EXPECT_FALSE(read_endpoint("https://127.0.0.1:8443/x", true));
    EXPECT_EQ(read_endpoint("https://localhost:8443/x", true)->origin(), "https://localhost:8443");
}

bool v4(const char* text) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    EXPECT_EQ(inet_pton(AF_INET, text, &address.sin_addr), 1) << text;
    return is_public(reinterpret_cast<const sockaddr&>(address));
}
bool v6(const char* text) {
    sockaddr_in6 address{};
    address.sin6_family = AF_INET6;
    EXPECT_EQ(inet_pton(AF_INET6, text, &address.sin6_addr), 1) << text;
    return is_public(reinterpret_cast<const sockaddr&>(address));
}

TEST(Address, public_ones) {
    for (const char* text :
         {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0",
          "172.15.255.255", "172.32.0.0", "192.167.255.255", "198.17.0.1", "198.20.0.1", "223.255.255.255"})
        EXPECT_TRUE(v4(text)) << text;
    for (const char* text : {"2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "2001:200::1"})
        EXPECT_TRUE(v6(text)) << text;
}

TEST(Address, all_others) {
    for (const char* text :
         {"0.0.0.0",         "0.1.2.3",        "10.0.0.1",       "10.255.255.255",  "100.64.0.1",
          "100.127.255.255", "127.0.0.1",      "127.255.0.1",    "169.254.169.254", "172.16.0.1",
          "172.31.255.255",  "192.0.0.1",      "192.0.2.1",      "192.88.99.1",     "192.168.1.1",
          "198.18.0.1",      "198.19.255.255", "198.51.100.1",   "203.0.113.1",     "224.0.0.1",
          "239.1.1.1",       "240.0.0.1",      "255.255.255.255"})
        EXPECT_FALSE(v4(text)) << text;
    for (const char* text : {"::",
                             "::1",
                             "::7f00:1",
                             "::ffff:8.8.8.8",
                             "::ffff:127.0.0.1",
                             "64:ff9b::8.8.8.8",
                             "64:ff9b:1::a00:1",
                             "100::1",
                             "fc00::1",
                             "fd12::1",
                             "fe80::1",
                             "fec0::1",
                             "ff02::1",
                             "2001::1",
                             "2001:10::1",
                             "2001:db8::1",
                             "2002:7f00:1::",
                             "2002:a00:1::1",
                             "3fff::1",
                             "4000::1"})
        EXPECT_FALSE(v6(text)) << text;
}

TEST(Address, of_another_family) {
    sockaddr other{};
    other.sa_family = AF_UNIX;
    EXPECT_FALSE(is_public(other));
}

}  // namespace
}  // namespace scoville::push
