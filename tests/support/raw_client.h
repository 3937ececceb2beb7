// A client that knows nothing but bytes, so that it can be as wrong as a stranger: raw TCP, HTTP by hand,
// WebSocket frames bit by bit. Waits for what it expects; too long (patience.h) without it is a failure.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::net::test {

struct Answer {
    int status = 0;                              // 0: the connection ended instead
    std::map<std::string, std::string> headers;  // names in lower case
    std::string body;
};

struct Frame {
    int opcode = -1;  // -1: the connection ended instead
    bool fin = false;
    bool masked = false;
    std::string payload;

    std::uint16_t close_code() const;
};

enum Opcode { continuation = 0, text = 1, binary = 2, closing = 8, ping = 9, pong = 10 };

struct Shape {
    int opcode = text;
    bool fin = true;
    bool masked = true;
    int reserved = 0;  // the three bits after fin
};
std::string frame(std::string_view payload, Shape shape = {});
std::string close_frame(std::uint16_t code, std::string_view reason = "");

class Client {
public:
    explicit Client(std::uint16_t port, const char* address = "127.0.0.1");
    // A small receive buffer makes a slow reader felt soon.
    Client(std::uint16_t port, const char* address, int receive_bytes);
    Client(Client&& other) noexcept;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    ~Client();

    void send(std::string_view bytes);
    void shut_down_sending();
    void reset();  // ends with RST

    Answer read_answer(bool with_body = true);
    Answer request(std::string_view head, std::string_view body = "");
    Answer get(std::string_view target, std::string_view more = "");
    // True if the server ends the connection, whatever it says before.
    bool is_ended();

    Answer handshake(std::string_view more = "Origin: http://here\r\n", std::string_view target = "/socket");
    Frame read_frame();
    // Without waiting: a whole frame if one has come, an ended connection, or none yet.
    std::optional<Frame> read_if_there();
    // Skips pings.
    Frame read_message();
    // Skips all but the close frame.
    std::uint16_t read_close();
    int descriptor() const { return descriptor_; }

private:
    bool fill();
    bool has_come() const;
    std::optional<Frame> take_frame();
    std::string take(std::size_t size);
    int descriptor_ = -1;
    std::string received_;
    bool ended_ = false;
};

}  // namespace scoville::net::test
