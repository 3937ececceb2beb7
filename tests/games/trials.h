// The trials of all games.
#pragma once

#include "tests/games/mogel_trial.h"
#include "tests/games/schoten_trial.h"
#include "tests/games/spicy_trial.h"
