#include "play/plan.h"

#include <fstream>
#include <sstream>

#include "base/check.h"
#include "lab/arena/kinds.h"
#include "notation/rules_in.h"
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

Plan new_plan(const any::Options& options, FastRng& rng) {
    return any::with_part(options, [&]<class Face>(const auto& own) -> Plan {
        return {options, lab::random_keys<lab::Kind<Face>>(own, rng), {}};
    });
}

Result<Plan, std::string> plan_from(const json::object& record) {
    const auto rules = notation::rules_in(record);
    CHECK(rules);
    return any::with_game(rules->kind, [&]<class Face>() -> Result<Plan, std::string> {
        using Kind = lab::Kind<Face>;
        const auto options = Kind::read_options(record.at("options"), rules->place);
        if (!options) return options.error().message;
        Plan plan{*options, keys_from(record.if_contains("seed"), Kind::keys_needed(*options)), {}};
        if (plan.keys.empty()) return std::string("the record has no seed to deal the whole game from");
        for (const json::value& action : record.at("actions").as_array())
            CHECK(notation::read_move(action, plan.options, plan.played.emplace_back()));
        return plan;
    });
}

}  // namespace scoville::play
