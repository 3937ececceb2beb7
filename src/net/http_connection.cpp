#include "net/http_connection.h"

#include <algorithm>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "net/identify.h"
#include "net/origin.h"
#include "net/reply_slot.h"
#include "net/response_head.h"
#include "net/words.h"
#include "net/ws_socket.h"

namespace scoville::net {

namespace {

namespace http = boost::beast::http;
using Parser = http::request_parser<http::string_body>;

constexpr std::size_t piece = 64 * 1024;

std::string_view view(boost::beast::string_view text) { return {text.data(), text.size()}; }

// 0: the peer is gone or never spoke, there is nobody to answer.
int status_of(const error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
    if (error == http::error::body_limit) return 413;
    if (error == asio::error::operation_aborted) return 408;
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    return error.category() == make_error_code(http::error::bad_method).category() ? 400 : 0;
}

bool changes_something(std::string_view method) { return method != "GET" && method != "OPTIONS"; }

class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
public:
    HttpConnection(std::shared_ptr<Hub> hub, TcpSocket socket, const Address& remote, Place place)
        : Connection(std::move(hub)),
          socket_(std::move(socket)),
          remote_(remote),
          place_(std::move(place)),
          buffer_(hub_->limits.header_bytes + hub_->limits.body_bytes) {}

    void serve() { asio::co_spawn(hub_->executor(), run(shared_from_this()), asio::detached); }
    void turn_away(int status) {
        asio::co_spawn(hub_->executor(), say_only(shared_from_this(), status), asio::detached);
    }

    void sweep(Clock::time_point now) override {
        error_code ignored;
        if (now >= due_) socket_.cancel(ignored);
    }
    void go_away(std::uint16_t, std::string_view) override {
        if (idle_) cut();
    }
    void cut() override {
        error_code ignored;
        socket_.close(ignored);
        due_ = Clock::time_point::min();
    }

private:
    Awaitable<> run(std::shared_ptr<HttpConnection> self) {
        const auto& limits = hub_->limits;
        within(limits.header_time);
        if (!co_await hears_something() || !co_await serves_one()) co_return;
        for (;;) {
            within(limits.idle_time);
            if (!co_await hears_something()) co_return;
            within(limits.header_time);
            if (!co_await serves_one()) co_return;
        }
    }

    Awaitable<> say_only(std::shared_ptr<HttpConnection> self, int status) { co_await refuse(status); }

    Awaitable<bool> hears_something() {
        if (buffer_.size() > 0) co_return true;
        buffer_.shrink_to_fit();
        idle_ = true;
        const auto [error] = co_await socket_.async_wait(TcpSocket::wait_read, tuple_awaitable);
        idle_ = false;
        co_return !error;
    }

    // True if the connection may be used for another request.
    Awaitable<bool> serves_one() {
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(hub_->limits.header_bytes));
        parser.body_limit(hub_->limits.body_bytes);
        if (const auto [error, size] =
                co_await http::async_read_header(socket_, buffer_, parser, tuple_awaitable);
            error)
            co_return co_await refuse(status_of(error));

        const HttpMessage& message = parser.get();
        std::vector<Header> headers;
        for (const auto& field : message) headers.push_back({view(field.name_string()), view(field.value())});
        auto request =
            identify(*hub_, remote_, view(message.method_string()), view(message.target()), headers);
        if (!request || (message.version() == 11 && request->peer.host.empty()))
            co_return co_await refuse(400);

        if (boost::beast::websocket::is_upgrade(message)) {
            const int refusal = parser.is_done() && buffer_.size() == 0 ? refusal_to_upgrade(*request) : 400;
            if (refusal != 0) co_return co_await refuse(refusal);
            become_websocket(parser.release(), *request);
            co_return false;
        }
        if (changes_something(request->method) && !request->peer.origin.empty() &&
            !is_own_origin(request->peer, hub_->origins()))
            co_return co_await refuse(403);
        if (const int refusal = co_await read_body(parser)) co_return co_await refuse(refusal);
        request->body = message.body();
        if (!is_utf8(request->body)) co_return co_await refuse(400);

        const Response response = co_await ask(*request);
        const bool keep = message.keep_alive() && !hub_->draining();
        const bool sent = co_await write(response, keep, message.method() != http::verb::head);
        if (sent && !keep) co_await linger();
        co_return sent&& keep;
    }

