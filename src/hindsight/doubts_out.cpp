#include "hindsight/doubts_out.h"

#include <algorithm>

#include "base/decimals.h"
#include "notation/spicy_text.h"

namespace scoville::hindsight {
namespace {

using spicy::Trait;

void write_chance(JsonOut& out, double chance) { out.raw(three_decimals(std::max(chance, 0.0))); }

std::string percent(double chance) {
    return std::to_string(rounded_times(std::max(chance, 0.0) * 100, 1)) + " %";
}

std::string seat_text(Seat seat) { return "seat " + std::to_string(int{seat}); }

void write_thought(JsonOut& out, const Thought& thought) {
    out.open_object().key("seat").number(thought.seat);
    write_chance(out.key("number"), thought.belief.number);
    write_chance(out.key("spice"), thought.belief.spice);
    write_chance(out.key("both"), thought.belief.both);
    out.key("would").open_object();
    write_chance(out.key("let"), thought.lets());
    if (thought.calls_wrong > 0) write_chance(out.key("wrong"), thought.calls_wrong);
    if (thought.calls_number > 0) write_chance(out.key("number"), thought.calls_number);
    if (thought.calls_spice > 0) write_chance(out.key("spice"), thought.calls_spice);
    if (thought.copies > 0) write_chance(out.key("copy"), thought.copies);
    out.close_object().close_object();
}

std::string what_was_called(Trait trait) {
    switch (trait) {
        case Trait::number: return "the number";
        case Trait::spice: return "the spice";
        case Trait::none: break;
    }
    return "the card";
}

std::string would(const Thought& thought) {
    std::string text = "let it be " + percent(thought.lets());
    const auto add = [&](const char* what, double chance) {
        if (chance > 0) text += std::string(", ") + what + " " + percent(chance);
    };
    add("call it wrong", thought.calls_wrong);
    add("call the number", thought.calls_number);
    add("call the spice", thought.calls_spice);
    add("copy it", thought.copies);
    return text;
}

}  // namespace

void write_doubts(JsonOut& out, const std::vector<Doubt>& doubts, const spicy::Box& box) {
    out.open_array();
    for (const Doubt& doubt : doubts) {
        out.open_object().key("move").number(static_cast<std::int64_t>(doubt.move));
        out.key("seat").number(doubt.owner);
        out.key("declared").word(notation::text_of(doubt.said, box).view());
        out.key("card").word(notation::text_of(doubt.card, box).view());
        out.key("number").boolean(doubt.number_right).key("spice").boolean(doubt.spice_right);
        out.key("called");
        if (doubt.challenged()) {
            out.open_object().key("move").number(static_cast<std::int64_t>(doubt.called));
            out.key("seat").number(doubt.challenger).key("trait");
            if (doubt.trait == Trait::none)
                out.null();
            else
                out.word(doubt.trait == Trait::number ? "number" : "spice");
            out.key("right").boolean(doubt.caught).close_object();
        } else {
            out.null();
        }
        out.key("thoughts").open_array();
        for (const Thought& thought : doubt.thoughts) write_thought(out, thought);
        out.close_array().close_object();
    }
    out.close_array();
}

std::string written(const std::vector<Doubt>& doubts, const spicy::Box& box) {
    std::string text;
    for (const Doubt& doubt : doubts) {
        text += "Move " + std::to_string(doubt.move) + ": " + seat_text(doubt.owner) + " lays " +
                std::string(notation::text_of(doubt.card, box).view()) + " as " +
                std::string(notation::text_of(doubt.said, box).view()) + ".";
        if (doubt.challenged())
            text += " " + seat_text(doubt.challenger) + " doubts " + what_was_called(doubt.trait) +
                    (doubt.caught ? ", and is right." : ", and is wrong.");
        text += "\n";
        for (const Thought& thought : doubt.thoughts)
            text += "  The master at " + seat_text(thought.seat) + ": the number is right " +
                    percent(thought.belief.number) + ", the spice " + percent(thought.belief.spice) +
                    "; would " + would(thought) + ".\n";
    }
    return text;
}

}  // namespace scoville::hindsight
