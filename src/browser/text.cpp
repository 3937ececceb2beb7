// Names and chat, cleaned by the page: a browser has all of Unicode, and its tables would be a third of the
// module.
#include "house/text.h"

#include "browser/host.h"

namespace scoville::house {
namespace {

constexpr int most_in_name = 24;
constexpr int most_in_chat = 500;

std::optional<std::string> clean(std::string_view text, int most) {
    constexpr std::size_t growth = 3;  // composed text is at most three times as long
    std::string cleaned(text);
    cleaned.resize(growth * text.size());
    const std::size_t size = browser::scoville_host_clean(cleaned.data(), text.size(), cleaned.size(), most);
    if (size == 0 || size > cleaned.size()) return std::nullopt;
    cleaned.resize(size);
    return cleaned;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) { return clean(text, most_in_name); }
std::optional<std::string> clean_chat(std::string_view text) { return clean(text, most_in_chat); }

}  // namespace scoville::house
