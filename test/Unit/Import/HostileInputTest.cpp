//===- HostileInputTest.cpp - Cut and changed files fail with one error ---===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text is cut in this process. Changed artifacts run in child processes, as
// the tools do it: upstream's bytecode reader crashes on some of them.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/StablehloToMP.h"
#include "mp/Import/Import.h"
#include "support/Isolation.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::mp;

static std::string readInput(StringRef name) {
  auto file = llvm::MemoryBuffer::getFile(MP_TEST_INPUTS "/" + name.str());
  return file ? (*file)->getBuffer().str() : std::string();
}

namespace {
/// Reads bytes, converts them, and counts what is said.
struct Reading {
  explicit Reading(StringRef bytes) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      errors += diagnostic.getSeverity() == DiagnosticSeverity::Error;
      located &= diagnostic.getLocation()->findInstanceOf<FileLineColLoc>() !=
                 FileLineColLoc();
      message = diagnostic.str();
    });
    OwningOpRef<ModuleOp> module = readStablehlo(bytes, "file", &context);
    accepted = module && succeeded(convertStablehloToMP(*module));
  }

  unsigned errors = 0;
  bool accepted = false, located = true;
  std::string message;
};
} // namespace

/// Cuts `bytes` at about `count` places, all of them before the end.
static void cutEverywhere(StringRef bytes, size_t count, bool allRefused) {
  ASSERT_GT(bytes.size(), count);
  for (size_t size = 0; size + 2 < bytes.size(); size += bytes.size() / count) {
    Reading reading(bytes.take_front(size));
    EXPECT_EQ(reading.errors, reading.accepted ? 0u : 1u)
        << "cut at " << size << ": " << reading.message;
    EXPECT_TRUE(reading.located) << "cut at " << size;
    EXPECT_TRUE(!allRefused || !reading.accepted) << "cut at " << size;
  }
}

TEST(HostileInput, CutGenericTextFailsWithOneError) {
  cutEverywhere(readInput("mlp/pt_mlp.mlir"), 120, true);
}

TEST(HostileInput, CutPrettyTextFailsWithOneError) {
  // Behind the last brace stand locations only: there a cut can be harmless.
  std::string text = readInput("mlp/jax_mlp.mlir");
  cutEverywhere(StringRef(text).take_front(StringRef(text).rfind('}')), 120,
                true);
  cutEverywhere(text, 40, false);
}

TEST(HostileInput, CutArtifactFailsWithOneError) {
  cutEverywhere(readInput("mlp/pt_mlp.vhlo"), 200, true);
}

TEST(HostileInput, CutJaxExportFailsWithOneError) {
  cutEverywhere(readInput("mlp/jax_mlp.jaxexport"), 200, false);
}

TEST(HostileInput, ChangedTextNeverCrashes) {
  std::string text = readInput("mlp/jax_mlp.mlir");
  for (size_t i = 7; i < text.size(); i += text.size() / 150) {
    std::string changed = text;
    changed[i] = "{}()<>\"%#0"[i % 10];
    Reading reading(changed);
    // Two names that lost their definition are two errors.
    EXPECT_EQ(reading.accepted, reading.errors == 0) << "change at " << i;
  }
}

/// Changes one byte at about 200 places.
static void changeEverywhere(const std::string &bytes) {
  ASSERT_FALSE(bytes.empty());
  IsolationLimits limits = IsolationLimits::forFile(bytes.size());
  unsigned refused = 0;
  for (size_t i = 0; i < bytes.size(); i += bytes.size() / 200) {
    std::string changed = bytes;
    changed[i] ^= 1 << (i % 8);
    testing::internal::CaptureStderr();
    std::optional<std::string> outcome = runIsolated(
        "file",
        [&](raw_ostream &, raw_ostream &diagnostics) {
          Reading reading(changed);
          // Upstream's reader can fail without a word; tools say one then.
          if (!reading.accepted)
            diagnostics << (reading.errors < 2 ? "one" : "many") << " errors";
          return success(reading.accepted && reading.errors == 0);
        },
        limits);
    std::string said = testing::internal::GetCapturedStderr();
    // Either the child's one error or the one about the child.
    bool once = StringRef(said).contains("one errors") ||
                StringRef(said).contains("the file is malformed");
    EXPECT_TRUE(outcome || once) << "change at " << i << ": " << said;
    refused += !outcome;
  }
  EXPECT_GT(refused, 50u);
}

TEST(HostileInput, ChangedArtifactMakesOneErrorAtMost) {
  changeEverywhere(readInput("mlp/pt_mlp.vhlo"));
}

TEST(HostileInput, ChangedJaxExportMakesOneErrorAtMost) {
  changeEverywhere(readInput("mlp/jax_mlp.jaxexport"));
}

TEST(HostileInput, DeepNestingIsRefusedBeforeParsing) {
  std::string text = "// stablehlo\nfunc.func @main() { "
                     "%0 = stablehlo.constant " +
                     std::string(100000, '[');
  Reading reading(text);
  EXPECT_EQ(reading.errors, 1u);
  EXPECT_EQ(reading.message, "brackets nest deeper than 256 levels");
}

TEST(HostileInput, LargeFileIsRefused) {
  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler(
      &context, [&](Diagnostic &diagnostic) { message = diagnostic.str(); });
  ReadLimits limits;
  limits.maxBytes = 10;
  EXPECT_FALSE(readStablehlo("stablehlo.add", "file", &context, limits));
  EXPECT_EQ(message, "the file has 13 bytes, more than the limit of 10");
}

TEST(HostileInput, ForeignOpsAreAllowedOnlyWhileReading) {
  MLIRContext context;
  EXPECT_TRUE(readStablehlo(readInput("mlp/pt_mlp.mlir"), "file", &context));
  EXPECT_FALSE(context.allowsUnregisteredDialects());
}
