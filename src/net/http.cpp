#include "net/http.h"

#include <algorithm>

#include "net/reasons.h"
#include "net/words.h"

namespace scoville::net {

std::string_view Request::header(std::string_view name) const {
    const auto found = std::find_if(headers.begin(), headers.end(),
                                    [&](const Header& header) { return same_word(header.name, name); });
    return found == headers.end() ? std::string_view() : found->value;
}

std::string_view Response::text() const {
    if (const auto* own = std::get_if<std::string>(&body)) return *own;
    if (const auto* view = std::get_if<std::string_view>(&body)) return *view;
    const auto& shared = std::get<std::shared_ptr<const std::string>>(body);
    return shared ? std::string_view(*shared) : std::string_view();
}

Response plain(int status) {
    std::string text(reason_of(status));
    text += '\n';
    return {.status = status, .body = std::move(text), .headers = {{"Cache-Control", "no-store"}}};
}

Response method_not_allowed(std::string allowed) {
    Response response = plain(405);
    response.headers.emplace_back("Allow", std::move(allowed));
    return response;
}

}  // namespace scoville::net
