// Changes of the table as a whole: what is chosen, who is host, who is muted, when it opens and closes.
#pragma once

#include "table/change/kind.h"
#include "table/settings.h"

namespace scoville::table {

struct Created {
    std::string id, code;
    Person host;
    std::string name;
    Settings settings;

    static constexpr About<Created> about{"created", Time::goes_on, &Created::host, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("id", c.id);
        io("code", c.code);
        io("host", c.host);
        io("name", c.name);
        io("settings", c.settings);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Configured {
    Settings settings;

    static constexpr About<Configured> about{"configured", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) { io("settings", c.settings); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

// The next game is not dealt: it goes on from where a record's moves have come to.
struct SetUp {
    std::string record;

    static constexpr About<SetUp> about{"set-up", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) { io("record", c.record); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct HostIs {
    Person person;
    std::string name;

    static constexpr About<HostIs> about{"host", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("host", c.person);
        io("name", c.name);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Muted {
    Person person;
    std::string name;
    bool muted;

    static constexpr About<Muted> about{"muted", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) {
        io("who", c.person);
        io("name", c.name);
        io("muted", c.muted);
    }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Reopened {  // a rematch is wished; who wished it is ready
    Seat seat;

    static constexpr About<Reopened> about{"reopened", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto& io, auto& c) { io("seat", c.seat); }
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

struct Closed {
    static constexpr About<Closed> about{"closed", Time::goes_on, nullptr, InLog::nothing};
    static void fields(auto&, auto&) {}
    bool fits(const Seating& seating) const;
    void fold(Seating& seating, int more_time) const;
    Told told(const Seating& before) const;
};

}  // namespace scoville::table
