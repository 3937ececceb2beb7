// What a bot in any language answers, read and held to what it was asked. An answer is used as a whole or not
// at all: probabilities that are none spoil it.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "bots/face/types.h"
#include "notation/of_game.h"

namespace scoville::protocol {

struct Ready {
    std::string name;
    int version = 0;
};
Result<Ready, std::string> read_ready(std::string_view line);

// Why an answer cannot be used, in the words of an error message to the bot.
struct Unusable {
    std::string_view code;  // "illegal": well written, but not allowed now; "malformed": anything else
    std::string message;
};

template <class Action>
struct Likely {
    Action action;
    double p = 0;
};

template <class Action>
struct Answer {
    Action action;
    // The policy the action was drawn from, if the bot tells it: possible actions, each once, adding up to 1,
    // the one that was chosen among them.
    std::vector<Likely<Action>> probs;
};
template <class Ask>
using ActionFor = typename Ask::Face::Action;

// The id of an answer, whatever else is in it; an error says why the line is no answer at all.
Result<std::uint64_t, std::string> read_answer_id(std::string_view line);

namespace detail {

namespace json = boost::json;

constexpr double rounding = 1e-3;  // how far a sum of probabilities may be from 1

Result<json::object, std::string> object_in(std::string_view line);
inline Unusable malformed(std::string message) { return {"malformed", std::move(message)}; }

// The action in a field; its seat is the one that was asked, whatever it says.
template <class Ask>
Result<ActionFor<Ask>, Unusable> read_action(const json::object& object, const Ask& ask) {
    using Face = typename Ask::Face;
    const auto* written = object.if_contains("action");
    if (written == nullptr || !written->is_object()) return malformed("the answer has no \"action\" object");
    ActionFor<Ask> action;
    const Verdict verdict = notation::Notation<Face>::read_action(*written, ask.view.rules, action);
    if (!verdict) return malformed(std::string(verdict.refusal().sentence));
    if (!Face::allows(bots::Types<Face>::may(ask), action))
        return Unusable{"illegal", "that is not legal now: " + json::serialize(*written)};
    return action;
}

template <class Action>
const Likely<Action>* listed(const std::vector<Likely<Action>>& probs, Action action) {
    for (const Likely<Action>& each : probs)
        if (each.action == action) return &each;
    return nullptr;
}

template <class Ask>
Result<Likely<ActionFor<Ask>>, Unusable> read_likely(const json::value& entry, const Ask& ask) {
    const auto* object = entry.if_object();
    const auto* p = object != nullptr ? object->if_contains("p") : nullptr;
    if (p == nullptr || !p->is_number())
        return malformed("\"probs\" must be a list of {\"action\":{…},\"p\":0.5}");
    const auto chance = p->to_number<double>();
    if (!(chance >= 0 && chance <= 1 + rounding)) return malformed("a probability must be from 0 to 1");
    const auto action = read_action(*object, ask);
    if (!action) return Unusable{action.error().code, "in \"probs\": " + action.error().message};
    return Likely<ActionFor<Ask>>{*action, chance};
}

template <class Ask>
Result<std::vector<Likely<ActionFor<Ask>>>, Unusable> read_probs(const json::value& value, const Ask& ask,
                                                                 ActionFor<Ask> chosen) {
    const auto* list = value.if_array();
    if (list == nullptr) return malformed("\"probs\" must be a list of {\"action\":{…},\"p\":0.5}");
    std::vector<Likely<ActionFor<Ask>>> probs;
    double sum = 0;
    for (const json::value& entry : *list) {
        const auto likely = read_likely(entry, ask);
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

}  // namespace detail

// Held to the question it answers.
template <class Ask>
Result<Answer<ActionFor<Ask>>, Unusable> read_answer(std::string_view line, const Ask& ask) {
    const auto object = detail::object_in(line);
    if (!object) return detail::malformed(object.error());
    const auto action = detail::read_action(*object, ask);
    if (!action) return action.error();
    Answer<ActionFor<Ask>> answer{*action, {}};
    if (const auto* value = object->if_contains("probs")) {
        auto probs = detail::read_probs(*value, ask, *action);
        if (!probs) return probs.error();
        answer.probs = std::move(probs.value());
    }
    return answer;
}

}  // namespace scoville::protocol
