// Any bytes as a game of the list, its options and a sequence of actions: accepted is exactly what is listed,
// refused changes nothing, cards stay in one place.
#include <algorithm>
#include <cstdint>

#include "base/check.h"
#include "tests/games/trials.h"

namespace {

using namespace scoville;           // NOLINT(google-build-using-namespace)
using namespace scoville::testing;  // NOLINT(google-build-using-namespace)

template <class Face>
struct Watching {
    static constexpr bool listens = true;
    typename Trial<Face>::Cards& cards;
    void tell(const typename Face::Inside::Event& event) {
        cards.tell(Face::Inside::see(event, Viewer::everything()));
    }
};

template <class Face>
void play(Bytes& in) {
    using Inside = typename Face::Inside;
    const auto options = Trial<Face>::read_options(in);
    FastRng rng(in.next());
    const auto deal = Inside::deal(options, random_keys(Face::deals(options), rng));
    typename Trial<Face>::Cards cards;
    Watching<Face> watching{cards};
    auto state = Inside::begin(deal, watching);
    while (!in.empty()) {
        const Seat seat = static_cast<Seat>(in.next() % (max_seats + 1));
        const bool sits = seat < options.players;
        const auto before = state;
        const auto action = Trial<Face>::read_action(in, state, seat);
        const Verdict verdict = Inside::act(state, deal, seat, action, watching);
        const auto may = sits ? Inside::may(before, seat) : typename Face::May{};
        const auto listed = accepted_by<Face>(may);
        const bool is_listed =
            sits && std::any_of(listed.begin(), listed.end(), [&](const auto& each) {
                return Trial<Face>::key(before, seat, each) == Trial<Face>::key(before, seat, action);
            });
        CHECK(static_cast<bool>(verdict) == is_listed);
        CHECK(static_cast<bool>(verdict) == (sits && Face::allows(may, action)));
        if (verdict) {
            CHECK(cards.check(state));
        } else {
            CHECK(state == before);
            CHECK(!verdict.refusal().code.empty() && !verdict.refusal().sentence.empty());
        }
        CHECK(Inside::see(state, Viewer::spectator(), Finished::sealed).over == state.over());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes in(data, size);
    const auto kind = static_cast<any::Kind>(in.next() % any::Games::size);
    any::with_game(kind, [&]<class Face>() { play<Face>(in); });
    return 0;
}
