//===- NpyTest.cpp - Headers of .npy files, good and hostile --------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Npz.h"
#include "mp/Support/Sizes.h"

#include "gtest/gtest.h"

using namespace mlir::mp::exec;

/// A version 1.0 file with this dictionary.
static std::string withHeader(const std::string &dictionary) {
  std::string bytes("\x93NUMPY\x01\x00", 8);
  bytes.push_back(static_cast<char>(dictionary.size()));
  bytes.push_back(static_cast<char>(dictionary.size() >> 8));
  return bytes + dictionary;
}

/// The error that parsing gives; empty for none.
static std::string errorOf(const std::string &bytes) {
  llvm::Expected<NpyHeader> header = parseNpyHeader(bytes);
  return header ? "" : toString(header.takeError());
}

TEST(Npy, HeadersSurviveARoundTrip) {
  using Shape = llvm::SmallVector<int64_t>;
  for (const Shape &shape : {Shape{}, Shape{7}, Shape{0, 3}, Shape{2, 3, 4}}) {
    std::string bytes = makeNpyHeader(ElementKind::F16, shape);
    EXPECT_EQ(bytes.size() % 64, 0u);
    llvm::Expected<NpyHeader> header = parseNpyHeader(bytes);
    ASSERT_TRUE(bool(header)) << toString(header.takeError());
    EXPECT_EQ(header->kind, ElementKind::F16);
    EXPECT_EQ(header->shape, shape);
    EXPECT_EQ(header->dataOffset, bytes.size());
  }
}

TEST(Npy, RefusesWhatItCannotRead) {
  auto dictionary = [](const char *descr, const char *order,
                       const char *shape) {
    return withHeader(std::string("{'descr': ") + descr +
                      ", 'fortran_order': " + order + ", 'shape': " + shape +
                      ", }\n");
  };
  EXPECT_EQ(errorOf(dictionary("'<f4'", "False", "(2, 3)")), "");
  EXPECT_NE(errorOf(dictionary("'>f4'", "False", "(2,)")), "");
  EXPECT_NE(errorOf(dictionary("'<c8'", "False", "(2,)")), "");
  EXPECT_NE(errorOf(dictionary("[('a', '<f4')]", "False", "(2,)")), "");
  EXPECT_NE(errorOf(dictionary("'<f4'", "True", "(2, 3)")), "");
  EXPECT_EQ(errorOf(dictionary("'<f4'", "True", "(6,)")), "");
  EXPECT_NE(errorOf(dictionary("'<f4'", "Maybe", "(2, 3)")), "");
  EXPECT_NE(errorOf(dictionary("'<f4'", "False", "(-2,)")), "");
  EXPECT_NE(errorOf(dictionary("'<f4'", "False", "(2")), "");
  EXPECT_NE(errorOf(dictionary("'<f4'", "False",
                               "(4294967296, 4294967296, 4294967296)")),
            "");
}

TEST(Npy, EveryTruncationIsAnError) {
  std::string bytes = makeNpyHeader(ElementKind::F32, {2, 3});
  for (size_t length = 0; length < bytes.size(); ++length)
    EXPECT_NE(errorOf(bytes.substr(0, length)), "") << length;
}

TEST(Npy, EveryChangedByteIsHandled) {
  std::string bytes = makeNpyHeader(ElementKind::F32, {2, 3});
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int value = 0; value < 256; ++value) {
      std::string changed = bytes;
      changed[at] = static_cast<char>(value);
      llvm::Expected<NpyHeader> header = parseNpyHeader(changed);
      if (!header) {
        llvm::consumeError(header.takeError());
        continue;
      }
      EXPECT_LE(header->dataOffset, changed.size());
      EXPECT_TRUE(mlir::mp::checkedElements(header->shape).has_value());
    }
}
