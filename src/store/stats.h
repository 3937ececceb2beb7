// How the store is doing, for metrics.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>

namespace scoville::store {

// Bucket i counts the values ≤ 2^i that are in no smaller bucket; the last one takes the rest.
struct Histogram {
    static constexpr std::size_t buckets = 24;

    std::array<std::uint64_t, buckets> counts{};
    std::uint64_t count = 0;
    std::uint64_t sum = 0;

    void add(std::uint64_t value) {
        const auto bucket = static_cast<std::size_t>(value <= 1 ? 0 : std::bit_width(value - 1));
        ++counts[bucket < buckets ? bucket : buckets - 1];
        ++count;
        sum += value;
    }

    Histogram& operator+=(const Histogram& more) {
        for (std::size_t i = 0; i < buckets; ++i) counts[i] += more.counts[i];
        count += more.count;
        sum += more.sum;
        return *this;
    }
};

struct Stats {
    Histogram batch;      // writes per commit
    Histogram commit_us;  // from the begin of a commit to the disk's word, in microseconds
    std::uint64_t conflicts = 0;
    std::uint64_t full = 0;
    std::uint64_t failures = 0;      // damaged and failed, reads and writes
    std::uint64_t unsure = 0;        // writes under which the line to the database broke
    std::uint64_t checkpoints = 0;   // times the log was brought home
    std::size_t waiting_writes = 0;  // now
    std::size_t waiting_reads = 0;
    std::size_t log_pages = 0;  // now in the write-ahead log
    bool writable = true;       // the last write was stored, or refused for a reason of its own
    std::string damage;         // what the check on opening found; empty: nothing
};

}  // namespace scoville::store
