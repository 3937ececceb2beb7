// Which table someone wants: a new one, one that is known, a list of them, a record of the past.
#include "house/hall.h"
#include "house/ids.h"
#include "house/levels.h"
#include "house/live_table.h"
#include "house/refusals.h"
#include "house/summary.h"
#include "wire/messages_in.h"
#include "wire/messages_out.h"

namespace scoville::house {
namespace {

constexpr std::size_t most_listed = 100;

// As `person` is told of them. Rows are written when a seating changes and when a table falls asleep; whose
// turn it is at a table that is awake it says itself.
std::string list_of(const store::Rows& rows, const Tables& tables, std::string_view person) {
    std::string text = "[";
    for (const store::TableRow& row : rows) {
        const auto awake = tables.all_awake().find(row.id);
        const bool asks = !person.empty() && awake != tables.all_awake().end() && !row.summary.empty();
        const std::string line =
            line_of(asks ? awake->second->summary() : row.summary, row.touched_ms, person);
        if (line.empty()) continue;
        if (text.size() > 1) text += ',';
        text += line;
    }
    return text + "]";
}

}  // namespace

// Asked again: the answer is the first one, and the table is opened.
void Hall::made_again(const ClientPtr& client, const std::string& nonce, const std::string& table) {
    tables_.find(table, [this, client, nonce](const std::shared_ptr<LiveTable>& live, const Refusal* why_not,
                                              std::string_view at) {
        if (live && live->created_for(client)) return;
        let_in(client, nonce, live, why_not, at, 0, true);
    });
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Create& create) {
    if (const std::string made = tables_.made_by(client->person, nonce); !made.empty())
        return made_again(client, nonce, made);
    if (!levels_exist(create.settings)) return refuse(*client, nonce, refusal::no_such_level);
    if (const Refusal* why = cannot_create(*client, create.settings)) return refuse(*client, nonce, *why);
    tables_.create(create.settings, client, nonce);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Open& open) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    const bool by_code = !open.code.empty();
    auto found = [this, client, nonce, since = open.since, by_code](
                     const std::shared_ptr<LiveTable>& table, const Refusal* why_not, std::string_view at) {
        let_in(client, nonce, table, why_not, at, since, by_code);
    };
    if (by_code)
        find_by_code(client, open.code, open.key, std::move(found));
    else
        tables_.find(open.table, std::move(found));
}

void Hall::let_in(const ClientPtr& client, const std::string& nonce, const std::shared_ptr<LiveTable>& table,
                  const Refusal* why_not, std::string_view at, std::uint32_t since, bool by_code) {
    if (!client->line) return;
    if (why_not != nullptr) return refuse(*client, nonce, *why_not, at);
    const table::Seating& seating = table->table().seating();
    const bool own = seating.host == client->person || seating.seat_of(client->person) != no_seat;
    if (!by_code && !own && !seating.settings.listed) return refuse(*client, nonce, refusal::forbidden);
    if (!table->table().looker_for(client->person)) return refuse(*client, nonce, refusal::no_spectators);
    // Who comes back over a shaky line, however often, is not looking around.
    if (own) budgets_.lookups.give_back(client->as_asker());
    if (client->table) client->table->detach(*client);
    client->answer(wire::ack_message({.nonce = nonce, .table = seating.id, .code = seating.code}));
    table->attach(client, since);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Resume& resume) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    tables_.find(resume.table,
                 [client, nonce, hash = hash_of(resume.secret)](const std::shared_ptr<LiveTable>& table,
                                                                const Refusal* why_not, std::string_view at) {
                     if (why_not != nullptr) return refuse(*client, nonce, *why_not, at);
                     table->ask(client->as_sender(), nonce, table::ask::Resume{hash});
                 });
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::List& list) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    const std::string person = list.mine ? client->person : std::string();
    auto got = [this, client, nonce, person](const store::Answer& answer, const store::Rows& rows) {
        if (!answer) return refuse(*client, nonce, refusal::store_trouble);
        answer_at_length(*client, nonce,
                         wire::ack_message({.nonce = nonce, .tables = list_of(rows, tables_, person)}));
    };
    if (list.mine)
        env_.store.tables_of(client->person, most_listed, std::move(got));
    else
        env_.store.listed(most_listed, std::move(got));
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Record& record) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    records_.find(record.table, record.game, client->person,
                  [this, client, nonce](const Result<Records::Text, Refusal>& text) {
                      if (!text) return refuse(*client, nonce, text.error());
                      answer_at_length(*client, nonce, wire::ack_message({.nonce = nonce, .record = **text}));
                  });
}

}  // namespace scoville::house
