#include "server/ids.h"

#include <array>
#include <cstdint>

#include <sodium.h>

#include "fair/hex.h"

namespace scoville::server {
namespace {

constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::string_view code_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string drawn(std::string_view prefix, std::string_view letters, int count) {
    std::string text(prefix);
    for (int i = 0; i < count; ++i)
        text += letters[randombytes_uniform(static_cast<std::uint32_t>(letters.size()))];
    return text;
}

}  // namespace

std::string new_person_id() { return drawn("p_", id_letters, 16); }
std::string guest_name(const std::string& person) {
    constexpr std::size_t prefix = 2, shown = 4;
    return "Guest " + (person.size() > prefix ? person.substr(prefix, shown) : std::string());
}
std::string new_table_id() { return drawn("t_", id_letters, 16); }
std::string new_code() { return drawn("", code_letters, 6); }
// 43 letters of six bits, as the base64 of 32 bytes has; two bits more than needed.
std::string new_secret() { return drawn("", base64_letters, 43); }

std::string normal_code(std::string_view typed) {
    std::string code;
    for (char c : typed) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c != ' ' && c != '-') code += c;
    }
    return code;
}

std::string hash_of(std::string_view secret) {
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(secret.data()), secret.size());
    return fair::hex_of(hash);
}

}  // namespace scoville::server
