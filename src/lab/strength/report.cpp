#include "lab/strength/report.h"

#include <array>

#include "lab/strength/sections.h"

namespace scoville::lab {
namespace {

struct Section {
    const char* name;
    std::string (*written)(Matches& matches);
};

constexpr std::array<Section, 10> sections{{{"marks", strength::marks},
                                            {"ladder", strength::ladder},
                                            {"spicy", strength::spicy_matrices},
                                            {"tables", strength::spicy_tables},
                                            {"schoten", strength::schoten_matrices},
                                            {"beliefs", strength::beliefs},
                                            {"temperaments", strength::temperaments},
                                            {"small", strength::small_spicy},
                                            {"exploiter", strength::exploiter},
                                            {"pace", strength::pace}}};

}  // namespace

std::vector<std::string> strength_sections() {
    std::vector<std::string> names;
    for (const Section& section : sections) names.emplace_back(section.name);
    return names;
}

std::string strength_page(const StrengthPlan& plan, const StrengthListener& listener) {
    Matches matches(plan, listener);
    std::string page;
    for (const Section& section : sections)
        if (plan.only.empty() || plan.only == section.name) page += section.written(matches);
    return page;
}

}  // namespace scoville::lab
