#include "terminal/interrupt.h"

namespace scoville::terminal {
namespace {

volatile std::sig_atomic_t noted = 0;

}  // namespace

extern "C" {
static void note_signal(int) { noted = 1; }
}

CatchInterrupt::CatchInterrupt() {
    noted = 0;
    struct sigaction noting{};
    noting.sa_handler = note_signal;
    noting.sa_flags = SA_RESETHAND;
    for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &noting, &before_[i]);
}

CatchInterrupt::~CatchInterrupt() {
    for (std::size_t i = 0; i < signals.size(); ++i) ::sigaction(signals[i], &before_[i], nullptr);
}

bool interrupted() { return noted != 0; }

}  // namespace scoville::terminal
