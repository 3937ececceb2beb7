// What the tests of Spicy share: a table set up in the record's writing ("c1 xs p10"), told what to do
// move by move, and asked what it looks like afterwards.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <source_location>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <gtest/gtest.h>

#include "notation/spicy_text.h"
#include "spicy/face/safe.h"
#include "spicy/inside/apply.h"
#include "spicy/inside/deal.h"
#include "spicy/inside/legal.h"
#include "spicy/inside/scoring.h"
#include "spicy/inside/seen.h"

namespace scoville::spicy::test {

using Where = std::source_location;

inline std::vector<std::string_view> words(std::string_view text, char separator = ' ') {
    std::vector<std::string_view> list;
    while (!text.empty()) {
        const auto end = std::min(text.find(separator), text.size());
        if (end > 0) list.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return list;
}

inline void append_word(std::string& line, std::string_view word) {
    if (!line.empty()) line += ' ';
    line += word;
}

inline Card card(std::string_view name, const Box& box) {
    const auto found = notation::card_from(name, box);
    if (!found) throw std::invalid_argument("no such card: " + std::string(name));
    return *found;
}

inline std::vector<Card> cards(std::string_view names, const Box& box) {
    std::vector<Card> list;
    for (const auto name : words(names)) list.push_back(card(name, box));
    return list;
}

inline Declaration declaration(std::string_view name, const Box& box) {
    const auto found = notation::declaration_from(name, box);
    if (!found) throw std::invalid_argument("no such declaration: " + std::string(name));
    return *found;
}

inline std::string text(const Hand& hand, const Box& box) {
    std::string line;
    hand.for_each_card([&](Card each) { append_word(line, notation::text_of(each, box).view()); });
    return line;
}

inline std::string text(DeclarationSet set, const Box& box) {
    std::string line;
    for (const int index : set)
        append_word(line, notation::text_of(Declaration{static_cast<std::uint8_t>(index)}, box).view());
    return line;
}

inline std::string text(SeatSet set) {
    std::string line;
    for (const int seat : set) append_word(line, std::to_string(seat));
    return line;
}

inline const std::vector<Edition>& all_editions() {
    static const std::vector<Edition> list{Edition::y2020, Edition::y2021_fr, Edition::y2022,
                                           Edition::y2022_classic};
    return list;
}

// The table options, said fluently: rules().strict().with(Variant::copy_cat).
struct Rules {
    Options options;

    Rules with(Variant variant) const {
        Rules more = *this;
        more.options.variants.add(static_cast<int>(variant));
        return more;
    }
    Rules with(std::initializer_list<Variant> variants) const {
        Rules more = *this;
        for (const Variant variant : variants) more = more.with(variant);
        return more;
    }
    Rules edition(Edition edition) const {
        Rules more = *this;
        more.options.edition = edition;
        return more;
    }
    Rules strict() const {
        Rules more = *this;
        more.options.strict = true;
        return more;
    }
    Rules answers() const {
        Rules more = *this;
        more.options.everyone_answers = true;
        return more;
    }
    Rules start(int seat) const {
        Rules more = *this;
        more.options.start = static_cast<Seat>(seat);
        return more;
    }
    // This many cards lie above the end card.
    Rules above(int cards) const {
        Rules more = *this;
        more.options.above_end = static_cast<std::uint8_t>(cards);
        return more;
    }
};
inline Rules rules() { return {}; }
inline Rules sweet() { return rules().edition(Edition::y2022); }
inline Rules classic() { return rules().edition(Edition::y2022_classic); }

// Remembers what happened.
struct Recorder {
    static constexpr bool listens = true;
    std::vector<Event> events;
    void tell(const Event& event) { events.push_back(event); }
};

// The moves, in words. Derived: const Box& box() and act(int seat, Action, Where).
template <class Derived>
class Moves {
public:
    decltype(auto) play(int seat, std::string_view name, std::string_view said, std::string_view extras = "",
                        Where where = Where::current()) {
        return self().act(seat, Action::play(named(name), said_as(said), false, listed(extras)), where);
    }
    decltype(auto) play_last(int seat, std::string_view name, std::string_view said,
                             std::string_view extras = "", Where where = Where::current()) {
        return self().act(seat, Action::play(named(name), said_as(said), true, listed(extras)), where);
    }
    decltype(auto) pass(int seat, Where where = Where::current()) {
        return self().act(seat, Action::pass(), where);
    }
    // "number", "spice", or nothing.
    decltype(auto) challenge(int seat, std::string_view trait = "", Where where = Where::current()) {
        const Trait named_trait = trait == "number"  ? Trait::number
                                  : trait == "spice" ? Trait::spice
                                                     : Trait::none;
        return self().act(seat, Action::challenge(named_trait), where);
    }
    decltype(auto) copy(int seat, std::string_view name, std::string_view extras = "",
                        Where where = Where::current()) {
        return self().act(seat, Action::copy(named(name), false, listed(extras)), where);
    }
    decltype(auto) copy_last(int seat, std::string_view name, std::string_view extras = "",
                             Where where = Where::current()) {
        return self().act(seat, Action::copy(named(name), true, listed(extras)), where);
    }
    decltype(auto) let(int seat, Where where = Where::current()) {
        return self().act(seat, Action::let(), where);
    }
    decltype(auto) stand(int seat, Where where = Where::current()) {
        return self().act(seat, Action::let(true), where);
    }
    decltype(auto) peek(int seat, Where where = Where::current()) {
        return self().act(seat, Action::peek(), where);
    }
    decltype(auto) total_wild(int seat, bool take, Where where = Where::current()) {
        return self().act(seat, Action::choose_total_wild(take), where);
    }

private:
    Derived& self() { return static_cast<Derived&>(*this); }
    Card named(std::string_view name) { return card(name, self().box()); }
    Declaration said_as(std::string_view said) { return declaration(said, self().box()); }
    Extras listed(std::string_view names) {
        Extras extras;
        for (const Card each : cards(names, self().box())) extras.push_back(each);
        return extras;
    }
};

// A move that must be refused and leave no trace; answers the code.
class Refused : public Moves<Refused> {
public:
    Refused(State& state, Recorder& recorder) : state_(state), recorder_(recorder) {}

    const Box& box() const { return state_.rules.box; }
    std::string act(int seat, Action action, Where where = Where::current()) {
        const State before = state_;
        const auto events = recorder_.events.size();
        const Verdict verdict = apply(state_, static_cast<Seat>(seat), action, recorder_);
        if (verdict) return "accepted";
        const bool untouched = state_ == before && recorder_.events.size() == events;
        if (!untouched) ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line())) << "left a trace";
        return std::string(verdict.refusal().code);
    }

private:
    State& state_;
    Recorder& recorder_;
};

