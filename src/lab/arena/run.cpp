#include "lab/arena/run.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace scoville::lab {
namespace {

BlockMeans means_of(const Tally& tally) {
    const auto games = static_cast<double>(tally.games);
    return {.share = tally.share / games, .points = tally.points / games, .rank = tally.rank / games};
}

// Takes results as they come and counts them in the order of the blocks.
class Collector {
public:
    Collector(int bots, const RunPlan& plan, const RunListener& listener)
        : listener_(listener), end_(plan.blocks) {
        run_.totals.resize(static_cast<std::size_t>(bots));
        if (plan.sprt) run_.sprt.emplace(*plan.sprt);
    }

    // The next block to be played, while there is one.
    std::optional<std::uint64_t> next() {
        const std::uint64_t block = next_.fetch_add(1);
        if (block >= end_.load()) return std::nullopt;
        return block;
    }

    void add(std::uint64_t block, BlockResult result) {
        const std::lock_guard lock(mutex_);
        early_.emplace(block, std::move(result));
        while (!early_.empty() && early_.begin()->first == run_.blocks && run_.blocks < end_.load()) {
            count(early_.begin()->second);
            early_.erase(early_.begin());
        }
        if (listener_.on_progress) listener_.on_progress(run_.blocks);
    }

    void fail(std::exception_ptr why) {
        const std::lock_guard lock(mutex_);
        if (!failure_) failure_ = std::move(why);
        end_ = 0;
    }

    RunResult finish() {
        if (failure_) std::rethrow_exception(failure_);
        return std::move(run_);
    }

private:
    void count(const BlockResult& result) {
        if (listener_.on_block) listener_.on_block(run_.blocks, result.records);
        for (std::size_t bot = 0; bot < run_.totals.size(); ++bot) {
            run_.totals[bot] += result.bots[bot];
            run_.means.push_back(means_of(result.bots[bot]));
        }
        ++run_.blocks;
        if (!run_.sprt) return;
        run_.sprt->add(means_of(result.bots[0]).share);
        if (run_.sprt->decision() != Decision::none) end_ = run_.blocks;
    }

    const RunListener& listener_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> end_;
    std::mutex mutex_;
    std::map<std::uint64_t, BlockResult> early_;  // their turn has not come yet
    RunResult run_;
    std::exception_ptr failure_;
};

}  // namespace

RunResult run_blocks(const PlayBlock& play, int bots, const RunPlan& plan, const RunListener& listener) {
    Collector collector(bots, plan, listener);
    const auto work = [&] {
        try {
            while (const auto block = collector.next()) collector.add(*block, play(*block));
        } catch (...) {
            collector.fail(std::current_exception());
        }
    };
    {
        std::vector<std::jthread> helpers;
        for (int i = 1; i < plan.threads; ++i) helpers.emplace_back(work);
        work();
    }
    return collector.finish();
}

}  // namespace scoville::lab
