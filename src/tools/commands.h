// The commands of the program; each adds itself and its options to the command line.
#pragma once

#include <CLI/CLI.hpp>

namespace scoville::tools {

// A command that was called leaves its exit code here.
struct Called {
    int exit_code = 0;
};

void add_replay(CLI::App& program, Called& called);
void add_verify(CLI::App& program, Called& called);
void add_random(CLI::App& program, Called& called);
void add_arena(CLI::App& program, Called& called);
void add_play(CLI::App& program, Called& called);
void add_bot_check(CLI::App& program, Called& called);
void add_export(CLI::App& program, Called& called);
void add_serve(CLI::App& program, Called& called);
void add_admin(CLI::App& program, Called& called);
void add_backup(CLI::App& program, Called& called);  // and restore
void add_bench(CLI::App& program, Called& called);
void add_bench_store(CLI::App& bench);
void add_bench_serve(CLI::App& bench, Called& called);
void add_train(CLI::App& program, Called& called);
void add_solve(CLI::App& program, Called& called);
void add_strength(CLI::App& program, Called& called);
void add_beliefs(CLI::App& program, Called& called);

}  // namespace scoville::tools
