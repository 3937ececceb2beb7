// Texts waiting to be sent to one socket: bounded, shared with other sockets, empty while nobody waits.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace scoville::net {

using SharedText = std::shared_ptr<const std::string>;

// Whether a text may be thrown away when there is no room.
enum class Keep : bool { if_there_is_room, always };

class SendQueue {
public:
    bool empty() const { return next_ == waiting_.size(); }
    std::size_t bytes() const { return bytes_; }

    // False if there is no room; a text alone always has room. `leaving`: the first is about to be sent and
    // does not count.
    bool push(SharedText text, std::size_t most_texts, std::size_t most_bytes, bool leaving = false,
              Keep keep = Keep::if_there_is_room) {
        if (!empty()) {
            const std::size_t texts = waiting_.size() - next_ - (leaving ? 1 : 0);
            const std::size_t bytes = bytes_ - (leaving ? waiting_[next_].text->size() : 0);
            if (texts > 0 && (texts >= most_texts || bytes + text->size() > most_bytes)) return false;
        }
        bytes_ += text->size();
        waiting_.push_back({std::move(text), keep});
        return true;
    }

    SharedText pop() {
        SharedText text = std::move(waiting_[next_++].text);
        bytes_ -= text->size();
        if (empty()) clear();
        return text;
    }

    // Throws away what may be; `but_first`: not the first.
    void thin(bool but_first) {
        std::vector<Waiting> kept;
        for (std::size_t i = next_; i < waiting_.size(); ++i)
            if (waiting_[i].keep == Keep::always || (but_first && i == next_))
                kept.push_back(std::move(waiting_[i]));
        clear();
        for (const Waiting& one : kept) bytes_ += one.text->size();
        waiting_ = std::move(kept);
    }

    void clear() {
        bytes_ = next_ = 0;
        if (waiting_.capacity() > small) std::vector<Waiting>().swap(waiting_);
        waiting_.clear();
    }

private:
    struct Waiting {
        SharedText text;
        Keep keep;
    };
    static constexpr std::size_t small = 8;
    std::vector<Waiting> waiting_;
    std::size_t next_ = 0;  // before it: already taken
    std::size_t bytes_ = 0;
};

}  // namespace scoville::net
