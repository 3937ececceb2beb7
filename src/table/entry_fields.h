// Reading the fields of a journal entry. Entries are written by ourselves, so a wrong one means damage: one
// exception for all, caught where the entry is read.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/json_out.h"
#include "notation/any_in.h"
#include "notation/any_out.h"
#include "table/change.h"

namespace scoville::table {

struct BadEntry : std::runtime_error {
    explicit BadEntry(const std::string& where) : std::runtime_error("not a journal entry: " + where) {}
};

class Fields {
public:
    explicit Fields(const boost::json::value& value) {
        if (!value.is_object()) throw BadEntry("not an object");
        object_ = &value.get_object();
    }
    bool has(std::string_view name) const { return object_->contains(name); }
    const boost::json::value& value(std::string_view name) const {
        const auto* found = object_->if_contains(name);
        if (found == nullptr) throw BadEntry(std::string(name));
        return *found;
    }
    std::string text(std::string_view name) const {
        const auto found = notation::as_text(value(name));
        if (!found) throw BadEntry(std::string(name));
        return std::string(*found);
    }
    std::string text_or(std::string_view name) const { return has(name) ? text(name) : std::string(); }
    std::int64_t number(std::string_view name) const {
        const auto* found = value(name).if_int64();
        if (found == nullptr) throw BadEntry(std::string(name));
        return *found;
    }
    bool flag(std::string_view name) const {
        const auto* found = value(name).if_bool();
        if (found == nullptr) throw BadEntry(std::string(name));
        return *found;
    }
    Seat seat(std::string_view name) const { return as_seat(value(name), name); }
    std::vector<Seat> seats(std::string_view name) const {
        std::vector<Seat> seats;
        for (const auto& one : list(name)) seats.push_back(as_seat(one, name));
        return seats;
    }
    template <class F>
    void each(std::string_view name, F&& f) const {
        for (const auto& one : list(name)) f(Fields(one));
    }
    const boost::json::array& list(std::string_view name) const {
        const auto* found = value(name).if_array();
        if (found == nullptr) throw BadEntry(std::string(name));
        return *found;
    }

private:
    static Seat as_seat(const boost::json::value& value, std::string_view name) {
        const auto seat = notation::as_integer(value, 0, max_seats - 1);
        if (!seat) throw BadEntry(std::string(name));
        return static_cast<Seat>(*seat);
    }
    const boost::json::object* object_ = nullptr;
};

// A deal's part of the fair shuffle: sealed secret, commitment, what each seat brought.
void write_deal(JsonOut& out, const Sealed& deal);
Sealed read_deal(const Fields& fields);
void write_entropy(JsonOut& out, const std::vector<fair::Entropy>& by_seat);
void write_pledges(JsonOut& out, const Pledges& pledges);
Pledges read_pledges(const Fields& fields);

}  // namespace scoville::table
