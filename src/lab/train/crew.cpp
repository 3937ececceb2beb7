#include "lab/train/crew.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace scoville::lab {

void Crew::share(int count, const std::function<void(int)>& work) const {
    std::atomic<int> next{0};
    std::exception_ptr failure;
    std::mutex mutex;
    const auto go_on = [&] {
        try {
            for (int piece = next++; piece < count; piece = next++) work(piece);
        } catch (...) {
            const std::lock_guard lock(mutex);
            failure = std::current_exception();
            next = count;
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < std::min(threads_, count); ++i) helpers.emplace_back(go_on);
        go_on();
    }
    if (failure) std::rethrow_exception(failure);
}

}  // namespace scoville::lab
