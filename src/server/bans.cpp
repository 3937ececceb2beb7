#include "server/bans.h"

#include <algorithm>

#include "base/json_out.h"
#include "net/addresses.h"
#include "notation/strict_json.h"
#include "server/nodes/nodes.h"

namespace scoville::server {
namespace {

constexpr const char* key = "bans";
constexpr std::string_view person_mark = "p_";

bool is_over(const Ban& ban, std::int64_t now) { return ban.until_ms != 0 && ban.until_ms <= now; }

}  // namespace

std::string text_of(const std::vector<Ban>& bans) {
    std::string text;
    JsonOut out(text);
    out.open_array();
    for (const Ban& ban : bans) {
        out.open_object().key("whom").text(ban.whom).key("until").number(ban.until_ms);
        out.key("why").text(ban.why).close_object();
    }
    out.close_array();
    return text;
}

std::vector<Ban> bans_in(std::string_view text) {
    std::vector<Ban> bans;
    const auto parsed = notation::parse_strictly(text, {});
    if (!parsed || !parsed->is_array()) return bans;
    for (const auto& each : parsed->get_array()) {
        const auto* object = each.if_object();
        if (object == nullptr) continue;
        const auto* whom = object->if_contains("whom");
        const auto* until = object->if_contains("until");
        const auto* why = object->if_contains("why");
        if (whom == nullptr || !whom->is_string() || until == nullptr || !until->is_int64()) continue;
        bans.push_back({std::string(whom->get_string()), until->get_int64(),
                        why != nullptr && why->is_string() ? std::string(why->get_string()) : std::string()});
    }
    return bans;
}

void Bans::load(std::function<void()> ready) {
    if (env_.nodes != nullptr) return load_rows(std::move(ready));
    env_.store().kept(key,
                      [this, ready = std::move(ready)](const store::Answer& answer, const std::string& text) {
                          if (answer) bans_ = bans_in(text);
                          if (!answer && answer.outcome != store::Outcome::missing)
                              env_.log()(Severity::error, "bans-unknown", "", answer.why);
                          ready();
                      });
}

// Where nodes share a database each ban is a row of its own, so that none of them overwrites another's.
void Bans::load_rows(std::function<void()> ready) {
    env_.nodes->owners().bans([this, ready = std::move(ready)](const store::Answer& answer, auto rows) {
        env_.hours().post([this, ready, answer, rows = std::move(rows)] {
            if (!answer) return env_.log()(Severity::error, "bans-unknown", "", answer.why);
            bans_.clear();
            for (const store::BanRow& row : rows) bans_.push_back({row.whom, row.until_ms, row.why});
            ready();
        });
    });
}

store::Done Bans::posted(store::Done done) {
    return [this, done = std::move(done)](store::Answer answer) {
        env_.hours().post([done, answer = std::move(answer)] { done(answer); });
    };
}

bool Bans::holds_person(std::string_view person) const {
    const std::int64_t now = env_.now().utc;
    return std::any_of(bans_.begin(), bans_.end(),
                       [&](const Ban& ban) { return ban.whom == person && !is_over(ban, now); });
}

bool Bans::holds_address(std::string_view address) const {
    if (bans_.empty()) return false;
    const auto read = net::read_address(address);
    const std::int64_t now = env_.now().utc;
    return read && std::any_of(bans_.begin(), bans_.end(), [&](const Ban& ban) {
               net::Networks network;
               return !is_over(ban, now) && network.add(ban.whom) && network.contains(*read);
           });
}

std::string Bans::add(Ban ban, store::Done done) {
    if (!ban.whom.starts_with(person_mark) && !net::Networks().add(ban.whom))
        return "\"" + ban.whom + "\" is neither a person's id (p_…) nor an address or network";
    std::erase_if(bans_, [&](const Ban& old) { return old.whom == ban.whom; });
    bans_.push_back(ban);
    if (env_.nodes != nullptr)
        env_.nodes->owners().put_ban({ban.whom, ban.until_ms, ban.why}, posted(std::move(done)));
    else
        keep(std::move(done));
    return {};
}

bool Bans::lift(std::string_view whom, store::Done done) {
    if (std::erase_if(bans_, [&](const Ban& ban) { return ban.whom == whom; }) == 0) return false;
    if (env_.nodes != nullptr)
        env_.nodes->owners().lift_ban(std::string(whom), posted(std::move(done)));
    else
        keep(std::move(done));
    return true;
}

std::vector<Ban> Bans::all() const {
    std::vector<Ban> list = bans_;
    const std::int64_t now = env_.now().utc;
    std::erase_if(list, [&](const Ban& ban) { return is_over(ban, now); });
    return list;
}

void Bans::keep(store::Done done) {
    bans_ = all();
    if (!bans_.empty()) return env_.store().keep(key, text_of(bans_), std::move(done));
    env_.store().drop(key, [done = std::move(done)](store::Answer answer) {
        if (answer.outcome == store::Outcome::missing) answer = {};
        done(std::move(answer));
    });
}

}  // namespace scoville::server
