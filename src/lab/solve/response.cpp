#include "lab/solve/response.h"

#include <algorithm>

namespace scoville::lab {
namespace {

using Group = std::vector<History>;

// Histories that look the same to the responder.
class Groups {
public:
    void add(const History& history, std::uint64_t key) {
        for (auto& [known, group] : groups_)
            if (known == key) {
                group.push_back(history);
                return;
            }
        groups_.emplace_back(key, Group{history});
    }
    std::vector<std::pair<std::uint64_t, Group>>& all() { return groups_; }

private:
    std::vector<std::pair<std::uint64_t, Group>> groups_;
};

class Responder {
public:
    Responder(Seat seat, const SolvePolicy& policy) : seat_(seat), policy_(policy) {}

    double respond(Groups& groups) {
        double sum = 0;
        for (auto& [key, group] : groups.all()) sum += respond(group);
        return sum;
    }
    Response response;

private:
    double respond(const Group& group) {
        const Actions actions = actions_at(group[0].state);
        if (group[0].actor() != seat_) {
            Groups next;
            double sum = 0;
            for (const History& history : group) {
                const Actions own = actions_at(history.state);
                const Chances& chances = policy_(history, own);
                for (int i = 0; i < own.size(); ++i)
                    if (chances[i] > 0) sum += follow(history, own[i], static_cast<double>(chances[i]), next);
            }
            return sum + respond(next);
        }
        ++response.decisions;
        double best = -2;
        for (const spicy::Action action : actions) {
            Groups next;
            double sum = 0;
            for (const History& history : group) sum += follow(history, action, 1, next);
            best = std::max(best, sum + respond(next));
        }
        return best;
    }

    // Where the action leads: what ended counts at once, the rest goes on in its group.
    double follow(const History& history, spicy::Action action, double chance, Groups& next) {
        double sum = 0;
        for_each_draw(history.state, action, [&](const spicy::State& state, double drawn) {
            History after = history;
            after.state = state;
            after.weight *= chance * drawn;
            advance(after, action);
            ++response.histories;
            if (after.state.over())
                sum += after.weight * payoff(after.state) * (seat_ == 0 ? 1 : -1);
            else
                next.add(after, after.keys[seat_]);
        });
        return sum;
    }

    Seat seat_;
    const SolvePolicy& policy_;
};

}  // namespace

Response best_response(Seat responder, const SolvePolicy& policy, const std::vector<History>& deals) {
    Groups start;
    for (const History& deal : deals) start.add(deal, deal.keys[responder]);
    Responder work(responder, policy);
    work.response.value = work.respond(start);
    return work.response;
}

Exploitability exploitability(const SolvePolicy& policy, const std::vector<History>& deals) {
    return {best_response(0, policy, deals), best_response(1, policy, deals)};
}

}  // namespace scoville::lab
