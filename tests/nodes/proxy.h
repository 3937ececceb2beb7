// A real proxy in front of three nodes, with the file from hosting/ in which only names, ports, the
// certificate and the number of visitors are another's, and a plain port besides.
#pragma once

#include <fstream>
#include <memory>
#include <netinet/in.h>
#include <sstream>
#include <string>
#include <sys/socket.h>
#include <utility>
#include <vector>

#include "tests/nodes/cluster.h"

namespace scoville::nodes {

using Changes = std::vector<std::pair<std::string, std::string>>;

inline std::string changed(const std::string& file, const Changes& changes) {
    std::ostringstream read;
    read << std::ifstream(file).rdbuf();
    std::string text = read.str();
    for (const auto& [old, fresh] : changes) {
        EXPECT_NE(text.find(old), std::string::npos) << file << " has no " << old;
        for (auto at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size()))
            text.replace(at, old.size(), fresh);
    }
    return text;
}

inline std::uint16_t free_port() {
    const int line = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    EXPECT_EQ(::bind(line, reinterpret_cast<sockaddr*>(&address), size), 0);
    EXPECT_EQ(::getsockname(line, reinterpret_cast<sockaddr*>(&address), &size), 0);
    ::close(line);
    return ntohs(address.sin_port);
}

class Proxy {
public:
    std::uint16_t plain = free_port(), tls = free_port();

    // `kind`: haproxy, nginx or caddy.
    Proxy(const std::string& kind, const Cluster& cluster) {
        certificate();
        Changes changes;
        for (std::size_t i = 0; i < 3; ++i)
            changes.emplace_back("10.0.0.1" + std::to_string(i + 1) + ":8080",
                                 "127.0.0.1:" + std::to_string(cluster.port(i)));
        const std::string hosting = std::string(places::root) + "/hosting/";
        if (kind == "haproxy") begin_haproxy(hosting, changes);
        if (kind == "nginx") begin_nginx(hosting, changes);
        if (kind == "caddy") begin_caddy(hosting, changes);
        await(kind);
    }
    ~Proxy() {
        program_->send(SIGTERM);
        (void)program_->finish();
    }
    Proxy(const Proxy&) = delete;
    Proxy& operator=(const Proxy&) = delete;

    // What it says of nodes that are away; whoever does not listen stops it in the end.
    void listen() { program_->take_in(); }
    // What a page is told over TLS.
    std::string over_tls(const std::string& path) const {
        const cli::Ran ran =
            cli::Program({"-sk", "--resolve", "cards.example.org:" + std::to_string(tls) + ":127.0.0.1",
                          "https://cards.example.org:" + std::to_string(tls) + path},
                         "/usr/bin/curl")
                .finish();
        return ran.out;
    }

private:
    void await(const std::string& kind) {
        const auto until = std::chrono::steady_clock::now() + test::patience();
        while (!answers()) {
            if (program_->has_ended() || std::chrono::steady_clock::now() > until) {
                program_->send(SIGKILL);
                throw std::runtime_error(kind + " does not serve: " + program_->finish().err);
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    }
    bool answers() const {
        try {
            return net::test::Client(plain).get("/readyz").status == 200;
        } catch (const std::runtime_error&) {
            return false;
        }
    }
    void certificate() const {
        const cli::Ran made =
            cli::Program({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                          "/CN=cards.example.org", "-addext", "subjectAltName=DNS:cards.example.org",
                          "-keyout", file("key.pem"), "-out", file("cert.pem")},
                         "/usr/bin/openssl")
                .finish();
        EXPECT_EQ(made.exit_code, 0) << made.err;
        std::ofstream both(file("both.pem"));
        both << std::ifstream(file("cert.pem")).rdbuf() << std::ifstream(file("key.pem")).rdbuf();
    }
    void write(const char* name, const std::string& text) const { std::ofstream(file(name)) << text; }
    std::string file(const char* name) const { return folder_.file(name); }

    void begin_haproxy(const std::string& hosting, Changes changes) {
        changes.emplace_back("bind :80", "bind 127.0.0.1:" + std::to_string(plain));
        changes.emplace_back("bind :443 ssl crt /etc/haproxy/cards.example.org.pem",
                             "bind 127.0.0.1:" + std::to_string(tls) + " ssl crt " + file("both.pem"));
        // It refuses to start where it may not open that many files.
        changes.emplace_back("maxconn 60000", "maxconn 2000");
        changes.emplace_back("http-request redirect scheme https unless { ssl_fc }", "");
        changes.emplace_back("X-Forwarded-Proto https", "X-Forwarded-Proto http");
        write("haproxy.cfg", changed(hosting + "haproxy.cfg", changes));
        program_ = std::make_unique<cli::Program>(std::vector<std::string>{"-db", "-f", file("haproxy.cfg")},
                                                  "/usr/sbin/haproxy");
    }
    void begin_nginx(const std::string& hosting, Changes changes) {
        changes.emplace_back("listen 443 ssl http2;", "listen 127.0.0.1:" + std::to_string(plain) +
                                                          "; listen 127.0.0.1:" + std::to_string(tls) +
                                                          " ssl http2;");
        changes.emplace_back("listen [::]:443 ssl http2;", "");
        changes.emplace_back("/etc/letsencrypt/live/cards.example.org/fullchain.pem", file("cert.pem"));
        changes.emplace_back("/etc/letsencrypt/live/cards.example.org/privkey.pem", file("key.pem"));
        std::string own = "pid " + file("nginx.pid") + "; error_log stderr; events {} http {\n";
        for (const char* what : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"})
            own += std::string(what) + "_temp_path " + file(what) + ";\n";
        write("nginx.conf", own + changed(hosting + "nginx-nodes.conf", changes) + "}\n");
        program_ = std::make_unique<cli::Program>(
            std::vector<std::string>{"-e", "stderr", "-g", "daemon off; master_process off;", "-c",
                                     file("nginx.conf")},
            "/usr/sbin/nginx");
    }
    // What the file says of its site, for two of them: one with the certificate, one without any.
    void begin_caddy(const std::string& hosting, Changes changes) {
        changes.emplace_back("cards.example.org {", "(cards) {");
        write("Caddyfile",
              "{\n\tadmin off\n\tauto_https disable_redirects\n}\n" +
                  changed(hosting + "Caddyfile.nodes", changes) + "http://:" + std::to_string(plain) +
                  " {\n\timport cards\n}\nhttps://cards.example.org:" + std::to_string(tls) + " {\n\ttls " +
                  file("cert.pem") + " " + file("key.pem") + "\n\timport cards\n}\n");
        ::setenv("XDG_DATA_HOME", folder_.file("").c_str(), 1);  // NOLINT(concurrency-mt-unsafe)
        program_ = std::make_unique<cli::Program>(
            std::vector<std::string>{"run", "--adapter", "caddyfile", "--config", file("Caddyfile")},
            "/usr/bin/caddy");
    }

    server::test::TempFolder folder_;
    std::unique_ptr<cli::Program> program_;
};

}  // namespace scoville::nodes
