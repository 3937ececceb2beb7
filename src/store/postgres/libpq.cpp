#include "store/postgres/libpq.h"

#include <dlfcn.h>
#include <string>

#include "store/open_error.h"

namespace scoville::store::pq {
namespace {

template <class Function>
void find(void* file, const char* name, Function& function) {
    void* const found = dlsym(file, name);
    if (found == nullptr) throw OpenError(std::string("libpq.so.5 has no ") + name);
    function = reinterpret_cast<Function>(found);
}

Library load() {
    void* const file = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
    if (file == nullptr)
        throw OpenError(
            "PostgreSQL's client library (libpq.so.5) is not on this machine: install the package libpq5");
    Library all{};
#define SCOVILLE_FIND(name) find(file, #name, all.name)
    SCOVILLE_FIND(PQconnectStartParams);
    SCOVILLE_FIND(PQconnectPoll);
    SCOVILLE_FIND(PQstatus);
    SCOVILLE_FIND(PQsocket);
    SCOVILLE_FIND(PQerrorMessage);
    SCOVILLE_FIND(PQfinish);
    SCOVILLE_FIND(PQsetnonblocking);
    SCOVILLE_FIND(PQsetNoticeReceiver);
    SCOVILLE_FIND(PQsendQuery);
    SCOVILLE_FIND(PQsendPrepare);
    SCOVILLE_FIND(PQsendQueryPrepared);
    SCOVILLE_FIND(PQflush);
    SCOVILLE_FIND(PQconsumeInput);
    SCOVILLE_FIND(PQisBusy);
    SCOVILLE_FIND(PQgetResult);
    SCOVILLE_FIND(PQresultStatus);
    SCOVILLE_FIND(PQresultErrorMessage);
    SCOVILLE_FIND(PQresultErrorField);
    SCOVILLE_FIND(PQntuples);
    SCOVILLE_FIND(PQgetvalue);
    SCOVILLE_FIND(PQgetlength);
    SCOVILLE_FIND(PQgetisnull);
    SCOVILLE_FIND(PQcmdTuples);
    SCOVILLE_FIND(PQclear);
#undef SCOVILLE_FIND
    return all;
}

}  // namespace

const Library& library() {
    static const Library loaded = load();
    return loaded;
}

}  // namespace scoville::store::pq
