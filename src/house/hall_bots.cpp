// Programs that come to play at a table whose code they know.
#include "house/bot_guest.h"
#include "house/hall.h"
#include "house/ids.h"
#include "protocol/messages.h"
#include "store/store.h"

namespace scoville::house {

ClientPtr Hall::bot_arrived(std::shared_ptr<Line> line, std::string code, std::string_view secret,
                            std::string key) {
    const auto client =
        std::make_shared<BotGuest>(++lines_, std::move(line), env_, normal_code(code), std::move(key));
    env_.log.debug("opened", std::to_string(client->number));
    env_.clients[client->number] = client;
    client->greeting = true;
    std::string hash = hash_of(secret);
    env_.store.person_by_secret(hash,
                                [this, client, hash](const store::Answer& answer, store::Person person) {
                                    bot_known(client, answer, std::move(person), hash);
                                });
    return client;
}

void Hall::bot_known(const ClientPtr& client, const store::Answer& answer, store::Person person,
                     const std::string& hash) {
    if (answer.outcome == store::Outcome::missing) {
        if (!may_become_guest(*client)) return turn_out(*client, "too many");
        person = {.id = new_person_id(env_.chance),
                  .secret_hash = hash,
                  .name = "bot",
                  .about = {},
                  .seen_ms = env_.now().utc};
        env_.store.save_person(person, {});
    } else if (!answer) {
        return client->close(Ending::trouble, "store trouble");
    }
    client->person = person.id;
    client->name = person.name;
    if (is_barred(*client)) return turn_out(*client);
    client->greeting = false;
    client->welcomed = true;
    std::string hello;
    protocol::write_hello(hello, "scoville");
    hello.pop_back();
    client->send(std::move(hello));
    settle(client);
}

}  // namespace scoville::house
