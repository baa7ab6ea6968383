//===- ConvertMPToPlan.cpp - Make a plan from the step --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops already stand in an order in which they can run, so the order of the
// plan is theirs, and each op alone decides what it becomes. A plan has no
// values, only memory; MPRTBuilder knows which memory a value is in.
//
//===----------------------------------------------------------------------===//

#include "mp/Conversion/Passes.h"

#include "ConvProduct.h"
#include "LibraryPool.h"
#include "MPRTBuilder.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Support/Remarks.h"
#include "llvm/ADT/TypeSwitch.h"

namespace mlir::mp {
#define GEN_PASS_DEF_CONVERTMPTOPLAN
#include "mp/Conversion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

/// What has no call of its own: say which pass should have taken it.
static LogicalResult refuse(Operation *op) {
  if (isa<ArithmeticOpInterface, GuardOp>(op))
    return op->emitOpError()
           << "is not a call of a plan; run mp-lower-state and "
              "mp-form-fusions first";
  if (isa<SortOp>(op) || isRoutine(op))
    return op->emitOpError() << "is in no fusion; run mp-form-routines first";
  if (op->hasTrait<OpTrait::Elementwise>() ||
      isa<ReduceOp, BroadcastOp, TransposeOp, ReverseOp, SliceOp, PadOp,
          ConcatOp, IotaOp>(op))
    return op->emitOpError() << "is in no fusion, and nothing else computes "
                                "it; run mp-form-fusions, if it has not run";
  InFlightDiagnostic error =
      op->emitOpError()
      << "cannot become a call of a plan: no kernel and no library has it";
  error.attachNote() << "mp-run interprets the step without a plan, and mp-opt "
                        "--emit=stablehlo hands it to another compiler";
  return error;
}

/// Control flow that no pass could write out. Said of the first such op before
/// anything else: what reads a scalar reads it for a condition.
static LogicalResult refuseJumps(func::FuncOp function) {
  for (Operation &op : function.getBody().front())
    if (isa<RegionBranchOpInterface>(op) && !isa<GuardOp, FusionOp>(op)) {
      InFlightDiagnostic error =
          op.emitOpError()
          << "cannot become a call of a plan, which has no jumps";
      if (isa<LoopLikeOpInterface>(op))
        error.attachNote() << "mp-unroll-loops writes out a loop whose number "
                              "of iterations a constant gives or bounds, up to "
                              "max-ops; its remark says why not this one. "
                              "--mp-to-cuda=max-rounds=N writes out as many of "
                              "one that only data ends";
      else
        error.attachNote() << "mp-select-branches computes all branches where "
                              "that has no effect, up to max-ops; its remark "
                              "says why not these";
      return error;
    }
  return success();
}

/// What has no elements is there without a call.
static bool makesNothing(Operation *op) {
  return op->getNumResults() != 0 && isMemoryEffectFree(op) &&
         !isa<ReshapeOp, BarrierOp, arith::ConstantOp>(op) &&
         llvm::all_of(op->getResultTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && mprt::getTensorBytes(tensor) == 0;
         });
}

static LogicalResult lowerOp(Operation *op, MPRTBuilder &builder) {
  if (makesNothing(op)) {
    builder.makeMemory(op->getResults());
    return success();
  }
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<FusionOp>([&](auto op) {
        return op.getKind() == FusionKind::Contraction
                   ? lowerContraction(op, builder)
                   : lowerFusion(op, builder);
      })
      .Case<DotOp>([&](auto op) { return lowerDot(op, builder); })
      .Case<ConvOp>([&](auto op) { return lowerConv(op, builder); })
      .Case<PoolOp>([&](auto op) {
        return isLibraryPool(op) ? lowerPool(op, builder) : refuse(op);
      })
      // Looked through, or declared, where their results are read.
      .Case<ReshapeOp, BarrierOp, arith::ConstantOp>(
          [](auto) { return success(); })
      .Default([](Operation *op) { return refuse(op); });
}

static bool usesLibrary(mprt::PlanOp plan) {
  return llvm::any_of(plan.getBody().front(), [](Operation &op) {
    return isa<mprt::MatmulOp, mprt::ConvOp, mprt::PoolOp>(op);
  });
}

