// The one way out of a WebSocket: whole texts, framed here and gathered into one write, and what Beast says
// by itself (the handshake, pongs, goodbyes) in between. Beast would write each text alone.
#pragma once

#include <algorithm>
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

#include "base/inline_vec.h"
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
        // It has been sent, or the connection is lost. Where that was not at once, the source is kept until
        // then.
        virtual void sent(error_code error) = 0;
        virtual std::shared_ptr<void> keep() = 0;
    };

    Outlet(TcpSocket socket, Source& source) : TcpSocket(std::move(socket)), source_(source) {}

    bool busy() const { return sending_ != nullptr; }
    // Sends what there is, unless something is being sent. As a rule the socket takes it at once, and the
    // source has been told so when this returns.
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

    // Texts, each behind the header of its frame.
    struct Framed {
        using Header = std::array<unsigned char, 10>;
        struct Frame {
            SharedText text;
            Header header;
            std::size_t header_size;
        };
        std::array<Frame, most_texts> frames;
        std::size_t count = 0;

        void add(SharedText text);
        template <class Buffers>
        void list(Buffers& buffers) const {
            for (std::size_t i = 0; i < count; ++i) {
                buffers.push_back(asio::buffer(frames[i].header, frames[i].header_size));
                buffers.push_back(asio::buffer(*frames[i].text));
            }
        }
    };
    // One write. It belongs to the operation, and with it all who wait: nothing here keeps the socket alive.
    struct Sending {
        std::shared_ptr<void> keeper;
        std::vector<Own> own, next;
        Framed framed;
        std::vector<asio::const_buffer> buffers;
    };
    template <class All>
    struct BufferList {
        const All* all;
        auto begin() const { return all->begin(); }
        auto end() const { return all->end(); }
    };

    void take(Framed& framed);
    void add(Own own);
    void start(std::unique_ptr<Sending> sending);
    void wait_for(std::unique_ptr<Sending> sending);
    void finish(std::unique_ptr<Sending> sending, error_code error);

    Source& source_;
    Sending* sending_ = nullptr;
};

template <class Handler>
void async_teardown(boost::beast::role_type role, Outlet& outlet, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, static_cast<TcpSocket&>(outlet),
                                            std::forward<Handler>(handler));
}

inline void Outlet::Framed::add(SharedText text) {
    constexpr unsigned char whole_text = 0x81;
    constexpr std::size_t short_size = 125;
    Frame& frame = frames[count++];
    const std::size_t size = text->size();
    const std::size_t bytes = size <= short_size ? 0 : size <= 0xffff ? 2 : 8;
    frame.header[0] = whole_text;
    frame.header[1] = static_cast<unsigned char>(bytes == 0 ? size : bytes == 2 ? 126 : 127);
    for (std::size_t i = 0; i < bytes; ++i)
        frame.header[2 + i] = static_cast<unsigned char>(size >> 8 * (bytes - 1 - i));
    frame.header_size = 2 + bytes;
    frame.text = std::move(text);
}

inline void Outlet::take(Framed& framed) {
    source_.sending();
    while (framed.count < most_texts) {
        SharedText text = source_.next_text();
        if (!text) return;
        framed.add(std::move(text));
    }
}

inline void Outlet::send() {
    if (busy()) return;
    Framed framed;
    take(framed);
    if (framed.count == 0) return;
    InlineVec<asio::const_buffer, 2 * most_texts> buffers;
    framed.list(buffers);
    const BufferList<decltype(buffers)> list{&buffers};
    error_code error;
    const std::size_t taken = TcpSocket::send(list, 0, error);
    const bool full = error == asio::error::would_block;
    if ((error && !full) || taken == asio::buffer_size(list)) return source_.sent(error);
    // The rest when there is room again.
    auto sending = std::make_unique<Sending>();
    sending->framed = std::move(framed);
    sending->framed.list(sending->buffers);
    std::size_t gone = full ? 0 : taken;
    for (asio::const_buffer& buffer : sending->buffers) {
        const std::size_t part = std::min(gone, buffer.size());
        buffer += part;
        gone -= part;
    }
    wait_for(std::move(sending));
}

inline void Outlet::add(Own own) {
    if (busy()) return sending_->next.push_back(std::move(own));
    auto sending = std::make_unique<Sending>();
    sending->own.push_back(std::move(own));
    start(std::move(sending));
}

inline void Outlet::start(std::unique_ptr<Sending> sending) {
    take(sending->framed);
    for (const Own& own : sending->own) sending->buffers.push_back(asio::buffer(own.bytes));
    sending->framed.list(sending->buffers);
    wait_for(std::move(sending));
}

inline void Outlet::wait_for(std::unique_ptr<Sending> sending) {
    sending_ = sending.get();
    sending->keeper = source_.keep();
    const BufferList<std::vector<asio::const_buffer>> buffers{&sending->buffers};
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
