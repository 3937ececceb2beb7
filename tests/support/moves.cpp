#include "tests/support/moves.h"

#include <algorithm>

namespace scoville::test {

namespace {

// Change Your Luck: now and then a card goes under a declared number.
void add_extra(Object& action, const Object& part, std::string_view declared, Dice& dice) {
    const auto* rule = part.if_contains("extras");
    if (rule == nullptr || rule->at("max") == 0 || dice.one_in(2)) return;
    const int number = std::stoi(std::string(declared.substr(1)));
    const auto& on = rule->at("on").as_array();
    if (std::find(on.begin(), on.end(), json::value(number)) == on.end()) return;
    json::array rest = part.at("cards").as_array();
    rest.erase(std::find(rest.begin(), rest.end(), action.at("card")));
    if (!rest.empty()) action["extras"] = json::array{dice.of(rest)};
}

Object laid(const char* what, const Object& part, std::string_view declared, Dice& dice) {
    Object action{{"do", what}, {"card", dice.of(part.at("cards").as_array())}};
    if (std::string_view(what) == "play") action["declare"] = json::string(declared);
    if (part.contains("last") && action.at("card") != "xx") action["last"] = true;
    add_extra(action, part, declared, dice);
    return action;
}

Object play(const Object& legal, Dice& dice) {
    const Object& part = legal.at("play").as_object();
    // Strict manners: a wrong declaration now and then (S10).
    if (const auto* faults = legal.if_contains("faults"); faults != nullptr && dice.one_in(12))
        if (const auto* wrong = faults->as_object().if_contains("declare"); wrong != nullptr)
            return {{"do", "play"},
                    {"card", dice.of(part.at("cards").as_array())},
                    {"declare", dice.of(wrong->as_array())}};
    return laid("play", part, dice.of(part.at("declare").as_array()).as_string(), dice);
}

std::optional<Object> reaction(const Object& legal, Dice& dice) {
    if (const auto* traits = legal.if_contains("challenge"); traits != nullptr && !traits->as_array().empty())
        if (dice.one_in(10)) return challenge_of(dice.of(traits->as_array()));
    if (const auto* part = legal.if_contains("copy"); part != nullptr && dice.one_in(4))
        return laid("copy", part->as_object(), part->at("declared").as_string(), dice);
    return std::nullopt;
}

std::optional<Object> schoten(const Object& legal, Dice& dice) {
    static const json::array colours{"red", "yellow", "green", "black"};
    if (legal.contains("tip")) {
        const std::size_t most = dice.below(4);
        return Object{
            {"do", "tip"}, {"most", colours[most]}, {"fewest", colours[(most + 1 + dice.below(3)) % 4]}};
    }
    if (const auto* cards = legal.if_contains("cards"); cards != nullptr && !cards->as_array().empty())
        return Object{{"do", "card"}, {"card", dice.of(cards->as_array())}};
    if (const auto* take = legal.if_contains("take"); take != nullptr && !take->as_array().empty())
        return Object{{"do", "take"}, {"colour", dice.of(take->as_array())}};
    return std::nullopt;
}

std::optional<Object> mogel(const Object& legal, Dice& dice) {
    if (legal.contains("doubt") && (!legal.contains("lay") || dice.one_in(4))) return Object{{"do", "doubt"}};
    const auto* lay = legal.if_contains("lay");
    if (lay == nullptr) return std::nullopt;
    return Object{{"do", "lay"}, {"card", dice.of(lay->at("cards").as_array())}, {"said", dice.of(lay->at("say").as_array())}};
}

}  // namespace

Object challenge_of(const json::value& trait) {
    if (trait.is_null()) return {{"do", "challenge"}};
    return {{"do", "challenge"}, {"trait", trait}};
}

Object first_play(const Object& legal) {
    const Object& part = legal.at("play").as_object();
    Object action{{"do", "play"}, {"card", part.at("cards").at(0)}, {"declare", part.at("declare").at(0)}};
    if (part.contains("last") && action.at("card") != "xx") action["last"] = true;
    return action;
}

std::optional<Object> choose(const Object& legal, bool awaited, Dice& dice) {
    if (auto move = schoten(legal, dice)) return move;
    if (auto move = mogel(legal, dice)) return move;
    if (legal.contains("totalWild")) return Object{{"do", "total-wild"}, {"take", dice.one_in(2)}};
    if (auto move = reaction(legal, dice)) return move;
    if (legal.contains("play") && !(legal.contains("pass") && dice.one_in(8))) return play(legal, dice);
    if (legal.contains("pass")) return Object{{"do", "pass"}};
    if (legal.contains("let") && awaited) return Object{{"do", "let"}};
    return std::nullopt;
}

}  // namespace scoville::test
