#include "net/reasons.h"

#include <boost/beast/http/status.hpp>

namespace scoville::net {

std::string_view reason_of(int status) {
    const auto text =
        boost::beast::http::obsolete_reason(boost::beast::http::int_to_status(static_cast<unsigned>(status)));
    return {text.data(), text.size()};
}

}  // namespace scoville::net
