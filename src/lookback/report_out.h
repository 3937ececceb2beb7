// A report for programs (JSON, docs/analysis.md) and for people (a page of text).
#pragma once

#include "base/json_out.h"
#include "lookback/report.h"

namespace scoville::lookback {

std::string_view name_of(Word word);
std::string_view name_of(What what);

void write_report(JsonOut& out, const Report& report);

std::string written(const Report& report);

}  // namespace scoville::lookback
