// A conversation on standard input (conversation.h), the whole of it on standard output.
//   house_says SEED < conversation.txt
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <iterator>

#include "tests/house/conversation.h"

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("house_says SEED < CONVERSATION\n", stderr);
        return 2;
    }
    const std::string text((std::istreambuf_iterator<char>(std::cin)), {});
    try {
        std::cout << scoville::house::test::held(text, std::strtoull(words[1], nullptr, 10));
    } catch (const std::exception& error) {
        std::fprintf(stderr, "house_says: %s\n", error.what());
        return 2;
    }
    return 0;
}
