//===- FilesTest.cpp - Files of strangers, read and written ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Support/Files.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "gtest/gtest.h"
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::mp;

namespace {
/// A folder of its own for each test.
class FilesTest : public testing::Test {
protected:
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("mp-files", folder));
  }
  void TearDown() override {
    EXPECT_FALSE(llvm::sys::fs::remove_directories(folder));
  }

  std::string path(llvm::StringRef name) const {
    return (folder + "/" + name).str();
  }
  void put(llvm::StringRef name, llvm::StringRef text) const {
    std::error_code error;
    llvm::raw_fd_ostream(path(name), error) << text;
    ASSERT_FALSE(error);
  }
  std::string get(llvm::StringRef name) const {
    auto file = llvm::MemoryBuffer::getFile(path(name));
    return file ? (*file)->getBuffer().str() : "there is none";
  }
  size_t count() const {
    size_t found = 0;
    std::error_code error;
    for (llvm::sys::fs::directory_iterator i(folder, error), end;
         i != end && !error; i.increment(error))
      ++found;
    return found;
  }
  /// Why a file is not read; its bytes where it is.
  std::string read(const std::string &name, uint64_t limit) const {
    auto file = readFile(name, limit);
    return file ? (*file)->getBuffer().str() : llvm::toString(file.takeError());
  }
  /// Why a file is not written; empty where it is.
  static std::string write(const std::string &name, llvm::StringRef text,
                           bool fails = false) {
    return llvm::toString(writeFile(name, [&](llvm::raw_ostream &out) {
      out << text;
      return fails ? llvm::createStringError("no more")
                   : llvm::Error::success();
    }));
  }

  llvm::SmallString<128> folder;
};
} // namespace

TEST_F(FilesTest, ReadsWhatIsNoLargerThanTheLimit) {
  put("file", "12345678");
  EXPECT_EQ(read(path("file"), 8), "12345678");
  EXPECT_NE(read(path("file"), 7).find("it has more than 0 MB"),
            std::string::npos);
  put("empty", "");
  EXPECT_EQ(read(path("empty"), 8), "");
}

TEST_F(FilesTest, LargeFilesAreNotOpened) {
  put("sparse", "");
  ASSERT_EQ(::truncate(path("sparse").c_str(), int64_t(3) << 30), 0);
  EXPECT_EQ(read(path("sparse"), maxGraphBytes),
            "it has more than 256 MB, the most that is read here");
}

TEST_F(FilesTest, WhatIsNoFile) {
  EXPECT_EQ(read(folder.str().str(), 8), "it is a folder");
  EXPECT_EQ(read("/dev/zero", 8), "it is a device, and a file is wanted");
  EXPECT_EQ(read("/dev/null", 8), "");
  EXPECT_EQ(read(path("none"), 8), "No such file or directory");
  EXPECT_EQ(read("", 8), "No such file or directory");
  EXPECT_EQ(read(std::string("a\0b", 3), 8), "a name holds no zero byte");
  EXPECT_NE(read(std::string(5000, 'a'), 8), "");
  EXPECT_TRUE(bool(checkRegularFile("/dev/null")));
}

TEST_F(FilesTest, PipesEndAtTheLimit) {
  ASSERT_EQ(::mkfifo(path("pipe").c_str(), 0600), 0);
  pid_t writer = ::fork();
  if (writer == 0) {
    int file = ::open(path("pipe").c_str(), O_WRONLY);
    std::string block(1 << 16, 'x');
    while (::write(file, block.data(), block.size()) > 0) {
    }
    ::_exit(0);
  }
  EXPECT_NE(read(path("pipe"), 1 << 20).find("it does not end after"),
            std::string::npos);
  int status = 0;
  ::waitpid(writer, &status, 0);
}

TEST_F(FilesTest, WrittenInOneStep) {
  put("file", "old");
  {
    auto file = OutputFile::open(path("file"));
    ASSERT_TRUE(bool(file));
    (*file)->stream() << "new";
    (*file)->stream().flush();
    EXPECT_EQ(get("file"), "old");
    EXPECT_EQ(count(), 1u);
    EXPECT_FALSE(bool((*file)->keep()));
    EXPECT_EQ(get("file"), "new");
  }
  EXPECT_EQ(get("file"), "new");
  EXPECT_EQ(count(), 1u);
}

TEST_F(FilesTest, WhatIsNotKeptLeavesNothing) {
  put("file", "old");
  EXPECT_EQ(write(path("file"), "new", /*fails=*/true), "no more");
  EXPECT_EQ(write(path("other"), "new", /*fails=*/true), "no more");
  EXPECT_EQ(get("file"), "old");
  EXPECT_EQ(count(), 1u);
}

TEST_F(FilesTest, LinksAreFollowedAndModesKept) {
  put("file", "old");
  ASSERT_EQ(::chmod(path("file").c_str(), 0640), 0);
  ASSERT_EQ(::symlink("file", path("link").c_str()), 0);
  EXPECT_EQ(write(path("link"), "new"), "");
  EXPECT_EQ(get("file"), "new");
  struct stat status;
  ASSERT_EQ(::lstat(path("link").c_str(), &status), 0);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  ASSERT_EQ(::stat(path("file").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0640u);
  ASSERT_EQ(::symlink("loop", path("loop").c_str()), 0);
  EXPECT_EQ(write(path("loop"), "new"), "it is a link that leads to itself");
}

TEST_F(FilesTest, WhatCannotBeWritten) {
  EXPECT_EQ(write("/dev/full", "new"), "No space left on device");
  EXPECT_EQ(write("/dev/null", "new"), "");
  EXPECT_EQ(write(folder.str().str(), "new"), "Is a directory");
  EXPECT_EQ(write("", "new"), "that is not the name of a file");
  EXPECT_EQ(write(path("none") + "/file", "new"), "No such file or directory");
  EXPECT_EQ(write(path(std::string(300, 'a')), "new"), "File name too long");
  EXPECT_EQ(count(), 0u);
}
