#include "fair/vault.h"

#include <sodium.h>

#include "fair/bytes.h"
#include "fair/hash.h"
#include "fair/hex.h"

namespace scoville::fair {
namespace {

constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t secret_size = 64;
constexpr std::size_t sealed_size = nonce_size + secret_size + crypto_aead_xchacha20poly1305_ietf_ABYTES;

}  // namespace

std::string Vault::seal(const ServerSecret& secret, std::string_view under, Chance& chance) const {
    const auto nonce = chance.bytes<nonce_size>();
    const ByteView name = bytes_of(under);
    std::array<std::uint8_t, sealed_size> sealed{};
    std::copy(nonce.begin(), nonce.end(), sealed.begin());
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealed.data() + nonce_size, nullptr, secret.reveal().data(),
                                               secret_size, name.data(), name.size(), nullptr, nonce.data(),
                                               key_.reveal().data());
    return hex_of(sealed);
}

std::optional<ServerSecret> Vault::unseal(std::string_view sealed, std::string_view under) const {
    const auto bytes = bytes_from_hex<sealed_size>(sealed);
    if (!bytes) return std::nullopt;
    const ByteView name = bytes_of(under);
    ServerSecret::Bytes secret{};
    if (crypto_aead_xchacha20poly1305_ietf_decrypt(
            secret.data(), nullptr, nullptr, bytes->data() + nonce_size, sealed_size - nonce_size,
            name.data(), name.size(), bytes->data(), key_.reveal().data()) != 0)
        return std::nullopt;
    return ServerSecret(secret);
}

std::string Vault::mark(std::string_view purpose, std::string_view name) const {
    return hex_of(HmacSha512(key_.reveal()).field("scoville mark").field(purpose).field(name).digest());
}

Vault::Key new_vault_key(Chance& chance) { return Vault::Key(chance.bytes<32>()); }
ServerSecret new_server_secret(Chance& chance) { return ServerSecret(chance.bytes<64>()); }
Entropy new_entropy(Chance& chance) { return chance.bytes<32>(); }

}  // namespace scoville::fair
