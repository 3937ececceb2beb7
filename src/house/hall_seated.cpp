// What people say and do at the table they look at.
#include <algorithm>
#include <array>

#include "house/hall.h"
#include "house/ids.h"
#include "house/levels.h"
#include "house/live_table.h"
#include "house/refusals.h"
#include "house/text.h"
#include "wire/messages_in.h"

namespace scoville::house {
namespace {

constexpr std::array<std::string_view, 8> reactions{"chili", "cool",     "laugh", "wow",
                                                    "think", "applause", "sorry", "hurry"};

table::FreshLink fresh_link(fair::Chance& chance) {
    const std::string secret = new_secret(chance);
    return {secret, hash_of(secret)};
}

void add_fresh_link(table::Request& request, fair::Chance& chance) {
    if (auto* sit = std::get_if<table::ask::Sit>(&request)) sit->link = fresh_link(chance);
    if (auto* over = std::get_if<table::ask::TakeOver>(&request)) over->link = fresh_link(chance);
    if (auto* link = std::get_if<table::ask::Link>(&request)) link->link = fresh_link(chance);
}

bool begins_game(const table::Request& request) { return std::holds_alternative<table::ask::Start>(request); }

// Moves and what belongs to them have an end with the game.
bool is_play(const table::Request& request) {
    return std::holds_alternative<table::ask::Act>(request) ||
           std::holds_alternative<table::ask::Unqueue>(request) ||
           std::holds_alternative<table::ask::Pledge>(request) ||
           std::holds_alternative<table::ask::Reveal>(request);
}

}  // namespace

bool Hall::may_speak(const Client& client) {
    const Millis now = env_.now().steady;
    if (!budgets_.table_chat.has(client.table->id(), now) || !budgets_.chat.take(client.as_asker(), now))
        return false;
    budgets_.table_chat.take(client.table->id(), now);
    return true;
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Chat& chat) {
    if (!client->table) return refuse(*client, nonce, refusal::no_table);
    if (!may_speak(*client)) return refuse(*client, nonce, refusal::too_many);
    const auto text = clean_chat(chat.text);
    if (!text) return refuse(*client, nonce, refusal::bad_chat);
    client->table->chat(*client, nonce, *text);
}

void Hall::on(const ClientPtr& client, const std::string&, const wire::React& react) {
    if (!client->table || !may_speak(*client)) return;
    if (std::find(reactions.begin(), reactions.end(), react.reaction) == reactions.end())
        return trouble(client, {{}, refusal::bad_reaction, {}});
    client->table->react(*client, react.reaction);
}

void Hall::on(const ClientPtr& client, const std::string& nonce, const table::Request& request) {
    if (!client->table) return refuse(*client, nonce, refusal::no_table);
    if (env_.draining && begins_game(request)) return refuse(*client, nonce, refusal::draining);
    if (!is_play(request) && !budgets_.changes.take(client->as_asker(), env_.now().steady))
        return refuse(*client, nonce, refusal::too_many);
    if (std::holds_alternative<table::ask::SetUp>(request) && !env_.set_ups)
        return refuse(*client, nonce, refusal::forbidden);
    if (names_no_level(request)) return refuse(*client, nonce, refusal::no_such_level);
    if (const auto* configure = std::get_if<table::ask::Configure>(&request)) {
        const table::Seating& seating = client->table->table().seating();
        if (seating.is_host(client->person) &&
            !may_list(*client, configure->settings, seating.settings.listed))
            return refuse(*client, nonce, refusal::too_many_listed);
    }
    table::Request complete = request;
    add_fresh_link(complete, env_.chance);
    if (auto* mute = std::get_if<table::ask::Mute>(&complete))
        mute->name = client->table->name_of(mute->person);
    client->table->ask(client->as_sender(), nonce, std::move(complete));
}

}  // namespace scoville::house