    Awaitable<int> read_body(Parser& parser) {
        if (parser.is_done()) co_return 0;
        within(hub_->limits.body_time);
        if (same_word(view(parser.get()[http::field::expect]), "100-continue")) {
            static constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";
            const auto [error, size] = co_await asio::async_write(
                socket_, asio::buffer(go_on.data(), go_on.size()), tuple_awaitable);
            if (error) co_return 0;
        }
        const auto [error, size] = co_await http::async_read(socket_, buffer_, parser, tuple_awaitable);
        co_return error ? std::max(status_of(error), 400) : 0;
    }

    int refusal_to_upgrade(const Request& request) {
        const Peer& peer = request.peer;
        const bool welcome = peer.origin.empty() ? !peer.bearer.empty() || hub_->limits.programs_without_token
                                                 : is_own_origin(peer, hub_->origins());
        if (!welcome) return 403;
        if (hub_->draining()) return 503;
        if (peer.proxied)
            if (const int refusal = hub_->room_for(household(address_of(request, remote_)))) {
                ++hub_->traffic.crowded;
                return refusal;
            }
        int answer = 500;
        hub_->tell([&](Handler& owner) { answer = owner.admits(request); });
        return answer == 101 ? 0 : answer;
    }

    void become_websocket(HttpMessage handshake, Request& request) {
        due_ = Clock::time_point::max();
        Place share = request.peer.proxied ? hub_->share(household(address_of(request, remote_))) : Place();
        serve_websocket(hub_, std::move(socket_), std::move(handshake), std::move(request.peer),
                        std::move(place_), std::move(share));
    }

    Awaitable<Response> ask(const Request& request) {
        due_ = Clock::time_point::max();
        const auto slot = std::make_shared<Reply::Slot>();
        if (!hub_->tell([&](Handler& owner) { owner.http(request, Reply(slot)); })) co_return plain(500);
        if (!slot->response) {
            AsioTimer patience(hub_->executor(), hub_->limits.answer_time);
            const Waiting waiting(*slot, patience);
            co_await patience.async_wait(tuple_awaitable);
        }
        co_return slot->response ? std::move(*slot->response) : plain(503);
    }

    // Also undone when the loop ends and the coroutine with it.
    struct Waiting {
        Waiting(Reply::Slot& slot, AsioTimer& patience) : slot_(slot) { slot_.waiting = &patience; }
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;
        ~Waiting() { slot_.waiting = nullptr; }
        Reply::Slot& slot_;
    };

    Awaitable<bool> write(const Response& response, bool keep, bool with_body) {
        const std::string head = head_of(response, keep);
        std::string_view rest = with_body ? response.text() : std::string_view();
        std::string_view first = head;
        ++hub_->traffic.answers;
        hub_->traffic.answer_bytes += head.size() + rest.size();
        do {
            within(hub_->limits.write_time);
            const auto part = rest.substr(0, piece);
            rest.remove_prefix(part.size());
            const std::array<asio::const_buffer, 2> buffers = {asio::buffer(first.data(), first.size()),
                                                               asio::buffer(part.data(), part.size())};
            const auto [error, size] = co_await asio::async_write(socket_, buffers, tuple_awaitable);
            if (error) co_return false;
            first = {};
        } while (!rest.empty());
        co_return true;
    }

    // Always false: a refused connection serves no other request.
    Awaitable<bool> refuse(int status) {
        if (status == 0) co_return false;
        if (co_await write(plain(status), false, true)) co_await linger();
        co_return false;
    }

    // Lets the peer read what we said before a reset can take it away.
    Awaitable<> linger() {
        error_code ignored;
        socket_.shutdown(TcpSocket::shutdown_send, ignored);
        within(hub_->limits.linger_time);
        std::array<char, 1024> rest;
        for (std::size_t total = 0; total < piece;) {
            const auto [error, size] = co_await socket_.async_read_some(asio::buffer(rest), tuple_awaitable);
            if (error) co_return;
            total += size;
        }
    }

    void within(Limits::Time time) { due_ = Clock::now() + time; }

    TcpSocket socket_;
    Address remote_;
    Place place_;
    boost::beast::flat_buffer buffer_;
    Clock::time_point due_ = Clock::time_point::max();
    bool idle_ = false;
};

}  // namespace

void serve_http(std::shared_ptr<Hub> hub, TcpSocket socket, const Address& remote, Place place) {
    std::make_shared<HttpConnection>(std::move(hub), std::move(socket), remote, std::move(place))->serve();
}

void turn_away(std::shared_ptr<Hub> hub, TcpSocket socket, int status) {
    std::make_shared<HttpConnection>(std::move(hub), std::move(socket), Address(), Place())
        ->turn_away(status);
}

}  // namespace scoville::net
