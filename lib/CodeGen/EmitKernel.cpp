//===- EmitKernel.cpp - A fusion as GPU code ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/CodeGen/Kernel.h"

#include "KernelGroup.h"
#include "PtxWriter.h"
#include "Routines/Routines.h"
#include "Templates/Templates.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Support/Sizes.h"
#include "mp/Transforms/Math/KernelCode.h"
#include "mp/Transforms/Math/MathExpansions.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;

/// Finds the form of a fusion that somebody wrote: the planner's own fit by
/// construction.
static LogicalResult findForm(KernelContext &context) {
  Block &body = context.getBody();
  context.source = buildFusionGraph(body);
  FusionKind kind = context.fusion.getKind();
  if (kind == FusionKind::Sort || kind == FusionKind::Routine) {
    context.form.kind = kind; // its verifier has seen to the rest
    return success();
  }
  for (Value value : body.getTerminator()->getOperands())
    if (isa<BlockArgument>(value))
      return context.fusion.emitOpError(
          "yields one of its operands; use the operand itself");
  std::string reason;
  std::optional<FusionForm> form =
      findFormOf(context.fusion, context.source, &reason);
  if (!form)
    return context.fusion.emitOpError("has no kernel template: ") << reason;
  for (auto pack : body.getOps<PackBitsOp>())
    if (!form->canPackBits(context.getNode(pack)))
      return pack.emitOpError() << "packs " << pack.getInput().getType()
                                << ", of which no thread makes eight "
                                   "neighbours; yield the flags";
  context.form = std::move(*form);
  return success();
}

static void emitTemplate(KernelContext &context) {
  switch (context.form.kind) {
  case FusionKind::Pointwise:
    return emitPointwiseKernel(context);
  case FusionKind::Row:
  case FusionKind::Full:
    return shouldSplitRows(context) ? emitFullKernel(context)
                                    : emitRowKernel(context);
  case FusionKind::Column:
    return emitColumnKernel(context);
  case FusionKind::Sort:
    return emitSortKernel(context);
  case FusionKind::Routine:
    return emitRoutineKernel(context);
  case FusionKind::Contraction:
    break; // a library's: no template has its ops
  }
}

/// Fusions that somebody wrote may hold anything; the planner has asked.
static LogicalResult checkCode(FusionOp fusion) {
  WalkResult walk = fusion.getBody().walk(
      [](Operation *op) { return WalkResult(refuseWithoutCode(op)); });
  return failure(walk.wasInterrupted());
}

/// A kernel has each tensor once, whatever a fusion calls it.
static void mergeEqualOperands(FusionOp fusion) {
  Block &body = fusion.getBody().front();
  for (unsigned number = fusion.getNumOperands(); number-- > 0;) {
    OperandRange operands = fusion.getOperands();
    unsigned first = llvm::find(operands, operands[number]) - operands.begin();
    if (first == number)
      continue;
    body.getArgument(number).replaceAllUsesWith(body.getArgument(first));
    body.eraseArgument(number);
    fusion->eraseOperand(number);
  }
}

/// Clones a fusion into `block` and expands there what is no instruction.
static FusionOp expandCopy(FusionOp fusion, Block &block) {
  IRMapping mapping;
  for (Value operand : fusion.getOperands())
    if (!mapping.contains(operand))
      mapping.map(operand,
                  block.addArgument(operand.getType(), fusion.getLoc()));
  OpBuilder builder(fusion.getContext());
  builder.setInsertionPointToEnd(&block);
  auto copy = cast<FusionOp>(builder.clone(*fusion, mapping));
  mergeEqualOperands(copy);
  expandBodies(copy);
  RewritePatternSet patterns(fusion.getContext());
  populateLowerMathPatterns(patterns);
  walkAndApplyPatterns(copy, std::move(patterns));
  return copy;
}

FailureOr<Kernel> mp::emitFusion(FusionOp original, const Chip &chip,
                                 StringRef name, bool isPart,
                                 llvm::Module &module,
                                 const OverwrittenInputs &overwritten) {
  if (failed(checkCode(original)))
    return failure();
  Block block;
  FusionOp fusion = expandCopy(original, block);
  KernelContext context(fusion, chip, module);
  context.kernel.name = name.str();
  context.isPart = isPart;
  llvm::SetVector<Value> inputs(original->operand_begin(),
                                original->operand_end());
  for (auto [number, input] : llvm::enumerate(inputs))
    if (overwritten.contains(input))
      context.overwritten.insert(number);
  if (failed(findForm(context)))
    return failure();
  if (context.form.kind != fusion.getKind())
    return fusion.emitOpError("says ")
           << stringifyFusionKind(fusion.getKind()) << " but its ops make a "
           << stringifyFusionKind(context.form.kind) << " kernel";
  emitTemplate(context);
  if (context.failed)
    return failure();
  return std::move(context.kernel);
}

static void addArguments(Kernel &kernel, ArrayRef<FusionOp> fusions) {
  auto add = [&](KernelArgumentKind kind, TypeRange types) {
    for (auto [index, type] : llvm::enumerate(types))
      kernel.arguments.push_back({kind, unsigned(index), *countBytes(type)});
  };
  KernelOperands operands = listOperands(fusions);
  add(KernelArgumentKind::Input, ValueRange(operands.getArrayRef()).getTypes());
  SmallVector<Type> results;
  for (FusionOp fusion : fusions)
    llvm::append_range(results, fusion.getResultTypes());
  add(KernelArgumentKind::Output, results);
  if (kernel.workspaceBytes)
    kernel.arguments.push_back(
        {KernelArgumentKind::Workspace, 0, kernel.workspaceBytes});
}

FailureOr<Kernel> mp::buildKernel(ArrayRef<FusionOp> fusions, const Chip &chip,
                                  StringRef name, llvm::Module &module,
                                  const OverwrittenInputs &overwritten) {
  FailureOr<Kernel> kernel =
      fusions.size() == 1 ? emitFusion(fusions.front(), chip, name,
                                       /*isPart=*/false, module, overwritten)
                          : emitGroup(fusions, chip, name, module, overwritten);
  if (failed(kernel))
    return failure();
  addArguments(*kernel, fusions);
  std::string error;
  llvm::raw_string_ostream stream(error);
  if (llvm::verifyModule(module, &stream))
    return fusions.front()->emitOpError("became wrong LLVM IR: ") << error;
  return kernel;
}

FailureOr<Kernel> mp::emitKernel(ArrayRef<FusionOp> fusions, const Chip &chip,
                                 StringRef name,
                                 const OverwrittenInputs &overwritten) {
  FusionOp first = fusions.front();
  std::string error;
  std::unique_ptr<llvm::TargetMachine> machine =
      createTargetMachine(chip, error);
  if (!machine)
    return first.emitOpError("has no GPU code: ") << error;
  llvm::LLVMContext context;
  llvm::Module module(name, context);
  module.setTargetTriple(machine->getTargetTriple());
  module.setDataLayout(machine->createDataLayout());
  FailureOr<Kernel> kernel =
      buildKernel(fusions, chip, name, module, overwritten);
  if (failed(kernel))
    return failure();
  if (!writePtx(module, *machine, kernel->ptx, error))
    return first.emitOpError() << error;
  return kernel;
}
