// One client of a server: says who it is, asks, keeps what it is told, and comes back when the line breaks,
// asking again what was not answered. Knows the wire and no rules. Whatever must not be (an event left out or
// told twice, an answer to nothing, a second answer) is told to its owner.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "load/line.h"
#include "load/measure.h"

namespace scoville::load {

struct Asked {
    std::string nonce, type, text;
    Clock::time_point sent;
    bool stale = false;  // the line it was sent on is gone
};

struct Answer {
    bool done = false;
    std::string_view refusal;  // its code
    std::uint32_t event = 0;   // the last that came of it
    std::string_view text;     // all of it
};

class Player final : public Line::Listener {
public:
    class Owner {
    public:
        virtual ~Owner() = default;
        virtual void welcomed(Player& player) = 0;
        virtual void answered(Player& player, const Asked& asked, const Answer& answer) = 0;
        virtual void shown(Player& player) = 0;
        virtual void lost(Player& player, std::uint16_t code) = 0;
        virtual void wrong(const Player& player, const std::string& what) = 0;
    };

    Player(Poll& poll, Owner& owner, Measure& measure, int number, std::string name);

    // ---- the line ----
    // Says hello; as the same person if it has been welcomed before, and with that it opens its table again
    // from the last event it has and repeats what was not answered.
    void connect(const Where& where);
    void drop();
    bool connected() const { return line_ && line_->open(); }

    // ---- asking ----
    // `fields` are further members of the request, as JSON text. Returns the nonce.
    std::string ask(std::string_view type, std::string_view fields = {});
    void act(std::string_view action);
    bool waits() const { return !asked_.empty(); }
    // It has seen what came of its own requests.
    bool up_to_date() const { return event >= acked; }

    // ---- what it knows ----
    int number;
    std::string name, token, person, table, code, seat_secret;
    std::uint32_t event = 0;
    std::uint32_t acked = 0;  // the last event an answer named
    int seat = -1;
    std::string phase;
    std::int64_t games = 0;
    std::int64_t card = 0;
    bool awaited = false;
    std::string legal;
    // Moves of each seat, by the events told: what each seat's acknowledged actions must come to.
    std::array<std::uint32_t, 6> moves{};
    // Where reactions are answers, whose events come when all have answered.
    bool everyone_answers = false;

private:
    struct Message;
    void opened() override;
    void heard(std::string_view text) override;
    void ended(std::uint16_t code) override;

    void welcomed(const Message& message);
    void answered(const Message& message, bool done);
    void shown(const Message& message, bool anew);
    bool follow(const Message& message);
    void ask_again();
    void take_room(std::string_view room);
    void take_game(std::string_view game);
    void take_events(std::string_view events, bool may_skip);
    void count_move(std::string_view event);

    Poll& poll_;
    Owner& owner_;
    Measure& measure_;
    std::unique_ptr<Line> line_;
    Where where_;
    std::vector<Asked> asked_;  // not yet answered
    std::uint64_t nonces_ = 0;
};

}  // namespace scoville::load
