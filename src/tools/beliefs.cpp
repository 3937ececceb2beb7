#include <cstdio>
#include <memory>

#include "hindsight/doubts_out.h"
#include "play/plan.h"
#include "record/spicy_record.h"
#include "tools/options.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string file;
    bool all = false;
    bool json = false;
};

void run(const Arguments& arguments) {
    const auto record = play::read_record(arguments.file);
    if (!record) complain("file", record.error());
    if (record->at("game") != lab::SpicyKind::name) complain("file", "only Spicy has challenges");
    const auto deal = record::spicy_deal(*record);
    if (!deal) complain("file", deal.error().message);
    const spicy::Ruleset& rules = deal->state.rules;
    std::vector<notation::SpicyMove> moves;
    for (const auto& action : record->at("actions").as_array())
        (void)notation::read_spicy_move(action, rules, moves.emplace_back());
    const auto doubts = hindsight::look_back(
        *deal, moves, arguments.all ? hindsight::Cards::all : hindsight::Cards::challenged);
    std::string text;
    if (arguments.json) {
        JsonOut out(text);
        hindsight::write_doubts(out, *doubts, rules.box);
        text += '\n';
    } else {
        text = hindsight::written(*doubts, rules.box);
    }
    std::fputs(text.c_str(), stdout);
}

}  // namespace

void add_beliefs(Command program, Called&) {
    auto arguments = std::make_shared<Arguments>();
    const Command command = program.command(
        "beliefs",
        "What the master would have believed at each challenge of a game of Spicy: it sits behind every "
        "seat, sees what that seat saw, and says how likely number and spice are right and what it would "
        "do.");
    command.option("file", arguments->file, "The record").required();
    command.flag("--all", arguments->all, "Also cards that nobody challenged");
    command.flag("--json", arguments->json, "As a list in JSON instead of sentences");
    command.runs([arguments] { run(*arguments); });
}

}  // namespace scoville::tools
