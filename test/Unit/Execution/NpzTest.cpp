//===- NpzTest.cpp - Archives of arrays, good and hostile -----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Npz.h"
#include "mp/Execution/Random.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir::mp::exec;

namespace {
/// A file that is gone after the test.
struct TemporaryFile {
  TemporaryFile() {
    EXPECT_FALSE(
        llvm::sys::fs::createTemporaryFile("mp-npz-test", "npz", path));
  }
  ~TemporaryFile() { EXPECT_FALSE(llvm::sys::fs::remove(path)); }
  std::string bytes() const {
    return (*llvm::MemoryBuffer::getFile(path))->getBuffer().str();
  }
  void write(llvm::StringRef bytes) const {
    std::error_code error;
    llvm::raw_fd_ostream(path, error) << bytes;
  }
  llvm::SmallString<64> path;
};
} // namespace

static Tensor makeTensor(ElementKind kind, llvm::ArrayRef<int64_t> shape) {
  Tensor tensor = cantFail(Tensor::allocate(kind, shape, Precision::Native));
  Random random(static_cast<uint64_t>(kind));
  for (int64_t i = 0; i < tensor.count(); ++i)
    tensor.setNumber(i, isFloat(kind) ? random.normal()
                                      : double(random.next() % 200) - 100);
  return tensor;
}

TEST(Npz, EveryTypeSurvivesARoundTrip) {
  TemporaryFile file;
  std::vector<Tensor> tensors;
  for (int kind = 0; kind <= static_cast<int>(ElementKind::F64); ++kind)
    tensors.push_back(makeTensor(static_cast<ElementKind>(kind), {3, 5}));
  NamedTensors named;
  for (const Tensor &tensor : tensors)
    named.emplace_back("x_" + nameOf(tensor.kind()).str(), &tensor);
  cantFail(writeNpz(file.path, named));
  NpzReader reader = cantFail(NpzReader::open(file.path));
  ASSERT_EQ(reader.names().size(), tensors.size());
  for (const Tensor &tensor : tensors) {
    std::string name = "x_" + nameOf(tensor.kind()).str();
    Tensor read = cantFail(reader.read(name));
    EXPECT_EQ(read.kind(), tensor.kind()) << name;
    EXPECT_EQ(read.shape(), tensor.shape()) << name;
    for (int64_t i = 0; i < tensor.count(); ++i)
      EXPECT_EQ(read.number(i), tensor.number(i)) << name << " " << i;
  }
}

/// Opens a file and reads all that is in it. Returns the number of errors.
static unsigned readAll(const TemporaryFile &file) {
  llvm::Expected<NpzReader> reader = NpzReader::open(file.path);
  if (!reader) {
    EXPECT_FALSE(toString(reader.takeError()).empty());
    return 1;
  }
  unsigned errors = 0;
  for (const std::string &name : reader->names()) {
    llvm::Expected<Tensor> tensor = reader->read(name);
    if (!tensor) {
      EXPECT_FALSE(toString(tensor.takeError()).empty());
      ++errors;
    }
  }
  return errors;
}

TEST(Npz, EveryTruncationIsAnError) {
  TemporaryFile file;
  Tensor x = makeTensor(ElementKind::F32, {4, 4});
  cantFail(writeNpz(file.path, {{"x", &x}}));
  std::string bytes = file.bytes();
  EXPECT_EQ(readAll(file), 0u);
  for (size_t length = 0; length < bytes.size(); ++length) {
    file.write(llvm::StringRef(bytes).take_front(length));
    EXPECT_NE(readAll(file), 0u) << length;
  }
}

// Whatever the byte: an error, or a file that reads. A changed element is found
// by the archive's checksum.
TEST(Npz, EveryChangedByteIsHandled) {
  TemporaryFile file;
  Tensor x = makeTensor(ElementKind::F32, {4, 4});
  Tensor y = makeTensor(ElementKind::BF16, {2});
  cantFail(writeNpz(file.path, {{"x", &x}, {"y", &y}}));
  std::string bytes = file.bytes();
  // After the dictionary of the first array: 16 floats.
  size_t firstElement = bytes.find('\n', bytes.find('}')) + 1;
  for (size_t at = 0; at < bytes.size(); ++at) {
    std::string changed = bytes;
    changed[at] ^= 1 << at % 8;
    file.write(changed);
    unsigned errors = readAll(file);
    if (at >= firstElement && at < firstElement + 64) {
      EXPECT_NE(errors, 0u) << at;
    }
  }
}

TEST(Npz, AFailedWriteLeavesTheOldFile) {
  TemporaryFile file;
  file.write("old");
  Tensor x = makeTensor(ElementKind::F32, {4});
  // Two entries of one name are refused.
  llvm::Error error = writeNpz(file.path, {{"x", &x}, {"x", &x}});
  EXPECT_TRUE(bool(error));
  llvm::consumeError(std::move(error));
  EXPECT_EQ(file.bytes(), "old");
}
