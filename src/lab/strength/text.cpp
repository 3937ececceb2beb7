#include "lab/strength/text.h"

#include <cstdarg>
#include <cstdio>

namespace scoville::lab::strength {

std::string text(const char* format, ...) {
    char buffer[1024];
    va_list arguments;
    va_start(arguments, format);
    (void)std::vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return buffer;
}

std::string share(const Shown& bot) {
    return text("%.1f (%.1f–%.1f)", bot.share.mean * 100, bot.share.low * 100, bot.share.high * 100);
}
std::string points(const Shown& bot) {
    return text("%.1f (%.1f–%.1f)", bot.points.mean, bot.points.low, bot.points.high);
}

}  // namespace scoville::lab::strength
