#include "server/admin.h"

#include <algorithm>

#include "base/json_out.h"
#include "house/ids.h"
#include "house/live_table.h"
#include "net/server.h"
#include "notation/strict_json.h"
#include "server/admin_lists.h"
#include "server/key_file.h"
#include "server/nodes/nodes.h"

namespace scoville::server {
namespace {

constexpr std::int64_t second_ms = 1000;
constexpr std::int64_t day_ms = 24 * 3600 * 1000;
constexpr std::int64_t most_days = 36'500;
constexpr std::int64_t usual_drain_seconds = 1'800;
constexpr std::int64_t most_drain_seconds = 7 * 24 * 3600;
constexpr std::size_t most_rows = 5'000;
constexpr int close_patience = 50;

std::string text_in(const boost::json::object& fields, const char* key) {
    const auto* found = fields.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

std::int64_t number_in(const boost::json::object& fields, const char* key, std::int64_t usual) {
    const auto* found = fields.if_contains(key);
    return found != nullptr && found->is_int64() ? found->get_int64() : usual;
}

bool truth_in(const boost::json::object& fields, const char* key) {
    const auto* found = fields.if_contains(key);
    return found != nullptr && found->is_bool() && found->get_bool();
}

std::string no(std::string_view why) {
    std::string text;
    JsonOut(text).open_object().key("ok").boolean(false).key("why").text(why).close_object();
    return text;
}

// {"ok":true} with one more field, made elsewhere.
std::string yes(std::string_view key = {}, std::string_view value = {}) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("ok").boolean(true);
    if (!key.empty()) out.key(key).raw(value);
    out.close_object();
    return text;
}

std::string quoted(std::string_view text) {
    std::string out;
    JsonOut(out).text(text);
    return out;
}

std::string stored(const store::Answer& answer) {
    return answer ? yes() : no("it counts now, but could not be stored: " + answer.why);
}

}  // namespace

const Admin::Command Admin::commands[] = {
    {"stats", &Admin::stats},
    {"tables", &Admin::tables},
    {"connections", &Admin::connections},
    {"nodes", &Admin::nodes},
    {"quarantined", &Admin::quarantined},
    {"close", &Admin::close},
    {"bans", &Admin::bans},
    {"ban", &Admin::ban},
    {"unban", &Admin::unban},
    {"drain", &Admin::drain},
    {"stop", &Admin::stop},
    {"backup", &Admin::backup},
};

Admin::Admin(Env& env, Entrance& entrance, Drain& drain, Powers powers)
    : env_(env),
      entrance_(entrance),
      hall_(entrance.hall()),
      drain_(drain),
      powers_(std::move(powers)),
      began_(env.now().steady) {}

void Admin::ask(const std::string& request, Answer answer) {
    const auto parsed = notation::parse_strictly(request, {});
    if (!parsed || !parsed->is_object()) return answer(no("that is no JSON object"));
    const Fields& fields = parsed->get_object();
    const std::string name = text_in(fields, "do");
    const auto* found = std::find_if(std::begin(commands), std::end(commands),
                                     [&](const Command& command) { return command.name == name; });
    if (found == std::end(commands)) return answer(no("there is no command \"" + name + "\""));
    env_.log()(Severity::info, "admin", "", found->name);
    (this->*found->run)(fields, answer);
}

void Admin::stats(const Fields&, const Answer& answer) {
    const store::Stats store = env_.store().stats();
    const auto count = [](auto value) { return static_cast<std::int64_t>(value); };
    std::string text;
    JsonOut out(text);
    out.open_object().key("version").text(powers_.version);
    out.key("upSeconds").number((env_.now().steady - began_) / second_ms);
    out.key("connections").number(count(env_.server != nullptr ? env_.server->connections() : 0));
    out.key("sockets").number(count(hall_.clients()));
    out.key("tablesAwake").number(count(hall_.tables().awake()));
    out.key("inPlay").number(count(hall_.tables().in_play()));
    out.key("tablesCreated").number(count(env_.house.counters.tables_created));
    out.key("requests").number(count(env_.house.counters.actions));
    out.key("refusals").number(count(env_.house.counters.refusals));
    out.key("badMessages").number(count(env_.house.counters.troubles));
    out.key("quarantined").number(count(env_.house.counters.quarantined));
    out.key("waitingWrites").number(count(store.waiting_writes));
    out.key("readOnly").boolean(!store.writable);
    out.key("draining").boolean(env_.house.draining);
    if (const auto left = drain_.left()) out.key("drainSecondsLeft").number(left->count());
    out.close_object();
    answer(yes("stats", text));
}

void Admin::tables(const Fields& fields, const Answer& answer) {
    if (!truth_in(fields, "all")) return answer(yes("tables", list_of_tables(hall_.tables())));
    if (env_.nodes != nullptr) return owned_tables(answer);
    env_.store().tables("", most_rows, [this, answer](const store::Answer& got, const store::Rows& rows) {
        answer(got ? yes("tables", list_of_rows(rows, hall_.tables())) : no(got.why));
    });
}

void Admin::owned_tables(const Answer& answer) {
    env_.nodes->owners().owned("", most_rows, [this, answer](const store::Answer& got, auto rows) {
        env_.hours().post([this, answer, got, rows = std::move(rows)] {
            answer(got ? yes("tables", list_of_owned(rows, hall_.tables())) : no(got.why));
        });
    });
}

void Admin::nodes(const Fields&, const Answer& answer) {
    if (env_.nodes == nullptr)
        return answer(no("this server has its data for itself: there are no other nodes"));
    env_.nodes->owners().nodes([this, answer](const store::Answer& got, auto nodes) {
        env_.hours().post([answer, got, nodes = std::move(nodes)] {
            answer(got ? yes("nodes", list_of_nodes(nodes)) : no(got.why));
        });
    });
}

void Admin::connections(const Fields&, const Answer& answer) {
    answer(yes("connections", list_of_connections(env_.house)));
}

void Admin::quarantined(const Fields&, const Answer& answer) {
    env_.store().quarantined(
        most_rows, [answer](const store::Answer& got, const std::vector<store::Quarantined>& list) {
            if (!got) return answer(no(got.why));
            std::string text;
            JsonOut out(text);
            out.open_array();
            for (const store::Quarantined& each : list)
                out.open_object().key("table").text(each.table).key("why").text(each.why).close_object();
            out.close_array();
            answer(yes("quarantined", text));
        });
}

void Admin::close(const Fields& fields, const Answer& answer) {
    const std::string name = text_in(fields, "table");
    auto found = [this, answer](const std::shared_ptr<house::LiveTable>& table, const Refusal* why_not,
                                std::string_view at) {
        if (!at.empty())
            return answer(no("the table is at the node " + std::string(at.substr(at.rfind('/') + 1))));
        if (why_not != nullptr) return answer(no(why_not->sentence));
        close_table(table, answer);
    };
    if (name.starts_with("t_"))
        hall_.tables().find(name, std::move(found));
    else
        hall_.tables().find_code(house::normal_code(name), std::move(found));
}

// By the authority of the table's host, so that it is written down, shown and revealed like any other end.
void Admin::close_table(const std::shared_ptr<house::LiveTable>& table, const Answer& answer) {
    const table::From hand{table->table().seating().host, "the server", 0, 0};
    table->ask(hand, "admin-" + house::new_nonce(env_.house.chance), table::ask::Close{});
    wait_until_closed(table, close_patience, answer);
}

// The store answers in the order it is asked: after its answer here, what was asked before is decided.
void Admin::wait_until_closed(const std::shared_ptr<house::LiveTable>& table, int patience,
                              const Answer& answer) {
    if (table->table().seating().phase == table::TablePhase::closed)
        return answer(yes("closed", quoted(table->id())));
    if (patience == 0) return answer(no("the table could not be closed; see the log"));
    env_.store().drop("admin-barrier", [this, table, patience, answer](const store::Answer&) {
        wait_until_closed(table, patience - 1, answer);
    });
}

void Admin::bans(const Fields&, const Answer& answer) {
    answer(yes("bans", list_of_bans(entrance_.bans().all())));
}

void Admin::ban(const Fields& fields, const Answer& answer) {
    const std::int64_t days = number_in(fields, "days", 0);
    if (days < 0 || days > most_days) return answer(no("so many days cannot be"));
    const std::string trouble =
        entrance_.bans().add({.whom = text_in(fields, "whom"),
                              .until_ms = days == 0 ? 0 : env_.now().utc + days * day_ms,
                              .why = text_in(fields, "why")},
                             [answer](const store::Answer& done) { answer(stored(done)); });
    if (!trouble.empty()) return answer(no(trouble));
    entrance_.turn_out_banned();
}

void Admin::unban(const Fields& fields, const Answer& answer) {
    if (!entrance_.bans().lift(text_in(fields, "whom"),
                               [answer](const store::Answer& done) { answer(stored(done)); }))
        answer(no("there is no such ban"));
}

void Admin::drain(const Fields& fields, const Answer& answer) {
    if (truth_in(fields, "cancel")) {
        drain_.cancel();
        return answer(yes());
    }
    const std::int64_t seconds = number_in(fields, "within", usual_drain_seconds);
    if (seconds < 0 || seconds > most_drain_seconds) return answer(no("so long cannot be waited"));
    answer(yes("inPlay", std::to_string(hall_.tables().in_play())));
    env_.hours().post([this, seconds] { drain_.begin(std::chrono::seconds(seconds)); });
}

void Admin::stop(const Fields&, const Answer& answer) {
    answer(yes());
    env_.hours().post(powers_.stop);
}

void Admin::backup(const Fields& fields, const Answer& answer) {
    const std::string file = text_in(fields, "file");
    if (!file.starts_with('/')) return answer(no("a backup needs a whole path, from /"));
    const bool with_key = !truth_in(fields, "withoutKey") && !powers_.key_file.empty();
    env_.store().backup(file, [this, file, with_key, answer](const store::Answer& done) {
        if (!done) return answer(no(file + ": " + done.why));
        if (!with_key) return answer(yes("file", quoted(file)));
        copy_key(file, answer);
    });
}

void Admin::copy_key(const std::string& file, const Answer& answer) const {
    const std::string trouble = copy_key_file(powers_.key_file, file + ".key");
    answer(trouble.empty() ? yes("file", quoted(file)) : no(trouble));
}

}  // namespace scoville::server
