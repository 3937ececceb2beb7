// Where memory comes from, in a few hundred bytes where wasi-libc's takes eight thousand. A piece has one of
// some sizes, four for each doubling, and what is let go of waits for the next piece of its size; nothing is
// put together again. A house asks for the same sizes over and over, and a page that is closed gives
// everything back.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace {

constexpr std::size_t alignment = 16;
constexpr std::size_t page = 65536;
constexpr std::size_t steps = 4;  // for each doubling
constexpr std::size_t most = std::size_t{1} << 30;
constexpr std::size_t classes = steps * 32;

// In front of every piece, and as large as the alignment, so that pieces keep it.
struct alignas(alignment) Head {
    Head* next;
    std::size_t kind;
};
Head* waiting[classes];
// Behind data and stack, as the linker says; aligned.
extern "C" unsigned char __heap_base;
std::uintptr_t free_from, free_to;

// The smallest size that has room: 16 · 2^n · (4, 5, 6 or 7) / 4.
std::size_t kind_for(std::size_t size) {
    const std::size_t units = (size + alignment - 1) / alignment;
    if (units <= steps) return units;
    const std::size_t above = units - 1;
    const auto doublings = static_cast<std::size_t>(std::bit_width(above)) - 3;
    return doublings * steps + (above >> doublings) + 1;
}
std::size_t size_of(std::size_t kind) {
    if (kind <= steps) return kind * alignment;
    const std::size_t doublings = (kind - steps - 1) / steps;
    return ((kind - doublings * steps) << doublings) * alignment;
}

Head* carved(std::size_t size) {
    if (free_to == 0) {
        free_from = (reinterpret_cast<std::uintptr_t>(&__heap_base) + alignment - 1) / alignment * alignment;
        free_to = __builtin_wasm_memory_size(0) * page;
    }
    if (free_to - free_from < size) {
        const std::size_t pages = (size + page - 1) / page;
        const std::size_t before = __builtin_wasm_memory_grow(0, pages);
        if (before == SIZE_MAX) return nullptr;
        // What is new lies behind what there was, unless somebody else has asked too.
        if (before * page != free_to) free_from = before * page;
        free_to = (before + pages) * page;
    }
    auto* head = reinterpret_cast<Head*>(free_from);
    free_from += size;
    return head;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
    if (size > most) return nullptr;
    const std::size_t kind = kind_for(size);
    Head* head = waiting[kind];
    if (head != nullptr) {
        waiting[kind] = head->next;
    } else {
        head = carved(size_of(kind) + sizeof(Head));
        if (head == nullptr) return nullptr;
        head->kind = kind;
    }
    return head + 1;
}

void free(void* gone) {
    if (gone == nullptr) return;
    Head* head = static_cast<Head*>(gone) - 1;
    head->next = waiting[head->kind];
    waiting[head->kind] = head;
}

void* calloc(std::size_t count, std::size_t size) {
    if (size != 0 && count > most / size) return nullptr;
    void* found = malloc(count * size);
    return found == nullptr ? nullptr : std::memset(found, 0, count * size);
}

void* realloc(void* old, std::size_t size) {
    if (old == nullptr) return malloc(size);
    const std::size_t had = size_of((static_cast<Head*>(old) - 1)->kind);
    if (had >= size) return old;
    void* found = malloc(size);
    if (found == nullptr) return nullptr;
    std::memcpy(found, old, had);
    free(old);
    return found;
}

// Under the names that libraries know beside.
int posix_memalign(void** found, std::size_t align, std::size_t size) {
    if (align > alignment) return 22;
    *found = malloc(size);
    return *found == nullptr ? 12 : 0;
}
std::size_t malloc_usable_size(void* of) {
    return of == nullptr ? 0 : size_of((static_cast<Head*>(of) - 1)->kind);
}
void* __libc_malloc(std::size_t size) { return malloc(size); }
void* __libc_calloc(std::size_t count, std::size_t size) { return calloc(count, size); }
void __libc_free(void* gone) { free(gone); }

// Nothing of ours wants more than every piece has.
void* aligned_alloc(std::size_t align, std::size_t size) {
    if (align > alignment) __builtin_trap();
    return malloc(size);
}
}
