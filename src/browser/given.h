// What every module of ours exports: bytes come in where room() says, what comes out lies at out() and is
// size() long; and the weights, which the page fetches apart.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#define SCOVILLE_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace scoville::browser {

// The first bytes that came in last.
std::string_view given(std::size_t size);
std::string& answer();

}  // namespace scoville::browser
