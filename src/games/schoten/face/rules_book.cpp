#include "schoten/face/rules.h"

namespace scoville::schoten {
namespace {

constexpr std::array book{Rules{.name = "schoten-1", .base = {}, .shares = {{{12, 12}, {10, 8}}}}};

}  // namespace

std::span<const Rules> rules_book() { return book; }

}  // namespace scoville::schoten
