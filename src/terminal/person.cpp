#include "terminal/person.h"

#include <utility>

#include "terminal/moves.h"

namespace scoville::terminal {
namespace {

constexpr const char* spicy_help =
    "  7c as 9c         play chili 7, say it is chili 9; \"7c\" alone says what it is\n"
    "  7c as 5c with w1 xn   extra cards under a 5 (Change Your Luck)\n"
    "  pass             draw a card\n"
    "  wrong number, wrong spice   challenge the top card; on a copy just \"wrong\"\n"
    "  copy 7c          copy the top card (Copy Cat)\n"
    "  let, or Enter    do not react; \"let always\": not to this card again\n"
    "  take, leave      a total wild\n"
    "  table            how it lies, and your hand\n"
    "  ? moves possible now   help   quit\n"
    "Cards: c chili, w wasabi, l lemon, p pepper;\n"
    "       xs wild spice, xn wild number, xx total wild.\n";

constexpr const char* schoten_help =
    "  tip red green    most red, fewest green\n"
    "  r9               play red 9\n"
    "  take green       a green card from the rack\n"
    "  table            how it lies, and your hand\n"
    "  ? moves possible now   help   quit\n"
    "Cards: r red, y yellow, g green, k black.\n";

constexpr const char* mogel_help =
    "  3 as 4           lay a 3, say it is a 4\n"
    "  doubt            the last card\n"
    "  table            how it lies, and your hand\n"
    "  ? moves possible now   help   quit\n";

// In lines that fit a terminal of 80 columns.
std::string listed(const std::vector<std::string>& moves) {
    constexpr std::size_t columns = 80;
    std::string text;
    std::string line;
    for (const std::string& move : moves) {
        const std::string word = "  " + move + (&move == &moves.back() ? "" : ",");
        if (line.size() + word.size() > columns) text += std::exchange(line, "") + "\n";
        line += word;
    }
    return text + line + "\n";
}

// Asks until a line is a legal move.
template <class Read>
auto ask_until_legal(Console& console, const std::string& prompt, const std::vector<std::string>& moves,
                     const std::string& table, const char* help, Read&& read) {
    console.before_prompt();
    while (true) {
        const auto line = console.editor.read(prompt, moves);
        if (!line || *line == "quit" || *line == "exit") throw Left();
        if (*line == "?") {
            console.print(listed(moves));
        } else if (*line == "table") {
            console.print(table);
        } else if (*line == "help") {
            console.print(help);
        } else {
            const auto move = read(*line);
            if (move) return *move;
            console.print(move.error() + "\n");
        }
    }
}

class SpicyPerson final : public bots::SpicyBot {
public:
    SpicyPerson(Console console, Company company, const spicy::Box& box)
        : console_(std::move(console)), company_(std::move(company)), box_(box) {}

    void see(const spicy::SeenEvent& event) override {
        const std::string text = narrate(event, company_, box_, console_.style);
        if (!text.empty()) console_.print(text + "\n");
    }
    spicy::Action act(const bots::SpicyAsk& ask) override {
        const std::string table = show(ask.view, company_, console_.style);
        const std::string hand = show_hand(ask.view, company_, console_.style);
        // All of it for a move; who only may react is shown the hand, if it is another than last time.
        if (ask.legal.pass)
            console_.print(table);
        else if (hand != hand_shown_)
            console_.print(hand);
        hand_shown_ = hand;
        const std::string prompt = ask.legal.choose ? "Take a total wild? "
                                   : ask.legal.pass ? "Your move: "
                                                    : "React? ";
        return ask_until_legal(
            console_, prompt, possible_moves(ask.legal, ask.faults, box_), table, spicy_help,
            [&](const std::string& line) { return read_move(line, ask.legal, ask.faults, box_); });
    }

private:
    Console console_;
    Company company_;
    spicy::Box box_;
    std::string hand_shown_;
};

class SchotenPerson final : public bots::SchotenBot {
public:
    SchotenPerson(Console console, Company company)
        : console_(std::move(console)), company_(std::move(company)) {}

    void see(const schoten::SeenEvent& event) override {
        const std::string text = narrate(event, company_, console_.style);
        if (!text.empty()) console_.print(text + "\n");
    }
    schoten::Action act(const bots::SchotenAsk& ask) override {
        const std::string table = show(ask.view, company_, console_.style);
        console_.print(table);
        const std::string prompt = ask.legal.tip             ? "Your tips (most, fewest): "
                                   : ask.legal.cards.empty() ? "Take which colour? "
                                                             : "Your card: ";
        return ask_until_legal(console_, prompt, possible_moves(ask.legal), table, schoten_help,
                               [&](const std::string& line) { return read_move(line, ask.legal); });
    }

private:
    Console console_;
    Company company_;
};

class MogelPerson final : public bots::MogelBot {
public:
    MogelPerson(Console console, Company company)
        : console_(std::move(console)), company_(std::move(company)) {}

    void see(const mogel::SeenEvent& event) override {
        const std::string text = narrate(event, company_, console_.style);
        if (!text.empty()) console_.print(text + "\n");
    }
    mogel::Action act(const bots::MogelAsk& ask) override {
        const std::string table = show(ask.view, company_, console_.style);
        console_.print(table);
        return ask_until_legal(console_, "Your move: ", possible_moves(ask.legal), table, mogel_help,
                               [&](const std::string& line) { return read_move(line, ask.legal); });
    }

private:
    Console console_;
    Company company_;
};

}  // namespace

std::unique_ptr<bots::SpicyBot> Person<spicy::Face>::sit(Console console, Company company,
                                                         const spicy::Ruleset& rules) {
    return std::make_unique<SpicyPerson>(std::move(console), std::move(company), rules.box);
}
std::unique_ptr<bots::SchotenBot> Person<schoten::Face>::sit(Console console, Company company,
                                                             const schoten::Ruleset&) {
    return std::make_unique<SchotenPerson>(std::move(console), std::move(company));
}

std::unique_ptr<bots::MogelBot> Person<mogel::Face>::sit(Console console, Company company,
                                                         const mogel::Ruleset&) {
    return std::make_unique<MogelPerson>(std::move(console), std::move(company));
}

}  // namespace scoville::terminal
