#include "table/entry_text.h"

#include "table/entry_fields.h"
#include "table/settings_text.h"

namespace scoville::table {
namespace {

// In the order of Change.
constexpr std::array<std::string_view, std::variant_size_v<Change>> names{
    "created", "configured", "host",    "sat",      "stood",    "linked",    "held",  "readied",
    "bot",     "sealing",    "pledged", "begun",    "moved",    "bot-plays", "back",  "taken-over",
    "paused",  "more-time",  "voted",   "given-up", "reopened", "muted",     "closed"};
constexpr std::array<std::string_view, 4> senders{"player", "clock", "bot", "table"};

class Writer {
public:
    Writer(JsonOut& out, const any::Options& options) : out_(out), options_(options) {}

    void operator()(const Created& c) {
        out_.key("id").text(c.id).key("code").text(c.code).key("host").text(c.host).key("name").text(c.name);
        write_settings(out_.key("settings"), c.settings);
    }
    void operator()(const Configured& c) { write_settings(out_.key("settings"), c.settings); }
    void operator()(const HostIs& c) { out_.key("host").text(c.person).key("name").text(c.name); }
    void operator()(const Sat& c) { occupant(c); }
    void operator()(const Stood& c) { seat(c.seat).key("removed").boolean(c.removed); }
    void operator()(const Linked& c) { seat(c.seat).key("link").text(c.link).key("asker").text(c.asker); }
    void operator()(const Held& c) { seat(c.seat).key("holder").text(c.person); }
    void operator()(const Readied& c) { seat(c.seat).key("ready").boolean(c.ready); }
    void operator()(const BotSeated& c) { seat(c.seat).key("level").text(c.level); }
    void operator()(const Sealing& c) {
        out_.key("attempt").number(c.attempt).key("late").open_array();
        for (const Seat late : c.late) out_.number(late);
        out_.close_array();
        deals(c);
    }
    void operator()(const Pledged& c) { write_pledges(out_.key("pledges"), c.pledges); }
    void operator()(const Begun& c) {
        deals(c);
        out_.key("blind").text(c.blind);
    }
    void operator()(const Moved& c) {
        if (c.margin >= 0) {
            out_.key("margin").number(c.margin).key("beaten").open_array();
            for (const Seat beaten : c.beaten) out_.number(beaten);
            out_.close_array();
        }
        notation::write_move(out_.key("move"), c.seat, c.action, options_);
    }
    void operator()(const BotPlays& c) {
        seat(c.seat).key("level").text(c.level).key("why").number(static_cast<int>(c.why));
    }
    void operator()(const CameBack& c) { seat(c.seat); }
    void operator()(const TakenOver& c) { occupant(c); }
    void operator()(const Paused& c) { out_.key("paused").boolean(c.paused); }
    void operator()(const MoreTime& c) { seat(c.seat).key("own").boolean(c.own); }
    void operator()(const Voted& c) { seat(c.seat).key("end").boolean(c.end); }
    void operator()(const GivenUp&) {}
    void operator()(const Reopened& c) { seat(c.seat); }
    void operator()(const Muted& c) {
        out_.key("who").text(c.person).key("name").text(c.name).key("muted").boolean(c.muted);
    }
    void operator()(const Closed&) {}

private:
    JsonOut& seat(Seat seat) { return out_.key("seat").number(seat); }
    template <class Taken>
    void occupant(const Taken& c) {
        seat(c.seat).key("who").text(c.person).key("name").text(c.name).key("link").text(c.link);
    }
    template <class Dealt>
    void deals(const Dealt& c) {
        out_.key("rules").text(c.rules).key("seats").open_array();
        for (const Kept& kept : c.seats) {
            out_.open_object().key("from").number(kept.from);
            if (!kept.fill.empty()) out_.key("fill").text(kept.fill);
            out_.close_object();
        }
        out_.close_array().key("deals").open_array();
        for (const Sealed& deal : c.deals) write_deal(out_, deal);
        write_pledges(out_.close_array().key("pledges"), c.pledges);
    }
    JsonOut& out_;
    const any::Options& options_;
};

template <class Dealt>
void read_deals(const Fields& f, Dealt& dealt) {
    dealt.rules = f.text("rules");
    f.each("seats",
           [&](const Fields& seat) { dealt.seats.push_back({seat.seat("from"), seat.text_or("fill")}); });
    f.each("deals", [&](const Fields& deal) { dealt.deals.push_back(read_deal(deal)); });
    dealt.pledges = read_pledges(f);
}

Sealing read_sealing(const Fields& f) {
    Sealing sealing{};
    sealing.attempt = static_cast<int>(f.number("attempt"));
    sealing.late = f.seats("late");
    read_deals(f, sealing);
    return sealing;
}

Begun read_begun(const Fields& f) {
    Begun begun{};
    read_deals(f, begun);
    begun.blind = f.text("blind");
    return begun;
}

Moved read_moved(const Fields& f, const any::Options& options) {
    notation::AnyMove move;
    if (!notation::read_move(f.value("move"), options, move)) throw BadEntry("move");
    Moved moved{.seat = move.seat, .action = move.action};
    if (!f.has("margin")) return moved;
    moved.margin = f.number("margin");
    moved.beaten = f.seats("beaten");
    return moved;
}

template <class Taken>
Taken read_occupant(const Fields& f) {
    return {f.seat("seat"), f.text("who"), f.text("name"), f.text("link")};
}

Settings read_entry_settings(const Fields& f) {
    auto settings = read_settings(f.value("settings"));
    if (!settings) throw BadEntry("settings: " + settings.error().message);
    return *settings;
}

Why read_why(const Fields& f) {
    const auto why = f.number("why");
    if (why < 0 || why > static_cast<int>(Why::left)) throw BadEntry("why");
    return static_cast<Why>(why);
}

using Reader = Change (*)(const Fields&, const any::Options&);
constexpr std::array<Reader, std::variant_size_v<Change>> readers{
    [](const Fields& f, const any::Options&) -> Change {
        return Created{f.text("id"), f.text("code"), f.text("host"), f.text("name"), read_entry_settings(f)};
    },
    [](const Fields& f, const any::Options&) -> Change { return Configured{read_entry_settings(f)}; },
    [](const Fields& f, const any::Options&) -> Change { return HostIs{f.text("host"), f.text("name")}; },
    [](const Fields& f, const any::Options&) -> Change { return read_occupant<Sat>(f); },
    [](const Fields& f, const any::Options&) -> Change { return Stood{f.seat("seat"), f.flag("removed")}; },
    [](const Fields& f, const any::Options&) -> Change {
        return Linked{f.seat("seat"), f.text("link"), f.text("asker")};
    },
    [](const Fields& f, const any::Options&) -> Change { return Held{f.seat("seat"), f.text("holder")}; },
    [](const Fields& f, const any::Options&) -> Change { return Readied{f.seat("seat"), f.flag("ready")}; },
    [](const Fields& f, const any::Options&) -> Change { return BotSeated{f.seat("seat"), f.text("level")}; },
    [](const Fields& f, const any::Options&) -> Change { return read_sealing(f); },
    [](const Fields& f, const any::Options&) -> Change { return Pledged{read_pledges(f)}; },
    [](const Fields& f, const any::Options&) -> Change { return read_begun(f); },
    [](const Fields& f, const any::Options& options) -> Change { return read_moved(f, options); },
    [](const Fields& f, const any::Options&) -> Change {
        return BotPlays{f.seat("seat"), f.text("level"), read_why(f)};
    },
    [](const Fields& f, const any::Options&) -> Change { return CameBack{f.seat("seat")}; },
    [](const Fields& f, const any::Options&) -> Change { return read_occupant<TakenOver>(f); },
    [](const Fields& f, const any::Options&) -> Change { return Paused{f.flag("paused")}; },
    [](const Fields& f, const any::Options&) -> Change { return MoreTime{f.seat("seat"), f.flag("own")}; },
    [](const Fields& f, const any::Options&) -> Change { return Voted{f.seat("seat"), f.flag("end")}; },
    [](const Fields&, const any::Options&) -> Change { return GivenUp{}; },
    [](const Fields& f, const any::Options&) -> Change { return Reopened{f.seat("seat")}; },
    [](const Fields& f, const any::Options&) -> Change {
        return Muted{f.text("who"), f.text("name"), f.flag("muted")};
    },
    [](const Fields&, const any::Options&) -> Change { return Closed{}; },
};

template <std::size_t N>
std::size_t index_of(const std::array<std::string_view, N>& words, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word) return i;
    throw BadEntry("unknown word");
}

}  // namespace

