// A conversation with the server's house on standard output, for the module to hold again:
//   house_talks GAME LEVEL LEVEL SEED
#include <cstdio>
#include <cstdlib>

#include "tests/browser/talk.h"

int main(int count, char** words) {
    if (count != 5) {
        std::fputs("house_talks GAME LEVEL LEVEL SEED\n", stderr);
        return 2;
    }
    std::fputs(
        scoville::browser::test::talk(words[1], words[2], words[3], std::strtoull(words[4], nullptr, 10))
            .c_str(),
        stdout);
    return 0;
}
