#include "browser/look.h"

#include <optional>
#include <vector>

#include "bots/master/weights.h"
#include "hindsight/of_game.h"
#include "notation/of_game.h"
#include "notation/rules_in.h"
#include "notation/strict_json.h"
#include "record/of_game.h"

namespace scoville::browser {
namespace {

namespace json = notation::json;
using record::Outcome;

template <class Face>
struct FrameWriter {
    static constexpr bool listens = true;
    JsonOut& out;
    typename Face::Ruleset rules;
    void tell(const typename Face::Inside::Event& event) {
        notation::Notation<Face>::write_event(out, Face::Inside::see(event, Viewer::everything()), rules);
    }
};

void write_names(JsonOut& out, int players) {
    out.open_array();
    for (int seat = 1; seat <= players; ++seat) out.text("Seat " + std::to_string(seat));
    out.close_array();
}

template <class Face>
class Look {
    using Inside = typename Face::Inside;
    using Notation = notation::Notation<Face>;
    using Deal = typename Inside::Deal;

public:
    Look(const json::object& record, const Deal& deal, JsonOut& out)
        : record_(record),
          deal_(deal),
          out_(out),
          sink_{events_.emplace(happened_), Face::ruleset(deal.options)} {
        events_->open_array();
    }

    Outcome write() {
        const auto* names = record_.if_contains("names");
        if (names == nullptr || !names->is_array()) write_names(out_.key("names"), deal_.options.players);
        out_.key("frames").open_array();
        const bool legal = write_frames();
        out_.close_array();
        write_doubts();
        return legal ? Outcome::all_legal : Outcome::illegal_action;
    }

private:
    bool write_frames() {
        auto state = Inside::begin(deal_, sink_);
        write_frame(state);
        for (const json::value& written : record_.at("actions").get_array()) {
            typename Notation::Move move;
            if (!Notation::read_move(written, sink_.rules, move)) return false;
            if (!Inside::act(state, deal_, move.seat, move.action, sink_)) return false;
            write_frame(state);
            moves_.push_back(move);
        }
        return true;
    }

    // With what has happened since the last one.
    template <class State>
    void write_frame(const State& state) {
        events_->close_array();
        out_.open_object().key("events").raw(happened_);
        Notation::write_view(out_, Inside::see(state, Viewer::everything(), Finished::open));
        out_.close_object();
        happened_.clear();
        // At the same place, where the sink writes, and without the comma a second value would get.
        events_.emplace(happened_).open_array();
    }

    // Without the master's weights nobody believes anything.
    void write_doubts() {
        using hindsight::Hindsight;
        if constexpr (Hindsight<Face>::has_doubts) {
            if (!bots::spicy_master_net()) return;
            const auto doubts = Hindsight<Face>::look_back(deal_, moves_, hindsight::Cards::challenged);
            if (doubts) hindsight::write_doubts(out_.key("doubts"), *doubts, sink_.rules.box);
        }
    }

    const json::object& record_;
    const Deal& deal_;
    JsonOut& out_;
    std::string happened_;
    std::optional<JsonOut> events_;
    FrameWriter<Face> sink_;
    std::vector<typename Notation::Move> moves_;
};

template <class Face>
Outcome look(std::string_view text, const json::object& record, std::uint8_t rules, std::string& answer) {
    const auto deal = record::RecordOf<Face>::deal(record, rules);
    if (!deal) {
        record::write_bad_record(answer, deal.error().message);
        return Outcome::bad_record;
    }
    JsonOut out(answer);
    out.open_object();
    out.fields_of(text);
    const Outcome outcome = Look<Face>(record, *deal, out).write();
    out.close_object();
    return outcome;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace

Outcome look_through(std::string_view text, std::string& answer) {
    const auto parsed = notation::parse_strictly(text, {});
    const auto* record = parsed ? parsed->if_object() : nullptr;
    const auto* actions = record != nullptr ? record->if_contains("actions") : nullptr;
    if (actions == nullptr || !actions->is_array()) {
        record::write_bad_record(answer, parsed ? "this is no record of a game" : parsed.error().message);
        return Outcome::bad_record;
    }
    const auto rules = notation::rules_in(*record);
    if (!rules) {
        record::write_bad_record(answer, rules.error().message, rules.error().newer ? "newer" : "bad-record");
        return Outcome::bad_record;
    }
    return any::with_game(
        rules->kind, [&]<class Face>() { return look<Face>(trimmed(text), *record, rules->place, answer); });
}

}  // namespace scoville::browser
