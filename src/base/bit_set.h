// A set of small numbers in one word: seats, numbers, spices, declarations. The tag keeps a set of
// seats from being mixed up with a set of numbers.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>

#include "base/bits.h"

namespace scoville {

template <class Tag, class Word>
class BitSet {
public:
    constexpr BitSet() = default;
    constexpr BitSet(std::initializer_list<int> members) {
        for (const int m : members) word_ |= bit(m);
    }
    static constexpr BitSet from_word(Word word) {
        BitSet set;
        set.word_ = word;
        return set;
    }
    // 0, 1, … count - 1.
    static constexpr BitSet first(int count) {
        return from_word(static_cast<Word>((std::uint64_t{1} << count) - 1));
    }

    constexpr bool has(int m) const { return (word_ >> m) & 1; }
    constexpr bool empty() const { return word_ == 0; }
    constexpr int size() const { return std::popcount(word_); }
    constexpr int lowest() const { return std::countr_zero(word_); }
    int nth(unsigned n) const { return select_bit(std::uint64_t{word_}, n); }
    constexpr Word word() const { return word_; }

    constexpr void add(int m) { word_ |= bit(m); }
    constexpr void remove(int m) { word_ = static_cast<Word>(word_ & ~bit(m)); }

    friend constexpr BitSet operator|(BitSet a, BitSet b) { return from_word(a.word_ | b.word_); }
    friend constexpr BitSet operator&(BitSet a, BitSet b) { return from_word(a.word_ & b.word_); }
    friend constexpr BitSet operator-(BitSet a, BitSet b) {
        return from_word(static_cast<Word>(a.word_ & ~b.word_));
    }
    friend constexpr bool operator==(BitSet, BitSet) = default;

    class iterator {
    public:
        constexpr explicit iterator(Word left) : left_(left) {}
        constexpr int operator*() const { return std::countr_zero(left_); }
        constexpr iterator& operator++() {
            left_ = static_cast<Word>(left_ & (left_ - 1));
            return *this;
        }
        constexpr bool operator!=(iterator other) const { return left_ != other.left_; }

    private:
        Word left_;
    };
    constexpr iterator begin() const { return iterator(word_); }
    constexpr iterator end() const { return iterator(0); }

private:
    static constexpr Word bit(int m) { return static_cast<Word>(Word{1} << m); }
    Word word_ = 0;
};

}  // namespace scoville
