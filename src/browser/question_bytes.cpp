#include "browser/question_bytes.h"

#include <cstring>
#include <type_traits>

#include "browser/packed.h"
#include "fair/hash.h"

namespace scoville::browser {
namespace {

template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T>;

template <Plain T>
std::string_view raw(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

template <Plain T>
bool read(std::string_view bytes, T& value) {
    if (bytes.size() != sizeof value) return false;
    std::memcpy(&value, bytes.data(), sizeof value);
    return true;
}

std::string seal_of(std::string_view kind, std::string_view bytes) {
    const fair::Hash hash = fair::Sha256().field(kind).field(bytes).digest();
    return {hash.begin(), hash.end()};
}

std::string sealed(std::string_view kind, const std::string& bytes) {
    return Packed().add(seal_of(kind, bytes)).add(bytes).take();
}

// What is under the seal; nothing if it is broken.
std::optional<std::string_view> unsealed(std::string_view kind, std::string_view sealed) {
    Unpacked in(sealed);
    const std::string_view seal = in.text();
    const std::string_view bytes = in.text();
    if (!in.whole() || seal != seal_of(kind, bytes)) return std::nullopt;
    return bytes;
}

constexpr std::string_view a_question = "scoville question";
constexpr std::string_view an_answer = "scoville answer";

}  // namespace

std::string bytes_of(const Asked& asked) {
    Packed out;
    out.add(asked.mind).add(asked.first);
    out.add(raw(asked.brief.options)).add(asked.brief.seat).add(asked.brief.level).add(raw(asked.brief.seed));
    out.add(raw(asked.question.view)).add(raw(asked.question.may));
    for (const any::SeenEvent& event : asked.question.story) out.add(raw(event));
    return sealed(a_question, out.take());
}

std::optional<Asked> asked_in(std::string_view bytes) {
    const auto under = unsealed(a_question, bytes);
    if (!under) return std::nullopt;
    Unpacked in(*under);
    Asked asked;
    asked.mind = in.number<std::int64_t>();
    asked.first = in.number<int>() != 0;
    bool whole = read(in.text(), asked.brief.options);
    asked.brief.seat = in.number<Seat>();
    asked.brief.level = in.text();
    whole = read(in.text(), asked.brief.seed) && whole;
    whole = read(in.text(), asked.question.view) && whole;
    whole = read(in.text(), asked.question.may) && whole;
    while (in.more()) whole = read(in.text(), asked.question.story.emplace_back()) && whole;
    return whole && in.whole() ? std::optional(std::move(asked)) : std::nullopt;
}

std::string bytes_of(const any::Action& action) { return sealed(an_answer, std::string(raw(action))); }

std::optional<any::Action> action_in(std::string_view bytes) {
    const auto under = unsealed(an_answer, bytes);
    any::Action action;
    if (!under || !read(*under, action)) return std::nullopt;
    return action;
}

}  // namespace scoville::browser
