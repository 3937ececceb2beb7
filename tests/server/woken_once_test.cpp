// The thread of the house is woken once for a commit, not once for each of its answers: on one core each
// waking costs the writer its place.
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "house/posted_store.h"
#include "store/sqlite/sqlite.h"
#include "tests/store/asking.h"

namespace scoville::house {
namespace {

// Hours that count how often another thread woke them.
class Counted final : public Hours {
public:
    Now now() const override { return {.steady = 0, .utc = 0}; }
    void post(Task task) override {
        const std::scoped_lock lock(mutex_);
        if (std::this_thread::get_id() != own_) ++wakings_;
        turns_.push_back(std::move(task));
        woken_.notify_one();
    }
    Alarm at(Millis, Task) override { return {}; }

    // Takes turns until that is so; how often another thread woke them.
    template <class Done>
    int take_until(Done done) {
        std::unique_lock lock(mutex_);
        while (!done()) {
            woken_.wait(lock, [&] { return !turns_.empty(); });
            const Task turn = std::move(turns_.front());
            turns_.pop_front();
            lock.unlock();
            turn();
            lock.lock();
        }
        return std::exchange(wakings_, 0);
    }

private:
    const std::thread::id own_ = std::this_thread::get_id();
    std::mutex mutex_;
    std::condition_variable woken_;
    int wakings_ = 0;
    std::deque<Task> turns_;
};

TEST(WokenOnce, for_all_answers_of_a_commit_in_their_order) {
    Counted hours;
    const store::Folder folder;
    const auto sqlite = store::open_sqlite({.path = folder.file(), .gathers = true});
    PostedStore store(*sqlite, hours);
    std::vector<int> answered;
    for (int i = 0; i < 50; ++i)
        store.keep("key " + std::to_string(i), "value", [&, i](const store::Answer& answer) {
            EXPECT_TRUE(answer);
            answered.push_back(i);
        });
    store.release();
    EXPECT_EQ(hours.take_until([&] { return answered.size() == 50; }), 1);
    ASSERT_EQ(answered.size(), 50u);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(answered[static_cast<std::size_t>(i)], i);
    // What is read comes by itself.
    std::string found;
    store.kept("key 7", [&](const store::Answer&, const std::string& value) { found = value; });
    EXPECT_EQ(hours.take_until([&] { return !found.empty(); }), 1);
    EXPECT_EQ(found, "value");
}

}  // namespace
}  // namespace scoville::house
