//===- BytecodeLimitsTest.cpp - Bytecode that MLIR may see ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A small file is put together by hand, and one section of it exchanged for one
// that MLIR's reader would crash on; and what MLIR writes is let through, in
// each version.
//
//===----------------------------------------------------------------------===//

#include "mp/Import/BytecodeLimits.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

/// The one error; empty for what is let through.
static std::string errorOf(StringRef bytes) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  std::string said;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    said += (said.empty() ? "" : " AND ") + diagnostic.str();
  });
  LogicalResult result = checkBytecode(&context, bytes, "file");
  EXPECT_EQ(succeeded(result), said.empty());
  return said;
}

static void expectError(StringRef bytes, StringRef words) {
  std::string said = errorOf(bytes);
  EXPECT_NE(said.find(words.str()), std::string::npos)
      << "'" << said << "' does not say '" << words.str() << "'";
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

static std::string integer(uint64_t value) {
  std::string bytes;
  for (unsigned count = 1; count < 8; ++count)
    if (value < uint64_t(1) << (7 * count)) {
      uint64_t marked = (value << 1 | 1) << (count - 1);
      for (unsigned i = 0; i < count; ++i)
        bytes += char(marked >> (8 * i));
      return bytes;
    }
  bytes += '\0';
  for (unsigned i = 0; i < 8; ++i)
    bytes += char(value >> (8 * i));
  return bytes;
}

template <typename... Values>
static std::string integers(Values... values) {
  return (std::string() + ... + integer(values));
}

static std::string section(unsigned kind, StringRef contents) {
  return char(kind) + integer(contents.size()) + contents.str();
}

namespace {
/// A file with an empty function-like op "d.f", sections by their number.
struct File {
  uint64_t version = 6;
  // "builtin" and "f", sizes from the last one on.
  std::string strings = integers(2, 2, 8) + std::string("builtin\0f\0", 10);
  // One dialect without a version, one op, in a group of one.
  std::string dialects = integers(1, 0 << 1, 1, 0, 1, 1 << 1 | 1);
  // An unknown location and i32.
  std::string data = integers(15) + integers(0, 32 << 2);
  std::string sizes = integers(1, 1, 0, 1, 1 << 1 | 1, 0, 1, 3 << 1 | 1);
  // One op without anything.
  std::string body = integers(1 << 1, 0) + '\0' + integers(0);
  std::string properties = integers(0);
  std::string resources, resourceSizes;

  /// With attributes and types of the builtin dialect.
  void setEntries(ArrayRef<std::string> attributes,
                  ArrayRef<std::string> types) {
    data.clear();
    sizes = integers(attributes.size(), types.size());
    for (ArrayRef<std::string> entries : {attributes, types}) {
      if (!entries.empty())
        sizes += integers(0, entries.size());
      for (const std::string &entry : entries) {
        data += entry;
        sizes += integer(entry.size() << 1 | 1);
      }
    }
  }

  /// An op with this mask and what follows its location.
  void setOp(uint8_t mask, StringRef rest) {
    body = integers(1 << 1, 0) + char(mask) + integers(0) + rest.str();
  }

  std::string bytes() const {
    std::string all =
        "ML\xEFR" + integer(version) + std::string("by hand\0", 8);
    all += section(0, strings) + section(1, dialects) + section(2, data) +
           section(3, sizes) + section(4, body) + section(8, properties);
    if (!resourceSizes.empty())
      all += section(5, resources) + section(6, resourceSizes);
    return all;
  }
};
} // namespace

constexpr uint64_t huge = uint64_t(1) << 56;

TEST(BytecodeLimitsTest, SmallFileIsLetThrough) {
  EXPECT_EQ(errorOf(File().bytes()), "");
}

TEST(BytecodeLimitsTest, EachPrefixIsRefusedOrLetThrough) {
  std::string bytes = File().bytes();
  for (size_t size = 4; size < bytes.size(); ++size)
    EXPECT_NE(errorOf(StringRef(bytes).take_front(size)), "") << size;
}

TEST(BytecodeLimitsTest, Header) {
  File file;
  file.version = 7;
  expectError(file.bytes(), "it is of version 7; up to version 6 is read");
  std::string whole = File().bytes();
  expectError(whole + section(4, "x"), "a second section of kind 4");
  expectError(whole + section(17, "x"), "a section of kind 17");
  expectError(whole + section(5, "x"), "half of what describes resources");
  expectError(whole + char(7 | 0x80) + integers(0, huge), "an alignment of");
}

TEST(BytecodeLimitsTest, Strings) {
  File file;
  file.strings = integers(huge);
  expectError(file.bytes(), "72057594037927936 strings in 0 bytes");
  file.strings = integers(1, 0);
  expectError(file.bytes(), "a string of 0 bytes");
  file.strings = integers(1, 3) + "abc";
  expectError(file.bytes(), "a string without an end");
  file.strings = integers(1, 3) + std::string("xxab\0", 5);
  expectError(file.bytes(), "belong to no string");
}

// The size of the first string is a byte of the last one.
TEST(BytecodeLimitsTest, SizesThatAreStrings) {
  File file;
  file.strings = integers(2, 2) + integers(2) + std::string("\0", 1);
  expectError(file.bytes(), "a string of 2 bytes where 0 are left");
}

TEST(BytecodeLimitsTest, Dialects) {
  File file;
  file.dialects = integers(huge);
  expectError(file.bytes(), "dialects in 0 bytes");
  file.dialects = integers(1, 9 << 1, 0);
  expectError(file.bytes(), "string #9 of 2");
  file.dialects = integers(1, 0, huge);
  expectError(file.bytes(), "ops in 0 bytes");
  file.dialects = integers(1, 0, 1, 4, 1, 1);
  expectError(file.bytes(), "dialect #4 of 1");
}

TEST(BytecodeLimitsTest, Properties) {
  File file;
  file.properties = integers(huge);
  expectError(file.bytes(), "properties in 0 bytes");
  file.properties = integers(1, huge);
  expectError(file.bytes(), "72057594037927936 bytes where 0 are left");
  file = {};
  file.setOp(0x40, integers(3));
  expectError(file.bytes(), "properties #3 of 0");
}

TEST(BytecodeLimitsTest, Resources) {
  File file;
  // A blob of the builtin dialect, aligned by 2^31.
  file.resources = integers(uint64_t(1) << 31, 0);
  file.resourceSizes = integers(0, 0, 1, 1, file.resources.size()) + '\0';
  expectError(file.bytes(), "an alignment of 2147483648 bytes");
  file.resources = integers(0, 0);
  file.resourceSizes = integers(0, 0, 1, 1, file.resources.size()) + '\0';
  expectError(file.bytes(), "an alignment of 0 bytes");
  file.resourceSizes = integers(0, 0, 1, 1, file.resources.size()) + '\7';
  expectError(file.bytes(), "a resource of kind 7");
  file.resourceSizes = integers(0, 0, huge);
  expectError(file.bytes(), "resources in 0 bytes");
  file.resources = integers(1, 0);
  file.resourceSizes = integers(0, 0, 1, 1, file.resources.size()) + '\0';
  EXPECT_EQ(errorOf(file.bytes()), "");
}

TEST(BytecodeLimitsTest, Entries) {
  File file;
  file.sizes = integers(huge, 0);
  expectError(file.bytes(), "attributes in");
  // Two where one is counted.
  file.sizes = integers(1, 0, 0, 2, 3, 3);
  expectError(file.bytes(), "more attributes or types than it counts");
  file = {};
  file.setEntries({integers(0, huge)}, {});
  expectError(file.bytes(), "parts in 0 bytes");
  file.setEntries({integers(2, 77)}, {});
  expectError(file.bytes(), "string #77 of 2");
  file.setEntries({integers(0, 1, 5)}, {});
  expectError(file.bytes(), "attribute #5 of 1");
}

TEST(BytecodeLimitsTest, Cycles) {
  File file;
  // An array in itself, and two names for each other's location.
  file.setEntries({integers(0, 1, 0)}, {});
  expectError(file.bytes(), "a part of itself");
  file.setEntries({integers(10, 1, 1), integers(10, 0, 0)}, {});
  expectError(file.bytes(), "a part of itself");
  // A tuple of itself.
  file.setEntries({integers(15)}, {integers(15, 1, 0)});
  expectError(file.bytes(), "a part of itself");
}

TEST(BytecodeLimitsTest, DepthAndParts) {
  File file;
  auto nest = [&](size_t depth, bool twice) {
    std::vector<std::string> attributes = {integers(15)};
    for (size_t i = 1; i < depth; ++i)
      attributes.push_back(twice ? integers(10, i - 1, i - 1)
                                 : integers(0, 1, i - 1));
    file.setEntries(attributes, {});
    return file.bytes();
  };
  EXPECT_EQ(errorOf(nest(4096, false)), "");
  expectError(nest(4097, false), "nest deeper than 4096 levels");
  EXPECT_EQ(errorOf(nest(20, true)), "");
  expectError(nest(40, true), "more than 1048576 parts");
}

TEST(BytecodeLimitsTest, Types) {
  File file;
  auto types = [&](ArrayRef<std::string> types) {
    file.setEntries({integers(15)}, types);
    return file.bytes();
  };
  EXPECT_EQ(errorOf(types({integers(0, 32 << 2)})), "");
  EXPECT_EQ(errorOf(types({integers(0, 4096 << 2)})), "");
  expectError(types({integers(0, 4097 << 2)}), "more than 4096 bits");
  expectError(types({integers(0, uint64_t(1) << 40)}), "a type that cannot be");
  expectError(types({integers(0, 32 << 2 | 3)}), "a type that cannot be");
  // Dimensions are signed: 1 is -1. MLIR's unknown one is the least integer.
  expectError(types({integers(13, 1, 1, 1), integers(5)}),
              "a type that cannot be");
  EXPECT_EQ(errorOf(types({integers(13, 1, ~uint64_t(0), 1), integers(5)})),
            "");
  expectError(types({integers(19, 1, 0, 1), integers(5)}),
              "a type that cannot be");
  // A tensor, a complex number and a vector of what they may not have.
  expectError(types({integers(13, 1, 8, 1), integers(12)}), "with elements");
  expectError(types({integers(9, 1), integers(1)}), "with elements");
  expectError(
      types({integers(19, 1, 8, 1), integers(13, 1, 8, 2), integers(5)}),
      "with elements");
}

TEST(BytecodeLimitsTest, NumbersAndConstants) {
  File file;
  auto attribute = [&](StringRef bytes) {
    // f32, tensor<4xf32>, i1, tensor<9xi1>, index, a function, i100.
    file.setEntries({bytes.str()},
                    {integers(5), integers(13, 1, 8, 0), integers(0, 1 << 2),
                     integers(13, 1, 18, 2), integers(1), integers(2, 0, 0),
                     integers(0, 100 << 2)});
    return file.bytes();
  };
  std::string four(4, 'x'), sixteen(16, 'x');
  EXPECT_EQ(errorOf(attribute(integers(8, 4, 7))), "");
  expectError(attribute(integers(8, 0, 7)), "none of numbers");
  expectError(attribute(integers(8, 5, 7)), "none of numbers");
  EXPECT_EQ(errorOf(attribute(integers(9, 0, 7))), "");
  expectError(attribute(integers(9, 4, 7)), "none of numbers");
  EXPECT_EQ(errorOf(attribute(integers(8, 6, 2, 7, 7))), "");
  expectError(attribute(integers(8, 6, huge)), "words of a number");
  EXPECT_EQ(errorOf(attribute(integers(18, 1, 16) + sixteen)), "");
  EXPECT_EQ(errorOf(attribute(integers(18, 1, 4) + four)), "");
  expectError(attribute(integers(18, 1, 15) + sixteen), "of another size");
  EXPECT_EQ(errorOf(attribute(integers(18, 3, 2) + "xx")), "");
  EXPECT_EQ(errorOf(attribute(integers(18, 3, 1) + '\xFF')), "");
  expectError(attribute(integers(18, 3, 1) + 'x'), "of another size");
  expectError(attribute(integers(18, 0, 4) + four), "of another size");
  EXPECT_EQ(errorOf(attribute(integers(17, 0, 4, 16) + sixteen)), "");
  expectError(attribute(integers(17, 0, huge, 16) + sixteen),
              "of another size");
  expectError(attribute(integers(19, 0, 0)), "strings that are not there");
  expectError(attribute(integers(20, 1, 0, 0)), "sparse constants");
}

TEST(BytecodeLimitsTest, Text) {
  File file;
  // The lowest bit of the size says that an entry is no text.
  file.data = "f32";
  file.sizes = integers(1, 0, 0, 1, 3 << 1);
  expectError(file.bytes(), "a text without an end");
  file.data = std::string(300, '[') + '\0';
  file.sizes = integers(1, 0, 0, 1, 301 << 1);
  expectError(file.bytes(), "brackets nest deeper than 256 levels");
}

TEST(BytecodeLimitsTest, Ops) {
  File file;
  file.body = integers(huge << 1);
  expectError(file.bytes(), "ops in 0 bytes");
  // A block argument that MLIR would put into a scope which is not there yet.
  file.body = integers(0 << 1 | 1, 1, 0 << 1);
  expectError(file.bytes(), "arguments of the module");
  file.body = integers(1 << 1, 7) + '\0' + integers(0);
  expectError(file.bytes(), "name of an op #7 of 1");
  file.setOp(0x02, integers(huge));
  expectError(file.bytes(), "results in 0 bytes");
  file.setOp(0x04, integers(1, 0));
  expectError(file.bytes(), "value #0 of 0");
  file.setOp(0x08, integers(1, 4));
  expectError(file.bytes(), "block #4 of 1");
  file.setOp(0x10, integers(huge << 1));
  expectError(file.bytes(), "regions in 0 bytes");
  // One region with as many blocks, or values.
  file.setOp(0x10, integers(1 << 1, huge));
  expectError(file.bytes(), "blocks in 0 bytes");
  file.setOp(0x10, integers(1 << 1, 1, huge));
  expectError(file.bytes(), "values in 0 bytes");
  // It says that it defines one, and does not.
  file.setOp(0x10, integers(1 << 1, 1, 1, 0));
  expectError(file.bytes(), "defines 0 values and counts 1");
  file.setOp(0x10, integers(1 << 1, 1, 0, 0 << 1));
  EXPECT_EQ(errorOf(file.bytes()), "");
}

/// An argument of a block that is used twice, with an order of its uses.
static std::string twoUses(const std::string &order) {
  File file;
  std::string use = integers(0) + '\4' + integers(0, 1, 0);
  file.setOp(0x10, integers(1 << 1, 1, 1, 2 << 1 | 1, 1, 0 << 1) + '\1' +
                       order + use + use);
  return file.bytes();
}

TEST(BytecodeLimitsTest, OrdersOfUses) {
  EXPECT_EQ(errorOf(twoUses(integers(2 << 1, 1, 0))), "");
  EXPECT_EQ(errorOf(twoUses(integers(2 << 1 | 1, 0, 1))), "");
  // MLIR would write behind its array.
  expectError(twoUses(integers(2 << 1 | 1, 9, 1)), "order of the uses");
  expectError(twoUses(integers(3 << 1, 1, 0, 2)), "order of the uses");
  expectError(twoUses(integers(huge << 1)), "uses in");
}

TEST(BytecodeLimitsTest, NestedRegions) {
  File file;
  auto nest = [&](unsigned depth) {
    // Each op has one region with one block with one op.
    std::string head = integers(0) + '\x10' + integers(0, 1 << 1, 1, 0, 1 << 1);
    std::string all = integers(1 << 1);
    for (unsigned i = 0; i < depth; ++i)
      all += head;
    file.body = all + integers(0) + '\0' + integers(0);
    return file.bytes();
  };
  EXPECT_EQ(errorOf(nest(256)), "");
  expectError(nest(257), "regions nest deeper than 256 levels");
}

//===----------------------------------------------------------------------===//
// What MLIR writes
//===----------------------------------------------------------------------===//

/// Of all kinds of entries and ops.
static constexpr StringLiteral sampleText = R"mlir(
module attributes {
    t.list = [1 : i8, -7 : i33, 5 : i200, 2.5 : f32, 1.0 : f80, @a::@b, unit],
    t.types = [tensor<?x4xi4>, tensor<*xf32>, vector<[4]xf32>, complex<f16>,
               memref<4xf32>, memref<4xf32, 3>, tuple<i1, none>,
               tensor<4xf8E4M3FN>, tensor<2xf32, "encoding">],
    t.arrays = [array<i1: true, false>, array<i64: 1, 2>, array<f32>],
    t.dense = [dense<[true, false, true]> : tensor<3xi1>,
               dense<true> : tensor<300xi1>, dense<7> : tensor<4xi4>,
               dense<[1, 2]> : tensor<2xindex>, dense<> : tensor<0xf32>,
               dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>,
               dense<1.0> : tensor<3xf8E4M3FN>, dense<"s"> : tensor<4x!t.s>,
               dense<[3, 4]> : vector<2xi17>,
               dense_resource<blob> : tensor<2xf32>],
    t.map = affine_map<(d0) -> (d0 + 1)>} {
  func.func @f(%a: i32 loc("a"), %b: i32) -> i32 {
    %0:3 = "t.op"(%a, %b, %a) ({
    ^bb0(%c: i32):
      "t.in"(%a, %c, %c)[^bb1] : (i32, i32, i32) -> ()
    ^bb1:
      "t.end"(%a) : (i32) -> ()
    }, {}) : (i32, i32, i32) -> (i32, i32, i32) loc(callsite("x" at "y":1:2))
    return %0#1 : i32 loc(fused<"m">["f":1:2 to 3:4, unknown])
  }
}
{-# dialect_resources: { builtin: {
  blob: "0x040000000000803f00000040" } } #-}
)mlir";

TEST(BytecodeLimitsTest, WhatIsWrittenIsLetThrough) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.loadDialect<func::FuncDialect>();
  auto module = parseSourceString<ModuleOp>(sampleText, &context);
  ASSERT_TRUE(module);
  for (int version = 0; version <= 6; ++version) {
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(version);
    std::string bytes;
    llvm::raw_string_ostream stream(bytes);
    ASSERT_TRUE(succeeded(writeBytecodeToFile(*module, stream, config)));
    EXPECT_EQ(errorOf(bytes), "") << version;
  }
}

TEST(BytecodeLimitsTest, ReaderTakesWhatNestsAsDeepAsIsLetThrough) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Location location = UnknownLoc::get(&context);
  for (unsigned i = 0; i < 4000; ++i)
    location = NameLoc::get(StringAttr::get(&context, "name"), location);
  OwningOpRef<ModuleOp> module = ModuleOp::create(location);
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  ASSERT_TRUE(succeeded(writeBytecodeToFile(*module, stream)));
  EXPECT_EQ(errorOf(bytes), "");
  EXPECT_TRUE(parseSourceString<ModuleOp>(bytes, &context));
}
