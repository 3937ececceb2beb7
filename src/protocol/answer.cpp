#include "protocol/answer.h"

#include <cmath>

#include "bots/face/types.h"
#include "notation/schoten_in.h"
#include "notation/spicy_in.h"
#include "notation/strict_json.h"
#include "protocol/messages.h"

namespace scoville::protocol {
namespace {

namespace json = boost::json;

constexpr double rounding = 1e-3;  // how far a sum of probabilities may be from 1

Result<json::object, std::string> object_in(std::string_view line) {
    const auto parsed = notation::parse_strictly(line, {});
    if (!parsed) return "not a line of JSON: " + parsed.error().message;
    if (!parsed->is_object()) return std::string("not a JSON object");
    return parsed->get_object();
}

// Both games as answers need them.
struct Spicy : bots::SpicyTypes {
    static Verdict read(const json::value& value, const Ask& ask, Action& action) {
        return notation::read_spicy_action(value, ask.view.rules, action);
    }
    static bool allowed(const Ask& ask, Action action) {
        return spicy::allows(ask.legal, ask.faults, action);
    }
};
struct Schoten : bots::SchotenTypes {
    static Verdict read(const json::value& value, const Ask&, Action& action) {
        return notation::read_schoten_action(value, action);
    }
    static bool allowed(const Ask& ask, Action action) { return schoten::allows(ask.legal, action); }
};

Unusable malformed(std::string message) { return {"malformed", std::move(message)}; }

// The action in a field; its seat is the one that was asked, whatever it says.
template <class Game>
Result<typename Game::Action, Unusable> read_action(const json::object& object,
                                                    const typename Game::Ask& ask) {
    const auto* written = object.if_contains("action");
    if (written == nullptr || !written->is_object()) return malformed("the answer has no \"action\" object");
    typename Game::Action action;
    const Verdict verdict = Game::read(*written, ask, action);
    if (!verdict) return malformed(std::string(verdict.refusal().sentence));
    if (!Game::allowed(ask, action))
        return Unusable{"illegal", "that is not legal now: " + json::serialize(*written)};
    return action;
}

template <class Action>
const Likely<Action>* listed(const std::vector<Likely<Action>>& probs, Action action) {
    for (const Likely<Action>& each : probs)
        if (each.action == action) return &each;
    return nullptr;
}

template <class Game>
Result<Likely<typename Game::Action>, Unusable> read_likely(const json::value& entry,
                                                            const typename Game::Ask& ask) {
    const auto* object = entry.if_object();
    const auto* p = object != nullptr ? object->if_contains("p") : nullptr;
    if (p == nullptr || !p->is_number())
        return malformed("\"probs\" must be a list of {\"action\":{…},\"p\":0.5}");
    const auto chance = p->to_number<double>();
    if (!(chance >= 0 && chance <= 1 + rounding)) return malformed("a probability must be from 0 to 1");
    const auto action = read_action<Game>(*object, ask);
    if (!action) return Unusable{action.error().code, "in \"probs\": " + action.error().message};
    return Likely<typename Game::Action>{*action, chance};
}

template <class Game>
Result<std::vector<Likely<typename Game::Action>>, Unusable> read_probs(const json::value& value,
                                                                        const typename Game::Ask& ask,
                                                                        typename Game::Action chosen) {
    const auto* list = value.if_array();
    if (list == nullptr) return malformed("\"probs\" must be a list of {\"action\":{…},\"p\":0.5}");
    std::vector<Likely<typename Game::Action>> probs;
    double sum = 0;
    for (const json::value& entry : *list) {
        const auto likely = read_likely<Game>(entry, ask);
        if (!likely) return likely.error();
        if (listed(probs, likely->action) != nullptr) return malformed("an action stands twice in \"probs\"");
        probs.push_back(*likely);
        sum += likely->p;
    }
    if (!(std::abs(sum - 1) <= rounding)) return malformed("\"probs\" must add up to 1");
    const auto* mine = listed(probs, chosen);
    if (mine == nullptr || mine->p <= 0) return malformed("by its \"probs\" the action cannot be chosen");
    return probs;
}

template <class Game>
Result<Answer<typename Game::Action>, Unusable> read(std::string_view line, const typename Game::Ask& ask) {
    const auto object = object_in(line);
    if (!object) return malformed(object.error());
    const auto action = read_action<Game>(*object, ask);
    if (!action) return action.error();
    Answer<typename Game::Action> answer{*action, {}};
    if (const auto* value = object->if_contains("probs")) {
        auto probs = read_probs<Game>(*value, ask, *action);
        if (!probs) return probs.error();
        answer.probs = std::move(probs.value());
    }
    return answer;
}

// A name that can be shown anywhere: printable, and not too long.
std::string name_from(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string name;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool begins_character = (byte & 0xc0) != 0x80;
        if (name.size() >= longest && begins_character) break;
        if (byte >= 0x20 && byte != 0x7f) name += c;
    }
    return name.empty() ? "unnamed" : name;
}

}  // namespace

Result<Ready, std::string> read_ready(std::string_view line) {
    const auto object = object_in(line);
    if (!object) return object.error();
    const auto* type = object->if_contains("type");
    if (type == nullptr || notation::as_text(*type) != "ready")
        return std::string("expected {\"type\":\"ready\", …}");
    const auto* protocol = object->if_contains("protocol");
    if (protocol == nullptr || notation::as_integer(*protocol, version, version) != version)
        return std::string("\"protocol\" must be 1");
    Ready ready{.name = "unnamed", .version = version};
    if (const auto* name = object->if_contains("name"))
        if (const auto text = notation::as_text(*name)) ready.name = name_from(*text);
    return ready;
}

Result<std::uint64_t, std::string> read_answer_id(std::string_view line) {
    const auto object = object_in(line);
    if (!object) return object.error();
    const auto* id = object->if_contains("id");
    if (id == nullptr || !id->is_int64() || id->get_int64() < 0)
        return std::string("the answer has no \"id\" of a question");
    return static_cast<std::uint64_t>(id->get_int64());
}

Result<SpicyAnswer, Unusable> read_answer(std::string_view line, const bots::SpicyAsk& ask) {
    return read<Spicy>(line, ask);
}
Result<SchotenAnswer, Unusable> read_answer(std::string_view line, const bots::SchotenAsk& ask) {
    return read<Schoten>(line, ask);
}

}  // namespace scoville::protocol
