// The players of one table: they gather, sit, start, play whatever is legal, and go on with the next game.
// All of them have to be told the same story, and every acknowledged action has to be in it exactly once.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "load/moves.h"
#include "load/player.h"

namespace scoville::load {

struct Pace {
    Clock::duration least{}, most{};  // how long a player thinks; nothing: acts at once
};

struct Plan {
    std::string settings;  // of the table, as JSON
    bool everyone_answers = false;
    int players = 4;
    std::uint64_t seed = 1;
    Temper temper;
};
// A mix of both games and both paces; the same for the same number.
Plan usual_plan(std::size_t number);

class Company final : public Player::Owner {
public:
    using Complain = std::function<void(const std::string&)>;
    Company(Poll& poll, Plan plan, Measure& measure, Complain complain);

    void begin(const Where& where);
    bool playing() const { return step_ == Step::playing; }
    void pace(const Pace& pace);
    // Nobody begins anything new, or all go on.
    void hush(bool quiet);
    // Everything is answered, and all have been shown the same.
    bool settled() const;
    // Says what is missing or too much. Only when settled.
    void check_story() const;

    // The server is gone: nobody complains about that.
    void drop();
    void come_back(const Where& where);
    const std::vector<std::unique_ptr<Player>>& players() const { return players_; }
    std::string describe() const;

    void welcomed(Player& player) override;
    void answered(Player& player, const Asked& asked, const Answer& answer) override;
    void shown(Player& player) override;
    void lost(Player& player, std::uint16_t code) override;
    void wrong(const Player& player, const std::string& what) override;

private:
    enum class Step : std::uint8_t {
        greeting,
        creating,
        opening,
        sitting,
        readying,
        starting,
        playing,
        rematch
    };
    struct Arrival {
        std::uint32_t event = 0;
        Clock::time_point at;
    };
    // Acknowledged, but not yet shown to all others.
    struct Travelling {
        std::uint32_t event;
        Clock::time_point sent;
        std::uint32_t to;  // bits
    };
    struct Place {
        bool done = false;  // with this step
        std::uint32_t decided = 0;
        std::array<Arrival, 8> arrivals{};  // the last few
        std::size_t arrived = 0;
        std::uint32_t acked = 0;  // acts
    };

    Place& place(const Player& player) { return places_[static_cast<std::size_t>(player.number)]; }
    Player& host() { return *players_.front(); }
    void step_done(Player& player);
    void take(Step step);
    void ask_for(Step step);
    void consider(Player& player);
    void acknowledged(const Player& player, const Asked& asked, const Answer& answer);
    void note_arrival(const Player& player);
    void consider_rematch();

    Poll& poll_;
    const Plan plan_;
    Measure& measure_;
    const Complain complain_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<Place> places_;
    std::vector<Travelling> travelling_;
    Step step_ = Step::greeting;
    Pace pace_;
    bool quiet_ = false;
    bool gone_ = false;
    FastRng dice_;
    std::shared_ptr<int> life_ = std::make_shared<int>();  // what was put off ends with it
};

}  // namespace scoville::load
