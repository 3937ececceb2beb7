#include "table/change.h"

#include "table/seating.h"
#include "table/seen.h"

namespace scoville::table {

std::string_view name_of(const Change& change) {
    return std::visit([]<class Kind>(const Kind&) { return Kind::about.name; }, change);
}

Time time_of(const Change& change) {
    return std::visit([]<class Kind>(const Kind&) { return Kind::about.time; }, change);
}

Seat seat_of(const Change& change) {
    return std::visit(
        []<class Kind>(const Kind& one) {
            if constexpr (requires { one.seat; })
                return one.seat;
            else
                return no_seat;
        },
        change);
}

Person joining(const Change& change) {
    return std::visit(
        []<class Kind>(const Kind& one) {
            return Kind::about.joins != nullptr ? one.*Kind::about.joins : Person();
        },
        change);
}

bool fits(const Seating& seating, const Change& change) {
    return seating.phase != TablePhase::closed &&
           std::visit([&](const auto& one) { return one.fits(seating); }, change);
}

Told told(const Change& change, const Seating& before) {
    return std::visit([&](const auto& one) { return one.told(before); }, change);
}

}  // namespace scoville::table
