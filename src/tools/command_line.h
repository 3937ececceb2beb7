// The command line: commands, what they may be told, and what of that is wrong. A thin layer, so that the
// library which reads it is compiled once (command_line.cpp) instead of with every command.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace scoville::tools {

// One option of a command; these say more about it and may be strung together.
class Option {
public:
    explicit Option(CLI::Option* option) : option_(option) {}

    Option& required();
    Option& shows_default();
    Option& shows_default(const std::string& text);
    Option& value_named(const std::string& name);  // what stands for the value in the help
    Option& in_group(const std::string& name);     // of the help; "": it is not shown
    Option& from_environment(const std::string& name);
    Option& separated(char by);  // a list in one word
    Option& one_each();          // a list takes one value each time it is named
    Option& takes(int values);
    Option& needs(const Option& other);
    Option& excludes(const Option& other);

    template <class T>
    Option& between(T least, T most);
    Option& one_of(const std::vector<std::string>& words);
    Option& positive();
    Option& not_negative();
    Option& existing_file();
    Option& check(const std::function<std::string(const std::string&)>& complaint);  // "": all is well

private:
    CLI::Option* option_;
};

// A command, or the whole program; it is a handle and may be copied.
class Command {
public:
    explicit Command(CLI::App* app) : app_(app) {}

    Command command(const std::string& name, const std::string& help) const;
    void needs_command() const;        // one of its own commands must be given
    void takes_options_later() const;  // also behind the name of one of its commands
    void footer(const std::string& text) const;
    void runs(const std::function<void()>& action) const;

    // A name that begins with - is an option, any other a place. The types are listed in command_line.cpp.
    template <class T>
    Option option(const std::string& name, T& target, const std::string& help) const;
    template <class T>
    Option on(const std::string& name, const std::function<void(const T&)>& take,
              const std::string& help) const;
    Option flag(const std::string& name, bool& target, const std::string& help) const;
    Option on_flag(const std::string& name, const std::function<void(bool)>& take,
                   const std::string& help) const;

private:
    CLI::App* app_;
};

// What the user asked for cannot be: ends the command with the usual words.
[[noreturn]] void complain(const std::string& option, const std::string& why);
[[noreturn]] void missing(const std::string& option);

// Reads the command line and runs the command it names: 0, or 2 if something is wrong with it.
int run_program(int argc, char** argv, const std::string& about, const std::string& version,
                const std::function<void(Command)>& add_commands);

}  // namespace scoville::tools
