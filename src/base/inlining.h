// For the few functions of the engine's inner loop that must melt into their caller.
#pragma once

#define SCOVILLE_INLINE [[gnu::always_inline]] inline
