// A door for programs of the same user on the same machine: lines over a unix socket, each with one line as
// answer. Only our own user and root get an answer; the socket's file is theirs alone.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "base/result.h"
#include "net/loop.h"

namespace scoville::net {

class LocalServer {
public:
    using Answer = std::function<void(std::string)>;
    // Answer once, now or later, on the loop's thread. Until then the next line of that peer waits.
    using Asked = std::function<void(const std::string& line, Answer answer)>;

    // A socket that nobody serves any more is replaced. The error is a sentence.
    static Result<std::unique_ptr<LocalServer>, std::string> listen(Loop& loop, const std::string& path,
                                                                    Asked asked);
    // Nothing is asked any more; the file is gone.
    ~LocalServer();
    LocalServer(const LocalServer&) = delete;
    LocalServer& operator=(const LocalServer&) = delete;

private:
    struct Inside;
    explicit LocalServer(std::shared_ptr<Inside> inside);
    std::shared_ptr<Inside> inside_;
};

}  // namespace scoville::net
