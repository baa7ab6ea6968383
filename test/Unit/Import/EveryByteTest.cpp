//===- EveryByteTest.cpp - Files cut and changed at every byte ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All inputs share a child process. If it dies, as upstream's bytecode reader
// makes it, the input at fault gets one of its own, and another child goes on.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"
#include "support/Isolation.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"
#include <cstdlib>
#include <new>
#include <sys/mman.h>

using namespace mlir;
using namespace mlir::mp;

namespace {
/// What a run over many inputs has come to.
struct Progress {
  size_t next = 0, accepted = 0;
  /// Accepted with errors, or refused with too few or too many.
  size_t complaints = 0, firstComplaint = 0;
};

/// One that a child process fills in and that outlives it.
class SharedProgress {
public:
  SharedProgress()
      : memory(mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0)) {
    new (memory) Progress();
  }
  ~SharedProgress() { munmap(memory, sizeof(Progress)); }
  SharedProgress(const SharedProgress &) = delete;
  SharedProgress &operator=(const SharedProgress &) = delete;
  Progress &operator*() { return *static_cast<Progress *>(memory); }

private:
  void *memory;
};

/// The i-th input of a test.
using MakeInput = llvm::function_ref<std::string(size_t)>;

/// How many errors a refused input makes. None is what upstream's bytecode
/// reader says at times; the tools have words of their own for that.
struct Errors {
  unsigned least, most;
};
constexpr Errors one = {1, 1}, some = {1, ~0u}, notAlways = {0, ~0u};
} // namespace

static std::string readInput(StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(MP_TEST_INPUTS "/" + name.str());
  return file ? (*file)->getBuffer().str() : std::string();
}

/// Reads and converts one input.
static void readOne(StringRef bytes, Errors wanted, Progress &progress) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    errors += diagnostic.getSeverity() == DiagnosticSeverity::Error;
  });
  OwningOpRef<ModuleOp> module = readStablehlo(bytes, "file", &context);
  bool accepted = module && succeeded(convertStablehloToMP(*module));
  progress.accepted += accepted;
  bool good =
      accepted ? errors == 0 : errors >= wanted.least && errors <= wanted.most;
  if (!good && progress.complaints++ == 0)
    progress.firstComplaint = progress.next;
}

/// Inputs from `progress.next` on in a child process; false if it died.
static bool readInChild(Progress &progress, size_t end, MakeInput make,
                        Errors wanted, const IsolationLimits &limits) {
  testing::internal::CaptureStderr();
  auto work = [&](raw_ostream &, raw_ostream &) {
    // GoogleTest would catch an exception and go on in two processes.
    std::set_new_handler([] { std::abort(); });
    for (; progress.next < end; ++progress.next)
      readOne(make(progress.next), wanted, progress);
    return success();
  };
  bool lived = runIsolated("file", work, limits).has_value();
  std::string said = testing::internal::GetCapturedStderr();
  EXPECT_TRUE(lived || StringRef(said).contains("the file is malformed"))
      << said;
  return lived;
}

/// All inputs; returns how many were accepted. Where a child dies the next one
/// begins; it has the bounds that the tools give to one input.
static size_t readAll(size_t count, uint64_t bytes, Errors wanted,
                      MakeInput make) {
  IsolationLimits limits = IsolationLimits::forFile(bytes);
  SharedProgress shared;
  Progress &progress = *shared;
  while (progress.next < count) {
    size_t first = progress.next;
    // The first input of a child had the bounds to itself.
    if (!readInChild(progress, count, make, wanted, limits) &&
        progress.next == first)
      ++progress.next;
  }
  EXPECT_EQ(progress.complaints, 0u)
      << "the first is input " << progress.firstComplaint;
  return progress.accepted;
}

static size_t readCuts(StringRef bytes, Errors wanted) {
  return readAll(bytes.size(), bytes.size(), wanted,
                 [&](size_t size) { return bytes.take_front(size).str(); });
}

/// `bits` flips of each byte, each on its own.
static size_t readFlips(StringRef bytes, size_t bits, Errors wanted) {
  return readAll(bytes.size() * bits, bytes.size(), wanted, [&](size_t i) {
    std::string changed = bytes.str();
    changed[i / bits] ^= 1 << ((i / bits + i) % 8);
    return changed;
  });
}

/// A step in JAX's text, with a constant, a reduction and a call.
static constexpr StringLiteral text = R"(module @jit_step {
  func.func public @main(%arg0: tensor<4x3xf32> {mhlo.donated = true} loc("w"), %arg1: tensor<2x4xf32> loc("x")) -> (tensor<4x3xf32> {jax.result_info = "w"}, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<"0x0000803F00000040"> : tensor<2xf32>
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %3 = call @grad(%arg1, %2) : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<4x3xf32>
    return %4, %1 : tensor<4x3xf32>, tensor<f32>
  }
  func.func private @grad(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}
)";

TEST(EveryByte, OfTextMayBeTheLast) {
  // The whole is accepted, with and without its last line break; the rest of
  // the cuts is not.
  Progress whole;
  readOne(text, one, whole);
  ASSERT_EQ(whole.accepted, 1u);
  EXPECT_EQ(readCuts(text, one), 1u);
}

TEST(EveryByte, OfTextMayBeWrong) {
  // A flip in a name or a number leaves a valid step.
  size_t accepted = readFlips(text, 1, some);
  EXPECT_GT(accepted, 0u);
  EXPECT_LT(accepted, text.size() / 2);
}

TEST(EveryByte, OfAnArtifactMayBeTheLast) {
  EXPECT_EQ(readCuts(readInput("small/step.vhlo"), notAlways), 0u);
  EXPECT_EQ(readCuts(readInput("mlp/pt_mlp.vhlo"), notAlways), 0u);
}

TEST(EveryByte, OfAnArtifactMayBeWrong) {
  std::string bytes = readInput("small/step.vhlo");
  EXPECT_LT(readFlips(bytes, 2, notAlways), bytes.size());
}

TEST(EveryByte, OfAJaxExportMayBeTheLast) {
  // What only other readers use may be missing.
  for (StringRef name : {"small/step.jaxexport", "mlp/jax_mlp.jaxexport"}) {
    std::string bytes = readInput(name);
    EXPECT_LT(readCuts(bytes, notAlways), bytes.size() / 2) << name.str();
  }
}

TEST(EveryByte, OfAJaxExportMayBeWrong) {
  std::string bytes = readInput("small/step.jaxexport");
  EXPECT_LT(readFlips(bytes, 1, notAlways), bytes.size());
}
