#include "house/subscriptions.h"

#include "base/json_out.h"
#include "notation/field_reader.h"
#include "notation/strict_json.h"

namespace scoville::house {

std::vector<Subscription> subscriptions_in(std::string_view about) {
    std::vector<Subscription> all;
    if (about.empty()) return all;
    const auto parsed = notation::parse_strictly(about, {});
    if (!parsed) return all;
    notation::FirstMistake mistake;
    const notation::FieldReader fields(*parsed, mistake);
    for (const auto& one : fields.list("push")) {
        const notation::FieldReader of(one, mistake);
        all.push_back({of.text("endpoint"), of.text("p256dh"), of.text("auth")});
    }
    if (mistake.made()) all.clear();
    return all;
}

std::string about_with(const std::vector<Subscription>& all) {
    std::string text;
    if (all.empty()) return text;
    JsonOut out(text);
    out.open_object().key("push").open_array();
    for (const Subscription& one : all) {
        out.open_object().key("endpoint").text(one.endpoint).key("p256dh").text(one.p256dh);
        out.key("auth").text(one.auth).close_object();
    }
    out.close_array().close_object();
    return text;
}

void remove_subscription(std::vector<Subscription>& all, std::string_view endpoint) {
    std::erase_if(all, [&](const Subscription& one) { return one.endpoint == endpoint; });
}

void add_subscription(std::vector<Subscription>& all, Subscription one) {
    remove_subscription(all, one.endpoint);
    if (all.size() >= most_subscriptions) all.erase(all.begin());
    all.push_back(std::move(one));
}

}  // namespace scoville::house
