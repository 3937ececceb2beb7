#include "browser/thinker.h"

#include "bots/master/weights.h"
#include "browser/question_bytes.h"

namespace scoville::browser {

std::optional<std::string> Thinker::think(std::string_view question) {
    const auto asked = asked_in(question);
    if (!asked || !bots::spicy_master_net()) return std::nullopt;
    if (asked->first) minds_[asked->mind] = house::make_bot_player(asked->brief);
    const auto mind = minds_.find(asked->mind);
    if (mind == minds_.end() || !mind->second) return std::nullopt;
    return bytes_of(mind->second->answer(asked->question));
}

}  // namespace scoville::browser
