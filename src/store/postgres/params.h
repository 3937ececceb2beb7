// The values of a statement, in PostgreSQL's binary form. A list goes as one array, so that a batch of any
// size is one statement.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace scoville::store::pq {

struct Bytes {
    std::string_view view;
};

class Params {
public:
    Params() = default;
    template <class... Given>
    static Params of(const Given&... given) {
        Params params;
        (params.add(given), ...);
        return params;
    }

    void add(std::string_view text) { all_.emplace_back(text); }
    void add(const std::string& text) { all_.push_back(text); }
    void add(const char* text) { all_.emplace_back(text); }
    void add(Bytes bytes) { all_.emplace_back(bytes.view); }
    void add(std::int64_t number) { put(all_.emplace_back(), static_cast<std::uint64_t>(number)); }
    void add(std::uint64_t number) { put(all_.emplace_back(), number); }
    void add(bool truth) { all_.emplace_back(1, truth ? '\1' : '\0'); }

    void add(const std::vector<std::string>& texts) { array(oid_text, texts, as_is); }
    void add(const std::vector<Bytes>& all) {
        array(oid_bytes, all, [](std::string& out, const Bytes& one) { as_is(out, one.view); });
    }
    void add(const std::vector<std::int64_t>& numbers) {
        array(oid_number, numbers, [](std::string& out, std::int64_t number) {
            put(out, std::uint32_t{sizeof number});
            put(out, static_cast<std::uint64_t>(number));
        });
    }
    void add(const std::vector<bool>& truths) {
        array(oid_truth, truths, [](std::string& out, bool truth) {
            put(out, std::uint32_t{1});
            out += truth ? '\1' : '\0';
        });
    }

    const std::vector<std::string>& all() const { return all_; }

private:
    static constexpr std::uint32_t oid_truth = 16, oid_bytes = 17, oid_number = 20, oid_text = 25;

    template <class Number>
    static void put(std::string& out, Number number) {  // the network's order
        for (std::size_t i = sizeof number; i-- > 0;) out += static_cast<char>(number >> (8 * i));
    }
    static void as_is(std::string& out, std::string_view bytes) {
        put(out, static_cast<std::uint32_t>(bytes.size()));
        out += bytes;
    }
    template <class Items, class Write>
    void array(std::uint32_t type, const Items& items, Write write) {
        std::string& out = all_.emplace_back();
        put(out, std::uint32_t{items.empty() ? 0u : 1u});  // dimensions
        put(out, std::uint32_t{0});                        // no nulls
        put(out, type);
        if (items.empty()) return;
        put(out, static_cast<std::uint32_t>(items.size()));
        put(out, std::uint32_t{1});  // the first has number 1
        for (const auto& item : items) write(out, item);
    }

    std::vector<std::string> all_;
};

}  // namespace scoville::store::pq
