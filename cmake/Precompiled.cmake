# The standard headers, Boost.JSON and GoogleTest, compiled once for each set of flags instead of with every file:
#   precompiled(TARGET std|json|test FLAGS scoville_flags|scoville_fast_flags)
# A file still includes what it uses: the portable check builds without, so that one that does not is found.
#
# ccache finds in one clone what was compiled in another: the compiler is told no path but that of the .pch, relative
# to the build folder, and what is in it is named by a .sum beside it (cmake/precompile, scripts/build).
set(precompiled_std
  <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstdio> <cstring> <deque>
  <fstream> <functional> <map> <memory> <mutex> <optional> <set> <span> <sstream> <string> <string_view> <thread>
  <unordered_map> <utility> <variant> <vector>)
set(precompiled_json ${precompiled_std} <boost/json.hpp>)
set(precompiled_test ${precompiled_json} <gtest/gtest.h>)
set(precompiled_sets std json)
if(GTest_FOUND)
  list(APPEND precompiled_sets test)
endif()

# Called from the top, so that all of them lie in one place.
function(make_precompiled SET FLAGS)
  set(name precompiled_${SET}_${FLAGS})
  set(empty "${CMAKE_BINARY_DIR}/precompiled/empty.cpp")
  file(CONFIGURE OUTPUT "${empty}" CONTENT "")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL "${empty}")
  target_link_libraries(${name} PRIVATE ${FLAGS} lib_json $<$<STREQUAL:${SET},test>:GTest::gtest>)
  target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${name} PRIVATE ${precompiled_${SET}})
  set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "${CMAKE_SOURCE_DIR}/cmake/precompile")
  add_custom_target(${name}_made DEPENDS "${CMAKE_BINARY_DIR}/CMakeFiles/${name}.dir/cmake_pch.hxx.pch")
endfunction()

if(SCOVILLE_PRECOMPILE)
  foreach(set IN LISTS precompiled_sets)
    foreach(flags IN ITEMS scoville_flags scoville_fast_flags)
      make_precompiled(${set} ${flags})
    endforeach()
  endforeach()
endif()

function(precompiled TARGET SET FLAGS)
  if(SCOVILLE_PRECOMPILE)
    set(name precompiled_${SET}_${FLAGS})
    add_dependencies(${TARGET} ${name}_made)
    target_compile_options(${TARGET} PRIVATE
      "SHELL:-Xclang -include-pch -Xclang ${CMAKE_BINARY_DIR}/CMakeFiles/${name}.dir/cmake_pch.hxx.pch")
  endif()
endfunction()

# A room knows JSON if it uses the library or a room that knows it.
set_property(GLOBAL PROPERTY rooms_with_json lib_json)
function(precompiled_for_room ROOM FLAGS)
  get_property(knowing GLOBAL PROPERTY rooms_with_json)
  foreach(used IN LISTS ARGN)
    if(used IN_LIST knowing)
      set_property(GLOBAL APPEND PROPERTY rooms_with_json ${ROOM})
      precompiled(${ROOM} json ${FLAGS})
      return()
    endif()
  endforeach()
  precompiled(${ROOM} std ${FLAGS})
endfunction()
