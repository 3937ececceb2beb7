// What libraries expect of a program that stands alone, in as few bytes as it takes: the module ends at once
// where they would first say why, which needs names to be unmangled and numbers to be printed.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <unordered_map>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
// How many buckets a table of keys has: an odd number is good enough, and prime ones take two thousand bytes.
std::size_t __next_prime(std::size_t least) { return least | 1; }
_LIBCPP_END_NAMESPACE_STD

namespace std {
[[noreturn]] void terminate() noexcept { __builtin_trap(); }
}  // namespace std

extern "C" {
void abort() { __builtin_trap(); }
[[noreturn]] void __cxa_pure_virtual() { __builtin_trap(); }
// Of libc++abi: what it says before it ends.
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
// Of libsodium: it was called wrongly.
[[noreturn]] void sodium_misuse() { __builtin_trap(); }
// Nobody reads what would be printed here.
int vfprintf(FILE*, const char*, va_list) { return 0; }
int vsnprintf(char* text, std::size_t size, const char*, va_list) {
    if (size > 0) *text = '\0';
    return 0;
}
int snprintf(char* text, std::size_t size, const char*, ...) {
    if (size > 0) *text = '\0';
    return 0;
}
char* strerror(int) {
    static char nothing[] = "";
    return nothing;
}
// Nothing is ever ended.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
}

// A page that has no memory left ends the instance.
void* operator new(std::size_t size) {
    void* const found = std::malloc(size == 0 ? 1 : size);
    if (found == nullptr) __builtin_trap();
    return found;
}
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new(std::size_t size, std::align_val_t align) {
    const auto step = static_cast<std::size_t>(align);
    void* const found = std::aligned_alloc(step, (size + step - 1) / step * step);
    if (found == nullptr) __builtin_trap();
    return found;
}
void operator delete(void* gone) noexcept { std::free(gone); }
void operator delete[](void* gone) noexcept { std::free(gone); }
void operator delete(void* gone, std::size_t) noexcept { std::free(gone); }
void operator delete[](void* gone, std::size_t) noexcept { std::free(gone); }
void operator delete(void* gone, std::align_val_t) noexcept { std::free(gone); }
void operator delete(void* gone, std::size_t, std::align_val_t) noexcept { std::free(gone); }
