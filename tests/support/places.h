// Where the tests find what they read and run. The paths of this clone are compiled into one made file only,
// so that ccache knows the tests again in another clone.
#pragma once

namespace scoville::places {

extern const char* const tests;         // this folder's parent
extern const char* const root;          // of the repository
extern const char* const program;       // scoville
extern const char* const shaky_server;  // tests/faults/shaky_server.cpp

}  // namespace scoville::places
