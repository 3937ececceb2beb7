#include "wire/messages_in.h"

#include <algorithm>
#include <array>

#include "fair/hex.h"
#include "notation/any_in.h"
#include "notation/field_reader.h"
#include "table/settings_text.h"

namespace scoville::wire {
namespace {

namespace json = boost::json;
using notation::as_integer;

constexpr Refusal bad_message{"bad-message", "bad-message", "The message could not be read."};
constexpr Refusal bad_settings{"bad-settings", "bad-settings", "These settings do not fit together."};
constexpr Refusal unknown_type{"bad-message", "unknown-type", "There is no such kind of message."};
constexpr Refusal no_table{"not-now", "no-table", "Open a table first."};
constexpr Refusal old_protocol{"bad-message", "old-protocol", "This server speaks another version."};

constexpr std::size_t person_size = 18;
constexpr std::size_t cat_size = 16;

// The fields of a message; its first mistake refuses it.
class Fields : public notation::FieldReader {
public:
    Fields(const json::value& value, notation::FirstMistake& mistake, const any::Options* options)
        : FieldReader(value, mistake), options_(options) {}

    // Why the message is refused, once a mistake was made.
    const Refusal& refusal() const { return refusal_; }
    void refuse(const Refusal& refusal, std::string_view detail = {}) {
        if (!mistake().made()) refusal_ = refusal;
        mistake().note(detail);
    }

