#include "any/face/kind.h"

#include <algorithm>

namespace scoville::any {
namespace {

// The list has seen to it already; here the compiler says what a face lacks.
template <GameFace... Face>
constexpr bool each_is_whole(List<Face...>) {
    return true;
}
static_assert(each_is_whole(Games{}));

}  // namespace

bool any(const May& may) {
    return std::visit([](const auto& one) { return one.any(); }, may);
}

bool may_react(const May& may) {
    return with_part(may, []<class Face>(const auto& one) { return Face::may_react(one); });
}

bool names_card(const Action& action) {
    return with_part(action, []<class Face>(const auto& one) { return Face::names_card(one); });
}

Action safe_action(const May& may, const View& view) {
    return with_part(may, [&]<class Face>(const auto& one) -> Action {
        return Action(std::in_place_index<place_of<Face>>, Face::safe_action(one, part<Face>(view)));
    });
}

std::string_view name_of(Kind kind) {
    return with_game(kind, []<class Face>() { return Face::name; });
}
PlayerRange players_of(Kind kind) {
    return with_game(kind, []<class Face>() { return Face::players; });
}
bool deal_each_round(Kind kind) {
    return with_game(kind, []<class Face>() { return Face::deal_each_round; });
}

std::optional<Kind> kind_named(std::string_view name) {
    std::optional<Kind> found;
    for_each_game([&]<class Face>() {
        if (Face::name == name) found = kind_for<Face>;
    });
    return found;
}

std::string names_in_words(std::string_view quote) {
    std::string words;
    std::size_t left = Games::size;
    for_each_game([&]<class Face>() {
        words += std::string(quote) + std::string(Face::name) + std::string(quote);
        if (--left > 0) words += left == 1 ? " or " : ", ";
    });
    return words;
}

std::string_view edition_of(const Options& options) {
    return with_part(options, []<class Face>(const auto& one) { return Face::edition(one); });
}

int players_in(const Options& options) {
    return std::visit([](const auto& one) { return static_cast<int>(one.players); }, options);
}

Options for_chairs(Options options, std::span<const Seat> chairs) {
    std::visit(
        [chairs](auto& one) {
            one.players = static_cast<std::uint8_t>(chairs.size());
            const auto found = one.start ? std::find(chairs.begin(), chairs.end(), *one.start) : chairs.end();
            one.start.reset();
            if (found != chairs.end()) one.start = static_cast<Seat>(found - chairs.begin());
        },
        options);
    return options;
}

std::optional<std::string_view> misfit_of(const Options& options) {
    return with_part(options, []<class Face>(const auto& one) { return Face::misfit(one); });
}

int deals_of(const Options& options) {
    return with_part(options, []<class Face>(const auto& one) { return Face::deals(one); });
}

}  // namespace scoville::any
