#include "notation/spicy_in.h"

#include <array>

#include "notation/malformed.h"
#include "notation/move_in.h"
#include "notation/spicy_text.h"
#include "notation/spicy_verbs.h"

namespace scoville::notation {
namespace {

using spicy::Action;
using spicy::Do;
using spicy::Options;
using MaybeError = std::optional<FormError>;

MaybeError read_variants(const json::value& value, Options& options) {
    if (const auto* object = value.if_object()) {
        const auto* k = object->if_contains("random");
        const auto most = static_cast<int>(spicy::rules_of(options).variants.size());
        const auto count = k != nullptr ? as_integer(*k, 0, most) : std::nullopt;
        if (object->size() != 1 || !count)
            return wrong("options.variants", "{\"random\": k} takes k from 0 to " + std::to_string(most));
        options.random_variants = static_cast<std::uint8_t>(*count);
        return std::nullopt;
    }
    const auto* list = value.if_array();
    if (list == nullptr)
        return wrong("options.variants", "must be a list of variant cards or {\"random\": k}");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "options.variants[" + std::to_string(i) + "]";
        const auto name = as_text((*list)[i]);
        const auto variant = name ? spicy::variant_named(*name) : std::nullopt;
        if (!variant || static_cast<std::size_t>(*variant) >= spicy::rules_of(options).variants.size())
            return wrong(place, "no such variant card");
        const int card = static_cast<int>(*variant);
        if (options.variants.has(card)) return wrong(place, "named twice");
        options.variants.add(card);
    }
    return std::nullopt;
}

// One of two words; sets `second` if it is the second.
MaybeError read_either(const json::value& value, std::string_view place,
                       std::array<std::string_view, 2> words, bool& second) {
    const auto text = as_text(value);
    if (text != words[0] && text != words[1])
        return wrong(place, "must be \"" + std::string(words[0]) + "\" or \"" + std::string(words[1]) + "\"");
    second = text == words[1];
    return std::nullopt;
}

MaybeError read_players(const json::value& value, Options& options) {
    const auto players = as_integer(value, 2, max_seats);
    if (!players) return wrong("options.players", "must be a whole number from 2 to 6");
    options.players = static_cast<std::uint8_t>(*players);
    return std::nullopt;
}
MaybeError read_edition(const json::value& value, Options& options) {
    const auto name = as_text(value);
    const auto edition = name ? spicy::edition_named(*name) : std::nullopt;
    if (!edition || static_cast<std::size_t>(*edition) >= spicy::rules_of(options).editions.size())
        return wrong("options.edition", "must be \"2020\", \"2021-fr\", \"2022\" or \"2022-classic\"");
    options.edition = *edition;
    return std::nullopt;
}
MaybeError read_manners(const json::value& value, Options& options) {
    return read_either(value, "options.manners", {"assisted", "strict"}, options.strict);
}
MaybeError read_pace(const json::value& value, Options& options) {
    return read_either(value, "options.pace", {"live", "everyone-answers"}, options.everyone_answers);
}
MaybeError read_start(const json::value& value, Options& options) {
    const auto seat = as_integer(value, 0, max_seats - 1);
    if (!seat) return wrong("options.start", "must be a seat");
    options.start = static_cast<Seat>(*seat);
    return std::nullopt;
}
MaybeError read_end_card(const json::value& value, Options& options) {
    const auto above = as_integer(value, 1, 100);
    if (!above) return wrong("options.endCard", "must be a whole number from 1 to the size of the draw deck");
    options.above_end = static_cast<std::uint8_t>(*above);
    return std::nullopt;
}

struct Option {
    std::string_view name;
    MaybeError (*read)(const json::value&, Options&);
};
constexpr std::array<Option, 7> known_options{{{"players", read_players},
                                               {"edition", read_edition},
                                               {"variants", read_variants},
                                               {"manners", read_manners},
                                               {"pace", read_pace},
                                               {"start", read_start},
                                               {"endCard", read_end_card}}};

MaybeError do_not_fit(const Options& options) {
    if (options.start && *options.start >= options.players)
        return wrong("options.start", "there is no such seat");
    const bool variants = !options.variants.empty() || options.random_variants;
    if (variants && !spicy::offers_variants(options))
        return wrong("options.variants", "the 2022 box has no variant cards (V0)");
    return std::nullopt;
}

// ---- actions ----

// Reads a field of a given kind; absent is fine, another kind is not.
bool read_flag(const json::object& object, std::string_view name, bool& flag) {
    const auto* value = object.if_contains(name);
    if (value == nullptr) return true;
    if (!value->is_bool()) return false;
    flag = value->get_bool();
    return true;
}

Verdict read_card(const json::value* value, const spicy::Box& box, spicy::Card& card) {
    const auto text = value != nullptr ? as_text(*value) : std::nullopt;
    if (!text) return bad_action;
    const auto found = card_from(*text, box);
    if (!found) return unknown_card;
    card = *found;
    return {};
}

Verdict read_extras(const json::object& object, const spicy::Box& box, spicy::Extras& extras) {
    static constexpr Refusal too_many{"V4", "too-many-extras", "At most two extra cards go under a 5."};
    const auto* value = object.if_contains("extras");
    if (value == nullptr) return {};
    const auto* list = value->if_array();
    if (list == nullptr) return bad_action;
    for (const json::value& entry : *list) {
        spicy::Card card;
        const Verdict verdict = read_card(&entry, box, card);
        if (!verdict) return verdict;
        if (extras.full()) return too_many;
        extras.push_back(card);
    }
    return {};
}

// Card, announcement and extras, which plays and copies share.
Verdict read_laid_card(const json::object& object, const spicy::Box& box, Action& action) {
    bool last = false;
    if (!read_flag(object, "last", last)) return bad_action;
    action.last = last;
    const Verdict verdict = read_card(object.if_contains("card"), box, action.card);
    return verdict ? read_extras(object, box, action.extras) : verdict;
}

Verdict read_declaration(const json::object& object, const spicy::Box& box, Action& action) {
    static constexpr Refusal outside{"bad-action", "declaration-not-in-box",
                                     "A declaration names a spice of this box and a number from 1 to 10."};
    const auto* value = object.if_contains("declare");
    const auto text = value != nullptr ? as_text(*value) : std::nullopt;
    if (!text) return bad_action;
    const auto declared = declaration_from(*text, box);
    if (!declared) return outside;
    action.declared = *declared;
    return {};
}

Verdict read_trait(const json::object& object, Action& action) {
    const auto* value = object.if_contains("trait");
    if (value == nullptr) return {};
    const auto text = as_text(*value);
    if (text == "number")
        action.trait = spicy::Trait::number;
    else if (text == "spice")
        action.trait = spicy::Trait::spice;
    else
        return bad_action;
    return {};
}

Verdict read_rest(const json::object& object, const spicy::Box& box, Action& action) {
    bool flag = false;
    switch (action.what) {
        case Do::play: {
            const Verdict verdict = read_laid_card(object, box, action);
            return verdict ? read_declaration(object, box, action) : verdict;
        }
        case Do::copy: return read_laid_card(object, box, action);
        case Do::challenge: return read_trait(object, action);
        case Do::let:
            if (!read_flag(object, "standing", flag)) return bad_action;
            action.standing = flag;
            return {};
        case Do::total_wild:
            if (!object.contains("take") || !read_flag(object, "take", flag)) return bad_action;
            action.take = flag;
            return {};
        case Do::pass:
        case Do::peek: break;
    }
    return {};
}

}  // namespace

