//===- ReadFile.cpp - The bytes of a file, where they are not too many ----===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Files.h"
#include "mp/Support/Messages.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SmallVectorMemoryBuffer.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

using namespace mlir;
using llvm::StringRef;

static llvm::Error systemError() {
  return llvm::createStringError(
      std::error_code(errno, std::generic_category()).message());
}

static llvm::Error tooLarge(uint64_t limit, StringRef what) {
  return llvm::createStringError(what + "more than " +
                                 llvm::Twine(limit >> 20) +
                                 " MB, the most that is read here");
}

/// A terminal and /dev/null end; other devices need not.
static bool isEndless(int file, const struct stat &status) {
  return S_ISBLK(status.st_mode) ||
         (S_ISCHR(status.st_mode) && !::isatty(file) &&
          status.st_rdev != ::makedev(1, 3));
}

static llvm::Error checkKind(int file, const struct stat &status) {
  if (S_ISDIR(status.st_mode))
    return llvm::createStringError("it is a folder");
  if (isEndless(file, status))
    return llvm::createStringError("it is a device, and a file is wanted");
  return llvm::Error::success();
}

/// What a pipe or a terminal has, piece by piece.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readStream(int file, StringRef name, uint64_t limit) {
  llvm::SmallVector<char, 0> bytes;
  constexpr size_t piece = 1 << 16;
  while (true) {
    size_t before = bytes.size();
    bytes.resize_for_overwrite(before + piece);
    ssize_t count = ::read(file, bytes.data() + before, piece);
    int error = errno;
    bytes.truncate(before + std::max<ssize_t>(count, 0));
    errno = error;
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return systemError();
    if (bytes.size() > limit)
      return tooLarge(limit, "it does not end after ");
    if (count == 0)
      return std::make_unique<llvm::SmallVectorMemoryBuffer>(
          std::move(bytes), name, /*RequiresNullTerminator=*/true);
  }
}

llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
mp::readFile(StringRef path, uint64_t limit) {
  bool isInput = path == "-";
  if (path.contains('\0'))
    return llvm::createStringError("a name holds no zero byte");
  int file =
      isInput ? STDIN_FILENO : ::open(path.str().c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return systemError();
  auto close = llvm::make_scope_exit([&] {
    if (!isInput)
      ::close(file);
  });
  struct stat status;
  if (::fstat(file, &status) != 0)
    return systemError();
  if (llvm::Error error = checkKind(file, status))
    return std::move(error);
  StringRef name = isInput ? "<stdin>" : path;
  // A file of /proc says that it is empty.
  bool hasSize = S_ISREG(status.st_mode) && status.st_size > 0;
  if (!hasSize || isInput)
    return readStream(file, name, std::min(limit, maxPipeBytes));
  if (static_cast<uint64_t>(status.st_size) > limit)
    return tooLarge(limit, "it has ");
  auto buffer = llvm::MemoryBuffer::getOpenFile(
      llvm::sys::fs::convertFDToNativeFile(file), name, status.st_size);
  if (std::error_code error = buffer.getError())
    return llvm::createStringError(error.message());
  return std::move(*buffer);
}

llvm::Error mp::checkRegularFile(StringRef path) {
  struct stat status;
  if (::stat(path.str().c_str(), &status) != 0)
    return systemError();
  if (S_ISREG(status.st_mode))
    return llvm::Error::success();
  return llvm::createStringError(
      S_ISDIR(status.st_mode)
          ? "it is a folder"
          : "it is a pipe or a device, and a file is wanted");
}
