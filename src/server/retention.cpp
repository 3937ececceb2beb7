#include "server/retention.h"

#include <algorithm>
#include <array>
#include <string>

#include "store/store.h"

namespace scoville::server {
namespace {

constexpr std::size_t at_once = 50;
constexpr Millis usually = 3'600'000;
constexpr Millis while_busy = 100;
constexpr std::int64_t day_ms = 24 * 3600 * 1000;

// How long each kind of thing is kept, and how it is forgotten.
struct Kind {
    const char* event;
    int HostInfo::* days;
    void (store::Store::*forget)(std::int64_t before_ms, std::size_t limit, store::Got<std::size_t> got);
};
constexpr std::array kinds{
    Kind{"forgot-chat", &HostInfo::keep_chat_days, &store::Store::forget_said},
    Kind{"forgot-tables", &HostInfo::keep_finished_days, &store::Store::forget_finished},
    Kind{"forgot-abandoned", &HostInfo::keep_abandoned_days, &store::Store::forget_abandoned},
    Kind{"forgot-people", &HostInfo::keep_people_days, &store::Store::forget_unseen},
};

}  // namespace

void Retention::sweep() {
    most_gone_ = 0;
    under_way_ = 1;
    for (const Kind& kind : kinds) {
        const int days = env_.host.*kind.days;
        if (days == 0) continue;  // for ever
        ++under_way_;
        (env_.store().*kind.forget)(env_.now().utc - days * day_ms, at_once,
                                    [this, event = kind.event](const store::Answer&, std::size_t gone) {
                                        if (gone > 0)
                                            env_.log()(Severity::info, event, "", std::to_string(gone));
                                        most_gone_ = std::max(most_gone_, gone);
                                        again();
                                    });
    }
    again();
}

// Soon again while there is more to forget.
void Retention::again() {
    if (--under_way_ > 0) return;
    const bool more = most_gone_ == at_once;
    again_ = env_.hours().after(more ? while_busy : usually, [this] { sweep(); });
}

}  // namespace scoville::server
