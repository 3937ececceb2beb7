#include "server/retention.h"

namespace scoville::server {
namespace {

constexpr std::size_t at_once = 50;
constexpr auto usually = std::chrono::hours(1);
constexpr auto while_busy = std::chrono::milliseconds(200);

std::int64_t days_ago(int days) {
    constexpr std::int64_t day_ms = 24 * 3600 * 1000;
    return Env::now().utc - days * day_ms;
}

}  // namespace

void Retention::sweep() {
    const auto then = [this](const store::Answer&, std::size_t gone) {
        env_.loop.post([this, gone] { again(gone); });
    };
    if (keeping_.chat_days > 0)
        env_.store.forget_said(days_ago(keeping_.chat_days), at_once,
                               [](const store::Answer&, std::size_t) {});
    if (keeping_.unseen_days > 0)
        env_.store.forget_unseen(days_ago(keeping_.unseen_days), at_once,
                                 [](const store::Answer&, std::size_t) {});
    if (keeping_.finished_days > 0)
        env_.store.forget_finished(days_ago(keeping_.finished_days), at_once, then);
    else
        again(0);
}

// Soon again while there is more to forget.
void Retention::again(std::size_t gone) {
    if (gone > 0) env_.log(Severity::info, "forgot-tables", "", std::to_string(gone));
    timer_ =
        env_.loop.after(gone == at_once ? net::Clock::duration(while_busy) : net::Clock::duration(usually),
                        [this] { sweep(); });
}

}  // namespace scoville::server
