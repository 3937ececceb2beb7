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

Option added(Command command, const hosting::Option& option, hosting::Flags& flags) {
    const std::string name(option.name);
    const std::string help(option.help);
    if (hosting::is_switch(option)) {
        return command.on_flag(
            "--" + name, [&flags, name](bool on) { flags[name] = {on ? "true" : "false"}; }, help);
    }
    if (hosting::is_list(option)) {
        return command
            .on<std::vector<std::string>>(
                "--" + name, [&flags, name](const std::vector<std::string>& values) { flags[name] = values; },
                help)
            .one_each()
            .value_named(std::string(option.value));
    }
    return command
        .on<std::string>(
            "--" + name, [&flags, name](const std::string& value) { flags[name] = {value}; }, help)
        .value_named(std::string(option.value))
        .shows_default(hosting::written(option, {}));
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

void add_serve(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("serve", "Serves tables to browsers and bots.");
    command.on<std::string>(
        "--config", [arguments](const std::string& path) { arguments->flags["config"] = {path}; },
        "A TOML file with options: port = 8080");
    command.flag("--check-config", arguments->check,
                 "Says what is wrong with the options, or prints all of them, and ends");
    command.flag("--print-options", arguments->print_options, "The table of options in docs/hosting.md")
        .in_group("");
    for (const hosting::Option& option : hosting::options())
        added(command, option, arguments->flags).in_group(std::string(option.section));
    command.footer(
        "Every option can also be set in the environment (--keep-chat is SCOVILLE_KEEP_CHAT, lists with "
        "commas)\n"
        "or in the file of --config or SCOVILLE_CONFIG (keep-chat = 30). A flag counts more than the "
        "environment,\n"
        "the environment more than the file. docs/hosting.md explains them.");
    command.runs([arguments, &called] { called.exit_code = run(*arguments); });
}

}  // namespace scoville::tools
