#include "table/rest.h"

#include <utility>

namespace scoville::table {

void Rest::begin(const Timing& timing, Now now) {
    const RestAfter what = std::exchange(due_, RestAfter::nothing);
    if (what == RestAfter::nothing) return;
    why_ = what;
    of_ = what == RestAfter::round ? timing.round : timing.verdict;
    until_ = now.steady + of_;
    gone_on_ = {};
}

void Rest::end() { *this = {}; }

std::optional<RestFace> Rest::face(Now now) const {
    if (why(now) == RestAfter::nothing) return std::nullopt;
    return RestFace{why_, {until_ - now.steady, of_}, gone_on_};
}

}  // namespace scoville::table
