// What those who look after the server can ask it over HTTP, who may, and what everyone is served besides.
#include <arpa/inet.h>
#include <fstream>
#include <netinet/in.h>
#include <regex>
#include <sstream>
#include <sys/socket.h>

#include "tests/hosting/served.h"
#include "tests/server/party.h"
#include "tests/support/places.h"

namespace scoville::hosting::test {

using server::test::Driver;
using server::test::Party;
using server::test::spicy_settings;

namespace {

// The value of a metric; -1 if there is none.
long long value_of(const std::string& metrics, const std::string& name) {
    const std::string wanted = "\nscoville_" + name + " ";
    const auto at = metrics.find(wanted);
    return at == std::string::npos ? -1 : std::stoll(metrics.substr(at + wanted.size()));
}

std::uint16_t free_port() {
    const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(descriptor, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size), 0);
    close(descriptor);
    return ntohs(address.sin_port);
}

}  // namespace

TEST(Watch, alive_ready_and_counted) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    EXPECT_EQ(served.get("/healthz").body, "ok\n");
    EXPECT_EQ(served.get("/readyz").status, 200);
    EXPECT_EQ(served.get("/readyz").body, "ready\n");
    Party party(served.port(), spicy_settings({}, {{"seats", 2}, {"fill", "random"}}), 1);
    const std::string code = party[0].refusal({{"type", "act"}, {"seen", 0}, {"action", {{"do", "pass"}}}});
    EXPECT_NE(code, "");
    party.start();
    Driver(party.all(), 3).run_to_the_end();
    const std::string metrics = served.get("/metrics").body;
    EXPECT_EQ(value_of(metrics, "connections"), 1);
    EXPECT_EQ(value_of(metrics, "tables_awake"), 1);
    EXPECT_EQ(value_of(metrics, "tables_created_total"), 1);
    EXPECT_EQ(value_of(metrics, "tables_quarantined"), 0);
    EXPECT_EQ(value_of(metrics, "read_only"), 0);
    EXPECT_EQ(value_of(metrics, "draining"), 0);
    EXPECT_GE(value_of(metrics, "refusals_total{code=\"" + code + "\"}"), 1);
    EXPECT_GT(value_of(metrics, "requests_total"), 3);
    EXPECT_GT(value_of(metrics, "bot_move_us_count"), 1);
    EXPECT_GT(value_of(metrics, "commit_us_count"), 5);
    EXPECT_EQ(value_of(metrics, "commit_us_bucket{le=\"+Inf\"}"), value_of(metrics, "commit_us_count"));
    EXPECT_GT(value_of(metrics, "message_bytes_sent_total"), 1000);
    EXPECT_GT(value_of(metrics, "message_bytes_received_total"), 100);
    EXPECT_GT(value_of(metrics, "tcp_accepted_total"), 3);
    EXPECT_EQ(value_of(metrics, "sockets_opened_total"), 1);
}

