#include "tests/house/player.h"

#include <algorithm>

#include "fair/chain.h"
#include "fair/hex.h"

namespace scoville::house::test {

Player::Player(StillHouse& house, std::string who, unsigned seed)
    : house_(house), who_(std::move(who)), dice_(seed), chance_(seed) {
    connect();
}

void Player::connect() {
    house_.opens(who_);
    Object hello{{"type", "hello"}, {"protocol", 1}, {"name", who_}, {"entropy", true}};
    if (!token.empty()) hello["token"] = token;
    house_.says(who_, json::serialize(hello));
    listen();
}

// What waited for its moment on the line is not waited for any more.
void Player::drop() {
    house_.drops(who_);
    pending_.clear();
    decided_ = 0;
}

void Player::come_back() {
    connect();
    Object open{{"type", "open"}, {"code", code}};
    if (event_ > 0) open["since"] = event_;
    ask(std::move(open));
}

std::string Player::send(Object request) {
    const std::string nonce = "n" + std::to_string(++asked_);
    request["nonce"] = nonce;
    house_.says(who_, json::serialize(request));
    listen();
    return nonce;
}

Object Player::ask(Object request) { return answers_[send(std::move(request))]; }

void Player::listen() {
    while (listened_ < house_.spoken().size()) {
        const Spoken& one = house_.spoken()[listened_++];
        if (one.who != who_ || one.what != What::hears) continue;
        const json::value message = json::parse(one.text);
        take_in(message.as_object());
    }
}

void Player::take_in(const Object& message) {
    const std::string type(message.at("type").as_string());
    ++heard_[type];
    if (type == "welcome" && message.contains("token")) token = message.at("token").as_string();
    if (type == "ack" || type == "refused") {
        answers_[std::string(message.at("nonce").as_string())] = message;
        if (const auto* id = message.if_contains("table")) table = id->as_string();
        if (const auto* found = message.if_contains("code")) code = found->as_string();
    }
    if (type != "table" && type != "update") return;
    if (const auto* room = message.if_contains("room")) room_ = room->as_object();
    if (const auto* you = message.if_contains("you")) you_ = you->as_object();
    if (const auto* game = message.if_contains("game")) game_ = *game;
    event_ = message.at("event").to_number<std::uint32_t>();
    bring_share();
}

// Answers each stage of a deal once; new commitments need new bytes.
void Player::bring_share() {
    const auto* found = room_.if_contains("dealing");
    if (found == nullptr || seat() < 0) return;
    const Object& dealing = found->as_object();
    const std::string commitment(dealing.at("commitments").at(0).as_string());
    if (dealing.at("stage") == "sealed" && shared_for_ != commitment) {
        shared_for_ = commitment;
        const fair::Entropy entropy = fair::new_entropy(chance_);
        share_ = fair::hex_of(entropy);
        send({{"type", "pledge"}, {"hash", fair::hex_of(fair::pledge_of(entropy))}});
    } else if (dealing.at("stage") == "pledged" && !share_.empty()) {
        send({{"type", "reveal"}, {"entropy", std::exchange(share_, {})}});
    }
}

// Once at every event, when the last thing it asked for is answered.
bool Player::act() {
    listen();
    if (!pending_.empty() && !answers_.contains(pending_)) return false;
    pending_.clear();
    if (decided_ == event_ || phase() != "playing") return false;
    decided_ = event_;
    const auto action = choose(legal(), awaited(), dice_);
    if (!action) return false;
    Object request{{"type", "act"}, {"seen", event_}, {"action", *action}};
    const auto& what = action->at("do").as_string();
    if (what == "play" || what == "challenge" || what == "copy") request["card"] = game_.at("card");
    pending_ = send(std::move(request));
    return true;
}

const Object& Player::legal() const {
    static const Object nothing;
    const auto* legal = game_.is_object() ? game_.as_object().if_contains("legal") : nullptr;
    return legal != nullptr ? legal->as_object() : nothing;
}

int Player::seat() const {
    const auto* seat = you_.if_contains("seat");
    return seat == nullptr || seat->is_null() ? -1 : seat->to_number<int>();
}

bool Player::awaited() const {
    if (!game_.is_object()) return false;
    const auto& waiting = game_.at("state").at("waiting").as_array();
    return std::find(waiting.begin(), waiting.end(), json::value(seat())) != waiting.end();
}

int Player::heard(std::string_view type) const {
    const auto found = heard_.find(std::string(type));
    return found == heard_.end() ? 0 : found->second;
}

}  // namespace scoville::house::test
