#include "record/replay.h"

#include <algorithm>
#include <array>
#include <memory>

#include "base/json_out.h"
#include "record/playback.h"

namespace scoville::record {

using notation::as_integer;
using notation::as_text;
using notation::wrong;

namespace {

using Begun = Result<std::unique_ptr<Playback>, FormError>;

struct Game {
    std::string_view name;
    Begun (*begin)(const json::object&, Viewer, JsonOut&);
};
constexpr std::array<Game, 2> games{{{"spicy", begin_spicy}, {"schoten", begin_schoten}}};

Begun begin(const json::value& parsed, Viewer viewer, JsonOut& events) {
    const auto* record = parsed.if_object();
    if (record == nullptr) return wrong("record", "must be a JSON object");
    const auto* version = record->if_contains("record");
    if (version == nullptr || as_integer(*version, 1, 1) != 1) return wrong("record", "must be 1");
    const auto* actions = record->if_contains("actions");
    if (actions == nullptr || !actions->is_array()) return wrong("actions", "must be a list");
    const auto* name = record->if_contains("game");
    const auto text = name != nullptr ? as_text(*name) : std::nullopt;
    const auto game = std::find_if(games.begin(), games.end(), [&](const Game& g) { return g.name == text; });
    if (game == games.end()) return wrong("game", "must be \"spicy\" or \"schoten\"");
    return game->begin(*record, viewer, events);
}

void write_error(JsonOut& out, std::size_t at, const Refusal& refusal) {
    out.key("error").open_object();
    out.key("at").number(static_cast<std::int64_t>(at));
    out.key("code").word(refusal.code);
    out.key("message").text(refusal.sentence);
    out.key("reason").word(refusal.key);
    out.close_object();
}

}  // namespace

void write_bad_record(std::string& answer, std::string_view message) {
    JsonOut out(answer);
    out.open_object().key("ok").boolean(false).key("applied").number(0);
    out.key("error").open_object().key("at").null().key("code").word("bad-record");
    out.key("message").text(message).close_object().close_object();
}

Replayer::Replayer(const ReplayOptions& options) : options_(options) {}

Outcome Replayer::replay(std::string_view text, std::string& answer) {
    std::array<unsigned char, 65536> buffer;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    json::monotonic_resource memory(buffer.data(), buffer.size());
    const auto parsed = notation::parse_strictly(text, &memory);
    if (!parsed) {
        write_bad_record(answer, parsed.error().message);
        return Outcome::bad_record;
    }
    events_.clear();
    JsonOut events(events_);
    events.open_array();
    const auto begun = begin(*parsed, options_.viewer, events);
    if (!begun) {
        write_bad_record(answer, begun.error().message);
        return Outcome::bad_record;
    }
    Playback& game = **begun;
    for (Seat seat = static_cast<Seat>(game.players()); seat < max_seats; ++seat) {
        if (!options_.viewer.is(seat)) continue;
        write_bad_record(answer, "view: there is no such seat at this table");
        return Outcome::bad_record;
    }

    const json::array& actions = parsed->as_object().at("actions").get_array();
    const std::size_t count = std::min(actions.size(), options_.until);
    std::size_t applied = 0;
    Verdict verdict;
    while (applied < count) {
        verdict = game.act(actions[applied]);
        if (!verdict) break;
        ++applied;
    }
    events.close_array();

    JsonOut out(answer);
    out.open_object();
    out.key("ok").boolean(static_cast<bool>(verdict));
    out.key("applied").number(static_cast<std::int64_t>(applied));
    if (!verdict) write_error(out, applied, verdict.refusal());
    out.key("events").raw(events_);
    game.write_state(out, options_.viewer);
    out.close_object();
    return verdict ? Outcome::all_legal : Outcome::illegal_action;
}

}  // namespace scoville::record
