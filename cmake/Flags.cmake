# Warnings, CPU level, hardening, optimisation and sanitizers, for every target of ours: scoville_flags. Simulations
# read no input from outside and are never part of a server: scoville_fast_flags is speed over hardening.
option(SCOVILLE_PRECOMPILE "Compile common headers once (Precompiled.cmake)" OFF)

function(add_flags NAME)
  add_library(${NAME} INTERFACE)
  target_compile_options(${NAME} INTERFACE
    -march=${SCOVILLE_CPU}
    -ffp-contract=off  # one arithmetic: no multiply-add is fused, on whatever processor
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers -Wimplicit-fallthrough
    -Werror)
  target_link_options(${NAME} INTERFACE -pie -Wl,-z,relro,-z,now)
  if(SCOVILLE_MOLD)
    target_link_options(${NAME} INTERFACE -fuse-ld=mold)
  endif()
  if(SCOVILLE_SANITIZE)
    target_compile_options(${NAME} INTERFACE
      -fsanitize=${SCOVILLE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_definitions(${NAME} INTERFACE _GLIBCXX_ASSERTIONS)
    target_link_options(${NAME} INTERFACE -fsanitize=${SCOVILLE_SANITIZE})
  endif()
endfunction()

find_program(SCOVILLE_MOLD mold)
add_flags(scoville_flags)
add_flags(scoville_fast_flags)
if(NOT SCOVILLE_SANITIZE)
  set(hardened scoville_flags)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(scoville_fast_flags INTERFACE -O3)
  else()
    list(APPEND hardened scoville_fast_flags)
  endif()
  foreach(flags IN LISTS hardened)
    target_compile_options(${flags} INTERFACE -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    target_compile_definitions(${flags} INTERFACE _FORTIFY_SOURCE=3 _GLIBCXX_ASSERTIONS)
  endforeach()
endif()

# Objects of libraries and of programs are compiled alike, so that they can share precompiled headers.
if(SCOVILLE_PRECOMPILE)
  set(CMAKE_CXX_COMPILE_OPTIONS_PIE -fPIC)
endif()
