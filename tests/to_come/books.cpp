// Linked instead of the real books: today's rules, and Spicy's as they may be one day. spicy-2 deals seven
// cards, has a seventh variant card, takes three cards from who loses a challenge, and hides the end card
// better.
#include "spicy/face/options.h"
#include "spicy/face/rules.h"

namespace scoville::spicy {
std::span<const Rules> todays_book();
}

#define rules_book todays_book                  // NOLINT(cppcoreguidelines-macro-usage)
#include "src/games/spicy/face/rules_book.cpp"  // NOLINT(bugprone-suspicious-include)
#undef rules_book

namespace scoville::spicy {
namespace {

std::vector<EditionData> editions_to_come() {
    std::vector<EditionData> all(editions.begin(), editions.end());
    for (EditionData& edition : all) ++edition.dealt;
    return all;
}

std::vector<VariantData> variants_to_come() {
    std::vector<VariantData> all(variant_cards.begin(), variant_cards.end());
    all.push_back({"hot-start", [](Ruleset& rules) { rules.openers = NumberSet{1}; }});
    return all;
}

}  // namespace

std::span<const Rules> rules_book() {
    static const std::vector<EditionData> more_editions = editions_to_come();
    static const std::vector<VariantData> more_variants = variants_to_come();
    static const std::vector<Rules> both = [] {
        std::vector<Rules> all(todays_book().begin(), todays_book().end());
        Rules next = all.back();
        next.name = "spicy-2";
        next.base.challenge_draw = 3;
        next.editions = more_editions;
        next.variants = more_variants;
        next.end_slack = 3;
        all.push_back(next);
        return all;
    }();
    return both;
}

}  // namespace scoville::spicy
