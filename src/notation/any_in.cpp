#include "notation/any_in.h"

#include "notation/malformed.h"
#include "notation/schoten_in.h"
#include "notation/spicy_in.h"

namespace scoville::notation {
namespace {

Verdict read(const json::value& value, const spicy::Options& options, AnyMove& move) {
    SpicyMove read;
    const Verdict verdict = read_spicy_move(
        value, spicy::ruleset_of({.players = options.players, .edition = options.edition}), read);
    move = {read.seat, read.action};
    return verdict;
}

Verdict read(const json::value& value, const schoten::Options& options, AnyMove& move) {
    SchotenMove read;
    const Verdict verdict = read_schoten_move(value, schoten::ruleset_of(options), read);
    move = {read.seat, read.action};
    return verdict;
}

}  // namespace

Result<any::Options, FormError> read_options(any::Kind kind, const json::value& value) {
    if (kind == any::Kind::spicy) {
        const auto options = read_spicy_options(value);
        if (!options) return options.error();
        return any::Options(*options);
    }
    const auto options = read_schoten_options(value);
    if (!options) return options.error();
    return any::Options(*options);
}

Verdict read_action(const json::value& value, const any::Options& options, any::Action& action) {
    const auto* object = value.if_object();
    if (object == nullptr) return bad_action;
    json::object with_seat(*object, value.storage());
    with_seat["seat"] = 0;
    AnyMove move;
    const Verdict verdict = read_move(std::move(with_seat), options, move);
    action = move.action;
    return verdict;
}

Verdict read_move(const json::value& value, const any::Options& options, AnyMove& move) {
    return std::visit([&](const auto& one) { return read(value, one, move); }, options);
}

}  // namespace scoville::notation
