// A new key for the nodes of a database.
#include <cstdio>
#include <memory>

#include <sodium.h>

#include "server/key_file.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

int make(const std::string& file) {
    if (sodium_init() < 0) return 2;
    if (const auto there = server::vault_key(file, false)) {
        std::fprintf(stderr, "scoville key: %s is there already, and stays as it is\n", file.c_str());
        return 1;
    }
    const auto key = server::vault_key(file, true);
    if (!key) {
        std::fprintf(stderr, "scoville key: %s\n", key.error().c_str());
        return 1;
    }
    std::printf(
        "Made: %s. Give the same file to every node, keep a copy apart from the database's backups, and from "
        "others: together they tell the cards.\n",
        file.c_str());
    return 0;
}

}  // namespace

void add_key(Command program, Called& called) {
    auto file = std::make_shared<std::string>();
    const Command command = program.command("key", "Makes the key that the nodes of a database share.");
    command.option("file", *file, "Where to; only its owner can read it").required();
    command.runs([file, &called] { called.exit_code = make(*file); });
}

}  // namespace scoville::tools
