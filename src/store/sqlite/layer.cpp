#include "store/sqlite/layer.h"

#include <atomic>

#include "base/check.h"

namespace scoville::store {
namespace {

std::string unique_name(const std::string& kind) {
    static std::atomic<int> made = 0;
    return kind + "-" + std::to_string(++made);
}

}  // namespace

struct DiskLayer::Calls {
    static DiskLayer& of(sqlite3_vfs* vfs) { return *static_cast<DiskLayer*>(vfs->pAppData); }

    static int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
        return of(vfs).open(path, file, flags, out_flags);
    }
    static int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
        return of(vfs).remove(path, sync_folder);
    }
    // The one below finds its own data by its own pointer.
    template <auto Call, class... Given>
    static auto ask(sqlite3_vfs* vfs, Given... given) {
        return (of(vfs).below_->*Call)(of(vfs).below_, given...);
    }
};

DiskLayer::DiskLayer(const std::string& kind, const std::string& under, std::size_t own)
    : name_(unique_name(kind)), below_(sqlite3_vfs_find(under.empty() ? nullptr : under.c_str())), vfs_{} {
    CHECK(below_ != nullptr);
    vfs_ = *below_;
    vfs_.zName = name_.c_str();
    vfs_.pAppData = this;
    vfs_.pNext = nullptr;
    vfs_.szOsFile = static_cast<int>(own) + below_->szOsFile;
    vfs_.xOpen = Calls::open;
    vfs_.xDelete = Calls::remove;
    vfs_.xAccess = Calls::ask<&sqlite3_vfs::xAccess>;
    vfs_.xFullPathname = Calls::ask<&sqlite3_vfs::xFullPathname>;
    CHECK(sqlite3_vfs_register(&vfs_, 0) == SQLITE_OK);
}

DiskLayer::~DiskLayer() { sqlite3_vfs_unregister(&vfs_); }

}  // namespace scoville::store
