#include <cstdio>
#include <memory>

#include "hindsight/of_game.h"
#include "notation/rules_in.h"
#include "play/plan.h"
#include "record/of_game.h"
#include "tools/options.h"

namespace scoville::tools {
namespace {

struct Arguments {
    std::string file;
    bool all = false;
    bool json = false;
};

template <class Kind>
void print_beliefs(const play::json::object& record, const Arguments& arguments) {
    const auto deal = record::RecordOf<typename Kind::Face>::deal(record, notation::rules_in(record)->place);
    if (!deal) complain("file", deal.error().message);
    const auto rules = Kind::rules_of(*deal);
    std::vector<typename Kind::Move> moves;
    for (const auto& action : record.at("actions").as_array())
        (void)Kind::read_move(action, rules, moves.emplace_back());
    const auto doubts = hindsight::Hindsight<typename Kind::Face>::look_back(
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

void run(const Arguments& arguments) {
    const auto record = play::read_record(arguments.file);
    if (!record) complain("file", record.error());
    for_game(std::string(record->at("game").as_string()), [&]<class Kind>() {
        using Hindsight = hindsight::Hindsight<typename Kind::Face>;
        if constexpr (Hindsight::has_doubts)
            print_beliefs<Kind>(*record, arguments);
        else
            complain("file", "only Spicy has challenges");
    });
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
