// What a person can ask of a table.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "table/change.h"

namespace scoville::table {

// Who asks, and over which line; the answer goes back there.
struct From {
    Person person;
    std::string name;
    std::uint64_t line = 0;
    Millis round_trip = 0;  // as measured by the server
};

// A fresh resume link: its secret is told once, its hash is kept.
struct FreshLink {
    std::string secret;
    std::string hash;
};

namespace ask {
struct Sit {
    std::optional<Seat> seat;
    FreshLink link;
};
struct Stand {};
struct Ready {
    bool ready;
};
struct Configure {
    Settings settings;
};
struct SetUp {
    std::string record;
};
struct SeatBot {
    Seat seat;
    LevelName level;
};
struct Remove {
    Seat seat;
};
struct GiveHost {
    Seat seat;
};
struct Start {};
// What the seat's client brings to the deal: first its hash, then itself.
struct Pledge {
    fair::Hash hash;
};
struct Reveal {
    fair::Entropy entropy;
};
struct Act {
    std::uint32_t seen;       // the last event its sender had
    std::optional<int> card;  // the top card it is meant for
    any::Action action;
};
struct Unqueue {};
// Has seen the moment after which the table rests; alone with bots, has seen enough of the card on top.
struct GoOn {};
struct Pause {
    bool paused;
};
struct Vote {
    bool end;
};
struct TakeOver {
    Seat seat;
    FreshLink link;
};
struct BotPlays {
    Seat seat;
    LevelName level;
};
struct Back {};
struct MoreTime {
    Seat seat;
};
struct Rematch {};
struct Mute {
    Person person;
    std::string name;
    bool muted;
};
struct Close {};
struct Link {
    FreshLink link;
};
struct Resume {
    std::string hash;
};
// The face of one's own seat, by a name that clients draw.
struct Cat {
    std::string name;
};
}  // namespace ask

using Request =
    std::variant<ask::Sit, ask::Stand, ask::Ready, ask::Configure, ask::SeatBot, ask::Remove, ask::GiveHost,
                 ask::Start, ask::Pledge, ask::Reveal, ask::Act, ask::Unqueue, ask::Pause, ask::Vote,
                 ask::TakeOver, ask::BotPlays, ask::Back, ask::MoreTime, ask::Rematch, ask::Mute, ask::Close,
                 ask::Link, ask::Resume, ask::GoOn, ask::SetUp, ask::Cat>;

}  // namespace scoville::table
