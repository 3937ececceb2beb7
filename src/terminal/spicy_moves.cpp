#include <algorithm>

#include "notation/spicy_text.h"
#include "terminal/moves.h"
#include "terminal/words.h"

namespace scoville::terminal {
namespace {

using namespace spicy;  // NOLINT(google-build-using-namespace)
using Words = std::vector<std::string>;
using Read = Result<Action, std::string>;

bool is_any_of(const std::string& word, std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), word) != names.end();
}

// Takes a trailing "last" away.
bool take_last(Words& words) {
    if (words.empty() || words.back() != "last") return false;
    words.pop_back();
    return true;
}

// Takes "with w1 xn" away.
Result<Extras, std::string> take_extras(Words& words, const Box& box) {
    Extras extras;
    const auto with = std::find_if(words.begin(), words.end(),
                                   [](const auto& w) { return is_any_of(w, {"with", "plus"}); });
    for (auto word = with == words.end() ? with : with + 1; word != words.end(); ++word) {
        const auto card = notation::card_from(letter_first(*word), box);
        if (!card) return "\"" + *word + "\" is no card.";
        if (extras.full()) return std::string("At most two extra cards go under a 5.");
        extras.push_back(*card);
    }
    words.erase(with, words.end());
    return extras;
}

Read read_laid(Words words, Do what, const Legal& legal, const Box& box) {
    const bool last = take_last(words) || legal.last;
    const auto extras = take_extras(words, box);
    if (!extras) return extras.error();
    const auto card = words.empty() ? std::nullopt : notation::card_from(letter_first(words[0]), box);
    if (!card) return std::string("Which card? Type for example: 7c as 9c");
    Action action{.what = what, .card = *card, .last = last && *card != total_wild, .extras = *extras};
    if (what == Do::copy) return action;
    const bool said = words.size() >= 3 && words[1] == "as";
    const auto declared =
        notation::declaration_from(said ? letter_first(words[2]) : letter_first(words[0]), box);
    if (!declared) return std::string("And what do you say it is? Type for example: 7c as 9c");
    action.declared = *declared;
    return action;
}

Read read_challenge(const Words& words, const Legal& legal) {
    const std::string& trait = words.back();
    if (is_any_of(trait, {"number", "n"})) return Action::challenge(Trait::number);
    if (is_any_of(trait, {"spice", "s"})) return Action::challenge(Trait::spice);
    if (legal.challenges.has(as_int(Trait::none))) return Action::challenge(Trait::none);
    return std::string("What is wrong: the number or the spice?");
}

Read read_any(const Words& words, const Legal& legal, const Box& box) {
    if (words.empty()) {
        if (legal.let) return Action::let();
        return std::string("Type a move, or ? for what is possible.");
    }
    const std::string& first = words[0];
    if (is_any_of(first, {"pass", "p"})) return Action::pass();
    if (is_any_of(first, {"wrong", "challenge", "number", "spice", "n", "s"}))
        return read_challenge(words, legal);
    if (is_any_of(first, {"let", "l", "ok"})) return Action::let(legal.standing && words.back() == "always");
    if (first == "copy") return read_laid(Words(words.begin() + 1, words.end()), Do::copy, legal, box);
    if (first == "play") return read_laid(Words(words.begin() + 1, words.end()), Do::play, legal, box);
    if (first == "peek") return Action::peek();
    if (is_any_of(first, {"take", "yes", "y"})) return Action::choose_total_wild(true);
    if (is_any_of(first, {"leave", "no"})) return Action::choose_total_wild(false);
    return read_laid(words, Do::play, legal, box);
}

}  // namespace

Read read_move(std::string_view typed, const Legal& legal, const Faults& faults, const Box& box) {
    auto action = read_any(words_of(typed), legal, box);
    if (!action) return action;
    if (!allows(legal, faults, *action))
        return std::string("That is not possible now. Type ? to see what is.");
    return action;
}

std::vector<std::string> possible_moves(const Legal& legal, const Faults& faults, const Box& box) {
    std::vector<std::string> moves;
    const auto text = [&](auto what) { return std::string(notation::text_of(what, box).view()); };
    if (legal.pass) moves.emplace_back("pass");
    legal.cards.for_each_kind([&](Card card) {
        for (const int index : legal.declarations)
            moves.push_back(text(card) + " as " + text(Declaration{static_cast<std::uint8_t>(index)}));
    });
    for (const int trait : legal.challenges)
        moves.emplace_back(trait == as_int(Trait::number)  ? "wrong number"
                           : trait == as_int(Trait::spice) ? "wrong spice"
                                                           : "wrong");
    legal.copies.for_each_kind([&](Card card) { moves.push_back("copy " + text(card)); });
    if (legal.let) moves.emplace_back("let");
    if (legal.standing) moves.emplace_back("let always");
    if (legal.choose) moves.insert(moves.end(), {"take", "leave"});
    if (faults.peek) moves.emplace_back("peek");
    return moves;
}

}  // namespace scoville::terminal
