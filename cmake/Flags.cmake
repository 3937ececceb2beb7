# Warnings, hardening, CPU level and sanitizers, for every target of ours.
add_library(scoville_flags INTERFACE)

target_compile_options(scoville_flags INTERFACE
  -march=${SCOVILLE_CPU}
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers -Wimplicit-fallthrough
  -Werror
  -fstack-protector-strong -fstack-clash-protection -fcf-protection)

if(CMAKE_BUILD_TYPE STREQUAL "Release")
  target_compile_options(scoville_flags INTERFACE -O3)
endif()

if(SCOVILLE_SANITIZE)
  target_compile_options(scoville_flags INTERFACE
    -fsanitize=${SCOVILLE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(scoville_flags INTERFACE -fsanitize=${SCOVILLE_SANITIZE})
else()
  target_compile_definitions(scoville_flags INTERFACE _FORTIFY_SOURCE=3 _GLIBCXX_ASSERTIONS)
endif()

target_link_options(scoville_flags INTERFACE -pie -Wl,-z,relro,-z,now)
find_program(SCOVILLE_MOLD mold)
if(SCOVILLE_MOLD)
  target_link_options(scoville_flags INTERFACE -fuse-ld=mold)
endif()
