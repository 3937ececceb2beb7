// The log as lines: readable, or JSON. Whatever a text holds, it stays one line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "house/log.h"

namespace scoville::server {

using house::Log;
using house::Severity;

std::string_view name_of(Severity severity);
std::optional<Severity> severity_named(std::string_view name);

// To standard error.
Log log_to_stderr(bool json, Severity least);
// One line, without its end; `time` as in 2026-01-31T12:00:00Z.
std::string log_line(bool json, std::string_view time, Severity severity, std::string_view event,
                     std::string_view about, std::string_view text);

}  // namespace scoville::server
