//===- DetectFormatTest.cpp - Formats told from bytes ---------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Import/Import.h"

#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

static FileFormat formatOf(StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(MP_TEST_INPUTS "/" + name.str());
  return file ? detectFormat((*file)->getBuffer()) : FileFormat::Empty;
}

TEST(DetectFormat, KnowsTheFilesOfFrameworks) {
  EXPECT_EQ(formatOf("mlp/pt_mlp.mlir"), FileFormat::StablehloText);
  EXPECT_EQ(formatOf("mlp/jax_mlp.mlir"), FileFormat::StablehloText);
  EXPECT_EQ(formatOf("mlp/pt_mlp.vhlo"), FileFormat::VhloBytecode);
  EXPECT_EQ(formatOf("mlp/jax_mlp.vhlo"), FileFormat::VhloBytecode);
  EXPECT_EQ(formatOf("mlp/jax_mlp.jaxexport"), FileFormat::JaxExport);
  EXPECT_EQ(formatOf("mlp/jax_mlp.npz"), FileFormat::Zip);
}

TEST(DetectFormat, NamesInCommentsAndStringsDoNotCount) {
  EXPECT_EQ(detectFormat("// stablehlo.add\nmodule {}"), FileFormat::MLIR);
  EXPECT_EQ(detectFormat("#loc = loc(\"stablehlo.add\")"), FileFormat::MLIR);
  EXPECT_EQ(detectFormat("%0 = mystablehlo.add %1"), FileFormat::MLIR);
}

TEST(DetectFormat, NamesWhereOpsAndAttributesStandCount) {
  EXPECT_EQ(detectFormat("%0 = stablehlo.add %1, %1 : tensor<f32>"),
            FileFormat::StablehloText);
  EXPECT_EQ(detectFormat("%0 = \"chlo.erf\"(%1)"), FileFormat::StablehloText);
  EXPECT_EQ(detectFormat("attributes {a = #stablehlo.dot<>}"),
            FileFormat::StablehloText);
}

TEST(DetectFormat, BinariesAreToldApart) {
  EXPECT_EQ(detectFormat(""), FileFormat::Empty);
  EXPECT_EQ(detectFormat(StringRef("\x08\0\0\0abc", 7)), FileFormat::Unknown);
  EXPECT_EQ(detectFormat(StringRef("ML\xEFR\x0dxyz\0\0stablehlo\0", 20)),
            FileFormat::StablehloBytecode);
  EXPECT_EQ(detectFormat(StringRef("ML\xEFR\x0dxyz\0\0mp\0", 13)),
            FileFormat::MLIR);
}
