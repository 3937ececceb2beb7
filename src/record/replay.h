// `scoville replay`: reads a record, plays it, and says what happened.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

#include <boost/json/fwd.hpp>

#include "base/viewer.h"

namespace scoville::record {

struct ReplayOptions {
    Viewer viewer = Viewer::everything();
    std::size_t until = std::numeric_limits<std::size_t>::max();
};

// Exit codes of the command.
enum class Outcome : int { all_legal = 0, illegal_action = 1, bad_record = 2 };

class Replayer {
public:
    explicit Replayer(const ReplayOptions& options);
    // Appends one JSON object to `answer`.
    Outcome replay(std::string_view record, std::string& answer);

private:
    template <class Face>
    Outcome play(const boost::json::object& record, std::uint8_t rules, std::string& answer);

    ReplayOptions options_;
    std::string events_;
};

// The answer to a record that cannot be read at all.
void write_bad_record(std::string& answer, std::string_view message, std::string_view code = "bad-record");

}  // namespace scoville::record
