#include "push/deliver.h"

#include <algorithm>
#include <charconv>

#include "push/base64url.h"
#include "push/endpoint.h"

namespace scoville::push {
namespace {

// Every message is as large as any other.
constexpr std::size_t padded = 256;
// A turn of a game over days may be told a day later.
constexpr std::string_view time_to_live = "86400";

std::optional<Reader> reader_of(const Subscription& subscription) {
    auto key = from_base64url(subscription.p256dh);
    auto auth = from_base64url(subscription.auth);
    if (!key || !auth || auth->size() != auth_size || !is_public_key(*key)) return std::nullopt;
    return Reader{std::move(*key), std::move(*auth)};
}

std::string request_for(const Endpoint& endpoint, const std::string& authorization, const std::string& body) {
    const std::string port = endpoint.port == 443 ? "" : ":" + std::to_string(endpoint.port);
    std::string text = "POST " + endpoint.target + " HTTP/1.1\r\nHost: " + endpoint.host + port;
    text += "\r\nTTL: " + std::string(time_to_live) + "\r\nUrgency: normal";
    text += "\r\nContent-Type: application/octet-stream\r\nContent-Encoding: aes128gcm";
    text += "\r\nContent-Length: " + std::to_string(body.size());
    text += "\r\nAuthorization: " + authorization + "\r\nConnection: close\r\n\r\n";
    return text + body;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

template <class Number>
std::optional<Number> number_at(std::string_view text) {
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end != text.data() ? std::optional(number) : std::nullopt;
}

// In seconds; a date is not looked at.
std::optional<std::chrono::seconds> retry_after(std::string_view head) {
    constexpr std::string_view name = "\r\nretry-after:";
    const auto found = std::search(head.begin(), head.end(), name.begin(), name.end(),
                                   [](char a, char b) { return lower(a) == b; });
    if (found == head.end()) return std::nullopt;
    std::string_view value = head.substr(static_cast<std::size_t>(found - head.begin()) + name.size());
    value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
    const auto seconds = number_at<unsigned>(value);
    return seconds ? std::optional(std::chrono::seconds(*seconds)) : std::nullopt;
}

}  // namespace

bool is_readable(const Subscription& subscription, bool for_tests) {
    return read_endpoint(subscription.endpoint, for_tests) && reader_of(subscription);
}

Report read_report(std::string_view head) {
    constexpr std::string_view start = "HTTP/1.";
    constexpr std::size_t number_at_least = 9;  // "HTTP/1.1 "
    if (!head.starts_with(start) || head.size() < number_at_least) return {Outcome::later};
    const int status = number_at<int>(head.substr(number_at_least)).value_or(0);
    if (status >= 200 && status < 300) return {Outcome::delivered};
    if (status == 404 || status == 410) return {Outcome::gone};
    if (status == 429 || status >= 500) return {Outcome::later, retry_after(head)};
    return {Outcome::never};
}

Report deliver(const Subscription& subscription, std::string_view text, const Means& means,
               const Limit& limit) {
    const auto endpoint = read_endpoint(subscription.endpoint, means.for_tests);
    const auto reader = reader_of(subscription);
    if (!endpoint || !reader) return {Outcome::never};
    const auto body = encrypt(text, *reader, Once::fresh(), padded);
    if (!body) return {Outcome::never};
    const auto socket = connect_to(*endpoint, limit, means.for_tests);
    if (!socket) return {socket.error() == NoWay::private_address ? Outcome::never : Outcome::later};
    const std::string said = means.vapid.authorization(endpoint->origin(), std::chrono::system_clock::now());
    const auto head = means.trust.ask(*socket, endpoint->host, request_for(*endpoint, said, *body), limit);
    if (head) return read_report(*head);
    return {head.error() == Trust::Failure::broken ? Outcome::later : Outcome::never};
}

}  // namespace scoville::push
