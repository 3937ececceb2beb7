// Answers that were too large for the line they belong to, until they are fetched: each once, by a path that
// only its receiver knows, within a minute. Bounded in all; what is left longest goes first.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include "table/time.h"

namespace scoville::server {

class Shelf {
public:
    using Millis = table::Millis;
    static constexpr std::string_view root = "/answers/";
    static constexpr Millis kept_for = 60'000;
    static constexpr std::size_t most_bytes = 32U << 20U;

    // `name`: a secret.
    std::string leave(const std::string& name, std::string text, Millis now) {
        clear(now, text.size());
        bytes_ += text.size();
        std::string path = std::string(root) + name;
        left_.push_back({path, std::move(text), now});
        return path;
    }
    std::optional<std::string> take(std::string_view path, Millis now) {
        clear(now, 0);
        for (auto one = left_.begin(); one != left_.end(); ++one) {
            if (one->path != path) continue;
            std::string text = std::move(one->text);
            bytes_ -= text.size();
            left_.erase(one);
            return text;
        }
        return std::nullopt;
    }
    std::size_t bytes() const { return bytes_; }

private:
    struct Left {
        std::string path, text;
        Millis at;
    };
    void clear(Millis now, std::size_t wanted) {
        while (!left_.empty() && (now - left_.front().at > kept_for || bytes_ + wanted > most_bytes)) {
            bytes_ -= left_.front().text.size();
            left_.pop_front();
        }
    }

    std::deque<Left> left_;
    std::size_t bytes_ = 0;
};

}  // namespace scoville::server
