// A private key on the curve P-256: what it agrees on with another's public key, and what it signs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace scoville::push {

constexpr std::size_t public_key_size = 65;  // uncompressed: 4, x, y

class PrivateKey {
public:
    static PrivateKey fresh();
    // That follows from these bytes: as they are, if they are a number below the curve's order.
    static PrivateKey from(std::string_view bytes);
    PrivateKey(PrivateKey&&) noexcept;
    PrivateKey& operator=(PrivateKey&&) noexcept;
    PrivateKey(const PrivateKey&) = delete;
    PrivateKey& operator=(const PrivateKey&) = delete;
    ~PrivateKey();

    const std::string& public_key() const;
    // ECDH; none if the other is no point of the curve.
    std::optional<std::string> agree_with(std::string_view public_key) const;
    // ECDSA over SHA-256 (ES256): r and s, 32 bytes each.
    std::string sign(std::string_view text) const;

private:
    struct Inside;
    explicit PrivateKey(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

bool is_public_key(std::string_view bytes);

}  // namespace scoville::push
