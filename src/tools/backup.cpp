#include "hosting/backup.h"

#include <cstdio>
#include <memory>

#include "tools/commands.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string data, file;
    bool without_key = false;
    bool force = false;
};

int failed(const char* command, const std::string& why) {
    std::fprintf(stderr, "scoville %s: %s\n", command, why.c_str());
    return 1;
}

void tell(const store::FileInfo& info) {
    std::printf("%lld tables, %lld journal entries, %lld people; the check found nothing wrong.\n",
                static_cast<long long>(info.tables), static_cast<long long>(info.entries),
                static_cast<long long>(info.people));
}

int back_up(const Arguments& arguments) {
    const auto done = hosting::back_up(arguments.data, arguments.file, !arguments.without_key);
    if (!done) return failed("backup", done.error());
    tell(done->info);
    std::printf(done->key
                    ? "Written: %s and %s.key. Keep both, and from others: together they tell the cards.\n"
                    : "Written: %s, without its key %s.key: keep that elsewhere.\n",
                arguments.file.c_str(), done->key ? arguments.file.c_str() : arguments.data.c_str());
    return 0;
}

int restore(const Arguments& arguments) {
    const auto done = hosting::restore(arguments.file, arguments.data, arguments.force);
    if (!done) return failed("restore", done.error());
    tell(done->info);
    std::printf("Restored: %s.", arguments.data.c_str());
    if (!done->aside.empty())
        std::printf(" What was there before is kept as %s%s.", arguments.data.c_str(), done->aside.c_str());
    std::printf("\n");
    return 0;
}

}  // namespace

void add_backup(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command backup =
        program.command("backup", "Writes a backup of a server's data, also while it is served.");
    backup.option("data", arguments->data, "The database").required().existing_file();
    backup.option("file", arguments->file, "The backup; its key will lie beside it as FILE.key").required();
    backup.flag("--without-key", arguments->without_key, "Leaves the key out");
    backup.runs([arguments, &called] { called.exit_code = back_up(*arguments); });

    const Command back = program.command("restore", "Puts a backup in the place of a server's data.");
    back.option("file", arguments->file, "The backup").required().existing_file();
    back.option("data", arguments->data, "The database to be; a server may not use it meanwhile").required();
    back.flag("--force", arguments->force,
              "Also over newer or damaged data, and without the key; the old files are kept in any case");
    back.runs([arguments, &called] { called.exit_code = restore(*arguments); });
}

}  // namespace scoville::tools
