# Libraries.cmake for the module of the browser. Debian has none of them for WebAssembly, so they are compiled here from
# Debian's sources (scripts/fetch-sources), those files only that are used.
enable_language(C)
set(SCOVILLE_SOURCES "" CACHE PATH "Where scripts/fetch-sources has put libsodium and nettle")
set(sodium "${SCOVILLE_SOURCES}/libsodium/src/libsodium")
set(nettle "${SCOVILLE_SOURCES}/nettle")
set(library_options -ffunction-sections -fdata-sections -fno-ident -w)

# What their configure scripts would write.
set(made "${CMAKE_BINARY_DIR}/libraries")
set(SODIUM_LIBRARY_VERSION_MAJOR 10)
set(SODIUM_LIBRARY_VERSION_MINOR 3)
set(VERSION 1.0.18)
set(SODIUM_LIBRARY_MINIMAL_DEF "#define SODIUM_LIBRARY_MINIMAL 1")
configure_file("${sodium}/include/sodium/version.h.in" "${made}/sodium/sodium/version.h" @ONLY)
file(CREATE_LINK "${sodium}/include/sodium/export.h" "${made}/sodium/sodium/export.h" SYMBOLIC)
set(MAJOR_VERSION 3)
set(MINOR_VERSION 8)
set(NETTLE_USE_MINI_GMP 0)
configure_file("${nettle}/version.h.in" "${made}/nettle/nettle/version.h" @ONLY)
file(CONFIGURE OUTPUT "${made}/nettle/config.h" CONTENT "#define SIZEOF_LONG 4\n#define HAVE_ALLOCA_H 1\n")

file(GLOB nettle_headers "${nettle}/*.h")
foreach(header IN LISTS nettle_headers)
  get_filename_component(name "${header}" NAME)
  if(NOT name STREQUAL "config.h" AND NOT name STREQUAL "version.h")
    file(CREATE_LINK "${header}" "${made}/nettle/nettle/${name}" SYMBOLIC)
  endif()
endforeach()

add_library(lib_sodium STATIC
  "${sodium}/crypto_aead/xchacha20poly1305/sodium/aead_xchacha20poly1305.c"
  "${sodium}/crypto_auth/hmacsha512/auth_hmacsha512.c"
  "${sodium}/crypto_core/hchacha20/core_hchacha20.c"
  "${sodium}/crypto_hash/sha512/cp/hash_sha512_cp.c"
  "${sodium}/crypto_onetimeauth/poly1305/onetimeauth_poly1305.c"
  "${sodium}/crypto_onetimeauth/poly1305/donna/poly1305_donna.c"
  "${sodium}/crypto_stream/chacha20/stream_chacha20.c"
  "${sodium}/crypto_stream/chacha20/ref/chacha20_ref.c"
  "${sodium}/crypto_stream/xchacha20/stream_xchacha20.c"
  "${sodium}/crypto_verify/sodium/verify.c"
  "${sodium}/sodium/codecs.c"
  "${sodium}/sodium/utils.c")
target_include_directories(lib_sodium SYSTEM PUBLIC "${made}/sodium" "${sodium}/include"
  PRIVATE "${made}/sodium/sodium" "${sodium}/include/sodium")
target_compile_definitions(lib_sodium PRIVATE _WASI_EMULATED_SIGNAL CONFIGURED=1)
target_compile_options(lib_sodium PRIVATE ${library_options})

add_library(lib_nettle STATIC
  "${nettle}/hmac.c" "${nettle}/hmac-sha512.c" "${nettle}/sha256.c" "${nettle}/sha256-compress.c" "${nettle}/sha512.c"
  "${nettle}/sha512-meta.c"   "${nettle}/sha512-compress.c" "${nettle}/memxor.c" "${nettle}/write-be32.c")
target_include_directories(lib_nettle SYSTEM PUBLIC "${made}/nettle")
target_include_directories(lib_nettle PRIVATE "${nettle}")
target_compile_definitions(lib_nettle PRIVATE HAVE_CONFIG_H)
target_compile_options(lib_nettle PRIVATE ${library_options})

# Our headers include theirs: not those that Debian has for this machine.
include_directories(SYSTEM "${made}/nettle" "${made}/sodium" "${sodium}/include")

# Boost.JSON as its one source file.
add_library(lib_json STATIC "${CMAKE_SOURCE_DIR}/src/browser/json_source.cpp")
target_compile_definitions(lib_json PUBLIC BOOST_JSON_NO_LIB BOOST_JSON_STATIC_LINK BOOST_SYSTEM_DISABLE_THREADS BOOST_NO_EXCEPTIONS)
target_link_libraries(lib_json PRIVATE scoville_flags)
