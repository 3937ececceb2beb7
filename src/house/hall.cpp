#include "house/hall.h"

#include "house/live_table.h"
#include "house/refusals.h"
#include "house/wire_client.h"
#include "wire/messages_in.h"
#include "wire/messages_out.h"

namespace scoville::house {
namespace {

constexpr std::size_t most_early = 8;
constexpr std::size_t most_counted = 10'000;

}  // namespace

Hall::Hall(Env& env, Doors& doors)
    : env_(env),
      doors_(doors),
      budgets_(env.rates),
      desk_(env.store),
      calls_(env, desk_),
      tables_(env),
      records_(env) {
    env_.calls = &calls_;
}

Hall::~Hall() {
    env_.calls = nullptr;
    for (const auto& [number, weak] : env_.clients) {
        const ClientPtr client = weak.lock();
        if (!client) continue;
        client->table.reset();
        client->line.reset();
    }
    env_.clients.clear();
}

void Hall::start() {
    tables_.start();
    env_.store.quarantined(most_counted, [this](const store::Answer&, const auto& list) {
        env_.counters.quarantined += list.size();
    });
}

ClientPtr Hall::arrived(std::shared_ptr<Line> line) {
    const auto client = std::make_shared<WireClient>(++lines_, std::move(line), env_);
    env_.log.debug("opened", std::to_string(client->number));
    env_.clients[client->number] = client;
    return client;
}

void Hall::heard(const ClientPtr& client, std::string_view text) {
    ++env_.counters.messages_in;
    if (!client->greeting) return client->heard(*this, text);
    // It is being found out who this is; what comes meanwhile waits.
    if (client->early.size() >= most_early) return client->close(Ending::policy, "too many messages");
    client->early.emplace_back(text);
}

// It is known who this is: what came meanwhile is heard now.
void Hall::settle(const ClientPtr& client) {
    while (!client->early.empty() && client->line) {
        const std::string text = std::move(client->early.front());
        client->early.pop_front();
        client->heard(*this, text);
    }
}

void Hall::missed(const ClientPtr& client) {
    if (client->table) client->table->resync(*client);
}

void Hall::left(const ClientPtr& client, std::string_view how) {
    client->line.reset();
    env_.clients.erase(client->number);
    env_.log.debug("closed", std::to_string(client->number), how);
    if (client->table) client->gone(*client->table);
    if (client->table) client->table->detach(*client);
}

// ---- messages of people's clients ----

void refuse(Client& client, const std::string& nonce, const Refusal& refusal, std::string_view at) {
    client.env.counters.refused(refusal);
    client.env.log.debug("refused", client.person, refusal.key);
    const std::string path = at.empty() || !client.follows ? std::string() : std::string(at) + "/ws";
    client.answer(wire::refused_message(nonce, refusal, {}, {}, path));
}

void Hall::receive(const ClientPtr& client, std::string_view text) {
    const any::Options* options = client->table ? &client->table->table().options() : nullptr;
    const auto received = wire::read_message(text, options);
    if (!received) return trouble(client, received.error());
    handle(client, received.value());
}

void Hall::trouble(const ClientPtr& client, const wire::Trouble& trouble) {
    ++env_.counters.troubles;
    if (!client->troubles.take(env_.now().steady))
        return client->close(Ending::policy, "too many bad messages");
    client->answer(trouble.nonce.empty()
                       ? wire::trouble_message(trouble.refusal, trouble.detail)
                       : wire::refused_message(trouble.nonce, trouble.refusal, trouble.detail));
}

// Where its line has no room for it, the client is told where to fetch it.
void Hall::answer_at_length(Client& client, const std::string& nonce, std::string text) {
    if (client.line && !client.line->has_room(text.size()))
        if (const std::string path = doors_.leave(text); !path.empty())
            return client.answer(wire::refused_message(nonce, refusal::too_large, {}, path));
    client.answer(std::move(text));
}

void Hall::handle(const ClientPtr& client, const wire::Received& received) {
    if (!client->welcomed && !std::holds_alternative<wire::Hello>(received.message))
        return trouble(client, {received.nonce, refusal::hello_first, {}});
    std::visit([&](const auto& message) { on(client, received.nonce, message); }, received.message);
}

}  // namespace scoville::house
