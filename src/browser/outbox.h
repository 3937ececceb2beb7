// What the page is to do, in order: send a text, write a pair, ask the other worker. Each is a Packed whose
// first text says what (docs/adr/0020).
#pragma once

#include <deque>
#include <optional>
#include <string>

#include "browser/packed.h"

namespace scoville::browser {

class Outbox {
public:
    void put(Packed item) { items_.push_back(item.take()); }
    std::optional<std::string> next() {
        if (items_.empty()) return std::nullopt;
        std::string item = std::move(items_.front());
        items_.pop_front();
        return item;
    }

private:
    std::deque<std::string> items_;
};

}  // namespace scoville::browser
