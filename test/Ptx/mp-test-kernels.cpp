//===- mp-test-kernels.cpp - Hold the kernels of a plan -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the PTX of every kernel of a plan on the CPU and compares what comes out
// with what the interpreter makes of the kernel's fusions; with --device=cuda
// also with what a GPU makes of the same PTX.
//
//===----------------------------------------------------------------------===//

#include "Hold.h"
#include "Mutants.h"

#include "mlir/IR/MLIRContext.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/InitAll.h"
#include "support/Diagnostics.h"
#include "support/Load.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;
namespace cl = llvm::cl;

static cl::opt<std::string> inputFile(cl::Positional, cl::init("-"),
                                      cl::desc("<plan>"));
static cl::opt<uint64_t> seed("seed", cl::init(1),
                              cl::desc("Draws operands and orders"));
static cl::opt<std::string> onlyKernel("kernel",
                                       cl::desc("The name of one kernel"));
static cl::opt<bool> specials("specials", cl::desc("Infinities and NaNs, too"));
static cl::opt<unsigned>
    numLone("lone", cl::desc("So many times more with a single one of them"));
static cl::opt<int64_t>
    maxElements("max-elements", cl::init(int64_t(1) << 20),
                cl::desc("Leave out kernels with tensors of more elements"));
static cl::opt<std::string>
    deviceKind("device",
               cl::desc("cuda: run each kernel on the GPU, too, which "
                        "has to give the same bits"));
static cl::opt<bool> showsKernels("print",
                                  cl::desc("Print what each was held to"));
static cl::opt<bool>
    countsOnly("count",
               cl::desc("Print how many instructions each kernel runs for "
                        "a byte that it has to move, and hold nothing"));
static cl::opt<unsigned>
    numMutants("mutate", cl::init(0),
               cl::desc("Change one thing of a kernel so many times, and count "
                        "what is found"));

/// The most elements that a kernel has in one tensor, those inside included.
static int64_t countElements(mprt::KernelOp kernel) {
  int64_t most = 0;
  kernel.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        most = std::max(most, tensor.getNumElements());
    for (Type type : op->getOperandTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        most = std::max(most, tensor.getNumElements());
  });
  return most;
}

static int holdAll(ArrayRef<mprt::KernelOp> kernels, int64_t skipped,
                   const HoldOptions &options) {
  RunCounts counts;
  unsigned bitwise = 0, onWhole = 0, byBound = 0, defects = 0;
  auto begin = std::chrono::steady_clock::now();
  for (mprt::KernelOp kernel : kernels) {
    Verdict verdict = holdKernel(kernel, options, counts);
    bool isWhole = verdict.held == Held::BitwiseOnWhole;
    bitwise += isWhole || verdict.held == Held::Bitwise;
    onWhole += isWhole;
    byBound += verdict.held == Held::ByBound;
    defects += verdict.held == Held::Not;
    if (verdict.held == Held::Not)
      llvm::outs() << kernel.getSymName() << ": DEFECT: " << verdict.defect
                   << "\n";
    else if (showsKernels)
      llvm::outs() << kernel.getSymName() << ": "
                   << (isWhole ? "bitwise on whole numbers"
                       : verdict.held == Held::Bitwise ? "bitwise"
                                                       : "by bound")
                   << "\n";
    llvm::outs().flush();
  }
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - begin;
  llvm::errs() << llvm::formatv("{0:f1} s, {1:f1} million instructions\n",
                                seconds.count(), counts.instructions / 1e6);
  llvm::outs() << llvm::formatv(
      "{0} kernels, {1} launches, bitwise {2} ({3} on whole numbers), "
      "by bound {4}, left out {5}, {6} defects\n",
      kernels.size(), counts.launches, bitwise, onWhole, byBound, skipped,
      defects);
  return defects ? 1 : 0;
}

/// Instructions of all threads, over the bytes of operands and results, each
/// once.
static int countAll(ArrayRef<mprt::KernelOp> kernels,
                    const HoldOptions &options) {
  for (mprt::KernelOp kernel : kernels) {
    std::vector<Bytes> operands =
        drawOperands(kernel, InputKind::Real, options.run.seed);
    RunCounts run;
    llvm::Expected<::mp::ptx::Module> module =
        ::mp::ptx::parse(*kernel.getPtx());
    llvm::Expected<std::vector<Bytes>> results =
        module ? runKernel(kernel, std::move(*module), stagesOf(kernel),
                           operands, options.run, run)
               : module.takeError();
    if (!results) {
      llvm::outs() << kernel.getSymName()
                   << ": DEFECT: " << llvm::toString(results.takeError())
                   << "\n";
      return 1;
    }
    uint64_t bytes = 0;
    for (ArrayRef<Bytes> list : {ArrayRef(operands), ArrayRef(*results)})
      for (const Bytes &tensor : list)
        bytes += tensor.size();
    llvm::outs() << llvm::formatv(
        "{0}: {1:f2} instructions a byte, {2} launches\n", kernel.getSymName(),
        double(run.instructions) / double(bytes), run.launches);
  }
  return 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "Hold the kernels of a plan\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  DiagnosticPrinter printer(context, inputFile);
  OwningOpRef<ModuleOp> module = loadModule(inputFile, context);
  if (!module)
    return 2;
  SmallVector<mprt::KernelOp> kernels;
  int64_t skipped = 0;
  for (auto kernel : module->getOps<mprt::KernelOp>()) {
    if (!onlyKernel.empty() && kernel.getSymName() != onlyKernel)
      continue;
    if (!kernel.getPtx()) {
      llvm::errs() << kernel.getSymName() << " has no PTX\n";
      return 2;
    }
    if (countElements(kernel) > maxElements)
      ++skipped;
    else
      kernels.push_back(kernel);
  }
  if (kernels.empty() && !skipped) {
    llvm::errs() << "no kernel in the plan\n";
    return 2;
  }
  HoldOptions options;
  options.run.seed = seed;
  options.hasSpecials = specials;
  options.numLone = numLone;
  if (countsOnly)
    return countAll(kernels, options);
  if (numMutants)
    return mutateAll(kernels, numMutants, options, showsKernels);
  std::unique_ptr<DeviceRunner> device;
  if (!deviceKind.empty()) {
    auto opened = DeviceRunner::open(deviceKind);
    if (!opened) {
      llvm::errs() << llvm::toString(opened.takeError()) << "\n";
      return 2;
    }
    device = std::move(*opened);
    options.device = device.get();
  }
  return holdAll(kernels, skipped, options);
}
