// The program `scoville`.
#include <cstdio>
#include <exception>

#include "tools/commands.h"

int main(int argc, char** argv) {
    using namespace scoville::tools;  // NOLINT(google-build-using-namespace)
    try {
        Called called;
        const auto add_commands = [&](Command program) {
            add_replay(program, called);
            add_verify(program, called);
            add_random(program, called);
            add_play(program, called);
            add_arena(program, called);
            add_bot_check(program, called);
            add_export(program, called);
            add_serve(program, called);
            add_key(program, called);
            add_move(program, called);
            add_admin(program, called);
            add_backup(program, called);
            add_bench(program, called);
            add_train(program, called);
            add_exploit(program, called);
            add_solve(program, called);
            add_strength(program, called);
            add_beliefs(program, called);
            add_analyse(program, called);
        };
        const int wrong = run_program(argc, argv, "Scoville: the open table for hot card games.",
                                      SCOVILLE_VERSION, add_commands);
        return wrong != 0 ? wrong : called.exit_code;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "scoville: %s\n", error.what());
        return 2;
    }
}
