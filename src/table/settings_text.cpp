#include "table/settings_text.h"

#include <array>

#include "notation/any_in.h"
#include "notation/any_out.h"

namespace scoville::table {
namespace {

namespace json = boost::json;
using notation::as_integer;
using notation::as_text;
using notation::FormError;
using notation::wrong;
using MaybeError = std::optional<FormError>;

constexpr std::array<std::string_view, 3> timeouts{"bot", "safe", "wait"};
constexpr std::array<std::string_view, 3> spectators{"no", "yes", "delayed"};
constexpr std::array<std::string_view, 2> finished{"sealed", "open"};
constexpr std::array<std::string_view, 2> bot_paces{"calm", "brisk"};

template <class Enum, std::size_t N>
MaybeError read_word(const json::value& value, std::string_view place,
                     const std::array<std::string_view, N>& words, Enum& field) {
    const auto text = as_text(value);
    for (std::size_t i = 0; i < N; ++i)
        if (text == words[i]) {
            field = static_cast<Enum>(i);
            return std::nullopt;
        }
    return wrong(place, "is none of the words it may be");
}

bool is_level(std::string_view text) {
    if (text.empty() || text.size() > 24) return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-')) return false;
    return true;
}

MaybeError read_level(const json::value& value, std::string_view place, std::string& field) {
    const auto text = as_text(value);
    if (!text || !is_level(*text)) return wrong(place, "must be the name of a level");
    field = *text;
    return std::nullopt;
}

MaybeError read_millis(const json::value& value, std::string_view place, int low, int high, Millis& field) {
    const auto number = as_integer(value, low, high);
    if (!number) return wrong(place, "is out of range");
    field = *number;
    return std::nullopt;
}

MaybeError read_flag(const json::value& value, std::string_view place, bool& field) {
    if (!value.is_bool()) return wrong(place, "must be true or false");
    field = value.get_bool();
    return std::nullopt;
}

struct Field {
    std::string_view name;
    MaybeError (*read)(const json::value&, Settings&);
};
constexpr int two_weeks = 14 * 24 * 3600 * 1000;
constexpr std::array<Field, 11> fields{{
    {"fill",
     [](const json::value& value, Settings& s) -> MaybeError {
         if (value.is_null()) {
             s.fill.reset();
             return std::nullopt;
         }
         return read_level(value, "fill", s.fill.emplace());
     }},
    {"window",
     [](const json::value& v, Settings& s) { return read_millis(v, "window", 0, 15'000, s.window); }},
    {"turnTime",
     [](const json::value& v, Settings& s) { return read_millis(v, "turnTime", 0, two_weeks, s.turn_time); }},
    {"timeout",
     [](const json::value& v, Settings& s) { return read_word(v, "timeout", timeouts, s.timeout); }},
    {"timeoutLevel",
     [](const json::value& v, Settings& s) { return read_level(v, "timeoutLevel", s.timeout_level); }},
    {"listed", [](const json::value& v, Settings& s) { return read_flag(v, "listed", s.listed); }},
    {"spectators",
     [](const json::value& v, Settings& s) { return read_word(v, "spectators", spectators, s.spectators); }},
    {"delay",
     [](const json::value& v, Settings& s) { return read_millis(v, "delay", 1'000, 3'600'000, s.delay); }},
    {"finished",
     [](const json::value& v, Settings& s) { return read_word(v, "finished", finished, s.finished); }},
    {"invited", [](const json::value& v, Settings& s) { return read_flag(v, "invited", s.invited); }},
    {"botPace",
     [](const json::value& v, Settings& s) { return read_word(v, "botPace", bot_paces, s.bot_pace); }},
}};

Result<any::Options, FormError> read_table_options(any::Rules rules, const json::object& object, int seats) {
    json::object wanted;
    if (const auto* options = object.if_contains("options")) {
        if (!options->is_object()) return wrong("options", "must be an object");
        wanted = options->get_object();
    }
    wanted["players"] = seats;
    auto options = notation::read_options(rules, wanted);
    if (!options) return options.error();
    if (const auto misfit = any::misfit_of(*options)) return wrong("options", *misfit);
    return *options;
}

Result<Settings, FormError> settings_by(any::Rules rules, const json::object& object) {
    const any::PlayerRange range = any::players_of(rules.kind);
    Settings settings;
    settings.seats = range.most < 4 ? range.most : 4;
    if (const auto* seats = object.if_contains("seats")) {
        const auto count = as_integer(*seats, range.fewest, range.most);
        if (!count) return wrong("seats", "is out of range");
        settings.seats = *count;
    }
    const auto options = read_table_options(rules, object, settings.seats);
    if (!options) return options.error();
    settings.options = *options;
    for (const Field& field : fields)
        if (const auto* given = object.if_contains(field.name))
            if (auto error = field.read(*given, settings)) return *error;
    return settings;
}

std::optional<std::string_view> text_in(const json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    return value != nullptr ? as_text(*value) : std::nullopt;
}

Settings of_a_later_program(std::string_view name) {
    Settings settings;
    settings.to_come = name;
    return settings;
}

}  // namespace

void write_settings(JsonOut& out, const Settings& settings) {
    out.open_object();
    notation::write_game_name(out, settings.options);
    notation::write_options(out.key("options"), settings.options);
    out.key("seats").number(settings.seats);
    if (settings.fill)
        out.key("fill").text(*settings.fill);
    else
        out.key("fill").null();
    out.key("window").number(settings.window);
    out.key("turnTime").number(settings.turn_time);
    out.key("timeout").word(timeouts[static_cast<std::size_t>(settings.timeout)]);
    out.key("timeoutLevel").text(settings.timeout_level);
    out.key("listed").boolean(settings.listed);
    out.key("spectators").word(spectators[static_cast<std::size_t>(settings.spectators)]);
    out.key("delay").number(settings.delay);
    out.key("finished").word(finished[static_cast<std::size_t>(settings.finished)]);
    if (settings.invited) out.key("invited").boolean(true);
    if (settings.bot_pace != BotPace::calm)
        out.key("botPace").word(bot_paces[static_cast<std::size_t>(settings.bot_pace)]);
    out.close_object();
}

Result<Settings, FormError> read_settings(const json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("settings", "must be an object");
    const auto kind = any::kind_named(text_in(*object, "game").value_or(std::string_view()));
    if (!kind) return wrong("game", "must be the name of a game");
    return settings_by(any::todays_rules(*kind), *object);
}

Result<Settings, FormError> read_kept_settings(const json::value& value) {
    const auto* object = value.if_object();
    if (object == nullptr) return wrong("settings", "must be an object");
    const auto game = text_in(*object, "game").value_or(std::string_view());
    if (any::is_game_to_come(game)) return of_a_later_program(game);
    const auto kind = any::kind_named(game);
    if (!kind) return wrong("game", "must be the name of a game");
    if (!object->contains("rules")) return settings_by(any::first_rules(*kind), *object);
    const auto name = text_in(*object, "rules").value_or(std::string_view());
    if (any::are_rules_to_come(name)) return of_a_later_program(name);
    const auto rules = any::rules_named(name);
    if (!rules || rules->kind != *kind) return wrong("rules", "are none of this game");
    return settings_by(*rules, *object);
}

}  // namespace scoville::table
