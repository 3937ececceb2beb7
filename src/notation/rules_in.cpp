#include "notation/rules_in.h"

namespace scoville::notation {
namespace {

FormError newer(std::string_view place, std::string_view name) {
    FormError error = wrong(place, any::newer_than_this_program(name));
    error.newer = true;
    return error;
}

// As the record's proof names them, which replay does not judge.
std::optional<std::string_view> name_in_proof(const json::object& record) {
    const auto* proof = record.if_contains("fair");
    const auto* fields = proof != nullptr ? proof->if_object() : nullptr;
    const auto* rules = fields != nullptr ? fields->if_contains("rules") : nullptr;
    return rules != nullptr ? as_text(*rules) : std::nullopt;
}

}  // namespace

Result<any::Rules, FormError> rules_in(const json::object& record) {
    const auto* game = record.if_contains("game");
    const auto text = game != nullptr ? as_text(*game) : std::nullopt;
    const auto kind = text ? any::kind_named(*text) : std::nullopt;
    if (!kind) return wrong("game", "must be " + any::names_in_words("\""));
    const auto* written = record.if_contains("rules");
    const auto name = written != nullptr ? as_text(*written) : name_in_proof(record);
    if (name && any::are_rules_to_come(*name)) return newer("rules", *name);
    const auto rules = name ? any::rules_named(*name) : std::nullopt;
    if (rules && rules->kind == *kind) return *rules;
    if (written != nullptr) return wrong("rules", "there are no such rules of this game");
    return any::first_rules(*kind);
}

}  // namespace scoville::notation
