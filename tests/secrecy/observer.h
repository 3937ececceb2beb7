// Non-interference: a game is played to some point; then the cards an observer has not seen are permuted,
// the others' actions relabelled to match, answers still pending varied, and the game is run again. The
// observer must get the same bytes. A deliberate leak shows that the test would notice.
//
// Secrets<Face> knows how a game's secrets are varied; it has no general case.
//   live(rng)                  a random beginning of a game
//   options(lived)             its options, settled
//   other(lived, observer, rng)    another game that must look the same to the observer
//   run(lived, sink)           plays it
//   attempt(state, seat, action)   what the rules would say
//   leak(bytes, state, leak), leaks    as a control
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "notation/of_game.h"
#include "tensors/of_game.h"
#include "tests/games/trial.h"

namespace scoville::testing {

// What an observation may be made to leak, as a control.
enum class Leak {
    none,
    next_card,
    top_card_length,
    others_hand_order,
    pending_answers,
    refusal_of_another_hand
};

template <class Face>
struct Secrets;

// Everything that reaches the observer while the game goes on.
template <class Face>
struct Observation {
    static constexpr bool listens = true;
    Viewer viewer;
    typename Face::Ruleset rules;
    std::string& bytes;
    void tell(const typename Face::Inside::Event& event) {
        JsonOut out(bytes);
        notation::Notation<Face>::write_event(out, Face::Inside::see(event, viewer), rules);
    }
};

// What a seat is told it may do, and what it is told when trying things.
template <class Face>
void describe_choices(const typename Face::Inside::State& state, Seat seat,
                      const typename Face::Ruleset& rules, std::string& bytes) {
    for (const auto& action : accepted_by<Face>(Face::Inside::may(state, seat))) {
        JsonOut out(bytes);
        notation::Notation<Face>::write_move(out, seat, action, rules);
    }
    FastRng rng(7);
    Trial<Face>::for_each_conceivable(rng, [&](const auto& action) {
        if (rng.below(16) != 0) return;
        const Verdict verdict = Secrets<Face>::attempt(state, seat, action);
        bytes += verdict ? "ok" : verdict.refusal().key;
    });
}

// What a program that learns gets of it.
template <class Face>
void describe_tensors(const typename Face::Inside::State& state, Seat seat, std::string& bytes) {
    using Tensors = tensors::TensorsOf<Face>;
    std::vector<std::uint8_t> row(static_cast<std::size_t>(Tensors::observation_size()));
    Tensors::observe(Face::Inside::see(state, Viewer::at_seat(seat), Finished::sealed), seat, {},
                     tensors::Row(row));
    std::array<std::uint8_t, Tensors::action_count> mask{};
    Tensors::write_mask(Face::Inside::may(state, seat), {}, mask);
    for (const std::uint8_t byte : row) bytes += std::to_string(byte) + ' ';
    for (const std::uint8_t byte : mask) bytes += static_cast<char>('0' + byte);
}

template <class Face>
std::string observe(const typename Secrets<Face>::Lived& lived, std::optional<Seat> observer, Leak leak) {
    std::string bytes;
    const Viewer viewer = observer ? Viewer::at_seat(*observer) : Viewer::spectator();
    const auto rules = Face::ruleset(Secrets<Face>::options(lived));
    Observation<Face> sink{viewer, rules, bytes};
    const auto state = Secrets<Face>::run(lived, sink);
    JsonOut out(bytes);
    out.open_object();
    notation::Notation<Face>::write_view(out, Face::Inside::see(state, viewer, Finished::sealed));
    out.close_object();
    if (observer) {
        describe_choices<Face>(state, *observer, rules, bytes);
        describe_tensors<Face>(state, *observer, bytes);
    }
    Secrets<Face>::leak(bytes, state, leak);
    if (leak == Leak::refusal_of_another_hand) describe_choices<Face>(state, 1, rules, bytes);
    return bytes;
}

// How often the observer could tell the two games apart.
template <class Face>
int differences(Leak leak, int games, std::uint64_t seed) {
    FastRng rng(seed);
    int different = 0;
    for (int game = 0; game < games; ++game) {
        const auto lived = Secrets<Face>::live(rng);
        const auto players = Secrets<Face>::options(lived).players;
        const auto who = rng.below(players + 1u);
        const std::optional<Seat> observer =
            who == players ? std::nullopt : std::optional(static_cast<Seat>(who));
        const auto other = Secrets<Face>::other(lived, observer, rng);
        const std::string before = observe<Face>(lived, observer, leak);
        const std::string after = observe<Face>(other, observer, leak);
        if (before == after) continue;
        ++different;
        if (leak != Leak::none) continue;
        ADD_FAILURE() << "observer " << who << " of " << int{players} << "\n" << before << "\n" << after;
        if (different > 3) break;
    }
    return different;
}

}  // namespace scoville::testing
