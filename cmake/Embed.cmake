# A file as an array in the program: embed(TARGET bots FILE x.weights NAME x_weights) makes
# `extern const unsigned char x_weights[]; extern const unsigned long x_weights_size;`.
function(embed)
  cmake_parse_arguments(EMBED "" "TARGET;FILE;NAME" "" ${ARGN})
  set(made "${CMAKE_CURRENT_BINARY_DIR}/${EMBED_NAME}.cpp")
  add_custom_command(OUTPUT "${made}"
    COMMAND "${CMAKE_COMMAND}" -DFROM=${EMBED_FILE} -DTO=${made} -DNAME=${EMBED_NAME}
            -P "${CMAKE_SOURCE_DIR}/cmake/EmbedFile.cmake"
    DEPENDS "${EMBED_FILE}" "${CMAKE_SOURCE_DIR}/cmake/EmbedFile.cmake" VERBATIM)
  target_sources(${EMBED_TARGET} PRIVATE "${made}")
endfunction()
