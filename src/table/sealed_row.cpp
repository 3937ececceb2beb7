#include "table/sealed_row.h"

#include "base/check.h"
#include "fair/hex.h"

namespace scoville::table {
namespace {

// A quote within a text is written with a backslash before it, so none of these can be part of one.
constexpr std::string_view move_begins = "\"do\":\"moved\",";
constexpr std::string_view sealed_begins = "\"do\":\"moved\",\"sealed\":\"";
constexpr std::string_view key_begins = ",\"key\":\"";
constexpr std::string_view ends = "\"}";
constexpr std::size_t key_size =
    key_begins.size() + 2 * std::tuple_size_v<fair::TextKey::Bytes> + ends.size();

bool has_key(std::string_view text) {
    return text.size() > key_size && text.ends_with(ends) &&
           text.substr(text.size() - key_size).starts_with(key_begins);
}

// The chain does not vouch for it, so it has to be the one we know.
std::optional<std::string> without_key(std::string text, const fair::TextSealer* sealer) {
    if (!has_key(text)) return text;
    std::string plain = text.substr(0, text.size() - key_size) + '}';
    if (sealer == nullptr || with_key(plain, sealer->key()) != text) return std::nullopt;
    return plain;
}

}  // namespace

std::string sealed_row(std::string_view text, const fair::TextSealer& sealer, std::uint64_t number) {
    const auto at = text.find(move_begins);
    CHECK(at != std::string_view::npos);
    const std::size_t from = at + move_begins.size();
    std::string row(text.substr(0, at));
    row += sealed_begins;
    row += sealer.seal(number, text.substr(from, text.size() - from - 1));
    row += ends;
    return row;
}

std::string with_key(std::string_view text, const fair::TextKey& key) {
    std::string row(text.substr(0, text.size() - 1));
    row += key_begins;
    row += fair::reveal_as_hex(key);
    row += ends;
    return row;
}

std::optional<std::string> opened_row(std::string text, const fair::TextSealer* sealer,
                                      std::uint64_t number) {
    auto plain = without_key(std::move(text), sealer);
    if (!plain) return std::nullopt;
    text = std::move(*plain);
    const auto at = text.find(sealed_begins);
    if (at == std::string::npos) return text;
    const std::size_t from = at + sealed_begins.size();
    if (sealer == nullptr || text.size() < from + ends.size()) return std::nullopt;
    const auto fields =
        sealer->unseal(number, std::string_view(text).substr(from, text.size() - from - ends.size()));
    if (!fields) return std::nullopt;
    return text.substr(0, at) + std::string(move_begins) + *fields + '}';
}

}  // namespace scoville::table
