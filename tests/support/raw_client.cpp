#include "tests/support/raw_client.h"

#include <arpa/inet.h>
#include <array>
#include <cctype>
#include <cstring>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#include "tests/support/patience.h"

namespace scoville::net::test {

namespace {

constexpr std::array<char, 4> mask_key = {0x12, 0x34, 0x56, 0x78};

void add_big_endian(std::string& out, std::uint64_t number, int bytes) {
    for (int i = bytes - 1; i >= 0; --i) out += static_cast<char>(number >> (8 * i) & 0xff);
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8 | static_cast<std::uint8_t>(byte);
    return number;
}

}  // namespace

std::uint16_t Frame::close_code() const {
    return opcode == closing && payload.size() >= 2
               ? static_cast<std::uint16_t>(big_endian(std::string_view(payload).substr(0, 2)))
               : std::uint16_t{0};
}

std::string frame(std::string_view payload, Shape shape) {
    std::string out;
    out += static_cast<char>((shape.fin ? 0x80 : 0) | shape.reserved << 4 | shape.opcode);
    const int mask_bit = shape.masked ? 0x80 : 0;
    if (payload.size() < 126) {
        out += static_cast<char>(mask_bit | static_cast<int>(payload.size()));
    } else if (payload.size() < 65536) {
        out += static_cast<char>(mask_bit | 126);
        add_big_endian(out, payload.size(), 2);
    } else {
        out += static_cast<char>(mask_bit | 127);
        add_big_endian(out, payload.size(), 8);
    }
    if (!shape.masked) return out.append(payload);
    out.append(mask_key.data(), mask_key.size());
    for (std::size_t i = 0; i < payload.size(); ++i) out += static_cast<char>(payload[i] ^ mask_key[i % 4]);
    return out;
}

std::string close_frame(std::uint16_t code, std::string_view reason) {
    std::string payload;
    add_big_endian(payload, code, 2);
    return frame(payload.append(reason), {.opcode = closing});
}

Client::Client(std::uint16_t port, const char* address) : Client(port, address, 0) {}

Client::Client(std::uint16_t port, const char* address, int receive_bytes) {
    const bool six = std::strchr(address, ':') != nullptr;
    descriptor_ = ::socket(six ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (receive_bytes > 0)
        ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVBUF, &receive_bytes, sizeof receive_bytes);
    const timeval patience{.tv_sec = scoville::test::patience().count(), .tv_usec = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    ::setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    const int one = 1;
    ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    sockaddr_in6 to_six{};
    sockaddr_in to_four{};
    to_six.sin6_family = AF_INET6;
    to_four.sin_family = AF_INET;
    to_six.sin6_port = to_four.sin_port = htons(port);
    void* where = six ? static_cast<void*>(&to_six.sin6_addr) : static_cast<void*>(&to_four.sin_addr);
    ::inet_pton(six ? AF_INET6 : AF_INET, address, where);
    const auto* to =
        six ? reinterpret_cast<const sockaddr*>(&to_six) : reinterpret_cast<const sockaddr*>(&to_four);
    if (::connect(descriptor_, to, six ? sizeof to_six : sizeof to_four) == 0) return;
    const std::string why = std::string("connect: ") + std::strerror(errno);
    ::close(descriptor_);
    throw std::runtime_error(why);
}

Client::Client(Client&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      received_(std::move(other.received_)),
      ended_(other.ended_) {}

Client::~Client() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void Client::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return;  // what the server says about it is what counts
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

void Client::shut_down_sending() { ::shutdown(descriptor_, SHUT_WR); }

void Client::reset() {
    const linger now{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(descriptor_, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    ::close(std::exchange(descriptor_, -1));
}

bool Client::fill() {
    std::array<char, 16384> bytes;
    const auto size = ended_ ? 0 : ::recv(descriptor_, bytes.data(), bytes.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
        throw std::runtime_error("the server said nothing for too long");
    ended_ = size <= 0;
    if (!ended_) received_.append(bytes.data(), static_cast<std::size_t>(size));
    return !ended_;
}

std::string Client::take(std::size_t size) {
    std::string taken = received_.substr(0, size);
    received_.erase(0, size);
    return taken;
}

Answer Client::read_answer(bool with_body) {
    std::size_t end;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos)
        if (!fill()) return {};
    const std::string head = take(end + 4);
    Answer answer;
    answer.status = std::stoi(head.substr(9, 3));
    for (std::size_t at = head.find("\r\n") + 2; at + 2 < head.size();) {
        const auto line_end = head.find("\r\n", at);
        const auto colon = head.find(':', at);
        std::string name = head.substr(at, colon - at);
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        answer.headers[name] = head.substr(colon + 2, line_end - colon - 2);
        at = line_end + 2;
    }
    if (!with_body || !answer.headers.contains("content-length")) return answer;
    const auto size = static_cast<std::size_t>(std::stoul(answer.headers["content-length"]));
    while (received_.size() < size)
        if (!fill()) return {};
    answer.body = take(size);
    return answer;
}

Answer Client::request(std::string_view head, std::string_view body) {
    send(std::string(head) + "\r\n" + std::string(body));
    return read_answer(!head.starts_with("HEAD"));
}

Answer Client::get(std::string_view target, std::string_view more) {
    return request("GET " + std::string(target) + " HTTP/1.1\r\nHost: here\r\n" + std::string(more));
}

bool Client::is_ended() {
    while (fill()) received_.clear();
    return true;
}

Answer Client::handshake(std::string_view more, std::string_view target) {
    return get(target,
               "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
               "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
                   std::string(more));
}

// The next frame, if all of it is here.
std::optional<Frame> Client::take_frame() {
    if (received_.size() < 2) return std::nullopt;
    const auto first = static_cast<std::uint8_t>(received_[0]);
    const auto second = static_cast<std::uint8_t>(received_[1]);
    const std::size_t more = (second & 0x7f) == 126 ? 2 : (second & 0x7f) == 127 ? 8 : 0;
    if (received_.size() < 2 + more) return std::nullopt;
    const std::size_t size =
        more == 0 ? second & 0x7f : big_endian(std::string_view(received_).substr(2, more));
    if (received_.size() < 2 + more + size) return std::nullopt;
    take(2 + more);
    return Frame{.opcode = first & 15,
                 .fin = (first & 0x80) != 0,
                 .masked = (second & 0x80) != 0,
                 .payload = take(size)};
}

Frame Client::read_frame() {
    for (;;) {
        if (auto whole = take_frame()) return std::move(*whole);
        if (!fill()) return {};
    }
}

bool Client::has_come() const {
    pollfd wanted{.fd = descriptor_, .events = POLLIN, .revents = 0};
    return ::poll(&wanted, 1, 0) > 0;
}

std::optional<Frame> Client::read_if_there() {
    for (;;) {
        if (auto whole = take_frame()) return whole;
        if (!has_come()) return std::nullopt;
        if (!fill()) return Frame{};
    }
}

Frame Client::read_message() {
    for (;;)
        if (Frame got = read_frame(); got.opcode != ping) return got;
}

std::uint16_t Client::read_close() {
    for (;;)
        if (const Frame got = read_frame(); got.opcode == closing || got.opcode == -1)
            return got.close_code();
}

}  // namespace scoville::net::test
