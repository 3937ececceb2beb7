// A request and its answer, free of any HTTP library.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "net/peer.h"

namespace scoville::net {

struct Header {
    std::string_view name, value;
};

// Valid only during the call it is given to.
struct Request {
    std::string_view method;  // HEAD comes as GET; the server leaves out the body
    Peer peer;                // with path and query
    std::span<const Header> headers;
    std::string_view body;  // valid UTF-8

    // The first of that name in any case, or nothing.
    std::string_view header(std::string_view name) const;
};

using Body = std::variant<std::string, std::string_view, std::shared_ptr<const std::string>>;

struct Response {
    int status = 200;
    std::string_view type = "text/plain; charset=utf-8";            // static text; none for an empty one
    Body body;                                                      // a string_view must be to static data
    std::vector<std::pair<std::string_view, std::string>> headers;  // static names

    std::string_view text() const;
};

// The status and its usual words, for people.
Response plain(int status);
// 405 with the methods that would have done: "GET, HEAD".
Response method_not_allowed(std::string allowed);

// The way back to who asked: call it once, now or later, on the loop's thread. Dropped without an answer it
// says 500; too late (Limits::answer_time) the asker has already been told 503.
class Reply {
public:
    struct Slot;
    explicit Reply(std::shared_ptr<Slot> slot) : slot_(std::move(slot)) {}
    Reply(Reply&&) noexcept = default;
    Reply& operator=(Reply&&) = delete;
    ~Reply();

    void operator()(Response response);

private:
    std::shared_ptr<Slot> slot_;
};

}  // namespace scoville::net
