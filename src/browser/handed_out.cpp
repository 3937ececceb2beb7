#include "browser/handed_out.h"

#include <deque>
#include <utility>

#include "bots/levels/make.h"
#include "browser/question_bytes.h"
#include "house/bot_player.h"

namespace scoville::browser {
namespace {

bool takes_its_time(const house::Brief& brief) {
    const auto level = bots::level_named(brief.level);
    return level && any::with_game(any::kind_of(brief.options),
                                   [&]<class Face>() { return bots::Levels<Face>::searches(*level); });
}

}  // namespace

// What is known here of a mind that is elsewhere: enough to go on without it.
struct HandedOut::Memory {
    struct Open {
        house::Question question;
        house::Mind::Then then;
    };
    std::int64_t number = 0;
    house::Brief brief;
    bool asked = false;
    std::vector<any::SeenEvent> story;  // of all questions that were answered
    std::deque<Open> open;
    std::unique_ptr<house::BotPlayer> here;  // once the other worker has failed

    // It takes the place of the one elsewhere: knows the same, with other dice from here on.
    any::Action answer_here(const house::Question& question) {
        if (!here) {
            here = house::make_bot_player(brief);
            house::Question with_story = question;
            with_story.story = std::move(story);
            with_story.story.insert(with_story.story.end(), question.story.begin(), question.story.end());
            return here->answer(with_story);
        }
        return here->answer(question);
    }
};

class HandedOut::Handed final : public house::Mind {
public:
    Handed(HandedOut& of, std::shared_ptr<Memory> memory) : of_(of), memory_(std::move(memory)) {}
    ~Handed() override {
        of_.out_.erase(memory_->number);
        of_.outbox_.put(Packed().add("free").add(memory_->number));
    }

    void think(house::Question question, Then then) override {
        if (memory_->here) {
            of_.hours_.post(
                [weak = std::weak_ptr(memory_), question = std::move(question), then = std::move(then)] {
                    if (const auto memory = weak.lock()) then(memory->answer_here(question));
                });
            return;
        }
        memory_->open.push_back({std::move(question), std::move(then)});
        const Asked asked{.mind = memory_->number,
                          .first = !std::exchange(memory_->asked, true),
                          .brief = memory_->brief,
                          .question = memory_->open.back().question};
        of_.outbox_.put(Packed().add("think").add(memory_->number).add(bytes_of(asked)));
    }

private:
    HandedOut& of_;
    std::shared_ptr<Memory> memory_;
};

std::unique_ptr<house::Mind> HandedOut::mind(const house::Brief& brief) {
    if (!others_ || !takes_its_time(brief)) return own_.mind(brief);
    auto memory = std::make_shared<Memory>();
    memory->number = ++minds_;
    memory->brief = brief;
    out_[memory->number] = memory;
    return std::make_unique<Handed>(*this, std::move(memory));
}

void HandedOut::thought(std::int64_t mind, std::string_view answer) {
    const auto found = out_.find(mind);
    const auto memory = found == out_.end() ? nullptr : found->second.lock();
    if (!memory || memory->open.empty()) return;
    const auto action = action_in(answer);
    const std::size_t answered = action ? 1 : memory->open.size();
    for (std::size_t i = 0; i < answered; ++i) {
        Memory::Open open = std::move(memory->open.front());
        memory->open.pop_front();
        const any::Action does = action ? *action : memory->answer_here(open.question);
        if (action)
            memory->story.insert(memory->story.end(), open.question.story.begin(), open.question.story.end());
        hours_.post([weak = std::weak_ptr(memory), then = std::move(open.then), does] {
            if (weak.lock()) then(does);
        });
    }
}

}  // namespace scoville::browser
