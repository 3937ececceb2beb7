// Debian's archive of Boost.JSON is made for programs, not for modules: here it is compiled into this one.
#include <boost/json/src.hpp>
