#include "push/vapid.h"

#include "base/json_out.h"
#include "push/base64url.h"

namespace scoville::push {

std::string Vapid::public_key() const { return base64url(key_.public_key()); }

std::string Vapid::authorization(std::string_view origin, std::chrono::system_clock::time_point now) const {
    constexpr std::chrono::hours valid{12};  // a day at most
    const auto ends = std::chrono::duration_cast<std::chrono::seconds>((now + valid).time_since_epoch());
    std::string claims;
    JsonOut(claims)
        .open_object()
        .key("aud")
        .text(origin)
        .key("exp")
        .number(ends.count())
        .key("sub")
        .text(contact_)
        .close_object();
    const std::string said = base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(claims);
    return "vapid t=" + said + "." + base64url(key_.sign(said)) + ", k=" + public_key();
}

}  // namespace scoville::push