Result<Options, FormError> read_spicy_options(const json::value& value, std::uint8_t rules) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("options", "must be an object");
    if (!object->contains("players")) return wrong("options.players", "is missing");
    Options options{.rules = rules};
    for (const auto& [key, entry] : *object) {
        const std::string_view name = key;
        const Option* option = nullptr;
        for (const Option& known : known_options)
            if (known.name == name) option = &known;
        if (option == nullptr) return wrong("options." + std::string(name), "no such option");
        if (auto error = option->read(entry, options)) return *error;
    }
    if (auto error = do_not_fit(options)) return *error;
    return options;
}

Result<std::vector<spicy::Card>, FormError> read_spicy_cards(const json::value& value, const spicy::Box& box,
                                                             const std::string& place) {
    const auto* list = value.if_array();
    if (list == nullptr) return wrong(place, "must be a list of cards");
    std::vector<spicy::Card> cards;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const auto text = as_text((*list)[i]);
        const auto card = text ? card_from(*text, box) : std::nullopt;
        if (!card) return wrong(place + "[" + std::to_string(i) + "]", "no such card in this box");
        cards.push_back(*card);
    }
    return cards;
}

Verdict read_spicy_action(const json::value& value, const spicy::Ruleset& rules, Action& action) {
    const auto written = what_is_done(value);
    if (!written) return bad_action;
    for (std::size_t i = 0; i < spicy_verbs.size(); ++i) {
        if (spicy_verbs[i] != written->verb) continue;
        action = Action{.what = static_cast<Do>(i)};
        return read_rest(written->rest, rules.box, action);
    }
    return bad_action;
}

Verdict read_spicy_move(const json::value& value, const spicy::Ruleset& rules, SpicyMove& move) {
    const auto seat = who_does_it(value, rules.players);
    if (!seat) return bad_action;
    move.seat = *seat;
    return read_spicy_action(value, rules, move.action);
}

}  // namespace scoville::notation
