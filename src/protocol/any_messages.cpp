#include "protocol/any_messages.h"

namespace scoville::protocol {
namespace {

// f(question) with the question of the game it is about.
template <class F>
decltype(auto) with_ask(const AnyAsk& ask, F&& f) {
    return any::with_part(ask.may, [&]<class Face>(const auto& may) -> decltype(auto) {
        return f(bots::Types<Face>::ask(ask.seat, any::part<Face>(ask.view), may));
    });
}

}  // namespace

void write_new(std::string& out, std::string_view game, Seat seat, const any::Options& options) {
    any::with_part(options,
                   [&]<class Face>(const auto& own) { write_new<Face>(out, game, seat, own, std::nullopt); });
}

void write_event(std::string& out, std::string_view game, const any::SeenEvent& event,
                 const any::Options& options) {
    any::with_part(event, [&]<class Face>(const auto& own) {
        write_event<Face>(out, game, own, Face::ruleset(any::part<Face>(options)));
    });
}

void write_act(std::string& out, std::string_view game, std::uint64_t id, const AnyAsk& ask, int ms) {
    with_ask(ask, [&](const auto& own) { write_act(out, game, id, own, ms); });
}

void write_end(std::string& out, std::string_view game, const any::View& view) {
    any::with_part(view, [&]<class Face>(const auto& own) { write_end<Face>(out, game, own); });
}

Result<any::Action, Unusable> read_answer(std::string_view line, const AnyAsk& ask) {
    return with_ask(ask, [&](const auto& own) -> Result<any::Action, Unusable> {
        const auto answer = read_answer(line, own);
        if (!answer) return answer.error();
        return any::Action(answer->action);
    });
}

}  // namespace scoville::protocol
