#include "record/replay.h"

#include <algorithm>
#include <array>

#include "base/json_out.h"
#include "notation/of_game.h"
#include "notation/rules_in.h"
#include "record/of_game.h"

namespace scoville::record {

namespace json = notation::json;
using notation::as_integer;
using notation::FormError;
using notation::wrong;

namespace {

// Writes each event as the viewer may know it, when it happens.
template <class Face>
struct EventWriter {
    static constexpr bool listens = true;
    Viewer viewer;
    JsonOut& out;
    typename Face::Ruleset rules;
    void tell(const typename Face::Inside::Event& event) {
        notation::Notation<Face>::write_event(out, Face::Inside::see(event, viewer), rules);
    }
};

// Which game it is of, and by which rules.
Result<any::Rules, FormError> rules_of(const json::value& parsed) {
    const auto* record = parsed.if_object();
    if (record == nullptr) return wrong("record", "must be a JSON object");
    const auto* version = record->if_contains("record");
    if (version == nullptr || as_integer(*version, 1, 1) != 1) return wrong("record", "must be 1");
    const auto* actions = record->if_contains("actions");
    if (actions == nullptr || !actions->is_array()) return wrong("actions", "must be a list");
    return notation::rules_in(*record);
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

void write_bad_record(std::string& answer, std::string_view message, std::string_view code) {
    JsonOut out(answer);
    out.open_object().key("ok").boolean(false).key("applied").number(0);
    out.key("error").open_object().key("at").null().key("code").word(code);
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
    const auto rules = rules_of(*parsed);
    if (!rules) {
        write_bad_record(answer, rules.error().message, rules.error().newer ? "newer" : "bad-record");
        return Outcome::bad_record;
    }
    return any::with_game(
        rules->kind, [&]<class Face>() { return play<Face>(parsed->get_object(), rules->place, answer); });
}

template <class Face>
Outcome Replayer::play(const json::object& record, std::uint8_t by, std::string& answer) {
    using Inside = typename Face::Inside;
    using Notation = notation::Notation<Face>;
    const auto deal = RecordOf<Face>::deal(record, by);
    if (!deal) {
        write_bad_record(answer, deal.error().message);
        return Outcome::bad_record;
    }
    for (Seat seat = deal->options.players; seat < max_seats; ++seat) {
        if (!options_.viewer.is(seat)) continue;
        write_bad_record(answer, "view: there is no such seat at this table");
        return Outcome::bad_record;
    }
    events_.clear();
    JsonOut events(events_);
    events.open_array();
    const auto rules = Face::ruleset(deal->options);
    EventWriter<Face> sink{options_.viewer, events, rules};
    auto state = Inside::begin(*deal, sink);
    const json::array& actions = record.at("actions").get_array();
    const std::size_t count = std::min(actions.size(), options_.until);
    std::size_t applied = 0;
    Verdict verdict;
    while (applied < count) {
        typename Notation::Move move;
        verdict = Notation::read_move(actions[applied], rules, move);
        if (verdict) verdict = Inside::act(state, *deal, move.seat, move.action, sink);
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
    Notation::write_view(out, Inside::see(state, options_.viewer, Finished::open));
    out.close_object();
    return verdict ? Outcome::all_legal : Outcome::illegal_action;
}

}  // namespace scoville::record
