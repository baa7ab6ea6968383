//===- Optimize.cpp - mlir-opt's driver with one verifier run -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support/Optimize.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;
namespace cl = llvm::cl;

/// Whether `op` and all in it is valid; tells nothing.
static bool isValid(Operation *op) {
  ScopedDiagnosticHandler silence(op->getContext(),
                                  [](Diagnostic &) { return success(); });
  return succeeded(verify(op));
}

namespace {
/// The last pass: where its input is not valid, stops without a word.
struct VerifyResult final : PassWrapper<VerifyResult, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyResult)
  explicit VerifyResult(bool &isBroken) : isBroken(isBroken) {}
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (isValid(getOperation()))
      return;
    isBroken = true;
    signalPassFailure();
  }
  bool &isBroken;
};

/// For a run that no pass fails by itself: upstream tells what is wrong with
/// the IR that a pass left, but not which.
struct NameBrokenPass final : PassInstrumentation {
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    if (pass->getArgument().empty() || isValid(op))
      return; // an adaptor around the pass
    emitError(op->getLoc())
        << "the pass " << pass->getArgument()
        << " left IR that is not valid, which is a mistake of the pass";
  }
};
} // namespace

/// An option of MLIR's that main() registered.
static cl::opt<bool> *findFlag(StringRef name) {
  return static_cast<cl::opt<bool> *>(cl::getRegisteredOptions().lookup(name));
}

static bool isGiven(StringRef name) {
  cl::Option *option = cl::getRegisteredOptions().lookup(name);
  return option && option->getNumOccurrences() != 0;
}

bool mp::isPlainRun(const MlirOptMainConfig &config) {
  return !config.shouldVerifyDiagnostics() &&
         config.inputSplitMarker().empty() &&
         !isGiven("mlir-pass-pipeline-crash-reproducer") &&
         !isGiven("run-reproducer") && !isGiven("dump-pass-pipeline") &&
         !isGiven("no-implicit-module") && !isGiven("verify-roundtrip");
}

/// Whether nobody asked for the verifier.
static bool mayVerifyOnce(const MlirOptMainConfig &config) {
  return config.shouldVerifyPasses() && !isGiven("verify-each") &&
         mp::isPlainRun(config);
}

/// `config` with something done behind the setup of its pipeline.
static MlirOptMainConfig andThen(const MlirOptMainConfig &config,
                                 std::function<void(PassManager &)> also) {
  MlirOptMainConfig extended = config;
  extended.setPassPipelineSetupFn(
      [inner = config, also = std::move(also)](PassManager &pm) {
        LogicalResult result = inner.setupPassPipeline(pm);
        also(pm);
        return result;
      });
  return extended;
}

static MlirOptMainConfig verifyOnce(const MlirOptMainConfig &config,
                                    bool &isBroken) {
  MlirOptMainConfig once = andThen(config, [&isBroken](PassManager &pm) {
    pm.addPass(std::make_unique<VerifyResult>(isBroken));
  });
  return once.verifyPasses(false);
}

static std::unique_ptr<llvm::MemoryBuffer>
borrow(const llvm::MemoryBuffer &buffer) {
  return llvm::MemoryBuffer::getMemBuffer(buffer.getMemBufferRef(),
                                          /*RequiresNullTerminator=*/false);
}

/// Passes again, with the verifier behind each; what they warn of has been
/// said.
static LogicalResult findBrokenPass(const llvm::MemoryBuffer &input,
                                    DialectRegistry &registry,
                                    const MlirOptMainConfig &config) {
  auto named = andThen(config, [](PassManager &pm) {
    pm.addInstrumentation(std::make_unique<NameBrokenPass>());
    pm.getContext()->getDiagEngine().registerHandler([](Diagnostic &told) {
      return success(told.getSeverity() != DiagnosticSeverity::Error);
    });
  });
  if (succeeded(MlirOptMain(llvm::nulls(), borrow(input), registry, named)))
    llvm::errs() << input.getBufferIdentifier()
                 << ": error: the passes left IR that is not valid, but not "
                    "when they ran again\n";
  return failure();
}

LogicalResult mp::optimize(raw_ostream &stream,
                           std::unique_ptr<llvm::MemoryBuffer> input,
                           DialectRegistry &registry,
                           const MlirOptMainConfig &config) {
  if (!mayVerifyOnce(config))
    return MlirOptMain(stream, std::move(input), registry, config);
  // The printer would verify once more.
  if (cl::opt<bool> *assume = findFlag("mlir-print-assume-verified");
      assume && !assume->getNumOccurrences())
    assume->setValue(true);
  bool isBroken = false;
  LogicalResult result = MlirOptMain(stream, borrow(*input), registry,
                                     verifyOnce(config, isBroken));
  return isBroken ? findBrokenPass(*input, registry, config) : result;
}
