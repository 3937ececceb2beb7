// Several threads that share out numbered pieces of work. What a piece does must not depend on who does it or
// when: then any number of threads gives the same result.
#pragma once

#include <functional>

namespace scoville::lab {

class Crew {
public:
    explicit Crew(int threads) : threads_(threads) {}
    // Does piece 0 … count - 1, and returns when all are done. What a piece throws is thrown here.
    void share(int count, const std::function<void(int piece)>& work) const;

private:
    int threads_;
};

// The pieces training is cut into: more than anyone has threads for, so that none waits long for another.
constexpr int training_pieces = 8;

}  // namespace scoville::lab
