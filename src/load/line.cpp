#include "load/line.h"

#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace scoville::load {
namespace {

constexpr std::string_view head_end = "\r\n\r\n";

}  // namespace

Line::Line(Poll& poll, Where where, Listener& listener)
    : poll_(poll), where_(std::move(where)), listener_(listener) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(where_.port);
    if (::inet_pton(AF_INET, where_.address.c_str(), &to.sin_addr) != 1)
        throw std::system_error(EINVAL, std::generic_category(), where_.address);
    descriptor_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "socket");
    const int yes = 1;
    ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    // Whether it worked is found out when it becomes writable.
    (void)::connect(descriptor_, reinterpret_cast<const sockaddr*>(&to), sizeof to);
    poll_.watch(descriptor_, *this, true);
}

void Line::cut() {
    state_ = State::closed;
    if (descriptor_ < 0) return;
    poll_.forget(descriptor_);
    ::close(descriptor_);
    descriptor_ = -1;
}

void Line::end(std::uint16_t code) {
    cut();
    listener_.ended(code);
}

void Line::ready(bool writable) {
    if (writable && state_ == State::connecting) {
        int error = 0;
        socklen_t size = sizeof error;
        ::getsockopt(descriptor_, SOL_SOCKET, SO_ERROR, &error, &size);
        if (error != 0) return end(0);
        return ask_for_websocket();
    }
    if (writable && state_ != State::closed) flush();
    if (state_ != State::closed) receive();
}

void Line::ask_for_websocket() {
    const std::string host = where_.address + ":" + std::to_string(where_.port);
    state_ = State::upgrading;
    out_ = "GET " + where_.path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
           "\r\nUser-Agent: scoville load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2NvdmlsbGUgbG9hZCE9PQ==\r\n\r\n";
    flush();
}

void Line::send(std::string_view text) {
    if (state_ != State::open) return;
    const bool waited = !out_.empty();
    write_frame(out_, Kind::text, text, mask_ = mask_ * 1664525 + 1013904223);
    if (!waited) flush();
}

void Line::flush() {
    if (out_.empty()) return;
    const ssize_t sent = ::send(descriptor_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno != EAGAIN && errno != EINTR) return;  // reading tells how it ended
    if (sent > 0) out_.erase(0, static_cast<std::size_t>(sent));
    if (writing_ != !out_.empty()) poll_.change(descriptor_, writing_ = !out_.empty());
}

void Line::receive() {
    const std::span<char> buffer = poll_.scratch();
    const ssize_t got = ::recv(descriptor_, buffer.data(), buffer.size(), 0);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (got <= 0) return end(state_ == State::open ? close_code_ : 0);
    const std::string_view bytes(buffer.data(), static_cast<std::size_t>(got));
    if (rest_.empty()) return take(bytes);
    rest_ += bytes;
    const std::string together = std::move(rest_);
    rest_.clear();
    take(together);
}

void Line::take(std::string_view bytes) {
    while (!bytes.empty() && state_ != State::closed) {
        const std::size_t taken = state_ == State::open ? take_frame(bytes) : take_answer(bytes);
        if (taken == 0) {
            rest_.assign(bytes);
            return;
        }
        bytes.remove_prefix(taken);
    }
}

std::size_t Line::take_answer(std::string_view bytes) {
    const auto end_of_head = bytes.find(head_end);
    if (end_of_head == std::string_view::npos) return 0;
    if (!bytes.starts_with("HTTP/1.1 101 ")) {
        end(0);
        return bytes.size();
    }
    state_ = State::open;
    listener_.opened();
    return end_of_head + head_end.size();
}

std::size_t Line::take_frame(std::string_view bytes) {
    const auto frame = read_frame(bytes);
    if (!frame) return 0;
    if (frame->kind == Kind::text && frame->whole) {
        listener_.heard(frame->payload);
    } else if (frame->kind == Kind::ping) {
        const bool waited = !out_.empty();
        write_frame(out_, Kind::pong, frame->payload, 0);
        if (!waited) flush();
    } else if (frame->kind == Kind::close) {
        close_code_ = load::close_code(*frame);
        write_frame(out_, Kind::close, frame->payload, 0);
        flush();
    }
    return frame->size;
}

}  // namespace scoville::load
