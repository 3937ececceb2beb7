// Who wants to be called when it is their turn and they are away.
#include "house/calls.h"
#include "house/hall.h"
#include "house/refusals.h"
#include "wire/messages_in.h"
#include "wire/messages_out.h"

namespace scoville::house {

void Hall::on(const ClientPtr& client, const std::string& nonce, const wire::Push& push) {
    if (const Refusal* why = cannot_look(*client)) return refuse(*client, nonce, *why);
    auto done = [client, nonce](const store::Answer& answer) {
        if (!answer) return refuse(*client, nonce, refusal::store_trouble);
        client->answer(wire::ack_message({.nonce = nonce}));
    };
    // What ends is ended also where nobody is called any more.
    if (push.endpoint.empty()) return calls_.remove(client->person, push.gone, std::move(done));
    if (env_.bell == nullptr) return refuse(*client, nonce, refusal::no_push);
    Subscription one{push.endpoint, push.p256dh, push.auth};
    if (!env_.bell->takes(one)) return refuse(*client, nonce, refusal::bad_subscription);
    if (!push.gone.empty()) calls_.remove(client->person, push.gone, {});
    calls_.add(client->person, std::move(one), std::move(done));
}

}  // namespace scoville::house
