// What can be asked of a record without a house: an outcome, as the program ends, and a text.
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "browser/given.h"
#include "browser/look.h"
#include "browser/packed.h"
#include "record/replay.h"
#include "verify/verify.h"

namespace scoville::browser {
namespace {

std::optional<Viewer> viewer_named(std::string_view name) {
    if (name == "all") return Viewer::everything();
    if (name == "spectator") return Viewer::spectator();
    if (name.size() == 1 && name[0] >= '0' && name[0] < '0' + max_seats)
        return Viewer::at_seat(static_cast<Seat>(name[0] - '0'));
    return std::nullopt;
}

}  // namespace

// Who looks, how many moves (or nothing), the record.
SCOVILLE_EXPORT(replay) int scoville_replay(std::size_t size) {
    Unpacked in(given(size));
    const auto viewer = viewer_named(in.text());
    const std::string_view moves = in.text();
    const std::string_view text = in.text();
    const auto until =
        moves.empty() ? std::numeric_limits<std::size_t>::max() : number_in<std::size_t>(moves);
    answer().clear();
    if (!in.whole() || !viewer || !until) {
        record::write_bad_record(answer(), "view: nobody looks like that");
        return static_cast<int>(record::Outcome::bad_record);
    }
    return static_cast<int>(record::Replayer({.viewer = *viewer, .until = *until}).replay(text, answer()));
}

SCOVILLE_EXPORT(look) int scoville_look(std::size_t size) {
    answer().clear();
    return static_cast<int>(look_through(given(size), answer()));
}

// The record, then the heads that were kept.
SCOVILLE_EXPORT(verify) int scoville_verify(std::size_t size) {
    Unpacked in(given(size));
    const std::string_view text = in.text();
    std::vector<verify::KeptHead> heads;
    bool heads_are = true;
    while (in.more()) {
        const auto head = verify::head_from(in.text());
        heads_are = heads_are && head;
        if (head) heads.push_back(*head);
    }
    if (!in.whole() || !heads_are) {
        answer() = "cannot be checked: a head is N:HASH";
        return static_cast<int>(verify::Outcome::unreadable);
    }
    const verify::Report report = verify::verify(text, heads);
    answer() = verify::text_of(report);
    return static_cast<int>(report.outcome);
}

}  // namespace scoville::browser
