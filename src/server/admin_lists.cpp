#include "server/admin_lists.h"

#include <algorithm>
#include <array>

#include "base/json_out.h"
#include "house/live_table.h"
#include "house/summary.h"
#include "notation/strict_json.h"

namespace scoville::server {
namespace {

using house::ClientPtr;

constexpr std::array<std::string_view, 4> phases{"lobby", "playing", "over", "closed"};

template <class Items, class Write>
std::string list(const Items& items, Write write) {
    std::string text;
    JsonOut out(text);
    out.open_array();
    for (const auto& item : items) write(out, item);
    out.close_array();
    return text;
}

void write_table(JsonOut& out, const house::LiveTable& live) {
    const table::Seating& seating = live.table().seating();
    const auto seats_of = [&](table::Who who) {
        return std::count_if(seating.chairs.begin(), seating.chairs.end(),
                             [&](const table::Chair& chair) { return chair.who == who; });
    };
    out.open_object().key("table").text(live.id());
    out.key("game").text(any::name_of(any::kind_of(seating.settings.options)));
    out.key("phase").text(phases[static_cast<std::size_t>(seating.phase)]);
    out.key("paused").boolean(seating.paused).key("listed").boolean(seating.settings.listed);
    out.key("seats").number(seating.settings.seats).key("people").number(seats_of(table::Who::person));
    out.key("bots").number(seats_of(table::Who::bot));
    out.key("looking").number(static_cast<std::int64_t>(live.lookers()));
    out.key("games").number(seating.games).key("host").text(seating.host).key("awake").boolean(true);
    out.close_object();
}

// A text of a sleeping table's summary, or nothing.
std::string text_in(const boost::json::value& summary, const char* key) {
    const auto* object = summary.if_object();
    const auto* found = object == nullptr ? nullptr : object->if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}

void write_row(JsonOut& out, const store::TableRow& row, const house::Tables& tables,
               const std::string* node) {
    const auto awake = tables.all_awake().find(row.id);
    if (awake != tables.all_awake().end()) return write_table(out, *awake->second);
    const auto parsed = notation::parse_strictly(house::open_half(row.summary), {});
    const boost::json::value summary = parsed ? *parsed : boost::json::value();
    out.open_object().key("table").text(row.id).key("game").text(text_in(summary, "game"));
    out.key("phase").text(text_in(summary, "phase")).key("listed").boolean(row.listed);
    out.key("touched").number(row.touched_ms).key("awake").boolean(node != nullptr && !node->empty());
    if (node != nullptr) out.key("node").text(*node);
    out.close_object();
}

}  // namespace

std::string list_of_tables(const house::Tables& tables) {
    return list(tables.all_awake(), [](JsonOut& out, const auto& each) { write_table(out, *each.second); });
}

std::string list_of_rows(const store::Rows& rows, const house::Tables& tables) {
    return list(rows,
                [&](JsonOut& out, const store::TableRow& row) { write_row(out, row, tables, nullptr); });
}

std::string list_of_owned(const std::vector<store::OwnedRow>& rows, const house::Tables& tables) {
    return list(rows, [&](JsonOut& out, const store::OwnedRow& owned) {
        write_row(out, owned.row, tables, &owned.owner);
    });
}

std::string list_of_nodes(const std::vector<store::NodeInfo>& nodes) {
    return list(nodes, [](JsonOut& out, const store::NodeInfo& node) {
        out.open_object().key("node").text(node.name).key("version").text(node.version);
        out.key("leaseLeftMs").number(node.left_ms).key("tables").number(node.tables);
        out.key("thisOne").boolean(node.self).close_object();
    });
}

std::string list_of_connections(const house::Env& env) {
    std::vector<ClientPtr> clients;
    for (const auto& [number, weak] : env.clients)
        if (ClientPtr client = weak.lock(); client && client->line) clients.push_back(std::move(client));
    std::sort(clients.begin(), clients.end(),
              [](const ClientPtr& a, const ClientPtr& b) { return a->number < b->number; });
    return list(clients, [](JsonOut& out, const ClientPtr& client) {
        out.open_object().key("line").number(static_cast<std::int64_t>(client->number));
        out.key("person").text(client->person).key("name").text(client->name);
        out.key("address").text(client->line->caller().address);
        out.key("kind").text(client->kind());
        out.key("table").text(client->table ? client->table->id() : std::string());
        out.key("tripMs").number(client->line->round_trip().value_or(-1)).close_object();
    });
}

std::string list_of_bans(const std::vector<Ban>& bans) { return text_of(bans); }

}  // namespace scoville::server