/// Said before anything else: values of such ops have types of their own.
static LogicalResult refuseKept(func::FuncOp function) {
  WalkResult walk = function.walk<WalkOrder::PreOrder>([](Operation *op) {
    if (auto manual = dyn_cast<ManualComputationOp>(op))
      return WalkResult(manual.refuseToRun());
    auto kept = dyn_cast<OpaqueOp>(op);
    return kept ? WalkResult(kept.refuseToRun()) : WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

static LogicalResult verifyTypes(func::FuncOp function) {
  SmallVector<Type> types(function.getArgumentTypes());
  llvm::append_range(types, function.getResultTypes());
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || !mprt::getTensorBytes(tensor))
      return function.emitOpError()
             << "takes or returns " << type
             << ", whose bytes cannot be counted; expected static tensors of "
                "floats or integers";
  }
  return success();
}

/// An argument and the result that is its next value.
static LogicalResult
verifyPair(func::FuncOp function, unsigned argument, int64_t pair,
           MutableArrayRef<std::optional<unsigned>> owners) {
  if (pair < 0 || pair >= function.getNumResults())
    return function.emitOpError()
           << "argument " << argument << " has mp.pair = " << pair
           << ", but there are " << function.getNumResults() << " results";
  Type from = function.getArgumentTypes()[argument];
  Type to = function.getResultTypes()[pair];
  if (from != to)
    return function.emitOpError()
           << "argument " << argument << " is " << from
           << ", its next value, result " << pair << ", is " << to;
  if (owners[pair])
    return function.emitOpError()
           << "result " << pair << " is the next value of both argument "
           << *owners[pair] << " and argument " << argument;
  owners[pair] = argument;
  return success();
}

/// A plan takes the state of the next step from where the pairs say.
static LogicalResult verifyPairs(func::FuncOp function) {
  SmallVector<std::optional<unsigned>> owners(function.getNumResults());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (auto pair = function.getArgAttrOfType<IntegerAttr>(i, attr::pair))
      if (failed(verifyPair(function, i, pair.getInt(), owners)))
        return failure();
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (Attribute pair = function.getResultAttr(i, attr::pair))
      return function.emitOpError()
             << "result " << i << " has mp.pair = " << pair
             << ", but only arguments have a next value; give mp.pair = " << i
             << " to the argument whose it is";
  return success();
}

namespace {
struct ConvertMPToPlan final
    : mlir::mp::impl::ConvertMPToPlanBase<ConvertMPToPlan> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (workspace < 0) {
      module.emitError() << "workspace of " << workspace
                         << " bytes, expected at least 0";
      return signalPassFailure();
    }
    KernelTable kernels(module);
    for (auto function :
         llvm::to_vector(module.getBody()->getOps<func::FuncOp>()))
      if (failed(convert(function, kernels)))
        return signalPassFailure();
  }

private:
  LogicalResult convert(func::FuncOp function, KernelTable &kernels) {
    StringRef name = function.getName();
    if (name != "main" && name != "init")
      return function.emitOpError()
             << "cannot become a plan, only @main and @init can; inline it";
    if (function.isExternal() || !function.getBody().hasOneBlock())
      return function.emitOpError() << "must have a body of one block";
    if (failed(refuseKept(function)) || failed(verifyTypes(function)) ||
        failed(verifyPairs(function)) || failed(refuseJumps(function)))
      return failure();
    StoredFilters filters;
    for (auto conv : llvm::to_vector(function.getOps<ConvOp>()))
      if (std::string ignored; !findImageProducts(conv, ignored))
        bringIntoOneLayout(conv, filters);
    OpBuilder builder(function);
    auto plan = mprt::PlanOp::create(builder, function.getLoc(),
                                     name == "main" ? "step" : "init",
                                     /*arena=*/IntegerAttr(), /*workspace=*/0);
    plan.getBody().emplaceBlock();
    MPRTBuilder calls(function, plan, kernels, std::move(filters));
    for (Operation &op : function.getBody().front().without_terminator())
      if (failed(lowerOp(&op, calls)))
        return failure();
    if (failed(calls.finish()))
      return failure();
    if (usesLibrary(plan))
      plan.setWorkspace(workspace);
    report(plan);
    function.erase();
    return success();
  }

  static void report(mprt::PlanOp plan) {
    int64_t launches = 0, library = 0, other = 0;
    for (Operation &op : plan.getBody().front()) {
      if (isa<mprt::LaunchOp>(op))
        ++launches;
      else if (isa<mprt::MatmulOp, mprt::ConvOp, mprt::PoolOp>(op))
        ++library;
      else if (isa<mprt::CopyOp, mprt::FillOp>(op))
        ++other;
    }
    remark::analysis(plan.getLoc(),
                     remarkOf("convert-mp-to-plan", "Plan", plan.getSymName()))
        << remark::metric("Launches", launches)
        << remark::metric("LibraryCalls", library)
        << remark::metric("OtherCalls", other);
  }
};
} // namespace
