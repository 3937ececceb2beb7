#include "lab/train/log.h"

#include <cstdio>

namespace scoville::lab {
namespace {

long long wide(std::int64_t n) { return static_cast<long long>(n); }

}  // namespace

std::string iteration_line(const TrainProgress& progress, const UpdateFigures& figures,
                           const UpdatePlan& update, const std::vector<std::pair<std::string, Look>>& looks) {
    char text[640];
    std::snprintf(
        text, sizeof text,
        R"({"iteration":%d,"games":%lld,"decisions":%lld,"samples":%lld,"seconds":%.1f,"rate":%.2e,)"
        R"("entropy_pull":%.4f,"entropy":%.4f,"divergence":%.5f,"clipped":%.4f,"critic_error":%.5f,)"
        R"("value_error":%.5f,"brier_number":%.4f,"brier_spice":%.4f,"spread":%.4f)",
        progress.iteration, wide(progress.games), wide(progress.decisions), wide(progress.samples),
        progress.seconds, static_cast<double>(update.rate), static_cast<double>(update.entropy),
        figures.entropy, figures.divergence, figures.clipped, figures.critic_error, figures.value_error,
        figures.brier_number, figures.brier_spice, figures.spread);
    std::string line = text;
    for (const auto& [name, look] : looks) {
        std::snprintf(text, sizeof text, R"(,"%s":%.4f,"%s_error":%.4f)", name.c_str(), look.share,
                      name.c_str(), look.error);
        line += text;
    }
    return line + "}";
}

std::string exploiter_line(const TrainProgress& progress, int players, std::int64_t games, const Look& look) {
    char text[240];
    std::snprintf(
        text, sizeof text,
        R"({"at":%d,"games":%lld,"exploiter":%d,"trained":%lld,"share":%.4f,"error":%.4f,"played":%lld})",
        progress.iteration, wide(progress.games), players, wide(games), look.share, look.error,
        wide(look.games));
    return text;
}

}  // namespace scoville::lab
