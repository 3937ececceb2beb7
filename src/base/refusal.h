// Why an action was refused: the id of the rule (or one of four plain words), a key that clients
// translate by, and a sentence a player understands. All static text: refusing costs nothing and
// cannot carry a secret.
#pragma once

#include <string_view>

namespace scoville {

struct Refusal {
    std::string_view code;
    std::string_view key;
    std::string_view sentence;
};

// What `apply` answers. False when refused.
class [[nodiscard]] Verdict {
public:
    constexpr Verdict() = default;
    constexpr Verdict(const Refusal& refusal) : refusal_(&refusal) {}  // NOLINT(google-explicit-constructor)
    constexpr explicit operator bool() const { return refusal_ == nullptr; }
    constexpr const Refusal& refusal() const { return *refusal_; }

private:
    const Refusal* refusal_ = nullptr;
};

}  // namespace scoville
