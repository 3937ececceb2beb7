#include "server/serve.h"

#include <cstdio>
#include <memory>

#include "hosting/read_config.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

constexpr int config_error = 2;

struct Arguments {
    hosting::Flags flags;
    bool check = false;
    bool print_options = false;
};

void add(CLI::App& command, const hosting::Option& option, hosting::Flags& flags) {
    const std::string name(option.name);
    const std::string help(option.help);
    CLI::Option* added = nullptr;
    if (hosting::is_switch(option)) {
        added = command.add_flag_function(
            "--" + name, [&flags, name](std::int64_t on) { flags[name] = {on > 0 ? "true" : "false"}; },
            help);
    } else if (hosting::is_list(option)) {
        added = command.add_option_function<std::vector<std::string>>(
            "--" + name, [&flags, name](const std::vector<std::string>& values) { flags[name] = values; },
            help);
        added->allow_extra_args(false)->type_name(std::string(option.value));
    } else {
        added = command.add_option_function<std::string>(
            "--" + name, [&flags, name](const std::string& value) { flags[name] = {value}; }, help);
        added->type_name(std::string(option.value))->default_str(hosting::written(option, {}));
    }
    added->group(std::string(option.section));
}

int run(const Arguments& arguments) {
    if (arguments.print_options) {
        std::fputs(hosting::as_markdown().c_str(), stdout);
        return 0;
    }
    auto chosen = hosting::read_config(arguments.flags, hosting::our_environment());
    if (!chosen) {
        std::fprintf(stderr, "scoville serve: %s\n", chosen.error().c_str());
        return config_error;
    }
    chosen.value().config.version = SCOVILLE_VERSION;
    if (!arguments.check) return server::serve(chosen->config);
    std::fputs(hosting::as_toml(*chosen).c_str(), stdout);
    return 0;
}

}  // namespace

void add_serve(CLI::App& program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    CLI::App* command = program.add_subcommand("serve", "Serves tables to browsers and bots.");
    command->add_option_function<std::string>(
        "--config", [arguments](const std::string& path) { arguments->flags["config"] = {path}; },
        "A TOML file with options: port = 8080");
    command->add_flag("--check-config", arguments->check,
                      "Says what is wrong with the options, or prints all of them, and ends");
    command->add_flag("--print-options", arguments->print_options, "The table of options in docs/hosting.md")
        ->group("");
    for (const hosting::Option& option : hosting::options()) add(*command, option, arguments->flags);
    command->footer(
        "Every option can also be set in the environment (--keep-chat is SCOVILLE_KEEP_CHAT, lists with "
        "commas)\n"
        "or in the file of --config or SCOVILLE_CONFIG (keep-chat = 30). A flag counts more than the "
        "environment,\n"
        "the environment more than the file. docs/hosting.md explains them.");
    command->callback([arguments, &called] { called.exit_code = run(*arguments); });
}

}  // namespace scoville::tools
