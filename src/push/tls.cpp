#include "push/tls.h"

#include <openssl/err.h>
#include <openssl/x509v3.h>
#include <poll.h>

#include "base/check.h"
#include "push/openssl.h"

namespace scoville::push {
namespace {

constexpr std::size_t longest_head = 8 * 1024;

enum class Step : std::uint8_t { done, again, failed };

// What the last call wants before it goes on.
Step after(SSL* tls, int result, int socket, const Limit& limit) {
    if (result > 0) return Step::done;
    const int why = SSL_get_error(tls, result);
    const short events = why == SSL_ERROR_WANT_READ ? POLLIN : why == SSL_ERROR_WANT_WRITE ? POLLOUT : 0;
    return events != 0 && wait_for(socket, events, limit) ? Step::again : Step::failed;
}

template <class Act>
int until_done(SSL* tls, int socket, const Limit& limit, Act act) {
    while (true) {
        ERR_clear_error();
        const int result = act();
        switch (after(tls, result, socket, limit)) {
            case Step::done: return result;
            case Step::failed: return 0;
            case Step::again: break;
        }
    }
}

}  // namespace

struct Trust::Inside {
    OwnedTlsRules rules;
};

Trust::Trust(const std::string& authority_file) : inside_(std::make_unique<Inside>()) {
    // No file of the system's changes what we do.
    OPENSSL_init_ssl(OPENSSL_INIT_NO_LOAD_CONFIG, nullptr);
    inside_->rules.reset(SSL_CTX_new(TLS_client_method()));
    SSL_CTX* rules = inside_->rules.get();
    CHECK(rules != nullptr);
    SSL_CTX_set_min_proto_version(rules, TLS1_2_VERSION);
    SSL_CTX_set_verify(rules, SSL_VERIFY_PEER, nullptr);
    SSL_CTX_set_mode(rules, SSL_MODE_AUTO_RETRY);
    SSL_CTX_set_session_cache_mode(rules, SSL_SESS_CACHE_OFF);
    usable_ = authority_file.empty() ? SSL_CTX_set_default_verify_paths(rules) == 1
                                     : SSL_CTX_load_verify_file(rules, authority_file.c_str()) == 1;
}

Trust::~Trust() = default;

Result<std::string, Trust::Failure> Trust::ask(const Descriptor& socket, const std::string& host,
                                               std::string_view request, const Limit& limit) const {
    const OwnedTls owned(SSL_new(inside_->rules.get()));
    SSL* tls = owned.get();
    const int number = socket.number();
    if (tls == nullptr || SSL_set_fd(tls, number) != 1 || SSL_set1_host(tls, host.c_str()) != 1 ||
        SSL_set_tlsext_host_name(tls, host.c_str()) != 1)
        return Failure::broken;
    SSL_set_hostflags(tls, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    if (until_done(tls, number, limit, [&] { return SSL_connect(tls); }) <= 0)
        return SSL_get_verify_result(tls) == X509_V_OK ? Failure::broken : Failure::unproven;
    while (!request.empty()) {
        const int sent = until_done(tls, number, limit, [&] {
            return SSL_write(tls, request.data(), static_cast<int>(request.size()));
        });
        if (sent <= 0) return Failure::broken;
        request.remove_prefix(static_cast<std::size_t>(sent));
    }
    std::string head;
    while (head.find("\r\n\r\n") == std::string::npos) {
        if (head.size() >= longest_head) return Failure::too_large;
        char piece[1024];
        const int got = until_done(tls, number, limit, [&] { return SSL_read(tls, piece, sizeof piece); });
        if (got <= 0) return Failure::broken;
        head.append(piece, static_cast<std::size_t>(got));
    }
    return head;
}

}  // namespace scoville::push
