// The program `scoville`.
#include <cstdio>
#include <exception>

#include <CLI/CLI.hpp>

#include "tools/commands.h"

int main(int argc, char** argv) {
    using namespace scoville::tools;  // NOLINT(google-build-using-namespace)
    constexpr int usage_error = 2;
    try {
        CLI::App program{"Scoville: the open table for hot card games."};
        program.set_version_flag("--version", SCOVILLE_VERSION);
        program.require_subcommand(1);
        Called called;
        add_replay(program, called);
        add_verify(program, called);
        add_random(program, called);
        add_play(program, called);
        add_arena(program, called);
        add_bot_check(program, called);
        add_export(program, called);
        add_serve(program, called);
        add_admin(program, called);
        add_backup(program, called);
        add_bench(program, called);
        add_train(program, called);
        add_solve(program, called);
        add_strength(program, called);
        add_beliefs(program, called);
        try {
            program.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            return program.exit(error) == 0 ? 0 : usage_error;
        }
        return called.exit_code;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "scoville: %s\n", error.what());
        return usage_error;
    }
}