std::string_view name_of(const Change& change) { return names[change.index()]; }

std::string text_of(const Entry& entry, const any::Options& options) {
    std::string text;
    JsonOut out(text);
    out.open_object();
    out.key("at").number(entry.at);
    out.key("by").word(senders[static_cast<std::size_t>(entry.by)]);
    if (!entry.person.empty()) out.key("person").text(entry.person);
    if (!entry.nonce.empty()) out.key("nonce").text(entry.nonce);
    out.key("do").word(name_of(entry.change));
    std::visit(Writer(out, options), entry.change);
    out.close_object();
    return text;
}

Result<Entry, std::string> entry_from(std::string_view text, const any::Options& options) {
    boost::json::monotonic_resource memory;
    const auto parsed = notation::parse_strictly(text, &memory);
    if (!parsed) return parsed.error().message;
    try {
        const Fields f(*parsed);
        Entry entry;
        entry.at = f.number("at");
        entry.by = static_cast<By>(index_of(senders, f.text("by")));
        entry.person = f.text_or("person");
        entry.nonce = f.text_or("nonce");
        entry.change = readers[index_of(names, f.text("do"))](f, options);
        return entry;
    } catch (const BadEntry& bad) {
        return std::string(bad.what());
    }
}

}  // namespace scoville::table
