// One request over TLS to a server whose name is proven, and the head of its answer.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "push/connect.h"

namespace scoville::push {

// Whose word counts for a name: the system's authorities, or the one in this file.
class Trust {
public:
    explicit Trust(const std::string& authority_file = {});
    ~Trust();
    Trust(const Trust&) = delete;
    Trust& operator=(const Trust&) = delete;

    // There are authorities.
    bool usable() const { return usable_; }

    enum class Failure : std::uint8_t { unproven, broken, too_large };
    // Up to the empty line; what follows is not read.
    Result<std::string, Failure> ask(const Descriptor& socket, const std::string& host,
                                     std::string_view request, const Limit& limit) const;

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
    bool usable_ = false;
};

}  // namespace scoville::push
