// Who is looking. There is no default viewer: every place that shows a game must say for whom.
#pragma once

#include "base/seat.h"

namespace scoville {

class Viewer {
public:
    static constexpr Viewer at_seat(Seat seat) { return Viewer(seat); }
    static constexpr Viewer spectator() { return Viewer(spectator_mark); }
    // Sees all cards: records of finished games, scenarios, tests. Never for a running table.
    static constexpr Viewer everything() { return Viewer(everything_mark); }

    constexpr bool is(Seat seat) const { return who_ == seat; }
    constexpr bool sees_everything() const { return who_ == everything_mark; }
    // May see what belongs to `seat` alone.
    constexpr bool sees_private_of(Seat seat) const { return is(seat) || sees_everything(); }

    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    static constexpr Seat spectator_mark = 0xfe;
    static constexpr Seat everything_mark = 0xfd;
    constexpr explicit Viewer(Seat who) : who_(who) {}
    Seat who_;
};

// Whether a finished game lies open to all who may look at it; the table's choice.
enum class Finished : bool { sealed, open };

}  // namespace scoville
