// How each game is written, under the same names: Notation<Face> has no general case, so a game without a
// notation does not compile. Actions, events and legal moves are written by the rules of their game: the box
// gives cards their letters.
#pragma once

#include "any/face/list.h"
#include "notation/legal_out.h"
#include "notation/mogel_in.h"
#include "notation/mogel_out.h"
#include "notation/mogel_text.h"
#include "notation/schoten_in.h"
#include "notation/schoten_out.h"
#include "notation/schoten_text.h"
#include "notation/spicy_in.h"
#include "notation/spicy_out.h"
#include "notation/spicy_text.h"

namespace scoville::notation {

template <class Face>
struct Notation;

template <>
struct Notation<spicy::Face> {
    using Move = SpicyMove;  // an action with its seat
    static Result<spicy::Options, FormError> read_options(const json::value& value, std::uint8_t rules) {
        return read_spicy_options(value, rules);
    }
    static void write_options(JsonOut& out, const spicy::Options& options) {
        write_spicy_options(out, options);
    }
    static Verdict read_action(const json::value& value, const spicy::Ruleset& rules, spicy::Action& action) {
        return read_spicy_action(value, rules, action);
    }
    static void write_action(JsonOut& out, spicy::Action action, const spicy::Ruleset& rules) {
        write_spicy_action(out, action, rules.box);
    }
    static Verdict read_move(const json::value& value, const spicy::Ruleset& rules, Move& move) {
        return read_spicy_move(value, rules, move);
    }
    static void write_move(JsonOut& out, Seat seat, spicy::Action action, const spicy::Ruleset& rules) {
        write_spicy_move(out, seat, action, rules.box);
    }
    static void write_event(JsonOut& out, const spicy::SeenEvent& event, const spicy::Ruleset& rules) {
        write_spicy_event(out, event, rules.box);
    }
    static void write_view(JsonOut& out, const spicy::View& view) { write_spicy_view(out, view); }
    static void write_may(JsonOut& out, const spicy::May& may, const spicy::Ruleset& rules) {
        write_spicy_legal(out, may.legal, may.faults, rules.box);
    }
    static CardText card(spicy::Card card, const spicy::Ruleset& rules) { return text_of(card, rules.box); }
};

template <>
struct Notation<schoten::Face> {
    using Move = SchotenMove;
    static Result<schoten::Options, FormError> read_options(const json::value& value, std::uint8_t rules) {
        return read_schoten_options(value, rules);
    }
    static void write_options(JsonOut& out, const schoten::Options& options) {
        write_schoten_options(out, options);
    }
    static Verdict read_action(const json::value& value, const schoten::Ruleset&, schoten::Action& action) {
        return read_schoten_action(value, action);
    }
    static void write_action(JsonOut& out, schoten::Action action, const schoten::Ruleset&) {
        write_schoten_action(out, action);
    }
    static Verdict read_move(const json::value& value, const schoten::Ruleset& rules, Move& move) {
        return read_schoten_move(value, rules, move);
    }
    static void write_move(JsonOut& out, Seat seat, schoten::Action action, const schoten::Ruleset&) {
        write_schoten_move(out, seat, action);
    }
    static void write_event(JsonOut& out, const schoten::SeenEvent& event, const schoten::Ruleset&) {
        write_schoten_event(out, event);
    }
    static void write_view(JsonOut& out, const schoten::View& view) { write_schoten_view(out, view); }
    static void write_may(JsonOut& out, const schoten::Legal& may, const schoten::Ruleset&) {
        write_schoten_legal(out, may);
    }
    static CardText card(schoten::Card card, const schoten::Ruleset&) { return text_of(card); }
};

template <>
struct Notation<mogel::Face> {
    using Move = MogelMove;
    static Result<mogel::Options, FormError> read_options(const json::value& value, std::uint8_t rules) {
        return read_mogel_options(value, rules);
    }
    static void write_options(JsonOut& out, const mogel::Options& options) {
        write_mogel_options(out, options);
    }
    static Verdict read_action(const json::value& value, const mogel::Ruleset&, mogel::Action& action) {
        return read_mogel_action(value, action);
    }
    static void write_action(JsonOut& out, mogel::Action action, const mogel::Ruleset&) {
        write_mogel_action(out, action);
    }
    static Verdict read_move(const json::value& value, const mogel::Ruleset& rules, Move& move) {
        return read_mogel_move(value, rules, move);
    }
    static void write_move(JsonOut& out, Seat seat, mogel::Action action, const mogel::Ruleset&) {
        write_mogel_move(out, seat, action);
    }
    static void write_event(JsonOut& out, const mogel::SeenEvent& event, const mogel::Ruleset&) {
        write_mogel_event(out, event);
    }
    static void write_view(JsonOut& out, const mogel::View& view) { write_mogel_view(out, view); }
    static void write_may(JsonOut& out, const mogel::Legal& may, const mogel::Ruleset&) {
        write_mogel_legal(out, may);
    }
    static CardText card(mogel::Card card, const mogel::Ruleset&) { return text_of(card); }
};

}  // namespace scoville::notation