    const any::Options* options() const { return options_; }
    std::string person() const {
        std::string id = text("person", person_size);
        const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7'); };
        if (id.size() != person_size || !id.starts_with("p_") ||
            !std::all_of(id.begin() + 2, id.end(), letter))
            mistake().note("person", "is no such text");
        return id;
    }
    // The name of a face: which there are is the clients' matter.
    std::string cat() const {
        std::string name = text("cat", cat_size);
        const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
        if (name.empty() || !std::all_of(name.begin(), name.end(), letter))
            mistake().note("cat", "has 1 to 16 small letters");
        return name;
    }
    std::array<std::uint8_t, 32> bytes(std::string_view name) const {
        const auto found = fair::bytes_from_hex<32>(text(name, 64));
        if (!found) mistake().note(name, "has 64 hex digits");
        return found.value_or(std::array<std::uint8_t, 32>{});
    }
    Seat seat() const { return FieldReader::seat("seat"); }

private:
    const any::Options* options_;
    Refusal refusal_ = bad_message;
};

constexpr std::size_t id_size = 32;
constexpr std::size_t secret_size = 64;
constexpr std::size_t name_size = 400;
constexpr std::size_t record_size = 100'000;
constexpr std::size_t chat_size = 4'000;
constexpr std::size_t endpoint_size = 1'024;
constexpr std::size_t push_key_size = 128;
constexpr int last_number = 2'147'483'647;

table::Settings settings_in(Fields& f) {
    auto settings = table::read_settings(f.value("settings"));
    if (settings) return std::move(settings.value());
    f.refuse(bad_settings, settings.error().message);
    return {};
}

table::ask::Act act_in(Fields& f) {
    table::ask::Act act{.seen = 0, .card = {}, .action = {}};
    if (f.options() == nullptr) {
        f.refuse(no_table);
        return act;
    }
    act.seen = static_cast<std::uint32_t>(f.integer("seen", 0, last_number));
    if (f.has("card")) act.card = f.integer("card", 0, 100'000);
    const Verdict verdict = notation::read_action(f.value("action"), *f.options(), act.action);
    if (!verdict) f.refuse(verdict.refusal());
    return act;
}

Push push_in(Fields& f) {
    Push push;
    push.gone = f.text_or_nothing("unsubscribe", endpoint_size);
    if (!f.has("subscribe")) {
        if (push.gone.empty()) f.mistake().note("subscribe or unsubscribe is missing");
        return push;
    }
    const notation::FieldReader given(f.value("subscribe"), f.mistake());
    push.endpoint = given.text("endpoint", endpoint_size);
    push.p256dh = given.text("p256dh", push_key_size);
    push.auth = given.text("auth", push_key_size);
    if (push.endpoint.empty()) f.mistake().note("endpoint is empty");
    return push;
}

struct Kind {
    std::string_view type;
    bool has_nonce;
    Message (*read)(Fields&);
};

namespace ask = table::ask;
constexpr Kind kinds[] = {
    {"hello", false,
     [](Fields& f) -> Message {
         if (!as_integer(f.value("protocol"), protocol_version, protocol_version)) f.refuse(old_protocol);
         return Hello{f.text_or_nothing("token", secret_size), f.text_or_nothing("name", name_size),
                      f.has("entropy") && f.flag("entropy"), f.has("follows") && f.flag("follows")};
     }},
    {"cat", true, [](Fields& f) -> Message { return ForTable(ask::Cat{f.cat()}); }},
    {"rename", true, [](Fields& f) -> Message { return Rename{f.text("name", name_size)}; }},
    {"create", true, [](Fields& f) -> Message { return Create{settings_in(f)}; }},
    {"open", true,
     [](Fields& f) -> Message {
         Open open{f.text_or_nothing("table", id_size), f.text_or_nothing("code", id_size)};
         if (f.has("since")) open.since = static_cast<std::uint32_t>(f.integer("since", 0, last_number));
         open.key = f.text_or_nothing("key", secret_size);
         return open;
     }},
    {"resume", true,
     [](Fields& f) -> Message { return Resume{f.text("table", id_size), f.text("secret", secret_size)}; }},
    {"link", true, [](Fields&) -> Message { return ForTable(ask::Link{}); }},
    {"sit", true,
     [](Fields& f) -> Message {
         ask::Sit sit;
         if (f.has("seat")) sit.seat = f.seat();
         return ForTable(sit);
     }},
    {"stand", true, [](Fields&) -> Message { return ForTable(ask::Stand{}); }},
    {"ready", true, [](Fields& f) -> Message { return ForTable(ask::Ready{f.flag("ready")}); }},
    {"configure", true, [](Fields& f) -> Message { return ForTable(ask::Configure{settings_in(f)}); }},
    {"set-up", true,
     [](Fields& f) -> Message { return ForTable(ask::SetUp{f.text("record", record_size)}); }},
    {"seat-bot", true,
     [](Fields& f) -> Message { return ForTable(ask::SeatBot{f.seat(), f.text("level", id_size)}); }},
    {"remove", true, [](Fields& f) -> Message { return ForTable(ask::Remove{f.seat()}); }},
    {"give-host", true, [](Fields& f) -> Message { return ForTable(ask::GiveHost{f.seat()}); }},
    {"start", true, [](Fields&) -> Message { return ForTable(ask::Start{}); }},
    {"pledge", true, [](Fields& f) -> Message { return ForTable(ask::Pledge{f.bytes("hash")}); }},
    {"reveal", true, [](Fields& f) -> Message { return ForTable(ask::Reveal{f.bytes("entropy")}); }},
    {"act", true, [](Fields& f) -> Message { return ForTable(act_in(f)); }},
    {"unqueue", true, [](Fields&) -> Message { return ForTable(ask::Unqueue{}); }},
    {"go-on", true, [](Fields&) -> Message { return ForTable(ask::GoOn{}); }},
    {"pause", true, [](Fields& f) -> Message { return ForTable(ask::Pause{f.flag("paused")}); }},
    {"vote", true, [](Fields& f) -> Message { return ForTable(ask::Vote{f.flag("end")}); }},
    {"take-over", true, [](Fields& f) -> Message { return ForTable(ask::TakeOver{f.seat(), {}}); }},
    {"bot-plays", true,
     [](Fields& f) -> Message { return ForTable(ask::BotPlays{f.seat(), f.text("level", id_size)}); }},
    {"back", true, [](Fields&) -> Message { return ForTable(ask::Back{}); }},
    {"more-time", true, [](Fields& f) -> Message { return ForTable(ask::MoreTime{f.seat()}); }},
    {"rematch", true, [](Fields&) -> Message { return ForTable(ask::Rematch{}); }},
    {"mute", true, [](Fields& f) -> Message { return ForTable(ask::Mute{f.person(), {}, f.flag("muted")}); }},
    {"close", true, [](Fields&) -> Message { return ForTable(ask::Close{}); }},
    {"chat", true, [](Fields& f) -> Message { return Chat{f.text("text", chat_size)}; }},
    {"react", false, [](Fields& f) -> Message { return React{f.text("reaction", id_size)}; }},
    {"list", true,
     [](Fields& f) -> Message {
         const std::string what = f.text("what", id_size);
         if (what != "public" && what != "mine") f.mistake().note("what is public or mine");
         return List{what == "mine"};
     }},
    {"record", true,
     [](Fields& f) -> Message { return Record{f.text("table", id_size), f.integer("game", 1, 100'000)}; }},
    {"beat", true, [](Fields&) -> Message { return Beat{}; }},
    {"me", true, [](Fields&) -> Message { return Me{}; }},
    {"sign-out", true,
     [](Fields& f) -> Message {
         SignOut out;
         if (f.has("line")) out.line = static_cast<std::uint64_t>(f.integer("line", 0, last_number));
         return out;
     }},
    {"export", true, [](Fields&) -> Message { return Export{}; }},
    {"forget-me", true, [](Fields&) -> Message { return ForgetMe{}; }},
    {"push", true, [](Fields& f) -> Message { return push_in(f); }},
};

bool is_nonce(std::string_view text) {
    if (text.empty() || text.size() > 32) return false;
    for (const char c : text)
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
              c == '-'))
            return false;
    return true;
}

}  // namespace

Result<Received, Trouble> read_message(std::string_view text, const any::Options* options) {
    std::array<unsigned char, 16 * 1024> space;  // not cleared: that would cost more than most messages
    json::monotonic_resource memory(space.data(), space.size());
    const auto parsed = notation::parse_strictly(text, &memory);
    if (!parsed) return Trouble{{}, bad_message, parsed.error().message};
    if (!parsed->is_object()) return Trouble{{}, bad_message, "must be an object"};
    notation::FirstMistake mistake;
    Fields fields(*parsed, mistake, options);
    const std::string type = fields.text("type", id_size);
    const auto* const last = std::end(kinds);
    const auto* const kind =
        std::find_if(std::begin(kinds), last, [&](const Kind& one) { return one.type == type; });
    if (kind == last) fields.refuse(unknown_type);
    Received received;
    if (!mistake.made() && kind->has_nonce) {
        std::string nonce = fields.text("nonce", id_size);
        if (!is_nonce(nonce)) mistake.note("nonce has 1 to 32 letters, digits, - or _");
        if (!mistake.made()) received.nonce = std::move(nonce);
    }
    if (!mistake.made()) received.message = kind->read(fields);
    if (mistake.made()) return Trouble{received.nonce, fields.refusal(), mistake.text()};
    return received;
}

}  // namespace scoville::wire
