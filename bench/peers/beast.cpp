// A bare broadcast with Boost.Beast, as its examples write one: peer_beast ACK_BYTES UPDATE_BYTES
// Each four sockets are a table. An action is parsed; its sender gets an acknowledgement, and each of the
// four a text of its own. Prints :PORT.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using asio::ip::tcp;

constexpr std::size_t seats = 4;

class Session;
struct House {
    std::size_t ack_bytes, update_bytes;
    std::uint64_t events = 0;
    std::vector<std::shared_ptr<Session>> sessions;
};

std::string padded(std::string text, std::size_t bytes) {
    if (text.size() + 2 < bytes) text.append(bytes - text.size() - 2, 'u');
    return text += "\"}";
}

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(tcp::socket socket, House& house)
        : stream_(std::move(socket)), house_(house), first_(house.sessions.size() / seats * seats) {
        beast::get_lowest_layer(stream_).socket().set_option(tcp::no_delay(true));
    }

    void begin() {
        stream_.async_accept([self = shared_from_this()](beast::error_code error) {
            if (!error) self->read();
        });
    }

    void send(std::string text) {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](beast::error_code error, std::size_t) {
            if (error) return;
            self->hear(beast::buffers_to_string(self->buffer_.data()));
            self->buffer_.clear();
            self->read();
        });
    }

    void hear(const std::string& text) {
        const json::value said = json::parse(text);
        const std::string event = std::to_string(++house_.events);
        const std::string what(said.at("action").at("do").as_string());
        send(padded("{\"type\":\"ack\",\"nonce\":\"" + std::string(said.at("nonce").as_string()) +
                        "\",\"event\":" + event + ",\"pad\":\"",
                    house_.ack_bytes));
        for (std::size_t seat = 0; seat < seats; ++seat)
            house_.sessions[first_ + seat]->send(padded("{\"type\":\"update\",\"event\":" + event +
                                                            ",\"seat\":" + std::to_string(seat) +
                                                            ",\"do\":\"" + what + "\",\"pad\":\"",
                                                        house_.update_bytes));
    }

    void write() {
        stream_.text(true);
        stream_.async_write(asio::buffer(queue_.front()),
                            [self = shared_from_this()](beast::error_code error, std::size_t) {
                                if (error) return;
                                self->queue_.pop_front();
                                if (!self->queue_.empty()) self->write();
                            });
    }

    beast::websocket::stream<beast::tcp_stream> stream_;
    House& house_;
    const std::size_t first_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
};

void accept(tcp::acceptor& acceptor, House& house) {
    acceptor.async_accept([&](beast::error_code error, tcp::socket socket) {
        if (!error) {
            house.sessions.push_back(std::make_shared<Session>(std::move(socket), house));
            house.sessions.back()->begin();
        }
        accept(acceptor, house);
    });
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    House house{.ack_bytes = std::strtoul(argv[1], nullptr, 10),
                .update_bytes = std::strtoul(argv[2], nullptr, 10),
                .sessions = {}};
    asio::io_context context(1);
    tcp::acceptor acceptor(context, {asio::ip::make_address("127.0.0.1"), 0});
    accept(acceptor, house);
    std::printf(":%u\n", acceptor.local_endpoint().port());
    std::fflush(stdout);
    context.run();
}
