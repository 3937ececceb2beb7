#include "bots/schoten/heard.h"

#include <variant>

namespace scoville::bots {

void Heard::begin(const schoten::View& view) {
    if (plan_) return;
    plan_.emplace(view);
    laid_.clear();
    open_ = {};
    open_.rack = first_rack_ = view.rack;
    open_.turn = view.starter;
    course_ = {.out = {}, .backs = {}, .tricks = view.rules.dealt};
    for (Seat seat = 0; seat < view.rules.players; ++seat) course_.backs[seat] = view.hands[seat].backs;
    first_course_ = course_;
}

void Heard::see(const schoten::SeenEvent& event) {
    if (std::holds_alternative<schoten::RoundStarted>(event)) plan_.reset();
    if (!plan_) return;
    if (const auto* shown = std::get_if<schoten::TipsShown>(&event))
        for (int i = 0; i < shown->tips.size(); ++i) open_.tips[static_cast<std::size_t>(i)] = shown->tips[i];
    if (const auto* played = std::get_if<schoten::CardPlayed>(&event)) {
        const int place = plan_->order().place(played->card);
        laid_.push_back({played->seat, place, open_, course_});
        course_.lay(played->seat, place, played->card.colour());
        plan_->play(open_, place);
        if (open_.trick.empty()) --course_.tricks;
    }
    if (const auto* took = std::get_if<schoten::Took>(&event)) plan_->take(open_, took->colour);
}

}  // namespace scoville::bots
