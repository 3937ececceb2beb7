// The table apart from the game: who sits where, who is host, what was chosen, how the series stands. It is
// the sum of the journal's entries and holds nothing of the cards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/change.h"

namespace scoville::table {

enum class Who : std::uint8_t { nobody, person, bot };
enum class TablePhase : std::uint8_t { lobby, playing, over, closed };

struct Chair {
    Who who = Who::nobody;
    Person person;
    std::string name;  // kept when its person leaves in the middle of a game
    LevelName level;   // of a bot
    bool ready = false;
    std::string link;                  // hash of the resume secret
    std::vector<Person> holders = {};  // the same person on other devices
    LevelName bot_plays;               // level of the bot that plays for the person now
    int more_time = 0;                 // how often it may still be asked for
    Seat in_game = no_seat;            // its seat in the last game; none if it came later
    std::string cat = {};              // the face its person chose

    static Chair of_person(const Person& person, const std::string& name, const std::string& link);
    static Chair of_bot(const LevelName& level);
    bool belongs_to(const Person& someone) const;
    const std::string& shown_name() const { return who == Who::bot ? level : name; }
    // The level of the bot that decides for this seat, or none.
    const LevelName& driver() const { return who == Who::bot ? level : bot_plays; }
    bool deserted() const { return who == Who::nobody && !name.empty(); }
};

// A game is being dealt: the server is bound by its commitments, the seats' clients bring their share.
struct Dealing {
    int attempt = 1;
    std::vector<Seat> late;  // not waited for again
    std::string rules;       // by which it is dealt, also after an update of the program
    std::vector<Entrant> seats;
    std::vector<Sealed> deals;
    Pledges pledges;
    bool pledged = false;  // all pledges are in

    bool is_late(Seat seat) const;
};

// How someone stands after the games at this table.
struct Tally {
    Person person;  // empty for a bot
    std::string name;
    double wins = 0;  // shared wins count in parts
    int games = 0;
    int points = 0;
};

struct Seating {
    std::string id, code;
    Settings settings;
    TablePhase phase = TablePhase::lobby;
    Person host;
    std::vector<Chair> chairs;
    bool paused = false;
    SeatSet votes;  // to end the game
    // For whom the host put a bot in, or whom the host removed, in this game: they still count in a vote.
    SeatSet unheard;
    int games = 0;  // begun
    std::vector<Tally> series;
    std::vector<Person> muted;
    std::vector<Person> removed;                // may not sit down again
    std::vector<std::pair<Person, Seat>> held;  // who has held which seat in the last game
    std::optional<Dealing> dealing;
    std::string set_up;  // a record: the game goes on from where it ends (change/lobby.h); or empty

    // `more_time`: how often a seat may ask for it in a game.
    void fold(const Change& change, int more_time);
    void note_holders(const Chair& chair);
    // As many chairs as were chosen; who sits keeps sitting.
    void fit_chairs();
    // The game is over: the series counts it.
    void count(SeatSet winners, const std::vector<int>& scores);

    bool created() const { return !chairs.empty(); }
    bool has(Seat seat) const { return seat < chairs.size(); }
    Seat seat_of(const Person& person) const;
    // On any device of the host's seat.
    bool is_host(const Person& person) const;
    int people() const;
    bool playing() const { return phase == TablePhase::playing; }
    bool is_muted(const Person& person) const;
    bool is_removed(const Person& person) const;
    // In the last game: nobody may see a second hand.
    bool held_another(const Person& person, Seat seat) const;
};

}  // namespace scoville::table
