#include "play/plan.h"

#include <fstream>
#include <sstream>

#include "record/replay.h"

namespace scoville::play {
namespace {

// One key, or one for each round; too few are none.
std::vector<fair::DealKey> keys_from(const json::value* seed, int needed) {
    if (seed == nullptr) return {};
    const json::array alone{*seed};
    std::vector<fair::DealKey> keys;
    for (const json::value& each : seed->is_array() ? seed->get_array() : alone) {
        const auto text = notation::as_text(each);
        const auto key = text ? fair::from_hex<64>(*text) : std::nullopt;
        if (!key) return {};
        keys.push_back(*key);
    }
    if (static_cast<int>(keys.size()) != needed) return {};
    return keys;
}

}  // namespace

Result<json::object, std::string> read_record(const std::string& file) {
    const std::ifstream in(file, std::ios::binary);
    if (!in) return "cannot read " + file;
    std::ostringstream content;
    content << in.rdbuf();
    const std::string text = content.str();
    std::string answer;
    if (record::Replayer({}).replay(text, answer) != record::Outcome::all_legal) {
        const auto error = json::parse(answer).as_object().at("error").as_object();
        return "the record is wrong: " + std::string(error.at("message").as_string());
    }
    return notation::parse_strictly(text, {})->as_object();
}

template <class Kind>
Result<Plan<Kind>, std::string> plan_from(const json::object& record) {
    const auto options = Kind::read_options(record.at("options"));
    if (!options) return options.error().message;
    Plan<Kind> plan{*options, keys_from(record.if_contains("seed"), Kind::keys_needed(*options)), {}};
    if (plan.keys.empty()) return std::string("the record has no seed to deal the whole game from");
    const auto rules = Kind::rules_of(Kind::deal(plan.options, plan.keys));
    for (const json::value& action : record.at("actions").as_array()) {
        typename Kind::Move move;
        CHECK(Kind::read_move(action, rules, move));
        plan.played.push_back(move);
    }
    return plan;
}

template Result<Plan<lab::SpicyKind>, std::string> plan_from(const json::object& record);
template Result<Plan<lab::SchotenKind>, std::string> plan_from(const json::object& record);

}  // namespace scoville::play
