// Short texts sealed under a key, each by its number: whoever has no key learns neither what it says nor how
// long it is. The same text under the same number seals to the same bytes, another one to quite others, so
// that a text which could not be written and was replaced tells nothing either.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "fair/chain.h"
#include "fair/secret.h"

namespace scoville::fair {

using TextKey = Secret<64>;  // half of it seals, half of it vouches

// A game's own, from the secret that blinds its log: it can be shown without showing that one.
TextKey text_key_of(const BlindSecret& blind);

// A key made ready for the many texts of a game.
class TextSealer {
public:
    explicit TextSealer(const TextKey& key);
    const TextKey& key() const { return key_; }
    std::string seal(std::uint64_t number, std::string_view text) const;
    std::optional<std::string> unseal(std::uint64_t number, std::string_view sealed) const;

private:
    TextKey key_;
    std::shared_ptr<const HmacKey> vouches_;
};

// Letters, digits, - and _. As long for every text of up to 128 bytes, then for every one of up to 256 …
std::string seal_text(const TextKey& key, std::uint64_t number, std::string_view text);
// None if it was sealed under another key or number, or is damaged.
std::optional<std::string> unseal_text(const TextKey& key, std::uint64_t number, std::string_view sealed);

}  // namespace scoville::fair
