#include "external/conduct.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

namespace scoville::external {

void Troubles::note(std::int64_t Troubles::* counter, std::string_view what, std::string words) {
    ++(this->*counter);
    code = what;
    last = std::move(words);
}

void PolicyTold::add(std::span<const double> chances, double chosen) {
    if (chances.empty()) return;
    double mean = 0;
    double square = 0;
    for (const double p : chances) {
        if (p <= 0) continue;
        const double mine = -std::log(p);
        mean += p * mine;
        square += p * mine * mine;
    }
    ++answers;
    surprise += chosen > 0 ? -std::log(chosen) : 0;
    entropy += mean;
    variance += std::max(0.0, square - mean * mean);
}

double PolicyTold::off() const {
    constexpr double certain = 1e-9;  // policies without chance cannot surprise
    const double difference = surprise - entropy;
    return variance > certain ? difference / std::sqrt(variance) : 0;
}

Conduct& Conduct::operator+=(const Conduct& other) {
    asked += other.asked;
    troubles.illegal += other.troubles.illegal;
    troubles.malformed += other.troubles.malformed;
    troubles.late += other.troubles.late;
    troubles.gone += other.troubles.gone;
    troubles.chatty += other.troubles.chatty;
    if (!other.troubles.code.empty()) {
        troubles.code = other.troubles.code;
        troubles.last = other.troubles.last;
    }
    policy.answers += other.policy.answers;
    policy.surprise += other.policy.surprise;
    policy.entropy += other.policy.entropy;
    policy.variance += other.policy.variance;
    return *this;
}

std::string written(const Troubles& troubles) {
    const auto count = [](std::int64_t number, const char* what) {
        return std::to_string(number) + " " + what;
    };
    return count(troubles.illegal, "illegal, ") + count(troubles.malformed, "malformed, ") +
           count(troubles.late, "late, ") + count(troubles.gone, "gone, ") +
           count(troubles.chatty, "too chatty");
}

std::string written(const PolicyTold& policy) {
    if (policy.answers == 0) return "";
    const auto answers = static_cast<double>(policy.answers);
    char text[256];
    std::snprintf(text, sizeof text,
                  "told its probabilities %lld times: mean -ln p of its actions %.3f, by its own word %.3f%s",
                  static_cast<long long>(policy.answers), policy.surprise / answers, policy.entropy / answers,
                  std::abs(policy.off()) > far_off ? "; it does not play what it tells." : ".");
    return text;
}

}  // namespace scoville::external
