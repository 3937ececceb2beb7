#include "net/ws_socket.h"

#include <array>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "base/token_bucket.h"
#include "net/outlet.h"
#include "net/pings.h"
#include "net/send_queue.h"
#include "net/socket.h"
#include "net/tcp_round_trip.h"

namespace scoville::net {

namespace {

std::int64_t ms_of(Clock::time_point time) {
    return std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count();
}

namespace websocket = boost::beast::websocket;

// No permessage-deflate: sizes would tell of contents, and bombs could be sent.
using Stream = websocket::stream<Outlet, false>;

constexpr std::size_t longest_reason = 123;

// What Beast has told the peer when a read ended with this error.
std::uint16_t code_of(const error_code& error) {
    if (error == websocket::error::message_too_big) return websocket::close_code::too_big;
    if (error == websocket::error::bad_frame_payload) return websocket::close_code::bad_payload;
    const bool is_ours = error.category() == make_error_code(websocket::error::closed).category();
    if (is_ours) return websocket::close_code::protocol_error;
    return close_lost;
}

class WsSocket final : public Socket,
                       public Connection,
                       public Batch::Sender,
                       public Outlet::Source,
                       public std::enable_shared_from_this<WsSocket> {
public:
    WsSocket(std::shared_ptr<Hub> hub, TcpSocket socket, Peer peer, Place place, Place share)
        : Connection(std::move(hub)),
          stream_(std::move(socket), *this),
          peer_(std::move(peer)),
          place_(std::move(place)),
          share_(std::move(share)),
          pings_(Clock::now()),
          messages_(limits().message_burst, limits().messages_per_second, ms_of(Clock::now())),
          overflows_(limits().overflows,
                     1.0 / std::chrono::duration<double>(limits().overflow_regain).count(),
                     ms_of(Clock::now())) {
        error_code ignored;
        outlet().non_blocking(true, ignored);
        stream_.read_message_max(limits().message_bytes);
        stream_.control_callback([this](websocket::frame_type kind, boost::beast::string_view payload) {
            on_control(kind, {payload.data(), payload.size()});
        });
    }

    void start(HttpMessage handshake) {
        asio::co_spawn(hub_->executor(), shake_hands(shared_from_this(), std::move(handshake)),
                       asio::detached);
    }

    void send(SharedText text) override {
        if (!open_ || closing_ || overflowing_) return;
        const bool waited = outlet().busy() || !queue_.empty();
        if (!push(text, Keep::if_there_is_room)) return overflow();
        if (!waited) leave_soon();
    }
    void answer(SharedText text) override {
        if (!open_ || closing_) return;
        const bool waited = outlet().busy() || !queue_.empty();
        if (!push(text, Keep::always)) {
            if (!overflowing_) overflow();
            if (!closing_ && !push(text, Keep::always)) fail(close_policy, "reads too slowly");
            return;
        }
        if (!waited) leave_soon();
    }
    bool has_room(std::size_t bytes) const override {
        return (queue_.empty() && !stream_.next_layer().busy()) ||
               queue_.bytes() + bytes <= limits().queue_bytes / 2;
    }
    void send_gathered() override { outlet().send(); }

    void close(std::uint16_t code, std::string_view reason) override {
        if (!open_ || closing_) return;
        reason = reason.substr(0, longest_reason);
        closing_ = std::make_unique<websocket::close_reason>(
            static_cast<websocket::close_code>(code),
            boost::beast::string_view(reason.data(), reason.size()));
        cut_at_ = Clock::now() + limits().close_time;
        if (outlet().busy()) return;
        if (queue_.empty())
            start_closing();
        else
            outlet().send();
    }

    // The kernel knows the line as far as the next proxy; what is behind that one, the proxy may have told.
    std::optional<std::chrono::microseconds> round_trip() override {
        return believed(pings_.round_trip(), peer_.proxied ? peer_.proxy_round_trip : by_kernel());
    }
    const Peer& peer() const override { return peer_; }
    std::uint16_t close_code() const override { return close_code_; }

    void go_away(std::uint16_t code, std::string_view reason) override { close(code, reason); }
    void cut() override {
        error_code ignored;
        stream_.next_layer().close(ignored);
    }

    void sweep(Clock::time_point now) override {
        // Beast closes by itself when the peer breaks the protocol or says goodbye; it waits without an end.
        if (open_ && !closing_ && !stream_.is_open() && cut_at_ == never) cut_at_ = now + limits().close_time;
        const bool stuck = outlet().busy() && now - writing_since_ >= limits().drain_time;
        const bool dead = open_ && now - pings_.last_answer() >= limits().pong_time;
        if (now >= cut_at_ || stuck || dead) return cut();
        if (open_ && pings_.due(now)) ping(now);
    }

private:
    static constexpr Clock::time_point never = Clock::time_point::max();

    const Limits& limits() const { return hub_->limits; }

    Awaitable<> shake_hands(std::shared_ptr<WsSocket> self, HttpMessage handshake) {
        cut_at_ = Clock::now() + limits().header_time;
        const auto [error] = co_await stream_.async_accept(handshake, tuple_awaitable);
        cut_at_ = never;
        // In a coroutine of its own, so that nothing of the handshake stays in memory.
        if (!error) asio::co_spawn(hub_->executor(), receive(std::move(self)), asio::detached);
    }

    Awaitable<> receive(std::shared_ptr<WsSocket> self) {
        open_ = true;
        ++hub_->traffic.upgrades;
        ping(Clock::now());
        if (!hub_->tell([&](Handler& owner) { owner.opened(self); })) fail(close_internal, "");
        error_code error;
        while (!error) {
            std::size_t size = 0;
            std::tie(error, size) = co_await stream_.async_read_some(asio::buffer(chunk_), tuple_awaitable);
            if (!error && !closing_) take({chunk_.data(), size});
        }
        finish(error);
    }

    void take(std::string_view part) {
        if (!stream_.got_text()) return fail(close_not_text, "text only");
        if (!stream_.is_message_done()) {
            message_ += part;
            return;
        }
        if (!messages_.take(ms_of(Clock::now()))) return fail(close_policy, "too many messages");
        if (message_.empty()) return deliver(part);
        message_ += part;
        deliver(std::exchange(message_, {}));
    }

    void deliver(std::string_view text) {
        hub_->traffic.bytes_in += text.size();
        if (!hub_->tell([&](Handler& owner) { owner.message(*this, text); })) fail(close_internal, "");
    }

    void on_control(websocket::frame_type kind, std::string_view payload) {
        if (kind == websocket::frame_type::close) {
            said_goodbye_ = true;
            return;
        }
        const auto now = Clock::now();
        if (kind == websocket::frame_type::pong && pings_.answered(payload, now)) return;
        if (messages_.take(ms_of(now)) || std::exchange(flooded_, true)) return;
        // Nothing may be started from inside a read.
        asio::post(hub_->executor(),
                   [self = shared_from_this()] { self->fail(close_policy, "too many control frames"); });
    }

    void ping(Clock::time_point now) {
        if (pinging_ || closing_ || !stream_.is_open()) return;
        pinging_ = true;
        const auto payload = pings_.next(now, limits().ping_every);
        stream_.async_ping(websocket::ping_data(boost::beast::string_view(payload.data(), payload.size())),
                           [self = shared_from_this()](error_code) { self->pinging_ = false; });
    }

    Outlet& outlet() { return stream_.next_layer(); }

    // Asked for with every action, and the same for a while.
    std::optional<std::chrono::microseconds> by_kernel() {
        const auto now = Clock::now();
        if (now < kernel_trip_until_) return kernel_trip_;
        kernel_trip_until_ = now + std::chrono::seconds(1);
        return kernel_trip_ = tcp_round_trip(outlet().native_handle());
    }

    // After a goodbye nothing may be said.
    SharedText next_text() override {
        if (!open_ || queue_.empty() || !stream_.is_open()) return nullptr;
        taken_ = true;
        SharedText text = queue_.pop();
        ++hub_->traffic.messages_out;
        hub_->traffic.bytes_out += text->size();
        return text;
    }
    void sending() override { taken_ = false; }
    bool text_leaves() { return taken_ && outlet().busy(); }
    std::shared_ptr<void> keep() override {
        writing_since_ = Clock::now();
        return shared_from_this();
    }

    void sent(error_code error) override {
        if (error) return cut();
        if (!queue_.empty()) outlet().send();
        if (outlet().busy()) return;
        if (closing_) return start_closing();
        if (std::exchange(overflowing_, false)) hub_->tell([&](Handler& owner) { owner.overflowed(*this); });
    }

    bool push(const SharedText& text, Keep keep) {
        return queue_.push(text, limits().queue_messages, limits().queue_bytes, !text_leaves(), keep);
    }
    void leave_soon() {
        if (hub_->batch().gathers())
            hub_->batch().add(shared_from_this());
        else
            outlet().send();
    }

    void overflow() {
        // There is room again when what is being sent has been sent.
        const bool waits = !text_leaves();
        queue_.thin(waits);
        overflowing_ = true;
        if (waits) outlet().send();
        ++hub_->traffic.overflows;
        if (!overflows_.take(ms_of(Clock::now()))) fail(close_policy, "reads too slowly");
    }

    // Closes without sending what is queued.
    void fail(std::uint16_t code, std::string_view reason) {
        queue_.clear();
        close(code, reason);
    }

    void start_closing() {
        if (!stream_.is_open() || std::exchange(said_close_, true)) return;
        stream_.async_close(*closing_, [self = shared_from_this()](error_code) {});
    }

    void finish(error_code error) {
        open_ = false;
        queue_.clear();
        close_code_ = closing_ ? closing_->code : said_goodbye_ ? goodbye() : code_of(error);
        cut();
        hub_->tell([&](Handler& owner) { owner.closed(*this); });
        owner.reset();
        place_.give_back();
        share_.give_back();
        leave();
    }

    std::uint16_t goodbye() const {
        const std::uint16_t code = stream_.reason().code;
        return code == websocket::close_code::none ? std::uint16_t{close_no_code} : code;
    }

    Stream stream_;
    const Peer peer_;
    Place place_, share_;
    Pings pings_;
    std::optional<std::chrono::microseconds> kernel_trip_;
    Clock::time_point kernel_trip_until_;
    TokenBucket messages_, overflows_;
    SendQueue queue_;
    Clock::time_point writing_since_;
    std::unique_ptr<websocket::close_reason> closing_;
    Clock::time_point cut_at_ = never;
    std::string message_;  // a message that came in parts, so far
    std::uint16_t close_code_ = close_lost;
    bool open_ = false;
    bool pinging_ = false;
    bool overflowing_ = false;
    bool flooded_ = false;
    bool said_close_ = false;
    bool taken_ = false;  // a text is part of what is being sent
    bool said_goodbye_ = false;
    std::array<char, 512> chunk_;
};

}  // namespace

void serve_websocket(std::shared_ptr<Hub> hub, TcpSocket socket, HttpMessage handshake, Peer peer,
                     Place place, Place share_of_proxy) {
    std::make_shared<WsSocket>(std::move(hub), std::move(socket), std::move(peer), std::move(place),
                               std::move(share_of_proxy))
        ->start(std::move(handshake));
}

}  // namespace scoville::net
