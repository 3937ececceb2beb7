# A room is a folder with one job and one target. Its headers are included by the room's own path
# ("spicy/face/action.h") and are found only by those who link the room: each room has an include
# root of its own, a folder in the build tree with a link to the room. So a forbidden include
# does not compile.
#
#   room(NAME spicy_inside PATH spicy/inside SOURCES deal.cpp … USES base cards spicy_face)
function(room)
  cmake_parse_arguments(ROOM "" "NAME;PATH" "SOURCES;USES;PRIVATE" ${ARGN})
  set(root "${CMAKE_BINARY_DIR}/rooms/${ROOM_NAME}")
  get_filename_component(parent "${root}/${ROOM_PATH}" DIRECTORY)
  file(MAKE_DIRECTORY "${parent}")
  file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}" "${root}/${ROOM_PATH}" SYMBOLIC)
  if(ROOM_SOURCES)
    add_library(${ROOM_NAME} STATIC ${ROOM_SOURCES})
    target_include_directories(${ROOM_NAME} PUBLIC "${root}")
    target_link_libraries(${ROOM_NAME} PUBLIC ${ROOM_USES} PRIVATE scoville_flags ${ROOM_PRIVATE})
  else()
    add_library(${ROOM_NAME} INTERFACE)
    target_include_directories(${ROOM_NAME} INTERFACE "${root}")
    target_link_libraries(${ROOM_NAME} INTERFACE ${ROOM_USES})
  endif()
endfunction()
