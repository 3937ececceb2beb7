#include "wire/messages_in.h"

#include <algorithm>
#include <array>

#include "fair/hex.h"
#include "notation/any_in.h"
#include "notation/fields.h"
#include "table/settings_text.h"

namespace scoville::wire {
namespace {

namespace json = boost::json;
using notation::as_integer;
using notation::as_text;

constexpr Refusal bad_message{"bad-message", "bad-message", "The message could not be read."};
constexpr Refusal bad_settings{"bad-settings", "bad-settings", "These settings do not fit together."};
constexpr Refusal unknown_type{"bad-message", "unknown-type", "There is no such kind of message."};
constexpr Refusal no_table{"not-now", "no-table", "Open a table first."};
constexpr Refusal old_protocol{"bad-message", "old-protocol", "This server speaks another version."};

// Thrown by a field that is not as it must be; caught in read_message.
struct Wrong {
    Refusal refusal;
    std::string detail;
};

constexpr std::size_t person_size = 18;

class Fields {
public:
    explicit Fields(const json::object& object) : object_(object) {}

    const json::value* find(std::string_view name) const { return object_.if_contains(name); }
    const json::value& need(std::string_view name) const {
        const auto* value = find(name);
        if (value == nullptr) throw Wrong{bad_message, std::string(name) + " is missing"};
        return *value;
    }
    std::string text(std::string_view name, std::size_t most) const {
        const auto found = as_text(need(name));
        if (!found || found->size() > most) throw Wrong{bad_message, std::string(name) + " is no such text"};
        return std::string(*found);
    }
    std::string text_or(std::string_view name, std::size_t most) const {
        return find(name) != nullptr ? text(name, most) : std::string();
    }
    int number(std::string_view name, int low, int high) const {
        const auto found = as_integer(need(name), low, high);
        if (!found) throw Wrong{bad_message, std::string(name) + " is out of range"};
        return *found;
    }
    bool flag(std::string_view name) const {
        const auto* found = need(name).if_bool();
        if (found == nullptr) throw Wrong{bad_message, std::string(name) + " must be true or false"};
        return *found;
    }
    std::string person() const {
        std::string id = text("person", person_size);
        const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7'); };
        if (id.size() != person_size || !id.starts_with("p_") ||
            !std::all_of(id.begin() + 2, id.end(), letter))
            throw Wrong{bad_message, "person is no such text"};
        return id;
    }
    std::array<std::uint8_t, 32> bytes(std::string_view name) const {
        const auto found = fair::bytes_from_hex<32>(text(name, 64));
        if (!found) throw Wrong{bad_message, std::string(name) + " has 64 hex digits"};
        return *found;
    }
    Seat seat() const { return static_cast<Seat>(number("seat", 0, max_seats - 1)); }

private:
    const json::object& object_;
};

constexpr std::size_t id_size = 32;
constexpr std::size_t secret_size = 64;
constexpr std::size_t name_size = 400;
constexpr std::size_t chat_size = 4'000;
constexpr int last_number = 2'147'483'647;

table::Settings settings_in(const Fields& f) {
    const auto settings = table::read_settings(f.need("settings"));
    if (!settings) throw Wrong{bad_settings, settings.error().message};
    return *settings;
}

table::ask::Act act_in(const Fields& f, const any::Options* options) {
    if (options == nullptr) throw Wrong{no_table, {}};
    table::ask::Act act{
        .seen = static_cast<std::uint32_t>(f.number("seen", 0, last_number)), .card = {}, .action = {}};
    if (f.find("card") != nullptr) act.card = f.number("card", 0, 100'000);
    const Verdict verdict = notation::read_action(f.need("action"), *options, act.action);
    if (!verdict) throw Wrong{verdict.refusal(), {}};
    return act;
}

struct Kind {
    std::string_view type;
    bool has_nonce;
    Message (*read)(const Fields&, const any::Options*);
};

namespace ask = table::ask;
constexpr std::array<Kind, 31> kinds{{
    {"hello", false,
     [](const Fields& f, const any::Options*) -> Message {
         if (as_integer(f.need("protocol"), protocol_version, protocol_version) == std::nullopt)
             throw Wrong{old_protocol, {}};
         return Hello{f.text_or("token", secret_size), f.text_or("name", name_size),
                      f.find("entropy") != nullptr && f.flag("entropy")};
     }},
    {"rename", true,
     [](const Fields& f, const any::Options*) -> Message { return Rename{f.text("name", name_size)}; }},
    {"create", true, [](const Fields& f, const any::Options*) -> Message { return Create{settings_in(f)}; }},
    {"open", true,
     [](const Fields& f, const any::Options*) -> Message {
         Open open{f.text_or("table", id_size), f.text_or("code", id_size)};
         if (f.find("since") != nullptr)
             open.since = static_cast<std::uint32_t>(f.number("since", 0, last_number));
         return open;
     }},
    {"resume", true,
     [](const Fields& f, const any::Options*) -> Message {
         return Resume{f.text("table", id_size), f.text("secret", secret_size)};
     }},
    {"link", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Link{}); }},
    {"sit", true,
     [](const Fields& f, const any::Options*) -> Message {
         ask::Sit sit;
         if (f.find("seat") != nullptr) sit.seat = f.seat();
         return ForTable(sit);
     }},
    {"stand", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Stand{}); }},
    {"ready", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::Ready{f.flag("ready")}); }},
    {"configure", true,
     [](const Fields& f, const any::Options*) -> Message {
         return ForTable(ask::Configure{settings_in(f)});
     }},
    {"seat-bot", true,
     [](const Fields& f, const any::Options*) -> Message {
         return ForTable(ask::SeatBot{f.seat(), f.text("level", id_size)});
     }},
    {"remove", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::Remove{f.seat()}); }},
    {"give-host", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::GiveHost{f.seat()}); }},
    {"start", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Start{}); }},
    {"pledge", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::Pledge{f.bytes("hash")}); }},
    {"reveal", true,
     [](const Fields& f, const any::Options*) -> Message {
         return ForTable(ask::Reveal{f.bytes("entropy")});
     }},
    {"act", true, [](const Fields& f, const any::Options* o) -> Message { return ForTable(act_in(f, o)); }},
    {"unqueue", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Unqueue{}); }},
    {"pause", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::Pause{f.flag("paused")}); }},
    {"vote", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::Vote{f.flag("end")}); }},
    {"take-over", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::TakeOver{f.seat(), {}}); }},
    {"bot-plays", true,
     [](const Fields& f, const any::Options*) -> Message {
         return ForTable(ask::BotPlays{f.seat(), f.text("level", id_size)});
     }},
    {"back", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Back{}); }},
    {"more-time", true,
     [](const Fields& f, const any::Options*) -> Message { return ForTable(ask::MoreTime{f.seat()}); }},
    {"rematch", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Rematch{}); }},
    {"mute", true,
     [](const Fields& f, const any::Options*) -> Message {
         return ForTable(ask::Mute{f.person(), {}, f.flag("muted")});
     }},
    {"close", true, [](const Fields&, const any::Options*) -> Message { return ForTable(ask::Close{}); }},
    {"chat", true,
     [](const Fields& f, const any::Options*) -> Message { return Chat{f.text("text", chat_size)}; }},
    {"react", false,
     [](const Fields& f, const any::Options*) -> Message { return React{f.text("reaction", id_size)}; }},
    {"list", true,
     [](const Fields& f, const any::Options*) -> Message {
         const std::string what = f.text("what", id_size);
         if (what != "public" && what != "mine") throw Wrong{bad_message, "what is public or mine"};
         return List{what == "mine"};
     }},
    {"record", true,
     [](const Fields& f, const any::Options*) -> Message {
         return Record{f.text("table", id_size), f.number("game", 1, 100'000)};
     }},
}};

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
    std::array<unsigned char, 16 * 1024> space{};
    json::monotonic_resource memory(space.data(), space.size());
    const auto parsed = notation::parse_strictly(text, &memory);
    if (!parsed) return Trouble{{}, bad_message, parsed.error().message};
    const auto* object = parsed->if_object();
    if (object == nullptr) return Trouble{{}, bad_message, "must be an object"};
    Received received;
    try {
        const Fields fields(*object);
        const std::string type = fields.text("type", id_size);
        const Kind* kind = nullptr;
        for (const Kind& one : kinds)
            if (one.type == type) kind = &one;
        if (kind == nullptr) throw Wrong{unknown_type, {}};
        if (kind->has_nonce) {
            std::string nonce = fields.text("nonce", id_size);
            if (!is_nonce(nonce)) throw Wrong{bad_message, "nonce has 1 to 32 letters, digits, - or _"};
            received.nonce = std::move(nonce);
        }
        received.message = kind->read(fields, options);
        return received;
    } catch (const Wrong& wrong) {
        return Trouble{received.nonce, wrong.refusal, wrong.detail};
    }
}

}  // namespace scoville::wire
