//===- MPFusionOps.cpp - Verifier of fusions ------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ShapeRules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "mp/Dialect/MP/IR/MPStateOps.h"
#include "mp/Interfaces/AlignableOpInterface.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPFusionOps.cpp.inc"

void MPDialect::registerFusionOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPFusionOps.cpp.inc"
      >();
}

bool mp::isKernelType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape() || tensor.getNumElements() == 0)
    return false;
  Type element = tensor.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.getWidth() == 1 ||
           (integer.getWidth() >= 8 && integer.getWidth() <= 64 &&
            llvm::isPowerOf2_32(integer.getWidth()));
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element);
}

/// Ops that compute, as opposed to those that move or convert: elementwise
/// ones other than conversions, choices and reinterpretations.
static bool isArithmetic(Operation &op) {
  auto fusible = dyn_cast<FusibleOpInterface>(op);
  return !(fusible && fusible.getFusionSpec().readsBits) &&
         op.hasTrait<OpTrait::Elementwise>() &&
         !isa<CastOp, arith::SelectOp, arith::BitcastOp, arith::ExtFOp,
              arith::TruncFOp>(op);
}

/// Float arithmetic is f32 or wider: narrow types only exist at the border.
static LogicalResult verifyWide(Operation &op) {
  SmallVector<Type> types(op.getOperandTypes());
  llvm::append_range(types, op.getResultTypes());
  for (Type type : types) {
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
    if (element && element.getWidth() < 32)
      return op.emitOpError() << "computes in " << element
                              << " inside a fusion, narrower than f32; cast "
                                 "operands to f32 and the result back";
  }
  return success();
}

LogicalResult FusionOp::verify() {
  Block &block = getBody().front();
  if (block.getNumArguments() != getNumOperands())
    return emitOpError() << "has " << getNumOperands() << " operands, but "
                         << block.getNumArguments() << " block arguments";
  for (auto [i, type] : llvm::enumerate(getOperandTypes()))
    if (block.getArgument(i).getType() != type)
      return emitOpError() << "operand " << i << " has type " << type
                           << ", but block argument " << i << " has type "
                           << block.getArgument(i).getType();
  return verifyYield(*this, block, getResultTypes());
}

