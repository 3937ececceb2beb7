#include "bots/face/levels.h"

namespace scoville::bots {

const std::array<LevelInfo, level_count>& levels() {
    static constexpr std::array<LevelInfo, level_count> list{{
        {Level::random,
         "random",
         "Mausi",
         {"A kitten that paws at whatever moves.", "Ein Kätzchen, das nach allem tapst, was sich bewegt.",
          "Un chaton qui tape sur tout ce qui bouge.", "…"}},
        {Level::honest,
         "honest",
         "Balthazar",
         {"Too proud to lie, too polite to doubt you.", "Zu stolz zum Lügen, zu höflich zum Zweifeln.",
          "Trop fier pour mentir, trop poli pour douter.", "…"}},
        {Level::odds,
         "odds",
         "Professor Paprika",
         {"Counts every card and tells half the truth.", "Zählt jede Karte und sagt die halbe Wahrheit.",
          "Compte chaque carte et dit la moitié de la vérité.", "…"}},
        {Level::liar,
         "liar",
         "Loki",
         {"Would rather bluff than breathe.", "Blufft lieber, als zu atmen.",
          "Préfère bluffer que respirer.", "…"}},
        {Level::suspicious,
         "suspicious",
         "Madame Griffe",
         {"Trusts nobody, and her paw is quick.", "Traut niemandem, und ihre Tatze ist schnell.",
          "Ne croit personne, et sa patte est rapide.", "…"}},
        {Level::apprentice,
         "apprentice",
         "Pimenta",
         {"Learning from the best, and already dreaming of it.",
          "Lernt bei der Besten und träumt schon davon.",
          "Apprend auprès de la meilleure, et en rêve déjà.", "…"}},
        {Level::expert,
         "expert",
         "Don Habanero",
         {"Smiles at every lie, his own included.", "Lächelt über jede Lüge, auch über die eigene.",
          "Sourit à chaque mensonge, même au sien.", "…"}},
        {Level::master,
         "master",
         "Lady Capsaicin",
         {"Has played millions of games against herself, and lost half of them.",
          "Hat Millionen Partien gegen sich selbst gespielt und die Hälfte verloren.",
          "A joué des millions de parties contre elle-même, et en a perdu la moitié.", "…"}},
        {Level::dreamer, "dreamer", "Nimbus", {"Dreams.", "Träumt.", "Rêve.", "…"}},
    }};
    constexpr auto in_every_language = [](const Text& text) {
        const auto& [en, de, fr, it] = text;  // a language more does not compile until it is here too
        return !en.empty() && !de.empty() && !fr.empty() && !it.empty();
    };
    constexpr auto all_listed = [in_every_language] {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (static_cast<std::size_t>(list[i].level) != i || list[i].name.empty() ||
                !in_every_language(list[i].character))
                return false;
        return true;
    };
    static_assert(all_listed(), "every level has its line, in the order of their enumeration");
    return list;
}

std::optional<Level> level_named(std::string_view name) {
    for (const LevelInfo& info : levels())
        if (info.name == name) return info.level;
    return std::nullopt;
}

}  // namespace scoville::bots
