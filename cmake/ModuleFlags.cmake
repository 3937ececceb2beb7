# Flags.cmake for the module of the browser. Small comes first (-Oz, and all of it optimised at once when it is linked: the
# preset); what bots spend their time in is made quick (src/bots).
add_library(scoville_flags INTERFACE)
target_compile_options(scoville_flags INTERFACE
  -fno-exceptions -fno-rtti -fno-threadsafe-statics -msimd128 -ffunction-sections -fdata-sections -fno-ident
  -ffp-contract=off  # one arithmetic, as everywhere
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers -Wimplicit-fallthrough
  -Werror)
target_compile_definitions(scoville_flags INTERFACE SCOVILLE_MODULE)
add_library(scoville_fast_flags INTERFACE)
target_link_libraries(scoville_fast_flags INTERFACE scoville_flags)
