#include "hosting/read_config.h"

#include <unistd.h>

#include "hosting/toml_file.h"
#include "net/words.h"

namespace scoville::hosting {
namespace {

constexpr std::string_view prefix = "SCOVILLE_";
constexpr std::string_view config_variable = "SCOVILLE_CONFIG";
constexpr double usual_burst = 3;  // times the messages of a second

class Reader {
public:
    // A sentence if something is wrong.
    std::string read(const Flags& flags, const Environment& environment) {
        std::string trouble = from_file(flags, environment);
        if (trouble.empty()) trouble = from(environment);
        if (trouble.empty()) trouble = from(flags);
        return trouble;
    }
    Chosen chosen;

private:
    std::string take(const Option& option, const std::vector<std::string>& values, const std::string& place) {
        if (const auto why = set(option, chosen.config, values))
            return place + ": " + std::string(option.name) + " " + *why;
        chosen.sources.insert_or_assign(std::string(option.name), place);
        return {};
    }

    std::string from_file(const Flags& flags, const Environment& environment) {
        std::string path;
        if (const auto found = environment.find(config_variable); found != environment.end())
            path = found->second;
        if (const auto found = flags.find("config"); found != flags.end()) path = found->second.back();
        if (path.empty()) return {};
        const auto lines = read_toml(path);
        if (!lines) return lines.error();
        for (const Line& line : *lines)
            if (auto trouble = take(*line.option, line.values, line.place); !trouble.empty()) return trouble;
        return {};
    }

    std::string from(const Environment& environment) {
        Environment left = environment;
        left.erase(std::string(config_variable));
        for (const Option& option : options()) {
            const auto found = left.extract(variable_of(option));
            if (found.empty()) continue;
            if (auto trouble = take(option, split(option, found.mapped()), found.key()); !trouble.empty())
                return trouble;
        }
        return left.empty() ? std::string() : left.begin()->first + ": there is no such option";
    }

    // Lists are separated by commas.
    static std::vector<std::string> split(const Option& option, const std::string& text) {
        if (!is_list(option)) return {text};
        std::vector<std::string> items;
        net::any_item(text, [&](std::string_view item) {
            if (!item.empty()) items.emplace_back(item);
            return false;
        });
        return items;
    }

    std::string from(const Flags& flags) {
        for (const Option& option : options()) {
            const auto found = flags.find(option.name);
            if (found == flags.end()) continue;
            if (auto trouble = take(option, found->second, "--" + std::string(option.name)); !trouble.empty())
                return trouble;
        }
        return {};
    }
};

// What follows from other options.
void complete(server::Config& config) {
    if (config.json_log) config.log = "json";
    if (config.limits.message_burst == 0)
        config.limits.message_burst = usual_burst * config.limits.messages_per_second;
    if (!config.quick) return;
    config.timing.beat = 0;
    config.timing.verdict = 0;
    config.timing.round = 0;
    config.timing.bot_least = 0;
    config.timing.bot_most = 1;
    config.call_after = {.slow = 0, .brisk = 0};
    config.floods = {};
    config.rates.people_at_address = 0;
    config.rates.addresses_in_network = 0;
    config.rates.wrong_codes = house::no_limit;
    config.rates.listed = house::no_limit;
    config.rates.changes = house::no_limit;
}

}  // namespace

Environment our_environment() {
    Environment found;
    for (char** each = environ; each != nullptr && *each != nullptr; ++each) {
        const std::string_view line = *each;
        const auto equals = line.find('=');
        if (line.starts_with(prefix) && equals != std::string_view::npos)
            found.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    return found;
}

Result<Chosen, std::string> read_config(const Flags& flags, const Environment& environment) {
    Reader reader;
    if (auto trouble = reader.read(flags, environment); !trouble.empty()) return trouble;
    complete(reader.chosen.config);
    return std::move(reader.chosen);
}

std::string as_toml(const Chosen& chosen) {
    std::string text;
    std::string_view section;
    for (const Option& option : options()) {
        if (section != option.section)
            text.append(text.empty() ? "# " : "\n# ").append(option.section).append("\n");
        section = option.section;
        text.append(option.name).append(" = ").append(written(option, chosen.config));
        if (const auto found = chosen.sources.find(option.name); found != chosen.sources.end())
            text.append("  # ").append(found->second);
        text += '\n';
    }
    return text;
}

std::string as_markdown() {
    std::string text;
    std::string_view section;
    for (const Option& option : options()) {
        if (section != option.section)
            text.append(section.empty() ? "" : "\n")
                .append("**")
                .append(option.section)
                .append("**\n\n| flag and key | variable | default | meaning |\n|---|---|---|---|\n");
        section = option.section;
        text.append("| `--").append(option.name);
        if (!option.value.empty()) text.append(" ").append(option.value);
        text.append("` | `").append(variable_of(option)).append("` | `");
        text.append(written(option, {})).append("` | ").append(option.help).append(" |\n");
    }
    return text;
}

}  // namespace scoville::hosting
