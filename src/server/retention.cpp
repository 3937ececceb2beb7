#include "server/retention.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "store/store.h"

namespace scoville::server {
namespace {

constexpr std::size_t at_once = 50;
constexpr Millis usually = 3'600'000;
constexpr Millis while_busy = 100;
constexpr std::int64_t day_ms = 24 * 3600 * 1000;
constexpr const char* day_name = "forgetting-day";  // kept with the data

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

void Retention::start() {
    env_.store().kept(day_name, [this](const store::Answer&, const std::string& kept) {
        Millis last = 0;
        std::from_chars(kept.data(), kept.data() + kept.size(), last);
        calendar_.begin(last, env_.now());
        constexpr Millis a_lot = 2 * day_ms;
        if (const Millis behind = calendar_.behind(env_.now()); behind > a_lot)
            env_.log()(Severity::warning, "clock-ahead", "",
                       "the clock is " + std::to_string(behind / day_ms) +
                           " days after the last run: old data is forgotten slowly, a day's worth an hour");
        sweep();
    });
}

void Retention::sweep() {
    const Millis today = calendar_.today(env_.now());
    env_.store().keep(day_name, std::to_string(today), {});
    most_gone_ = 0;
    under_way_ = 1;
    for (const Kind& kind : kinds) {
        const int days = env_.host.*kind.days;
        if (days == 0) continue;  // for ever
        ++under_way_;
        (env_.store().*kind.forget)(today - days * day_ms, at_once,
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
