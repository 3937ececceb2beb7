// Static files: found by whole paths, in the form the browser can read, with what keeps it safe and fast.
#include "net/assets.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "net/negotiate.h"
#include "no_site.h"
#include "test_site.h"
#include "tests/net/rig.h"

namespace scoville::net::test {

namespace {

// A server that has the test site and nothing else.
struct Site {
    Site() {
        rig.on_http = [this](const Request& request, Reply reply) {
            reply(assets.find(request).value_or(plain(404)));
        };
    }
    Assets assets{test_site()};
    Rig rig;
};

const Asset& asset_at(std::string_view path) {
    const auto all = test_site();
    return *std::find_if(all.begin(), all.end(), [&](const Asset& asset) { return asset.path == path; });
}

}  // namespace

TEST(Assets, a_page_comes_with_its_type_and_a_strict_policy) {
    Site site;
    Client client = site.rig.connect();
    const Answer page = client.get("/");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.body, asset_at("/index.html").bytes);
    EXPECT_TRUE(page.body.starts_with("<!doctype html>"));
    EXPECT_EQ(page.headers.at("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(page.headers.at("content-security-policy"), strict_policy);
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
    EXPECT_EQ(page.headers.at("vary"), "Accept-Encoding");
    EXPECT_EQ(client.get("/index.html").body, page.body);
}

TEST(Assets, a_worker_alone_may_compile_webassembly) {
    Site site;
    Client client = site.rig.connect();
    const auto policy = [&](const char* path) {
        return client.get(path).headers.at("content-security-policy");
    };
    const std::string allowed = "script-src 'self' 'wasm-unsafe-eval';";
    EXPECT_NE(policy("/assets/house_worker-Dk3fj2.js").find(allowed), std::string::npos);
    EXPECT_EQ(policy("/assets/index-BX3kd9aL.js"), strict_policy);
    EXPECT_EQ(policy("/"), strict_policy);
}

TEST(Assets, gzip_is_sent_to_who_reads_it) {
    Site site;
    Client client = site.rig.connect();
    const Answer zipped = client.get("/", "Accept-Encoding: br, gzip\r\n");
    EXPECT_EQ(zipped.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(zipped.body, asset_at("/index.html").gzip);
    EXPECT_TRUE(zipped.body.starts_with("\x1f\x8b"));
    const Answer refused = client.get("/", "Accept-Encoding: gzip;q=0, *\r\n");
    EXPECT_FALSE(refused.headers.contains("content-encoding"));
    EXPECT_NE(refused.headers.at("etag"), zipped.headers.at("etag"));
    EXPECT_FALSE(client.get("/tiny.txt", "Accept-Encoding: gzip\r\n").headers.contains("content-encoding"));
}

TEST(Assets, who_has_it_already_is_told_so) {
    Site site;
    Client client = site.rig.connect();
    const std::string tag = client.get("/").headers.at("etag");
    const Answer again = client.get("/", "If-None-Match: \"other\", W/" + tag + "\r\n");
    EXPECT_EQ(again.status, 304);
    EXPECT_EQ(again.body, "");
    EXPECT_EQ(again.headers.at("etag"), tag);
    EXPECT_FALSE(again.headers.contains("content-length"));
    EXPECT_EQ(client.get("/", "If-None-Match: \"other\"\r\n").status, 200);
    EXPECT_EQ(client.get("/", "Accept-Encoding: gzip\r\nIf-None-Match: " + tag + "\r\n").status, 200);
}

TEST(Assets, hashed_names_are_kept_for_good) {
    Site site;
    Client client = site.rig.connect();
    const Answer script = client.get("/assets/index-BX3kd9aL.js");
    EXPECT_EQ(script.headers.at("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(script.headers.at("cache-control"), "public, max-age=31536000, immutable");
}

TEST(Assets, head_gives_the_size_without_the_bytes) {
    Site site;
    Client client = site.rig.connect();
    const Answer head = client.request("HEAD / HTTP/1.1\r\nHost: here\r\n");
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.headers.at("content-length"), std::to_string(asset_at("/index.html").bytes.size()));
    EXPECT_EQ(client.get("/tiny.txt").body, "x");
}

TEST(Assets, other_methods_are_refused) {
    Site site;
    Client client = site.rig.connect();
    const Answer answer = client.request("DELETE /index.html HTTP/1.1\r\nHost: here\r\n");
    EXPECT_EQ(answer.status, 405);
    EXPECT_EQ(answer.headers.at("allow"), "GET, HEAD");
}

TEST(Assets, no_path_leads_out_of_the_table) {
    Site site;
    Client client = site.rig.connect();
    for (const char* path :
         {"/../../../../etc/passwd", "/assets/../tiny.txt", "/%2e%2e/%2e%2e/etc/passwd", "/..%2ftiny.txt",
          "//tiny.txt", "/tiny.txt/", "/assets", "/assets/", "/./tiny.txt", "/TINY.txt", "/tiny.txt%20",
          "/index.html%23", "/assets\\index-BX3kd9aL.js", "/...//tiny.txt", "/etc/passwd"})
        EXPECT_EQ(client.get(path).status, 404) << path;
    EXPECT_EQ(client.get("/tiny%2Etxt?x=/../..").status, 200);
    EXPECT_EQ(client.get("/tiny.txt%00.html").status, 400);
}

TEST(Assets, a_missing_folder_leaves_a_page_that_says_so) {
    ASSERT_EQ(no_site().size(), 1U);
    EXPECT_EQ(no_site()[0].path, "/index.html");
    EXPECT_NE(no_site()[0].bytes.find("without its web client"), std::string_view::npos);
}

TEST(Assets, accept_encoding_is_read_as_it_is_meant) {
    for (const char* yes :
         {"gzip", "GZIP", "br, gzip", "gzip;q=0.5", "gzip; q=1", "*", "identity;q=0, *;q=0.1"})
        EXPECT_TRUE(accepts_gzip(yes)) << yes;
    for (const char* no :
         {"", "br", "gzip;q=0", "gzip; q=0.000", "gzip;q=0, *", "*;q=0", "xgzip", "identity"})
        EXPECT_FALSE(accepts_gzip(no)) << no;
}

}  // namespace scoville::net::test
