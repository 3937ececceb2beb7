# embed_assets(web_assets DIR "${CMAKE_SOURCE_DIR}/web/dist" [AFTER target …]): makes a library of all files below a
# folder, with
#   #include "web_assets.h"        std::span<const scoville::net::Asset> web_assets();
# The folder is looked at in every build, after those targets, and may come and go; while it is missing there is one
# plain page that says so. The bytes go in by .incbin, so the size of the folder costs no compile time.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(embed_assets NAME)
  cmake_parse_arguments(ASSETS "" "DIR" "AFTER" ${ARGN})
  set(made "${CMAKE_BINARY_DIR}/assets/${NAME}")
  add_custom_target(${NAME}_embed
    COMMAND "${Python3_EXECUTABLE}" "${CMAKE_SOURCE_DIR}/cmake/embed_assets.py" ${NAME} "${ASSETS_DIR}" "${made}"
    BYPRODUCTS "${made}/${NAME}.cpp" "${made}/include/${NAME}.h"
    COMMENT "Looking for changed files of ${NAME}" VERBATIM)
  if(ASSETS_AFTER)
    add_dependencies(${NAME}_embed ${ASSETS_AFTER})
  endif()
  add_library(${NAME} STATIC "${made}/${NAME}.cpp")
  add_dependencies(${NAME} ${NAME}_embed)
  target_include_directories(${NAME} PUBLIC "${made}/include")
  target_link_libraries(${NAME} PUBLIC net PRIVATE scoville_flags)
endfunction()

# The target without_web is every room that does not carry the web client, so that both can be built at once
# (scripts/build-all).
add_custom_target(without_web)
set_property(GLOBAL PROPERTY rooms_with_web web_assets)
function(needs_no_web ROOM)
  get_property(carrying GLOBAL PROPERTY rooms_with_web)
  foreach(used IN LISTS ARGN)
    if(used IN_LIST carrying)
      set_property(GLOBAL APPEND PROPERTY rooms_with_web ${ROOM})
      return()
    endif()
  endforeach()
  add_dependencies(without_web ${ROOM})
endfunction()
