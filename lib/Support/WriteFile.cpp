//===- WriteFile.cpp - A new file in one step, or the old one -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is written has no name until it is whole (O_TMPFILE): a process that is
// killed leaves nothing. Then it gets a name beside the target, which takes the
// target's in one step, and a helper sees to it that the name does not stay.
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Files.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir;
using namespace mlir::mp;
using llvm::StringRef;

static llvm::Error errorOf(std::error_code code) {
  return llvm::createStringError(code.message());
}

static llvm::Error systemError() {
  return errorOf(std::error_code(errno, std::generic_category()));
}

/// Where a path leads that may be a link, and may be a link to nothing.
static llvm::Expected<std::string> followLinks(StringRef path) {
  std::string file = path.str();
  constexpr unsigned most = 40; // as the system itself
  for (unsigned i = 0; i < most; ++i) {
    char next[4096];
    ssize_t size = ::readlink(file.c_str(), next, sizeof(next));
    if (size < 0)
      return file;
    llvm::SmallString<128> beside(StringRef(next, size));
    llvm::sys::path::make_absolute(llvm::sys::path::parent_path(file).empty()
                                       ? "."
                                       : llvm::sys::path::parent_path(file),
                                   beside);
    file = beside.str().str();
  }
  return llvm::createStringError("it is a link that leads to itself");
}

static std::string folderOf(StringRef file) {
  StringRef folder = llvm::sys::path::parent_path(file);
  return folder.empty() ? "." : folder.str();
}

/// A name that nothing has, short whatever the name of the file.
static std::string nameBeside(StringRef file) {
  static unsigned count = 0;
  return folderOf(file) + "/.mp-" + std::to_string(::getpid()) + "-" +
         std::to_string(count++);
}

llvm::Error OutputFile::openBeside(StringRef file, bool exists, unsigned mode) {
  // What the rename will say, said before the work is done.
  if (llvm::sys::path::filename(file).size() > 255)
    return errorOf(std::make_error_code(std::errc::filename_too_long));
  descriptor =
      ::open(folderOf(file).c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
  if (descriptor < 0 && (errno == EOPNOTSUPP || errno == EISDIR)) {
    temporary = nameBeside(file);
    descriptor =
        ::open(temporary.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0666);
  }
  if (descriptor < 0)
    return systemError();
  if (exists && ::fchmod(descriptor, mode & 07777) != 0)
    return systemError();
  isNew = !exists;
  target = file.str();
  return llvm::Error::success();
}

llvm::Expected<std::unique_ptr<OutputFile>> OutputFile::open(StringRef path) {
  std::unique_ptr<OutputFile> file(new OutputFile());
  if (path == "-") {
    file->out = &llvm::outs();
    return std::move(file);
  }
  if (path.empty() || path.contains('\0'))
    return llvm::createStringError("that is not the name of a file");
  llvm::Expected<std::string> place = followLinks(path);
  if (!place)
    return place.takeError();
  struct stat status;
  bool exists = ::stat(place->c_str(), &status) == 0;
  if (!exists && errno != ENOENT)
    return systemError();
  if (exists && S_ISDIR(status.st_mode))
    return errorOf(std::make_error_code(std::errc::is_a_directory));
  if (!exists || S_ISREG(status.st_mode)) {
    // Who may not write to a file may not replace it, either.
    if (exists && ::access(place->c_str(), W_OK) != 0)
      return systemError();
    if (llvm::Error error = file->openBeside(*place, exists, status.st_mode))
      return std::move(error);
  } else {
    file->descriptor = ::open(place->c_str(), O_WRONLY | O_CLOEXEC);
    if (file->descriptor < 0)
      return systemError();
  }
  file->owned = std::make_unique<llvm::raw_fd_ostream>(file->descriptor,
                                                       /*shouldClose=*/true);
  file->out = file->owned.get();
  return std::move(file);
}

OutputFile::~OutputFile() {
  if (owned) {
    // What is not kept need not arrive, and a stream that dies with an error
    // takes the process with it.
    owned->flush();
    owned->clear_error();
    owned.reset();
  }
  if (!temporary.empty())
    ::unlink(temporary.c_str());
}

std::string OutputFile::temporaryName() const {
  return descriptor < 0 ? "-" : "/proc/self/fd/" + std::to_string(descriptor);
}

/// Gives what has no name one, and has that take the target's: between the two
/// another process is there to do the second, which whoever ends this one, or
/// its group, does not reach. Threads may have held locks, so it makes system
/// calls alone; what went wrong is its exit code.
static int replaceApart(const std::string &nameless, const std::string &name,
                        const std::string &target) {
  const char *from = nameless.c_str(), *by = name.c_str(), *to = target.c_str();
  pid_t helper = ::fork();
  if (helper == 0) {
    ::setsid();
    if (::linkat(AT_FDCWD, from, AT_FDCWD, by, AT_SYMLINK_FOLLOW) != 0)
      ::_exit(errno);
    if (::rename(by, to) == 0)
      ::_exit(0);
    int error = errno;
    ::unlink(by);
    ::_exit(error);
  }
  if (helper < 0)
    return errno;
  int status = 0;
  while (::waitpid(helper, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : EIO;
}

/// Gives what was written the name of the target.
llvm::Error OutputFile::rename() {
  std::string nameless = temporaryName();
  if (temporary.empty()) {
    if (isNew && ::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, target.c_str(),
                          AT_SYMLINK_FOLLOW) == 0)
      return llvm::Error::success();
    errno = replaceApart(nameless, nameBeside(target), target);
    return errno == 0 ? llvm::Error::success() : systemError();
  }
  if (::rename(temporary.c_str(), target.c_str()) != 0)
    return systemError();
  temporary.clear();
  return llvm::Error::success();
}

llvm::Error OutputFile::keep() {
  out->flush();
  if (std::error_code error = out->error()) {
    out->clear_error();
    return errorOf(error);
  }
  return target.empty() ? llvm::Error::success() : rename();
}

llvm::Error
mp::writeFile(StringRef path,
              llvm::function_ref<llvm::Error(llvm::raw_ostream &)> write) {
  llvm::Expected<std::unique_ptr<OutputFile>> file = OutputFile::open(path);
  if (!file)
    return file.takeError();
  if (llvm::Error error = write((*file)->stream()))
    return error;
  return (*file)->keep();
}
