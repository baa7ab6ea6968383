//===- FinishScatters.cpp - A scatter and what its elements are for -------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread of a scatter has each of its elements in a register until all that
// comes to it is in. What is made of the element alone is made there.
//
//===----------------------------------------------------------------------===//

#include "mp/Transforms/Fusion/Passes.h"

#include "LaunchFacts.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Support/Remarks.h"
#include "mp/Support/Sizes.h"

#define DEBUG_TYPE "mp-finish-scatters"

namespace mlir::mp {
#define GEN_PASS_DEF_FINISHSCATTERS
#include "mp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::mp

using namespace mlir;
using namespace mlir::mp;

static bool isScatter(FusionOp fusion) {
  return fusion.getKind() == FusionKind::Routine &&
         isa<ScatterOp>(
             fusion.getBody().front().getTerminator()->getPrevNode());
}

namespace {
/// A scatter in a kernel of its own, the renamings of its result, the one
/// kernel that reads it, and what that reads.
struct Scattered {
  FusionOp scatter;
  SmallVector<ReshapeOp> shapes;
  FusionOp reader;
  Value read;
};

struct FinishScatters final : mp::impl::FinishScattersBase<FinishScatters> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    SmallVector<FusionOp> scatters;
    for (auto fusion : getOperation().getOps<FusionOp>())
      if (isScatter(fusion))
        scatters.push_back(fusion);
    for (FusionOp fusion : scatters)
      changed |= finish(fusion);
    if (!changed)
      markAllAnalysesPreserved();
  }

private:
  bool finish(FusionOp fusion);
};
} // namespace

/// The one fusion that reads the result, under whatever shape.
static std::optional<Scattered> findReader(FusionOp scatter) {
  Scattered found{scatter, {}, {}, scatter->getResult(0)};
  while (found.read.hasOneUse()) {
    Operation *user = *found.read.user_begin();
    auto shape = dyn_cast<ReshapeOp>(user);
    if (!shape) {
      found.reader = dyn_cast<FusionOp>(user);
      break;
    }
    found.shapes.push_back(shape);
    found.read = shape;
  }
  if (!found.reader || found.reader->getBlock() != scatter->getBlock() ||
      (found.reader.getKind() != FusionKind::Pointwise &&
       found.reader.getKind() != FusionKind::Full))
    return std::nullopt;
  return found;
}

/// Whether the step is given it, under whatever shape, and returns its next
/// value.
static bool isState(Value value) {
  while (auto shape = value.getDefiningOp<ReshapeOp>())
    value = shape.getInput();
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
               : func::FuncOp();
  return function && function.getArgAttr(argument.getArgNumber(), attr::pair) !=
                         Attribute();
}

/// Why the scatter stays by itself; empty if it need not.
static std::string findObstacle(Scattered &found) {
  unsigned number = found.read.use_begin()->getOperandNumber();
  std::string fault =
      describeElementsFault(found.reader.getBody().front().getArgument(number));
  if (!fault.empty())
    return "its reader " + fault;
  if (llvm::any_of(found.scatter.getInputs(), isState))
    return "it reads state, which would have to be kept";
  // What it starts from is kept in the place of what it makes.
  ScatterOp scatter = *found.scatter.getBody().getOps<ScatterOp>().begin();
  if (countBytesOf(
          {scatter.getIndices().getType(), scatter.getUpdates().getType()}) >
      countBytesOf(scatter->getResultTypes()))
    return "what it scatters is more than it makes, and would have to be kept";
  return "";
}

/// Puts both into one fusion, which stands where the reader does.
static void merge(Scattered &found) {
  FusionOp scatter = found.scatter, reader = found.reader;
  OpBuilder builder(reader);
  SmallVector<Value> inputs(scatter.getInputs());
  llvm::copy_if(reader.getInputs(), std::back_inserter(inputs),
                [&](Value input) { return input != found.read; });
  auto merged =
      FusionOp::create(builder, reader.getLoc(), reader->getResultTypes(),
                       FusionKind::Routine, inputs);
  Block *body = builder.createBlock(
      &merged.getBody(), {}, ValueRange(inputs).getTypes(),
      llvm::map_to_vector(inputs, [](Value in) { return in.getLoc(); }));
  IRMapping mapping;
  unsigned next = 0;
  for (Value argument : scatter.getBody().getArguments())
    mapping.map(argument, body->getArgument(next++));
  for (Operation &op : scatter.getBody().front().without_terminator())
    builder.clone(op, mapping);
  Value value =
      mapping.lookup(scatter.getBody().front().getTerminator()->getOperand(0));
  for (ReshapeOp shape : found.shapes)
    value = ReshapeOp::create(builder, shape.getLoc(), shape.getType(), value);
  for (auto [argument, input] :
       llvm::zip_equal(reader.getBody().getArguments(), reader.getInputs()))
    mapping.map(argument,
                input == found.read ? value : body->getArgument(next++));
  for (Operation &op : reader.getBody().front())
    builder.clone(op, mapping);
  reader->replaceAllUsesWith(merged);
  reader.erase();
  for (ReshapeOp shape : llvm::reverse(found.shapes))
    shape.erase();
  scatter.erase();
}

bool FinishScatters::finish(FusionOp fusion) {
  std::optional<Scattered> found = findReader(fusion);
  if (!found)
    return false;
  if (std::string obstacle = findObstacle(*found); !obstacle.empty()) {
    remark::missed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Scatter"))
        << remark::reason("the scatter stays by itself: {0}", obstacle);
    return false;
  }
  remark::passed(fusion.getLoc(), remarkOf(DEBUG_TYPE, "Scatter"))
      << remark::add("its elements are used where they are made")
      << remark::metric("Bytes", 2 * countBytesOf(fusion->getResultTypes()));
  merge(*found);
  return true;
}
