# Writes the bytes of FROM as a C++ array NAME into TO; see Embed.cmake.
file(READ "${FROM}" bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
file(WRITE "${TO}" "extern const unsigned char ${NAME}[];\nextern const unsigned long ${NAME}_size;\n\
const unsigned char ${NAME}[] = {\n${bytes}};\nconst unsigned long ${NAME}_size = sizeof ${NAME};\n")
