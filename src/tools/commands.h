// The commands of the program; each adds itself and its options to the command line.
#pragma once

#include "tools/command_line.h"

namespace scoville::tools {

// A command that was called leaves its exit code here.
struct Called {
    int exit_code = 0;
};

void add_replay(Command program, Called& called);
void add_verify(Command program, Called& called);
void add_random(Command program, Called& called);
void add_arena(Command program, Called& called);
void add_play(Command program, Called& called);
void add_bot_check(Command program, Called& called);
void add_export(Command program, Called& called);
void add_serve(Command program, Called& called);
void add_key(Command program, Called& called);
void add_move(Command program, Called& called);
void add_admin(Command program, Called& called);
void add_backup(Command program, Called& called);  // and restore
void add_bench(Command program, Called& called);
void add_bench_store(Command bench);
void add_bench_serve(Command bench, Called& called);
void add_bench_peers(Command bench, Called& called);
void add_train(Command program, Called& called);
void add_exploit(Command program, Called& called);  // and reflexes
void add_solve(Command program, Called& called);
void add_strength(Command program, Called& called);
void add_beliefs(Command program, Called& called);
void add_analyse(Command program, Called& called);

}  // namespace scoville::tools
