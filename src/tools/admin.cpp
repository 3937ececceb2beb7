#include <cstdio>
#include <filesystem>
#include <memory>

#include <boost/json.hpp>

#include "hosting/admin_call.h"
#include "tools/commands.h"

namespace scoville::tools {
namespace {

namespace json = boost::json;

struct Arguments {
    std::string socket = "scoville.db.sock";
    bool as_json = false;
    json::object request;
};

int run(const Arguments& arguments) {
    const auto answer = hosting::call(arguments.socket, arguments.request);
    if (!answer) {
        std::fprintf(stderr, "scoville admin: %s\n", answer.error().c_str());
        return 2;
    }
    const bool ok = answer->contains("ok") && answer->at("ok") == true;
    if (arguments.as_json) {
        std::printf("%s\n", json::serialize(*answer).c_str());
    } else if (ok) {
        std::fputs(hosting::readable(*answer).c_str(), stdout);
    } else {
        const auto* why = answer->if_contains("why");
        std::fprintf(stderr, "scoville admin: %s\n",
                     why != nullptr && why->is_string() ? why->get_string().c_str() : "refused");
    }
    return ok ? 0 : 1;
}

class Commands {
public:
    Commands(Command admin, std::shared_ptr<Arguments> arguments, Called& called)
        : admin_(admin), arguments_(std::move(arguments)), called_(called) {}

    Command add(const std::string& name, const std::string& help) const {
        const Command command = admin_.command(name, help);
        command.runs([arguments = arguments_, name, &called = called_] {
            arguments->request["do"] = name;
            called.exit_code = run(*arguments);
        });
        return command;
    }
    template <class T>
    Option option(Command command, const std::string& flag, const std::string& key,
                  const std::string& help) const {
        return command.on<T>(
            flag, [arguments = arguments_, key](const T& value) { arguments->request[key] = value; }, help);
    }
    void flag(Command command, const std::string& flag, const std::string& key,
              const std::string& help) const {
        command.on_flag(flag, [arguments = arguments_, key](bool) { arguments->request[key] = true; }, help);
    }

private:
    Command admin_;
    std::shared_ptr<Arguments> arguments_;
    Called& called_;
};

}  // namespace

void add_admin(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command admin = program.command("admin", "Looks after a running server over its local socket.");
    admin.needs_command();
    admin.takes_options_later();
    admin.option("--socket", arguments->socket, "The server's socket (its --admin-socket)")
        .from_environment("SCOVILLE_ADMIN_SOCKET")
        .shows_default();
    admin.flag("--json", arguments->as_json, "The answer as JSON");
    const Commands commands(admin, arguments, called);
    commands.add("stats", "How the server is doing");
    const Command tables = commands.add("tables", "The tables that are awake");
    commands.flag(tables, "--all", "all", "The sleeping and finished ones, too");
    commands.add("nodes", "The nodes that share the database");
    commands.add("connections", "Who is connected, with addresses");
    commands.add("quarantined", "Tables set aside because they are damaged");
    const Command close = commands.add("close", "Closes a table for good");
    commands.option<std::string>(close, "table", "table", "The table's id or code").required();
    commands.add("bans", "Who is banned");
    const Command ban = commands.add("ban", "Keeps a person or an address out, at once");
    commands.option<std::string>(ban, "whom", "whom", "A person's id (p_…), an address or a network")
        .required();
    commands.option<std::int64_t>(ban, "--days", "days", "For so many days; 0: until it is lifted");
    commands.option<std::string>(ban, "--why", "why", "A note for yourself");
    const Command unban = commands.add("unban", "Lifts a ban");
    commands.option<std::string>(unban, "whom", "whom", "As it was banned").required();
    const Command drain =
        commands.add("drain", "Begins no more games, and stops when those in play are over");
    commands.option<std::int64_t>(drain, "--within", "within",
                                  "Stops after so many seconds in any case [1800]");
    commands.flag(drain, "--cancel", "cancel", "Goes on as before");
    commands.add("stop", "Stops now, as SIGTERM does");
    const Command backup = commands.add("backup", "Writes a backup, with the key beside it as FILE.key");
    backup
        .on<std::string>(
            "file",
            [arguments](const std::string& file) {
                arguments->request["file"] = std::filesystem::absolute(file).string();
            },
            "Where to; the server writes it")
        .required();
    commands.flag(backup, "--without-key", "withoutKey", "Leaves the key out");
}

}  // namespace scoville::tools