// The form of Prometheus' text: a family's HELP and TYPE, then its lines; every family is in the docs.
TEST(Watch, every_metric_is_well_formed_and_documented) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    const auto answer = served.get("/metrics");
    EXPECT_EQ(answer.headers.at("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    std::ifstream file(std::string(places::root) + "/docs/hosting.md");
    std::stringstream docs;
    docs << file.rdbuf();
    const std::regex help("# HELP (scoville_[a-z_]+) .+"),
        type("# TYPE (scoville_[a-z_]+) (gauge|counter|histogram)");
    const std::regex sample("(scoville_[a-z_]+)(\\{[a-z]+=\"[^\"\\\\]*\"\\})? [0-9]+");
    std::stringstream lines(answer.body);
    std::string family;
    for (std::string line; std::getline(lines, line);) {
        std::smatch match;
        if (std::regex_match(line, match, help)) {
            family = match[1];
            EXPECT_NE(docs.str().find("`" + family + "`"), std::string::npos)
                << family << " is not in docs/hosting.md";
        } else if (std::regex_match(line, match, type)) {
            EXPECT_EQ(match[1].str(), family);
        } else {
            ASSERT_TRUE(std::regex_match(line, match, sample)) << line;
            EXPECT_TRUE(match[1].str().starts_with(family)) << line;
        }
    }
}

TEST(Watch, metrics_are_for_this_machine_unless_the_host_says_otherwise) {
    TempFolder folder;
    const cli::TempFile token("a-token-for-prometheus-0123\n", ".token");
    {
        Served local(folder.file("local.db"),
                     quick + std::vector<std::string>{"--metrics-token-file", token.path()});
        EXPECT_EQ(local.get("/metrics").status, 200);
        EXPECT_EQ(local.get("/metrics", "X-Forwarded-For: 203.0.113.9\r\n").status, 403)
            << "a proxy nobody told us of";
        EXPECT_EQ(local.get("/metrics", "Via: 1.1 somebody\r\n").status, 403);
        EXPECT_EQ(local.get("/metrics", "X-Forwarded-For: 127.0.0.1\r\n").status, 403);
        const std::string proxied = "X-Forwarded-For: 203.0.113.9\r\nAuthorization: Bearer ";
        EXPECT_EQ(local.get("/metrics", proxied + "a-token-for-prometheus-0123\r\n").status, 200);
        EXPECT_EQ(local.get("/metrics", proxied + "a-token-for-prometheus-0124\r\n").status, 403);
        EXPECT_EQ(local.get("/healthz", "X-Forwarded-For: 203.0.113.9\r\n").status, 200);
    }
    {
        Served proxied(folder.file("p.db"), quick + std::vector<std::string>{"--trusted-proxy", "127.0.0.1"});
        EXPECT_EQ(proxied.get("/metrics").status, 403) << "it may ask for anyone";
        EXPECT_EQ(proxied.get("/metrics", "X-Forwarded-For: 203.0.113.9\r\n").status, 403);
    }
    Served nobody(folder.file("nobody.db"), quick + std::vector<std::string>{"--metrics", "nobody"});
    EXPECT_EQ(nobody.get("/metrics").status, 403);
    const cli::Ran bad = cli::run({"serve", "--memory", "--metrics-token-file", "/nowhere/token"});
    EXPECT_EQ(bad.exit_code, 2);
    EXPECT_NE(bad.err.find("/nowhere/token"), std::string::npos);
}

TEST(Watch, metrics_can_have_a_port_of_their_own) {
    TempFolder folder;
    const std::uint16_t port = free_port();
    Served served(folder.file("x.db"),
                  quick + std::vector<std::string>{"--metrics-port", std::to_string(port)});
    net::test::Client watcher(port);
    EXPECT_EQ(watcher.get("/metrics").status, 200);
    EXPECT_EQ(watcher.get("/healthz").status, 200);
    EXPECT_EQ(watcher.get("/").status, 404);
    EXPECT_EQ(net::test::Client(port).handshake("Origin: http://here\r\n", "/ws").status, 404);
    EXPECT_EQ(served.get("/metrics").status, 403) << "not where everyone is";
    EXPECT_EQ(served.get("/healthz").status, 200);
}

TEST(Host, says_who_it_is_and_how_long_it_keeps_what) {
    TempFolder folder;
    Served plain(folder.file("plain.db"));
    EXPECT_EQ(
        json::parse(plain.get("/host.json").body),
        json::parse(R"({"keeps":{"finishedDays":90,"abandonedDays":180,"chatDays":30,"peopleDays":400}})"));
    Served named(folder.file("named.db"),
                 quick + std::vector<std::string>{"--host-name", "Katzen & Chili", "--imprint",
                                                  "https://example.org/imprint", "--privacy",
                                                  "https://example.org/privacy", "--keep-chat", "3"});
    const auto answer = named.get("/host.json");
    EXPECT_EQ(answer.headers.at("content-type"), "application/json");
    const Object said = json::parse(answer.body).as_object();
    EXPECT_EQ(said.at("name"), "Katzen & Chili");
    EXPECT_EQ(said.at("imprint"), "https://example.org/imprint");
    EXPECT_EQ(said.at("privacy"), "https://example.org/privacy");
    EXPECT_EQ(said.at("keeps").at("chatDays"), 3);
    EXPECT_EQ(net::test::Client(named.port())
                  .request("POST /host.json HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n")
                  .status,
              405);
}

// The page of the real program, whether or not the web client was built into it.
TEST(Host, pages_come_with_a_strict_policy_caching_and_compression) {
    TempFolder folder;
    Served served(folder.file("x.db"));
    const auto page = served.get("/");
    EXPECT_EQ(page.status, 200);
    const std::string policy = page.headers.at("content-security-policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';")) << policy;
    for (const char* never : {"unsafe", "http:", "https:", "*"})
        EXPECT_EQ(policy.find(never), std::string::npos) << never;
    for (const char* always : {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"})
        EXPECT_NE(policy.find(always), std::string::npos) << always;
    EXPECT_EQ(page.headers.at("x-content-type-options"), "nosniff");
    EXPECT_EQ(page.headers.at("referrer-policy"), "no-referrer");
    EXPECT_EQ(page.headers.at("cross-origin-opener-policy"), "same-origin");
    EXPECT_EQ(page.headers.at("cache-control"), "no-cache");
    EXPECT_EQ(served.get("/", "If-None-Match: " + page.headers.at("etag") + "\r\n").status, 304);
    EXPECT_EQ(served.get("/t/ABCDEF").body, page.body) << "the client finds its way by itself";
    const std::regex script("\"(/assets/[^\"]+\\.js)\"");
    std::smatch match;
    if (!std::regex_search(page.body, match, script)) return;  // built without the web client
    const auto asset = served.get(match[1].str(), "Accept-Encoding: gzip\r\n");
    EXPECT_EQ(asset.headers.at("content-encoding"), "gzip");
    EXPECT_EQ(asset.headers.at("cache-control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(asset.headers.at("content-security-policy"), policy);
}

}  // namespace scoville::hosting::test
