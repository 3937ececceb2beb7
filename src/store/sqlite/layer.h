// A file system of SQLite's, laid over another one: who derives from it says what it does itself, all the
// rest is asked of the one below.
#pragma once

#include <cstddef>
#include <string>

#include <sqlite3.h>

namespace scoville::store {

class DiskLayer {
public:
    DiskLayer(const DiskLayer&) = delete;
    DiskLayer& operator=(const DiskLayer&) = delete;

    const std::string& name() const { return name_; }  // SQLite finds it by this

protected:
    // `under`: SQLite's name for the one below; empty: the usual one. `own`: bytes of what we put before each
    // of its files. The layer must be there for as long as a connection uses it.
    DiskLayer(const std::string& kind, const std::string& under, std::size_t own);
    virtual ~DiskLayer();

    virtual int open(const char* path, sqlite3_file* file, int flags, int* out_flags) = 0;
    virtual int remove(const char* path, int sync_folder) {
        return below_->xDelete(below_, path, sync_folder);
    }
    sqlite3_vfs* below() const { return below_; }

private:
    struct Calls;

    const std::string name_;
    sqlite3_vfs* const below_;
    sqlite3_vfs vfs_;
};

// A file in a layer: ours first, the real one right behind it. `Ours` begins with a sqlite3_file.
template <class Ours>
struct LayerFile {
    static Ours& of(sqlite3_file* file) { return *reinterpret_cast<Ours*>(file); }
    static sqlite3_file* real(sqlite3_file* file) {
        return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(Ours));
    }

    template <auto Call, class... Given>
    static auto pass(sqlite3_file* file, Given... given) {
        return (real(file)->pMethods->*Call)(real(file), given...);
    }

    // Every call goes to the real file; the caller puts in its own.
    static constexpr sqlite3_io_methods passing() {
        using Io = sqlite3_io_methods;
        return {2,
                pass<&Io::xClose>,
                pass<&Io::xRead>,
                pass<&Io::xWrite>,
                pass<&Io::xTruncate>,
                pass<&Io::xSync>,
                pass<&Io::xFileSize>,
                pass<&Io::xLock>,
                pass<&Io::xUnlock>,
                pass<&Io::xCheckReservedLock>,
                pass<&Io::xFileControl>,
                pass<&Io::xSectorSize>,
                pass<&Io::xDeviceCharacteristics>,
                pass<&Io::xShmMap>,
                pass<&Io::xShmLock>,
                pass<&Io::xShmBarrier>,
                pass<&Io::xShmUnmap>,
                nullptr,
                nullptr};
    }
};

}  // namespace scoville::store
