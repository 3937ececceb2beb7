#include "table/row.h"

#include "base/json_out.h"
#include "fair/hex.h"

namespace scoville::table {
namespace {

constexpr std::string_view before_head = ",\"head\":\"";
constexpr std::string_view after_head = "\"}";
constexpr std::size_t digits = 2 * std::tuple_size_v<fair::Hash>;
constexpr std::size_t tail = before_head.size() + digits + after_head.size();

}  // namespace

std::string with_head(std::string_view text, const fair::Hash& head) {
    std::string row;
    row.reserve(text.size() + tail);
    JsonOut out(row);
    out.open_object().fields_of(text).key("head").hex(head).close_object();
    return row;
}

std::optional<Row> row_from(std::string_view kept) {
    if (kept.size() < tail) return std::nullopt;
    const std::string_view end = kept.substr(kept.size() - tail);
    if (!end.starts_with(before_head) || !end.ends_with(after_head)) return std::nullopt;
    const auto head = fair::bytes_from_hex<32>(end.substr(before_head.size(), digits));
    if (!head) return std::nullopt;
    return Row{std::string(kept.substr(0, kept.size() - tail)) + '}', *head};
}

}  // namespace scoville::table
