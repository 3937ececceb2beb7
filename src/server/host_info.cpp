#include "server/host_info.h"

#include "base/json_out.h"

namespace scoville::server {

std::string host_json(const HostInfo& host) {
    std::string text;
    JsonOut out(text);
    out.open_object();
    if (!host.name.empty()) out.key("name").text(host.name);
    if (!host.imprint.empty()) out.key("imprint").text(host.imprint);
    if (!host.privacy.empty()) out.key("privacy").text(host.privacy);
    out.key("keeps").open_object();
    out.key("finishedDays").number(host.keep_finished_days);
    out.key("abandonedDays").number(host.keep_abandoned_days);
    out.key("chatDays").number(host.keep_chat_days);
    out.key("peopleDays").number(host.keep_people_days);
    out.close_object().close_object();
    return text;
}

}  // namespace scoville::server
