#include "tests/browser/page.h"

namespace scoville::browser::test {
namespace {

// As StillHouse begins.
constexpr Millis began = 1'000'000;
constexpr Millis first_day = 1'800'000'000'000;

}  // namespace

Page::Page(std::uint64_t seed, bool others, std::map<std::string, std::string> kept)
    : kept_(std::move(kept)),
      chance_(seed),
      house_({.steady = began, .utc = first_day}, chance_, outbox_, others) {
    serve();
}

void Page::note(const std::string& who, What what, std::string text) {
    spoken_.push_back({time_, who, what, std::move(text)});
}

void Page::opens(const std::string& who) {
    note(who, What::opens);
    lines_[who] = ++last_line_;
    names_[last_line_] = who;
    house_.arrive(last_line_);
    serve();
}

void Page::says(const std::string& who, const std::string& text) {
    if (!lines_.contains(who)) return;
    note(who, What::says, text);
    house_.hear(lines_[who], text);
    serve();
}

void Page::drops(const std::string& who) {
    note(who, What::drops);
    if (lines_.contains(who)) house_.leave(lines_[who]);
    lines_.erase(who);
    serve();
}

// Each alarm at its time, so that what is to be done after it is done then.
void Page::move_to(Millis at) {
    while (house_.due() <= began + at) {
        time_ = std::max(time_, house_.due() - began);
        house_.tick({.steady = began + time_, .utc = first_day + time_});
        serve();
    }
    time_ = std::max(time_, at);
    house_.tick({.steady = began + time_, .utc = first_day + time_});
    serve();
}

void Page::serve() {
    while (const auto item = outbox_.next()) do_item(Unpacked(*item));
}

void Page::do_item(Unpacked item) {
    const std::string_view kind = item.text();
    if (kind == "log") {
        log_.emplace_back(item.text());
        return;
    }
    const auto number = item.number<std::int64_t>();
    if (kind == "send") {
        note(names_[number], What::hears, std::string(item.text()));
    } else if (kind == "close") {
        const std::string ending(item.text());
        note(names_[number], What::closed, ending + " " + std::string(item.text()));
        lines_.erase(names_[number]);
        house_.leave(number);
    } else if (kind == "write") {
        if (keeping == store::Outcome::ok) write(item.text());
        house_.stored(number, keeping);
    } else if (kind == "read") {
        house_.found(number, keeping != store::Outcome::failed, pairs_of(item.text()));
    } else if (kind == "think") {
        ++questions_;
        house_.thought(number, thinking ? thinker_.think(item.text()).value_or("") : "");
    } else if (kind == "free") {
        thinker_.free(number);
    }
}

void Page::write(std::string_view changes) {
    for (Unpacked in(changes); in.more();) {
        const bool put = in.text() == "put";
        const std::string key(in.text());
        if (put)
            kept_[key] = in.text();
        else
            std::erase_if(kept_, [&](const auto& pair) { return pair.first.starts_with(key); });
    }
}

PairList Page::pairs_of(std::string_view beginning) const {
    PairList pairs;
    for (const auto& [key, bytes] : kept_)
        if (key.starts_with(beginning)) pairs.emplace_back(key, bytes);
    return pairs;
}

std::string held(std::string_view conversation, Page& page) {
    for (const Spoken& one : house::test::conversation_in(conversation)) {
        page.move_to(one.at);
        if (one.what == What::opens) page.opens(one.who);
        if (one.what == What::says) page.says(one.who, one.text);
        if (one.what == What::drops) page.drops(one.who);
    }
    return house::test::text_of(page.spoken());
}

}  // namespace scoville::browser::test
