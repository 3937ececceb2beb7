#include "table/happened.h"

#include "table/room.h"

namespace scoville::table {
namespace {

class Teller {
public:
    explicit Teller(const Room& before) : before_(before) {}

    Told operator()(const Created& c) { return TableEvent{.what = What::created, .name = c.name}; }
    Told operator()(const Configured&) { return TableEvent{.what = What::configured}; }
    Told operator()(const HostIs& c) { return TableEvent{.what = What::host, .name = c.name}; }
    Told operator()(const Sat& c) { return TableEvent{.what = What::sat, .seat = c.seat, .name = c.name}; }
    Told operator()(const Stood& c) {
        const Chair& chair = before_.chairs[c.seat];
        return TableEvent{.what = What::stood,
                          .seat = c.seat,
                          .name = chair.who == Who::bot ? chair.level : chair.name,
                          .flag = c.removed};
    }
    Told operator()(const Linked&) { return std::nullopt; }
    Told operator()(const Held&) { return std::nullopt; }
    Told operator()(const Readied& c) {
        return TableEvent{.what = What::ready, .seat = c.seat, .flag = c.ready};
    }
    Told operator()(const BotSeated& c) {
        return TableEvent{.what = What::bot, .seat = c.seat, .level = c.level};
    }
    Told operator()(const Sealing& c) {
        if (c.attempt == 1) return std::nullopt;
        return TableEvent{.what = What::dealt_again, .attempt = c.attempt, .seats = c.late};
    }
    Told operator()(const Pledged&) { return std::nullopt; }
    Told operator()(const Begun&) { return std::nullopt; }
    Told operator()(const Moved&) { return std::nullopt; }
    Told operator()(const BotPlays& c) {
        return TableEvent{.what = What::bot_plays, .seat = c.seat, .level = c.level, .why = c.why};
    }
    Told operator()(const CameBack& c) { return TableEvent{.what = What::back, .seat = c.seat}; }
    Told operator()(const TakenOver& c) {
        return TableEvent{.what = What::taken_over, .seat = c.seat, .name = c.name};
    }
    Told operator()(const Paused& c) { return TableEvent{.what = What::paused, .flag = c.paused}; }
    Told operator()(const MoreTime&) { return std::nullopt; }
    Told operator()(const Voted& c) { return TableEvent{.what = What::voted, .seat = c.seat, .flag = c.end}; }
    Told operator()(const GivenUp&) { return TableEvent{.what = What::given_up}; }
    Told operator()(const Reopened&) { return TableEvent{.what = What::reopened}; }
    Told operator()(const Muted& c) {
        return TableEvent{.what = What::muted, .name = c.name, .flag = c.muted};
    }
    Told operator()(const Closed&) { return TableEvent{.what = What::closed}; }

private:
    const Room& before_;
};

}  // namespace

Told told(const Change& change, const Room& before) { return std::visit(Teller(before), change); }

}  // namespace scoville::table
