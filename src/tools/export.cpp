#include "server/export.h"

#include <cstdio>
#include <memory>

#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string data = "scoville.db";
    std::string table;
    int game = 0;
};

}  // namespace

void add_export(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command("export", "Writes the record of a finished game of a server's.");
    command.option("table", arguments->table, "The table's code or id").required();
    command.option("--data", arguments->data, "The server's database").existing_file().shows_default();
    command.option("--game", arguments->game, "Which of the table's games, from 1; 0: the last finished one")
        .shows_default();
    command.runs([arguments, &called] {
        const auto record = server::export_record(arguments->data, arguments->table, arguments->game);
        if (!record) {
            std::fprintf(stderr, "scoville export: %s\n", record.error().why.c_str());
            called.exit_code = 1;
            return;
        }
        std::printf("%s\n", record->c_str());
    });
}

}  // namespace scoville::tools
