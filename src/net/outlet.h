// The one way out of a WebSocket: whole texts, framed here and gathered into one write, and what Beast says
// by itself (the handshake, pongs, goodbyes) in between. Beast would write each text alone.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/websocket/teardown.hpp>

#include "net/asio.h"
#include "net/send_queue.h"

namespace scoville::net {

class Outlet : public TcpSocket {
public:
    // Who has texts to send.
    class Source {
    public:
        Source() = default;
        Source(const Source&) = delete;
        Source& operator=(const Source&) = delete;
        virtual ~Source() = default;
        // A write begins and takes the texts that there are …
        virtual void sending() = 0;
        // … the next; none if there is none, or none may be sent any more.
        virtual SharedText next_text() = 0;
        // It has been sent, or the connection is lost. Until then the source is kept.
        virtual void sent(error_code error) = 0;
        virtual std::shared_ptr<void> keep() = 0;
    };

    Outlet(TcpSocket socket, Source& source) : TcpSocket(std::move(socket)), source_(source) {}

    bool busy() const { return sending_ != nullptr; }
    // Sends what there is, unless something is being sent.
    void send();

    // What Beast writes waits its turn; it is told when it has been sent.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return asio::async_initiate<Token, void(error_code, std::size_t)>(
            [this](auto handler, const Buffers& given) {
                const std::size_t size = asio::buffer_size(given);
                Own own{std::string(size, '\0'), {}};
                asio::buffer_copy(asio::buffer(own.bytes), given);
                own.waiting = std::make_unique<WaitingFor<decltype(handler)>>(std::move(handler), size);
                add(std::move(own));
            },
            token, buffers);
    }

private:
    struct Waiting {
        Waiting() = default;
        Waiting(const Waiting&) = delete;
        Waiting& operator=(const Waiting&) = delete;
        virtual ~Waiting() = default;
        virtual void done(error_code error) = 0;
    };
    template <class Handler>
    struct WaitingFor final : Waiting {
        WaitingFor(Handler given, std::size_t bytes) : handler(std::move(given)), size(bytes) {}
        void done(error_code error) override { std::move(handler)(error, error ? 0 : size); }
        Handler handler;
        std::size_t size;
    };
    struct Own {
        std::string bytes;
        std::unique_ptr<Waiting> waiting;
    };

    static constexpr std::size_t most_texts = 8;
    using Header = std::array<unsigned char, 10>;

    // One write. It belongs to the operation, and with it all who wait: nothing here keeps the socket alive.
    struct Sending {
        std::shared_ptr<void> keeper;
        std::vector<Own> own, next;
        std::array<SharedText, most_texts> texts;
        std::array<Header, most_texts> headers;
        std::vector<asio::const_buffer> buffers;
    };
    struct BufferList {
        const std::vector<asio::const_buffer>* all;
        auto begin() const { return all->begin(); }
        auto end() const { return all->end(); }
    };

    void add(Own own);
    void start(std::unique_ptr<Sending> sending);
    void finish(std::unique_ptr<Sending> sending, error_code error);
    static asio::const_buffer write_header(Header& header, std::size_t size);

    Source& source_;
    Sending* sending_ = nullptr;
};

template <class Handler>
void async_teardown(boost::beast::role_type role, Outlet& outlet, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, static_cast<TcpSocket&>(outlet),
                                            std::forward<Handler>(handler));
}

inline asio::const_buffer Outlet::write_header(Header& header, std::size_t size) {
    constexpr unsigned char whole_text = 0x81;
    constexpr std::size_t short_size = 125;
    header[0] = whole_text;
    if (size <= short_size) {
        header[1] = static_cast<unsigned char>(size);
        return asio::buffer(header, 2);
    }
    const std::size_t bytes = size <= 0xffff ? 2 : 8;
    header[1] = bytes == 2 ? 126 : 127;
    for (std::size_t i = 0; i < bytes; ++i)
        header[2 + i] = static_cast<unsigned char>(size >> 8 * (bytes - 1 - i));
    return asio::buffer(header, 2 + bytes);
}

inline void Outlet::send() {
    if (!busy()) start(std::make_unique<Sending>());
}

inline void Outlet::add(Own own) {
    if (busy()) return sending_->next.push_back(std::move(own));
    auto sending = std::make_unique<Sending>();
    sending->own.push_back(std::move(own));
    start(std::move(sending));
}

inline void Outlet::start(std::unique_ptr<Sending> sending) {
    source_.sending();
    sending->buffers.reserve(sending->own.size() + 2);
    for (const Own& own : sending->own) sending->buffers.push_back(asio::buffer(own.bytes));
    for (std::size_t i = 0; i < most_texts; ++i) {
        sending->texts[i] = source_.next_text();
        if (!sending->texts[i]) break;
        sending->buffers.push_back(write_header(sending->headers[i], sending->texts[i]->size()));
        sending->buffers.push_back(asio::buffer(*sending->texts[i]));
    }
    if (sending->buffers.empty()) return;
    sending_ = sending.get();
    sending->keeper = source_.keep();
    const BufferList buffers{&sending->buffers};
    asio::async_write(static_cast<TcpSocket&>(*this), buffers,
                      [this, mine = std::move(sending)](error_code error, std::size_t) mutable {
                          finish(std::move(mine), error);
                      });
}

inline void Outlet::finish(std::unique_ptr<Sending> sending, error_code error) {
    const std::shared_ptr<void> keeper = sending->keeper;
    sending_ = nullptr;
    if (!sending->next.empty()) {
        auto following = std::make_unique<Sending>();
        following->own = std::move(sending->next);
        start(std::move(following));
    }
    for (const Own& own : sending->own) own.waiting->done(error);
    sending.reset();
    source_.sent(error);
}

}  // namespace scoville::net
