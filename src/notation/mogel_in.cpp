#include "notation/mogel_in.h"

#include "notation/malformed.h"
#include "notation/mogel_text.h"
#include "notation/move_in.h"

namespace scoville::notation {

using mogel::Action;

Result<mogel::Options, FormError> read_mogel_options(const json::value& value, std::uint8_t rules) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("options", "must be an object");
    if (!object->contains("players")) return wrong("options.players", "is missing");
    mogel::Options options{.rules = rules};
    for (const auto& [key, entry] : *object) {
        const std::string_view name = key;
        if (name == "players") {
            const auto players = as_integer(entry, mogel::min_players, mogel::max_players);
            if (!players) return wrong("options.players", "must be from 2 to 4");
            options.players = static_cast<std::uint8_t>(*players);
        } else if (name == "start") {
            const auto seat = as_integer(entry, 0, mogel::max_players - 1);
            if (!seat) return wrong("options.start", "must be a seat");
            options.start = static_cast<Seat>(*seat);
        } else {
            return wrong("options." + std::string(name), "no such option");
        }
    }
    if (options.start && *options.start >= options.players)
        return wrong("options.start", "there is no such seat");
    return options;
}

Result<std::vector<mogel::Card>, FormError> read_mogel_cards(const json::value& value,
                                                             const std::string& place) {
    const auto* list = value.if_array();
    if (list == nullptr) return wrong(place, "must be a list of cards");
    std::vector<mogel::Card> cards;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const auto text = as_text((*list)[i]);
        const auto card = text ? mogel_card_from(*text) : std::nullopt;
        if (!card) return wrong(place + "[" + std::to_string(i) + "]", "no such card in this game");
        cards.push_back(*card);
    }
    return cards;
}

Verdict read_mogel_action(const json::value& value, Action& action) {
    const auto written = what_is_done(value);
    if (!written) return bad_action;
    if (written->verb == "doubt") {
        action = Action::doubt();
        return {};
    }
    if (written->verb != "lay") return bad_action;
    const auto* card_value = written->rest.if_contains("card");
    const auto* said_value = written->rest.if_contains("said");
    const auto text = card_value != nullptr ? as_text(*card_value) : std::nullopt;
    const auto said = said_value != nullptr ? as_integer(*said_value, 1, mogel::max_number) : std::nullopt;
    if (!text || !said) return bad_action;
    const auto card = mogel_card_from(*text);
    if (!card) return unknown_card;
    action = Action::lay(*card, *said);
    return {};
}

Verdict read_mogel_move(const json::value& value, const mogel::Ruleset& rules, MogelMove& move) {
    const auto seat = who_does_it(value, rules.players);
    if (!seat) return bad_action;
    move.seat = *seat;
    return read_mogel_action(value, move.action);
}

}  // namespace scoville::notation
