// Looking back at a game of Scharfe Schoten: the same curves and decisions, from its search. Backs are
// public, so worlds are exact permutations within each colour, drawn anew at every point and weighed by how
// likely everyone would have tipped as they did.
#pragma once

#include <optional>

#include "lookback/analysis.h"
#include "lookback/schoten/match.h"
#include "lookback/sums.h"
#include "notation/schoten_in.h"
#include "schoten/inside/deal.h"

namespace scoville::lookback {

class SchotenAnalysis : public Analysis {
public:
    // None, if the game is not over after the moves or one is not legal.
    static std::unique_ptr<SchotenAnalysis> of(const schoten::Deals& deals,
                                               std::span<const notation::SchotenMove> moves,
                                               const Plan& plan);

    int lanes() const override;
    int pieces(int lane) const override;
    void advance(int lane) override;
    Report report() const override;

private:
    struct Scene {
        What what = What::deal;
        Seat seat = no_seat;
        int move = no_move;
        schoten::State from;                                      // a deal has happened already …
        schoten::Action action;                                   // … else this happens next
        schoten::CardSet played;                                  // in this round so far …
        std::array<schoten::CardSet, schoten::max_players> by{};  // … and by whom
    };
    struct SeatLane {
        Seat seat = no_seat;
        std::size_t next = 0;
        std::vector<Known> known;
        std::vector<Decision> decisions;
    };
    struct Cloud;

    explicit SchotenAnalysis(const Plan& plan) : plan_(plan) {}
    bool play(const schoten::Deals& deals, std::span<const notation::SchotenMove> moves);
    int players() const { return scenes_[0].from.rules.players; }
    void look_at(std::size_t at);
    void go_on(SeatLane& lane);
    Cloud cloud_at(const Scene& scene, Seat self, int count, int first) const;
    std::optional<Decision> decide(const Scene& scene, int moment) const;

    Plan plan_;
    std::vector<Scene> scenes_;
    std::vector<ShareBySeat> points_;
    std::vector<int> play_outs_;
    std::vector<int> rounds_;
    std::vector<Parts> sums_;
    std::vector<PlayedOut> each_;
    std::vector<SeatLane> seats_;
};

}  // namespace scoville::lookback
