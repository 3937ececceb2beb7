#include "tests/frozen/results.h"

#include "fair/chain.h"
#include "fair/hex.h"
#include "notation/strict_json.h"
#include "record/replay.h"
#include "table/steps.h"
#include "table/table.h"
#include "verify/verify.h"
#include "wire/table_out.h"

namespace scoville::frozen {
namespace {

namespace json = boost::json;

// What tells of the moment of looking, not of the game.
constexpr std::string_view passing[] = {"clock", "here", "chat", "at"};

fair::Vault vault() {
    fair::Vault::Key::Bytes bytes{};
    bytes.fill(7);
    return fair::Vault(fair::Vault::Key(bytes));
}

json::value pruned(const json::value& value, Fields& fields) {
    if (const auto* list = value.if_array()) {
        json::array kept;
        for (const json::value& one : *list) kept.push_back(pruned(one, fields));
        return kept;
    }
    if (const auto* object = value.if_object()) {
        json::object kept;
        for (const auto& [name, one] : *object)
            if (fields.counts(name)) kept[name] = pruned(one, fields);
        return kept;
    }
    return value;
}

std::string text_of(const json::value& value, Fields& fields) {
    return json::serialize(pruned(value, fields));
}
std::string text_of(std::string_view written, Fields& fields) {
    return text_of(*notation::parse_strictly(written, {}), fields);
}

std::string digest(std::string_view text, std::size_t digits) {
    return fair::hex_of(fair::sha256(text)).substr(0, digits);
}

// The record as everyone may replay it, and how it ends with all cards open.
std::string replayed(const std::string& record, std::size_t players, Fields& fields) {
    std::string text;
    const auto look = [&](const std::string& who, Viewer viewer) {
        std::string answer;
        (void)record::Replayer({.viewer = viewer}).replay(record, answer);
        text += "seen " + who + " " + digest(text_of(answer, fields), 32) + "\n";
        return answer;
    };
    look("spectator", Viewer::spectator());
    for (std::size_t seat = 0; seat < players; ++seat)
        look(std::to_string(seat), Viewer::at_seat(static_cast<Seat>(seat)));
    json::value end = *notation::parse_strictly(look("all", Viewer::everything()), {});
    if (end.is_object()) end.as_object().erase("events");
    return text + "end " + text_of(end, fields) + "\n";
}

std::string steps_of(const table::PastGame& game, Fields& fields) {
    const json::value record = *notation::parse_strictly(table::record_with_steps(game), {});
    std::string text = "steps";
    for (const json::value& step : record.at("frames").as_array())
        text += " " + digest(text_of(step, fields), 6);
    return text + "\n";
}

std::string game_of(const table::PastGame& game, Fields& fields) {
    const std::string record = table::record_text(game);
    return "rules " + game.proof.rules + (game.over ? " over" : "") + (game.given_up ? " given up" : "") +
           "\nrecord " + digest(text_of(record, fields), 32) + "\n" +
           verify::text_of(verify::verify(record, {})) + "\n" +
           replayed(record, static_cast<std::size_t>(any::players_in(game.options)), fields) +
           steps_of(game, fields);
}

// What every seat and a spectator are shown when the table has been loaded.
std::string shown(const table::Table& table, table::Now now, Fields& fields) {
    std::string text;
    const auto look = [&](const std::string& who, const table::Looker& looker) {
        const std::string message =
            wire::table_message(table.seating(), looker, table.sight(looker, 0, now), {}, {});
        text += "shown " + who + " " + digest(text_of(message, fields), 32) + "\n";
    };
    look("spectator", {Viewer::spectator(), std::nullopt, false});
    for (std::size_t i = 0; i < table.seating().chairs.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        look(std::to_string(i), {Viewer::at_seat(seat), seat, false});
    }
    return text;
}

}  // namespace

Fields::Fields(std::string_view written) : fixed_(true) {
    while (!written.empty()) {
        const auto space = std::min(written.find(' '), written.size());
        names_.emplace(written.substr(0, space));
        written.remove_prefix(std::min(space + 1, written.size()));
    }
}

bool Fields::counts(std::string_view name) {
    for (const std::string_view one : passing)
        if (one == name) return false;
    if (!fixed_) names_.emplace(name);
    return names_.contains(name);
}

std::string Fields::text() const {
    std::string text;
    for (const std::string& name : names_) text += (text.empty() ? "" : " ") + name;
    return text;
}

std::string results_of_journal(const Lines& rows, Fields& fields) {
    const fair::Vault opens = vault();
    table::Table table({.vault = &opens, .chance = nullptr, .timing = {}, .seed = 1});
    const table::Now now{1'000'000'000, 1'700'000'000'000};
    table::Effects fx;
    const auto history = table::read_history(rows, opens);
    if (table.load(rows, now, fx) || !history) return "cannot be read\n";
    const table::Head head = table.sight({Viewer::spectator(), std::nullopt, false}, 0, now).head;
    std::string text = "entries " + std::to_string(rows.size()) + " head " + std::to_string(head.number) +
                       ":" + fair::hex_of(head.hash) + "\n" + shown(table, now, fields);
    for (const table::PastGame& game : history->games) text += game_of(game, fields);
    return text;
}

std::string results_of_records(const Lines& records, Fields& fields) {
    std::string text;
    for (const std::string& record : records) {
        const auto players = notation::parse_strictly(record, {})->at("options").at("players").as_int64();
        text += "record " + digest(record, 32) + "\n" +
                replayed(record, static_cast<std::size_t>(players), fields);
    }
    return text;
}

}  // namespace scoville::frozen
