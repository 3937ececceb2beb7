#include "load/moves.h"

#include <array>
#include <vector>

#include "load/skim.h"

namespace scoville::load {
namespace {

using Text = std::string_view;

bool one_in(std::uint32_t n, FastRng& dice) { return n > 0 && dice.below(n) == 0; }

Text any_of(Text array, FastRng& dice) {
    const std::vector<Text> list = items(array);
    return list.empty() ? Text() : list[dice.below(static_cast<std::uint32_t>(list.size()))];
}

std::string with(Text what, std::initializer_list<std::pair<Text, Text>> fields) {
    std::string text = "{\"do\":\"";
    text.append(what).append("\"");
    for (const auto& [key, value] : fields)
        if (!value.empty()) text.append(",\"").append(key).append("\":").append(value);
    return text + "}";
}

struct Legal {
    Text pass, play, challenge, copy, let, total_wild, tip, cards, take;

    explicit Legal(Text text) {
        each_member(text, [&](Text key, Text value) {
            if (Text* const field = named(key)) *field = value;
        });
    }

private:
    Text* named(Text key) {
        if (key == "pass") return &pass;
        if (key == "play") return &play;
        if (key == "challenge") return &challenge;
        if (key == "copy") return &copy;
        if (key == "let") return &let;
        if (key == "totalWild") return &total_wild;
        if (key == "tip") return &tip;
        if (key == "cards") return &cards;
        if (key == "take") return &take;
        return nullptr;
    }
};

// A last card is announced (S19), but for a blank one there is nothing to announce.
Text last_of(Text part, Text card) { return card == "\"xx\"" ? Text() : member(part, "last"); }

std::string laid(Text what, Text part, FastRng& dice) {
    const Text card = any_of(member(part, "cards"), dice);
    const Text declared = what == "play" ? any_of(member(part, "declare"), dice) : Text();
    return with(what, {{"card", card}, {"declare", declared}, {"last", last_of(part, card)}});
}

std::string tip(FastRng& dice) {
    static constexpr std::array<Text, 4> colours{"\"red\"", "\"yellow\"", "\"green\"", "\"black\""};
    const std::uint32_t most = dice.below(4);
    return with("tip", {{"most", colours[most]}, {"fewest", colours[(most + 1 + dice.below(3)) % 4]}});
}

}  // namespace

std::string choose(Text text, bool awaited, const Temper& temper, FastRng& dice) {
    const Legal legal(text);
    if (!legal.tip.empty()) return tip(dice);
    if (!legal.cards.empty()) return with("card", {{"card", any_of(legal.cards, dice)}});
    if (!legal.take.empty()) return with("take", {{"colour", any_of(legal.take, dice)}});
    if (!legal.total_wild.empty()) return with("total-wild", {{"take", one_in(2, dice) ? "true" : "false"}});
    if (!legal.challenge.empty() && one_in(temper.challenges, dice)) {
        const Text trait = any_of(legal.challenge, dice);
        return with("challenge", {{"trait", trait == "null" ? Text() : trait}});
    }
    if (!legal.copy.empty() && one_in(temper.copies, dice)) return laid("copy", legal.copy, dice);
    if (!legal.play.empty() && (legal.pass.empty() || !one_in(temper.passes, dice)))
        return laid("play", legal.play, dice);
    if (!legal.pass.empty()) return with("pass", {});
    if (!legal.let.empty() && awaited) return with("let", {});
    return {};
}

}  // namespace scoville::load
