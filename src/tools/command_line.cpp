#include "tools/command_line.h"

#include <cstdint>
#include <filesystem>
#include <optional>

#include <CLI/CLI.hpp>

namespace scoville::tools {
namespace {

constexpr int usage_error = 2;

}  // namespace

Option& Option::required() {
    option_->required();
    return *this;
}
Option& Option::shows_default() {
    option_->capture_default_str();
    return *this;
}
Option& Option::shows_default(const std::string& text) {
    option_->default_str(text);
    return *this;
}
Option& Option::value_named(const std::string& name) {
    option_->type_name(name);
    return *this;
}
Option& Option::in_group(const std::string& name) {
    option_->group(name);
    return *this;
}
Option& Option::from_environment(const std::string& name) {
    option_->envname(name);
    return *this;
}
Option& Option::separated(char by) {
    option_->delimiter(by);
    return *this;
}
Option& Option::one_each() {
    option_->allow_extra_args(false);
    return *this;
}
Option& Option::takes(int values) {
    option_->expected(values);
    return *this;
}
Option& Option::needs(const Option& other) {
    option_->needs(other.option_);
    return *this;
}
Option& Option::excludes(const Option& other) {
    option_->excludes(other.option_);
    return *this;
}
template <class T>
Option& Option::between(T least, T most) {
    option_->check(CLI::Range(least, most));
    return *this;
}
Option& Option::one_of(const std::vector<std::string>& words) {
    option_->check(CLI::IsMember(words));
    return *this;
}
Option& Option::positive() {
    option_->check(CLI::PositiveNumber);
    return *this;
}
Option& Option::not_negative() {
    option_->check(CLI::NonNegativeNumber);
    return *this;
}
Option& Option::existing_file() {
    option_->check(CLI::ExistingFile);
    return *this;
}
Option& Option::check(const std::function<std::string(const std::string&)>& complaint) {
    option_->check(complaint);
    return *this;
}

Command Command::command(const std::string& name, const std::string& help) const {
    return Command(app_->add_subcommand(name, help));
}
void Command::needs_command() const { app_->require_subcommand(1); }
void Command::takes_options_later() const { app_->fallthrough(); }
void Command::footer(const std::string& text) const { app_->footer(text); }
void Command::runs(const std::function<void()>& action) const { app_->callback(action); }

template <class T>
Option Command::option(const std::string& name, T& target, const std::string& help) const {
    return Option(app_->add_option(name, target, help));
}
template <class T>
Option Command::on(const std::string& name, const std::function<void(const T&)>& take,
                   const std::string& help) const {
    return Option(app_->add_option_function<T>(name, take, help));
}
Option Command::flag(const std::string& name, bool& target, const std::string& help) const {
    return Option(app_->add_flag(name, target, help));
}
Option Command::on_flag(const std::string& name, const std::function<void(bool)>& take,
                        const std::string& help) const {
    return Option(app_->add_flag_function(name, [take](std::int64_t count) { take(count > 0); }, help));
}

template Option& Option::between(int, int);
template Option& Option::between(std::int64_t, std::int64_t);
template Option& Option::between(std::uint64_t, std::uint64_t);
template Option& Option::between(double, double);

using Help = const std::string&;
template Option Command::option(Help, std::uint8_t&, Help) const;
template Option Command::option(Help, int&, Help) const;
template Option Command::option(Help, std::int64_t&, Help) const;
template Option Command::option(Help, std::uint64_t&, Help) const;
template Option Command::option(Help, float&, Help) const;
template Option Command::option(Help, double&, Help) const;
template Option Command::option(Help, std::string&, Help) const;
template Option Command::option(Help, std::filesystem::path&, Help) const;
template Option Command::option(Help, std::optional<int>&, Help) const;
template Option Command::option(Help, std::optional<std::uint64_t>&, Help) const;
template Option Command::option(Help, std::vector<std::uint64_t>&, Help) const;
template Option Command::option(Help, std::vector<double>&, Help) const;
template Option Command::option(Help, std::vector<std::string>&, Help) const;
template Option Command::on(Help, const std::function<void(const std::int64_t&)>&, Help) const;
template Option Command::on(Help, const std::function<void(const std::string&)>&, Help) const;
template Option Command::on(Help, const std::function<void(const std::vector<std::string>&)>&, Help) const;

void complain(const std::string& option, const std::string& why) { throw CLI::ValidationError(option, why); }
void missing(const std::string& option) { throw CLI::RequiredError(option); }

int run_program(int argc, char** argv, const std::string& about, const std::string& version,
                const std::function<void(Command)>& add_commands) {
    CLI::App program{about};
    program.set_version_flag("--version", version);
    program.require_subcommand(1);
    add_commands(Command(&program));
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : usage_error;
    }
    return 0;
}

}  // namespace scoville::tools
