// A server's data from SQLite to PostgreSQL or back.
#include "hosting/move.h"

#include <cstdio>
#include <memory>

#include <sodium.h>

#include "tools/commands.h"

namespace scoville::tools {
namespace {

int carry(const hosting::Move& wanted) {
    if (sodium_init() < 0) return 2;
    const auto moved = hosting::move(wanted);
    if (!moved) {
        std::fprintf(stderr, "scoville move: %s. Nothing was moved.\n", moved.error().c_str());
        return 1;
    }
    const auto number = [](std::int64_t count) { return static_cast<long long>(count); };
    std::printf("%lld tables, %lld journal entries, %lld people, %lld lines of chat, %lld bans.\n",
                number(moved->tables), number(moved->entries), number(moved->people), number(moved->said),
                number(moved->bans));
    std::printf("%lld chains were followed to their end and hold; %lld tables are set aside.\n",
                number(moved->chains), number(moved->aside));
    std::printf(
        "Everything was read back and is the same. What was there stays: serve it no more, or the two "
        "go apart.\nIts key: %s\n",
        moved->key_file.c_str());
    return 0;
}

}  // namespace

void add_move(Command program, Called& called) {
    auto wanted = std::make_shared<hosting::Move>();
    const Command command = program.command(
        "move", "Carries a server's data from a SQLite file to a PostgreSQL database, or back.");
    command.option("--from", wanted->from, "A file, or postgresql://…").required();
    command.option("--to", wanted->to, "A file that is not there yet, or an empty database").required();
    command.option("--key-file", wanted->key_file, "The data's key; a file's lies beside it as FILE.key");
    command.flag("--damaged-aside", wanted->damaged_aside,
                 "Sets tables aside whose journal does not hold, instead of moving nothing");
    command.runs([wanted, &called] { called.exit_code = carry(*wanted); });
}

}  // namespace scoville::tools
