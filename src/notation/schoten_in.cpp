#include "notation/schoten_in.h"

#include "notation/malformed.h"
#include "notation/move_in.h"
#include "notation/schoten_text.h"

namespace scoville::notation {
namespace {

using schoten::Action;
using schoten::Colour;

std::optional<Colour> read_colour(const json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    const auto text = value != nullptr ? as_text(*value) : std::nullopt;
    return text ? schoten::colour_named(*text) : std::nullopt;
}

Verdict read_tip(const json::object& object, Action& action) {
    const auto most = read_colour(object, "most");
    const auto fewest = read_colour(object, "fewest");
    if (!most || !fewest) return bad_action;
    action = Action::tip(*most, *fewest);
    return {};
}

Verdict read_card(const json::object& object, Action& action) {
    const auto* value = object.if_contains("card");
    const auto text = value != nullptr ? as_text(*value) : std::nullopt;
    if (!text) return bad_action;
    const auto card = schoten_card_from(*text);
    if (!card) return unknown_card;
    action = Action::play(*card);
    return {};
}

Verdict read_take(const json::object& object, Action& action) {
    const auto colour = read_colour(object, "colour");
    if (!colour) return bad_action;
    action = Action::take(*colour);
    return {};
}

struct Verb {
    std::string_view name;
    Verdict (*read)(const json::object&, Action&);
};
constexpr std::array<Verb, 3> verbs{{{"tip", read_tip}, {"card", read_card}, {"take", read_take}}};

}  // namespace

Result<schoten::Options, FormError> read_schoten_options(const json::value& value, std::uint8_t rules) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("options", "must be an object");
    if (!object->contains("players")) return wrong("options.players", "is missing");
    schoten::Options options{.rules = rules};
    for (const auto& [key, entry] : *object) {
        const std::string_view name = key;
        if (name == "players") {
            const auto players = as_integer(entry, 3, 4);
            if (!players) return wrong("options.players", "must be 3 or 4");
            options.players = static_cast<std::uint8_t>(*players);
        } else if (name == "start") {
            const auto seat = as_integer(entry, 0, 3);
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

Result<std::vector<schoten::Card>, FormError> read_schoten_cards(const json::value& value,
                                                                 const std::string& place) {
    const auto* list = value.if_array();
    if (list == nullptr) return wrong(place, "must be a list of cards");
    std::vector<schoten::Card> cards;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const auto text = as_text((*list)[i]);
        const auto card = text ? schoten_card_from(*text) : std::nullopt;
        if (!card) return wrong(place + "[" + std::to_string(i) + "]", "no such card in this game");
        cards.push_back(*card);
    }
    return cards;
}

Result<std::array<int, schoten::colour_count>, FormError> read_schoten_numbers(const json::value& value,
                                                                               const std::string& place) {
    const auto* object = value.if_object();
    if (object == nullptr || object->size() != schoten::colour_count)
        return wrong(place, "must give red, yellow, green and black a number each");
    std::array<int, schoten::colour_count> numbers{};
    for (const Colour colour : schoten::colours) {
        const auto name = schoten::name_of(colour);
        const auto* entry = object->if_contains(name);
        const auto number = entry != nullptr ? as_integer(*entry, 1, schoten::max_number) : std::nullopt;
        if (!number) return wrong(place + "." + std::string(name), "must be a whole number from 1 to 12");
        numbers[static_cast<std::size_t>(colour)] = *number;
    }
    return numbers;
}

Verdict read_schoten_action(const json::value& value, Action& action) {
    const auto written = what_is_done(value);
    if (!written) return bad_action;
    for (const Verb& known : verbs)
        if (known.name == written->verb) return known.read(written->rest, action);
    return bad_action;
}

Verdict read_schoten_move(const json::value& value, const schoten::Ruleset& rules, SchotenMove& move) {
    const auto seat = who_does_it(value, rules.players);
    if (!seat) return bad_action;
    move.seat = *seat;
    return read_schoten_action(value, move.action);
}

}  // namespace scoville::notation
