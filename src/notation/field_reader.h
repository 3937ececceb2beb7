// Reads the fields of an object and keeps the first mistake: whatever comes after it has a harmless value, so
// that a reader goes on to its end and asks once whether all was well.
#pragma once

#include <limits>

#include "base/seat.h"
#include "notation/fields.h"

namespace scoville::notation {

class FirstMistake {
public:
    bool made() const { return made_; }
    const std::string& text() const { return text_; }
    void note(std::string_view text) {
        if (made_) return;
        made_ = true;
        text_ = text;
    }
    void note(std::string_view place, std::string_view what) {
        if (!made_) note(std::string(place) + " " + std::string(what));
    }

private:
    bool made_ = false;
    std::string text_;
};

class FieldReader {
public:
    FieldReader(const json::value& value, FirstMistake& mistake)
        : object_(value.if_object()), mistake_(mistake) {
        if (object_ == nullptr) mistake_.note("it", "is no object");
    }
    FirstMistake& mistake() const { return mistake_; }

    const json::value* find(std::string_view name) const {
        return object_ != nullptr ? object_->if_contains(name) : nullptr;
    }
    bool has(std::string_view name) const { return find(name) != nullptr; }
    const json::value& value(std::string_view name) const {
        static const json::value nothing;
        if (const auto* found = find(name)) return *found;
        mistake_.note(name, "is missing");
        return nothing;
    }
    std::string text(std::string_view name, std::size_t most = std::string::npos) const {
        const auto found = as_text(value(name));
        if (found && found->size() <= most) return std::string(*found);
        mistake_.note(name, "is no such text");
        return {};
    }
    std::string text_or_nothing(std::string_view name, std::size_t most = std::string::npos) const {
        return has(name) ? text(name, most) : std::string();
    }
    std::int64_t number(std::string_view name, std::int64_t low = std::numeric_limits<std::int64_t>::min(),
                        std::int64_t high = std::numeric_limits<std::int64_t>::max()) const {
        const auto* found = value(name).if_int64();
        if (found != nullptr && *found >= low && *found <= high) return *found;
        mistake_.note(name, "is out of range");
        return 0;
    }
    int integer(std::string_view name, int low, int high) const {
        return static_cast<int>(number(name, low, high));
    }
    bool flag(std::string_view name) const {
        const auto* found = value(name).if_bool();
        if (found == nullptr) mistake_.note(name, "must be true or false");
        return found != nullptr && *found;
    }
    Seat seat(std::string_view name) const { return static_cast<Seat>(integer(name, 0, max_seats - 1)); }
    const json::array& list(std::string_view name) const {
        static const json::array none;
        const auto* found = value(name).if_array();
        if (found == nullptr) mistake_.note(name, "must be a list");
        return found != nullptr ? *found : none;
    }

    // One of a list of that name.
    Seat as_seat(const json::value& value, std::string_view name) const {
        const auto seat = as_integer(value, 0, max_seats - 1);
        if (!seat) mistake_.note(name, "has no such seats");
        return static_cast<Seat>(seat.value_or(0));
    }

private:
    const json::object* object_;
    FirstMistake& mistake_;
};

}  // namespace scoville::notation