/// One sort of operands of the fusion, with a comparator that reads nothing
/// from outside, and its results.
static LogicalResult verifySort(FusionOp fusion) {
  Block &body = fusion.getBody().front();
  auto sort = dyn_cast<SortOp>(body.front());
  if (!sort || sort->getNextNode() != body.getTerminator() ||
      body.getTerminator()->getOperands() != sort.getResults() ||
      !llvm::all_of(sort.getInputs(), llvm::IsaPred<BlockArgument>))
    return fusion.emitOpError("of kind 'sort' is not one mp.sort of its "
                              "operands that yields all its results");
  auto checkOperands = [&](Operation *op) {
    for (Value value : op->getOperands())
      if (!sort.getComparator().isAncestor(value.getParentRegion())) {
        op->emitOpError() << "reads a " << value.getType()
                          << " from outside of the comparator of a fusion; "
                             "expected what it compares, and constants inside";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  };
  return failure(sort.getComparator().walk(checkOperands).wasInterrupted());
}

static bool isOneNumber(Operation *op) {
  DenseElementsAttr value;
  return op && matchPattern(op, m_Constant(&value)) && value.isSplat();
}

/// Whether a routine is of operands of its fusion; a scatter may begin with one
/// number everywhere.
static bool isOfOperands(Operation &routine) {
  return llvm::all_of(routine.getOpOperands(), [](OpOperand &operand) {
    auto scatter = dyn_cast<ScatterOp>(operand.getOwner());
    return isa<BlockArgument>(operand.get()) ||
           (scatter && &operand == &scatter.getOperandMutable() &&
            isOneNumber(operand.get().getDefiningOp()));
  });
}

/// What is computed in the kernel of a scatter of its elements.
static LogicalResult verifyBehindScatter(FusionOp fusion, Operation &scatter) {
  std::string fault = describeElementsFault(scatter.getResult(0));
  if (!fault.empty())
    return fusion.emitOpError("behind its mp.scatter ") << fault;
  for (Operation *op = scatter.getNextNode(); op; op = op->getNextNode())
    if (isArithmetic(*op) && failed(verifyWide(*op)))
      return failure();
  return success();
}

/// One routine of operands of the fusion, and its results, or what is computed
/// of those of a scatter.
static LogicalResult verifyRoutine(FusionOp fusion) {
  Block &body = fusion.getBody().front();
  Operation *yield = body.getTerminator();
  Operation &op = *llvm::find_if_not(
      body, [](Operation &first) { return isOneNumber(&first); });
  bool isAll =
      op.getNextNode() == yield && yield->getOperands() == op.getResults();
  if (!isRoutine(&op) || !(isAll || isa<ScatterOp>(op)) || !isOfOperands(op))
    return fusion.emitOpError(
        "of kind 'routine' is not one mp.gather, mp.scatter, mp.arg_reduce, "
        "mp.pool or mp.pool_grad of its operands that yields all its results");
  if (std::string fault = describeRoutineFault(&op); !fault.empty())
    return op.emitOpError() << fault;
  return isAll ? success() : verifyBehindScatter(fusion, op);
}

/// The bias of a contraction, which is added to all rows alike; null if it has
/// none.
static BroadcastOp getBias(Block &body) {
  return dyn_cast_or_null<BroadcastOp>(body.front().getNextNode());
}

static LogicalResult verifyBias(FusionOp fusion,
                                AlignableOpInterface contraction) {
  BroadcastOp bias = getBias(fusion.getBody().front());
  int64_t count = contraction.countBiasDims();
  int64_t rank = bias.getType().getRank();
  auto last = llvm::to_vector(llvm::seq(rank - count, rank));
  if (isa<BlockArgument>(bias.getInput()) && count != 0 &&
      ArrayRef(last) == bias.getDims())
    return success();
  return bias.emitOpError() << "in a fusion is not a bias; expected an operand "
                               "that is the last "
                            << count << " dimensions of the result";
}

/// Whether what is added is of the type of the factors, and the sum is rounded
/// to that, to nearest.
static bool addsNarrow(Operation *contraction, CastOp widened,
                       arith::AddFOp add) {
  auto rounded = dyn_cast<CastOp>(add->getNextNode());
  Type type = getElementTypeOrSelf(widened.getInput());
  return rounded && rounded.getInput() == add.getResult() &&
         rounded.getRounding() == Rounding::NearestEven &&
         !rounded.getSaturate() && isa<BlockArgument>(widened.getInput()) &&
         rounded.getType() == widened.getInput().getType() &&
         llvm::all_of(contraction->getOperandTypes(), [&](Type factor) {
           return getElementTypeOrSelf(factor) == type;
         });
}

/// One contraction of operands of the fusion, and the addition of another one.
static LogicalResult verifyContraction(FusionOp fusion) {
  Block &body = fusion.getBody().front();
  auto fromOutside = [](OperandRange values) {
    return llvm::all_of(values, llvm::IsaPred<BlockArgument>);
  };
  auto contraction = dyn_cast<AlignableOpInterface>(body.front());
  BroadcastOp bias = getBias(body);
  auto widened = dyn_cast_or_null<CastOp>(body.front().getNextNode());
  Operation *between = bias      ? bias.getOperation()
                       : widened ? widened.getOperation()
                                 : nullptr;
  Operation *second = between ? between : &body.front();
  auto add = dyn_cast_or_null<arith::AddFOp>(second->getNextNode());
  Operation *last = add && widened ? add->getNextNode() : add;
  if (!contraction || !last || last->getNextNode() != body.getTerminator() ||
      add.getLhs() != contraction->getResult(0) ||
      (between ? add.getRhs().getDefiningOp() != between
               : !isa<BlockArgument>(add.getRhs())) ||
      (widened && !addsNarrow(contraction, widened, add)) ||
      !fromOutside(contraction->getOperands()) ||
      body.getTerminator()->getOperands() != last->getResults())
    return fusion.emitOpError(
        "of kind 'contraction' is not one contraction of its operands and the "
        "addition of another operand to its result, which is yielded");
  if (!contraction.addsInPlace())
    return contraction->emitOpError()
           << "in a fusion is added to, but what computes "
           << contraction->getResult(0).getType() << " does not add";
  return bias ? verifyBias(fusion, contraction) : success();
}

LogicalResult FusionOp::verifyRegions() {
  if (getKind() == FusionKind::Contraction)
    return verifyContraction(*this);
  if (getKind() == FusionKind::Sort)
    return verifySort(*this);
  if (getKind() == FusionKind::Routine)
    return verifyRoutine(*this);
  for (Operation &op : getBody().front())
    if (isArithmetic(op) && failed(verifyWide(op)))
      return failure();
  return success();
}

LogicalResult PackBitsOp::verify() {
  RankedTensorType flags = getInput().getType(), bytes = getResult().getType();
  if (bytes.getRank() != 1 ||
      flags.getNumElements() != flagsOfByte * bytes.getNumElements())
    return emitOpError() << "packs " << flags << " into " << bytes
                         << "; expected a byte for eight flags, in one row";
  // What else the fusion computes has an element where this has a bit.
  if (!llvm::all_of(getResult().getUsers(), llvm::IsaPred<YieldOp>))
    return emitOpError("is read inside of its fusion; yield it, and read the "
                       "flags");
  return success();
}
