// Texts waiting to be sent to one socket: bounded, shared with other sockets, empty while nobody waits.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace scoville::net {

using SharedText = std::shared_ptr<const std::string>;

class SendQueue {
public:
    bool empty() const { return next_ == texts_.size(); }
    std::size_t bytes() const { return bytes_; }

    // False if there is no room; a text alone always has room. `leaving`: the first is about to be sent and
    // does not count.
    bool push(SharedText text, std::size_t most_texts, std::size_t most_bytes, bool leaving = false) {
        if (!empty()) {
            const std::size_t texts = texts_.size() - next_ - (leaving ? 1 : 0);
            const std::size_t bytes = bytes_ - (leaving ? texts_[next_]->size() : 0);
            if (texts > 0 && (texts >= most_texts || bytes + text->size() > most_bytes)) return false;
        }
        bytes_ += text->size();
        texts_.push_back(std::move(text));
        return true;
    }

    SharedText pop() {
        SharedText text = std::move(texts_[next_++]);
        bytes_ -= text->size();
        if (empty()) clear();
        return text;
    }

    void clear() {
        bytes_ = next_ = 0;
        if (texts_.capacity() > small) std::vector<SharedText>().swap(texts_);
        texts_.clear();
    }

private:
    static constexpr std::size_t small = 8;
    std::vector<SharedText> texts_;
    std::size_t next_ = 0;  // before it: already taken
    std::size_t bytes_ = 0;
};

}  // namespace scoville::net