class Table : public Moves<Table> {
public:
    State state;
    Recorder recorder;

    Table(Rules rules, std::initializer_list<std::string_view> hands, std::string_view draw = "") {
        rules.options.players = static_cast<std::uint8_t>(hands.size());
        const Ruleset ruleset = ruleset_of(rules.options);
        Setup setup;
        for (const auto hand : hands) setup.hands.push_back(cards(hand, ruleset.box));
        setup.draw = cards(draw, ruleset.box);
        const auto deal = deal_from_setup(rules.options, setup);
        if (!deal) throw std::invalid_argument(std::string(deal.error()));
        state = deal->state;
    }

    const Box& box() const { return state.rules.box; }
    Table& act(int seat, Action action, Where where = Where::current()) {
        const Verdict verdict = apply(state, static_cast<Seat>(seat), action, recorder);
        if (!verdict)
            ADD_FAILURE_AT(where.file_name(), static_cast<int>(where.line()))
                << "refused: " << verdict.refusal().code << " " << verdict.refusal().key;
        return *this;
    }
    Refused refused() { return {state, recorder}; }

    // Everyone asked lets it pass, in order of seats.
    Table& all_let(Where where = Where::current()) {
        const SeatSet asked = state.waiting;
        for (const int seat : asked) let(seat, where);
        return *this;
    }
    // A trophy won earlier.
    Table& owns_trophy(int seat) {
        ++state.trophies[static_cast<std::size_t>(seat)];
        --state.trophies_left;
        return *this;
    }

    int turn() const { return state.turn; }
    bool over() const { return state.over(); }
    EndReason reason() const { return state.end_reason; }
    std::string waiting() const { return text(state.waiting); }
    std::string hand(int seat) const { return text(state.hand(static_cast<Seat>(seat)), box()); }
    int hand_size(int seat) const { return state.hand(static_cast<Seat>(seat)).size(); }
    // Bottom to top: "0:p9=c1", a copy "1:xs=c1*", an extra "2:w4+".
    std::string stack() const {
        std::string line;
        for (int i = 0; i < state.stack_size; ++i) {
            const StackCard& each = state.stack[static_cast<std::size_t>(i)];
            std::string word = std::to_string(each.owner()) + ":";
            word += notation::text_of(each.kind(), box()).view();
            word += each.extra() ? "+" : "=" + std::string(notation::text_of(each.said(), box()).view());
            append_word(line, word + (each.copy ? "*" : ""));
        }
        return line;
    }
    int won(int seat) const { return state.won[static_cast<std::size_t>(seat)].spice; }
    int won_total_wilds(int seat) const { return state.won[static_cast<std::size_t>(seat)].total; }
    int trophies(int seat) const { return state.trophies[static_cast<std::size_t>(seat)]; }
    int draw() const { return state.draw_size(); }
    int above() const { return state.above_end(); }
    int paw() const { return state.paw() == no_seat ? -1 : state.paw(); }
    int points(int seat) const { return score(state, static_cast<Seat>(seat)); }
    std::string winners() const { return text(spicy::winners(state)); }
    Legal legal(int seat) const { return spicy::legal(state, static_cast<Seat>(seat)); }
    Faults faults(int seat) const { return spicy::faults(state, static_cast<Seat>(seat)); }
    // What the seat may declare now.
    std::string may_declare(int seat) const { return text(legal(seat).declarations, box()); }
    View seen_by(int seat) const {
        return see(state, Viewer::at_seat(static_cast<Seat>(seat)), Finished::open);
    }

    template <class Happening>
    std::vector<Happening> told(Viewer viewer = Viewer::spectator()) const {
        std::vector<Happening> found;
        for (const Event& event : recorder.events) {
            const SeenEvent seen = see(event, viewer);
            if (const auto* happening = std::get_if<Happening>(&seen)) found.push_back(*happening);
        }
        return found;
    }
    // Where the nth such event stands among all; -1 where there is none.
    template <class Happening>
    int place_of(int nth = 0) const {
        for (std::size_t i = 0; i < recorder.events.size(); ++i)
            if (std::holds_alternative<Happening>(see(recorder.events[i], Viewer::everything())) &&
                nth-- == 0)
                return static_cast<int>(i);
        return -1;
    }
};

// "S8|S9": where several rules fit, any of them.
inline testing::AssertionResult one_of(const std::string& code, std::string_view codes) {
    for (const auto each : words(codes, '|'))
        if (code == each) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "answered " << code << ", not " << codes;
}

}  // namespace scoville::spicy::test

#define EXPECT_REFUSED(table, move, codes) EXPECT_TRUE(one_of((table).refused().move, codes))
