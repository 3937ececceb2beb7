#include "net/negotiate.h"

#include "net/words.h"

namespace scoville::net {

namespace {

// "gzip;q=0.000" means: anything but.
bool is_refused(std::string_view parameters) {
    const auto q = parameters.find("q=");
    if (q == std::string_view::npos) return false;
    const auto weight = trimmed(parameters.substr(q + 2));
    return weight.starts_with('0') && weight.find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_gzip(std::string_view accept_encoding) {
    bool any = false;
    bool named = false;
    bool accepted = false;
    any_item(accept_encoding, [&](std::string_view item) {
        const auto semicolon = item.find(';');
        const auto name = trimmed(item.substr(0, semicolon));
        const bool welcome = semicolon == std::string_view::npos || !is_refused(item.substr(semicolon + 1));
        if (name == "*") any = welcome;
        if (!same_word(name, "gzip")) return false;
        named = true;
        accepted = welcome;
        return true;
    });
    return named ? accepted : any;
}

bool matches_tag(std::string_view if_none_match, std::string_view tag) {
    return any_item(if_none_match, [&](std::string_view item) {
        if (item.starts_with("W/")) item.remove_prefix(2);
        return item == "*" || item == tag;
    });
}

}  // namespace scoville::net
