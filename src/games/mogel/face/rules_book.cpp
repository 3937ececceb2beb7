#include "mogel/face/rules.h"

namespace scoville::mogel {
namespace {

constexpr std::array book{Rules{.name = "mogel-1", .base = {}}};

}  // namespace

std::span<const Rules> rules_book() { return book; }

}  // namespace scoville::mogel
