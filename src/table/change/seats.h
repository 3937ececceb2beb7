// Changes of who sits where, and who plays for whom.
#pragma once

#include "table/change/kind.h"

namespace scoville::table {

struct Sat {
    Seat seat;
    Person person;
    std::string name;
    std::string link;  // hash of the seat's resume secret

    static constexpr About<Sat> about{"sat", Time::goes_on, &Sat::person, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("who", c.person);
        io("name", c.name);
        io("link", c.link);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Stood {
    Seat seat;
    bool removed;

    static constexpr About<Stood> about{"stood", Time::for_another, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("removed", c.removed);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Linked {  // a new resume link for the seat
    Seat seat;
    std::string link;
    Person asker;  // keeps the seat; other devices need the new link

    static constexpr About<Linked> about{"linked", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("link", c.link);
        io("asker", c.asker);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Held {  // the seat is also played from another device
    Seat seat;
    Person person;

    static constexpr About<Held> about{"held", Time::goes_on, &Held::person, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("holder", c.person);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Readied {
    Seat seat;
    bool ready;

    static constexpr About<Readied> about{"readied", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("ready", c.ready);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct CatChosen {  // the face of a seat's person
    Seat seat;
    std::string cat;

    static constexpr About<CatChosen> about{"cat", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("cat", c.cat);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct BotSeated {
    Seat seat;
    LevelName level;

    static constexpr About<BotSeated> about{"bot", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("level", c.level);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

enum class Why : std::uint8_t { time, host, left };
constexpr int last_why = static_cast<int>(Why::left);

struct BotPlays {  // a bot plays for the seat's person
    Seat seat;
    LevelName level;
    Why why;
    bool unasked = false;  // its person was away and did not wish it

    static constexpr About<BotPlays> about{"bot-plays", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("seat", c.seat);
        io("level", c.level);
        io("why", c.why);
        if (io.goes_on_with("unasked", c.unasked)) io("unasked", c.unasked);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct CameBack {
    Seat seat;

    static constexpr About<CameBack> about{"back", Time::from_here, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) { io("seat", c.seat); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct TakenOver {  // a bot's or a deserted seat, in the middle of a game
    Seat seat;
    Person person;
    std::string name;
    std::string link;

    static constexpr About<TakenOver> about{"taken-over", Time::from_here, &TakenOver::person,
                                            InLog::nothing};
    static void fields(auto& io, auto& c) { Sat::fields(io, c); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

}  // namespace scoville::table
