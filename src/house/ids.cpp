#include "house/ids.h"

#include "fair/chance.h"
#include "fair/hash.h"
#include "fair/hex.h"

namespace scoville::house {
namespace {

constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::string_view code_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string drawn(fair::Chance& chance, std::string_view prefix, std::string_view letters, int count) {
    std::string text(prefix);
    for (int i = 0; i < count; ++i) text += letters[chance.below(static_cast<std::uint32_t>(letters.size()))];
    return text;
}

fair::Hash sha256(std::string_view text) { return fair::Sha256().plain(fair::bytes_of(text)).digest(); }

}  // namespace

std::string new_person_id(fair::Chance& chance) { return drawn(chance, "p_", id_letters, 16); }
std::string guest_name(const std::string& person) {
    constexpr std::size_t prefix = 2, shown = 4;
    return "Guest " + (person.size() > prefix ? person.substr(prefix, shown) : std::string());
}
std::string new_table_id(fair::Chance& chance) { return drawn(chance, "t_", id_letters, 16); }
std::string new_code(fair::Chance& chance) { return drawn(chance, "", code_letters, 6); }
// 43 letters of six bits, as the base64 of 32 bytes has; two bits more than needed.
std::string new_secret(fair::Chance& chance) { return drawn(chance, "", base64_letters, 43); }

std::string new_nonce(fair::Chance& chance) { return drawn(chance, "", id_letters, 12); }

std::string normal_code(std::string_view typed) {
    std::string code;
    for (char c : typed) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        if (c != ' ' && c != '-') code += c;
    }
    return code;
}

std::string hash_of(std::string_view secret) { return fair::hex_of(sha256(secret)); }

std::uint64_t seed_of(std::string_view name) {
    const fair::Hash hash = sha256(name);
    std::uint64_t seed = 0;
    for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | hash[i];
    return seed;
}

}  // namespace scoville::house
