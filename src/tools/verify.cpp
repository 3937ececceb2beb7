// `scoville verify`: is a record what it says it is?
#include "verify/verify.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include "base/json_out.h"
#include "tools/commands.h"
#include "tools/options.h"
#include "tools/read_all.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string file;
    std::vector<std::string> heads;
    bool json = false;
};

verify::KeptHead head_from(const std::string& text) {
    const auto head = verify::head_from(text);
    if (!head) complain("--head", "must be N:HASH with 64 hex digits");
    return *head;
}

void print_json(const verify::Report& report) {
    std::string text;
    JsonOut out(text);
    out.open_object().key("ok").boolean(report.outcome == verify::Outcome::fair);
    if (report.outcome == verify::Outcome::fair)
        out.key("entries").number(static_cast<std::int64_t>(report.entries)).key("head").text(report.head);
    else
        out.key("check").text(report.check).key("message").text(report.message);
    out.close_object();
    std::puts(text.c_str());
}

int run(const Arguments& arguments) {
    std::vector<verify::KeptHead> heads;
    for (const std::string& head : arguments.heads) heads.push_back(head_from(head));
    const auto record = read_all(arguments.file);
    if (!record) {
        std::fprintf(stderr, "scoville verify: %s: %s\n", arguments.file.c_str(),
                     std::generic_category().message(errno).c_str());
        return static_cast<int>(verify::Outcome::unreadable);
    }
    const verify::Report report = verify::verify(*record, heads);
    if (arguments.json)
        print_json(report);
    else
        std::puts(verify::text_of(report).c_str());
    return static_cast<int>(report.outcome);
}

}  // namespace

void add_verify(Command program, Called& called) {
    auto arguments = std::make_shared<Arguments>();
    const Command command =
        program.command("verify",
                        "Check the deal, the log and the end of a finished game (docs/fairness.md).\n"
                        "Exit code 0: all is as it was; 1: something was changed; 2: there is nothing "
                        "that could be checked.");
    command.option("file", arguments->file, "The record from a server, or - for standard input").required();
    command.option(
        "--head", arguments->heads,
        "N:HASH, a head that you kept while this game was played: the log must lead through it; may be "
        "repeated");
    command.flag("--json", arguments->json, "Print the answer as JSON");
    command.runs([arguments, &called] { called.exit_code = run(*arguments); });
}

}  // namespace scoville::tools
