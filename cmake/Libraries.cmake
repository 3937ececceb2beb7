# What we use of Debian, each under one name of ours, linked statically so that the program
# runs on a machine that has none of it.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(SODIUM REQUIRED libsodium)

add_library(lib_sodium INTERFACE)
target_link_libraries(lib_sodium INTERFACE -l:libsodium.a)

pkg_check_modules(NETTLE REQUIRED nettle)
add_library(lib_nettle INTERFACE)
target_link_libraries(lib_nettle INTERFACE -l:libnettle.a)

# The allocator of the program: a message is a handful of short-lived pieces. Sanitizers bring their own.
pkg_check_modules(JEMALLOC REQUIRED jemalloc)
add_library(lib_malloc INTERFACE)
if(NOT SCOVILLE_SANITIZE)
  target_link_libraries(lib_malloc INTERFACE -l:libjemalloc_pic.a Threads::Threads m)
endif()

add_library(lib_json INTERFACE)
target_link_libraries(lib_json INTERFACE -l:libboost_json.a)
target_compile_definitions(lib_json INTERFACE BOOST_JSON_NO_LIB)

# -ldl: SQLite looks for its extensions, which we do not load. -lm: its mathematical functions.
pkg_check_modules(SQLITE REQUIRED sqlite3)
add_library(lib_sqlite INTERFACE)
target_link_libraries(lib_sqlite INTERFACE -l:libsqlite3.a Threads::Threads ${CMAKE_DL_LIBS} m)

# For web push: the curve, the ciphers and a TLS client.
pkg_check_modules(SSL REQUIRED libssl>=3)
add_library(lib_ssl INTERFACE)
target_link_libraries(lib_ssl INTERFACE -l:libssl.a -l:libcrypto.a Threads::Threads ${CMAKE_DL_LIBS})

add_library(lib_utf8 INTERFACE)
target_link_libraries(lib_utf8 INTERFACE -l:libutf8proc.a)

find_package(CLI11 REQUIRED)

# Only the tests need it.
find_package(GTest QUIET)

# Asio and Beast, compiled once (src/net/*_source.cpp) instead of into every file.
add_library(lib_asio INTERFACE)
target_link_libraries(lib_asio INTERFACE Threads::Threads)
target_compile_definitions(lib_asio INTERFACE
  BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION BOOST_ASIO_NO_DEPRECATED)
