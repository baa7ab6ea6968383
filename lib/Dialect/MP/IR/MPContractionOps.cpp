//===- MPContractionOps.cpp - Verifiers of contractions -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/IR/MPContractionOps.h"
#include "ShapeRules.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace mlir::mp;

#define GET_OP_CLASSES
#include "mp/Dialect/MP/IR/MPContractionOps.cpp.inc"

void MPDialect::registerContractionOps() {
  addOperations<
#define GET_OP_LIST
#include "mp/Dialect/MP/IR/MPContractionOps.cpp.inc"
      >();
}

static SmallVector<int64_t> freeDims(int64_t rank, ArrayRef<int64_t> batching,
                                     ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> free;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(batching, dim) &&
        !llvm::is_contained(contracting, dim))
      free.push_back(dim);
  return free;
}

SmallVector<int64_t> DotOp::getLhsFree() {
  return freeDims(rankOf(getLhs()), getLhsBatching(), getLhsContracting());
}

SmallVector<int64_t> DotOp::getRhsFree() {
  return freeDims(rankOf(getRhs()), getRhsBatching(), getRhsContracting());
}

namespace {
/// How a product walks one of its operands.
struct OperandDims {
  SmallVector<int64_t> batching, free, contracting;
};
} // namespace

/// Whether the lists, one after the other, count all dimensions from 0.
static bool areInOrder(ArrayRef<int64_t> a, ArrayRef<int64_t> b,
                       ArrayRef<int64_t> c) {
  int64_t next = 0;
  return llvm::all_of(llvm::concat<const int64_t>(a, b, c),
                      [&](int64_t dim) { return dim == next++; });
}

/// Whether the dimensions are those of a matrix, or of a batch of them, as
/// kernels read it.
static bool isBatchOfMatrices(const OperandDims &dims) {
  return areInOrder(dims.batching, dims.free, dims.contracting) ||
         areInOrder(dims.batching, dims.contracting, dims.free);
}

static Value makeTranspose(OpBuilder &builder, Location loc, Value value,
                           ArrayRef<int64_t> perm) {
  auto type = cast<RankedTensorType>(value.getType());
  return TransposeOp::create(
      builder, loc, type.clone(applyPermutation(type.getShape(), perm)), value,
      perm);
}

/// Transposes no more than to bring the batching dimensions together: the
/// others stay in their order, so that what is next to each other in memory
/// mostly is so afterwards. `dims` are those of what is transposed. Only where
/// all readers are contractions, for which one order is as good as another.
static bool transposeLess(OpOperand &operand, TransposeOp transpose,
                          OperandDims &dims) {
  SmallVector<int64_t> order(dims.batching);
  for (int64_t dim = 0; dim != transpose.getType().getRank(); ++dim)
    if (!llvm::is_contained(dims.batching, dim))
      order.push_back(dim);
  SmallVector<int64_t> place = invertPermutationVector(order);
  for (SmallVector<int64_t> *list :
       {&dims.batching, &dims.free, &dims.contracting})
    for (int64_t &dim : *list)
      dim = place[dim];
  if (transpose.getPerm() == ArrayRef(order) || !isBatchOfMatrices(dims) ||
      !llvm::all_of(transpose->getUsers(), llvm::IsaPred<DotOp>))
    return false;
  OpBuilder builder(transpose);
  operand.set(
      makeTranspose(builder, transpose.getLoc(), transpose.getInput(), order));
  return true;
}

/// Makes `operand` what it transposes, and `dims` the dimensions of that, if it
/// is a batch of matrices then; what is transposed less, if that is one.
static bool lookThroughTranspose(OpOperand &operand, OperandDims &dims) {
  auto transpose = operand.get().getDefiningOp<TransposeOp>();
  if (!transpose)
    return false;
  OperandDims before = dims;
  for (SmallVector<int64_t> *list :
       {&before.batching, &before.free, &before.contracting})
    for (int64_t &dim : *list)
      dim = transpose.getPerm()[dim];
  if (isBatchOfMatrices(before))
    operand.set(transpose.getInput());
  else if (!transposeLess(operand, transpose, before))
    return false;
  dims = std::move(before);
  return true;
}

/// Sums and result are of one type, so the addition behind the sum is the same,
/// and no result is rounded before.
bool DotOp::addsInPlace() {
  Type result = getType().getElementType();
  Type sum = getAccumulator() ? Type(*getAccumulator()) : result;
  return result == sum && (result.isF32() || result.isF64()) &&
         getLhs().getType().getNumElements() != 0 &&
         getType().getNumElements() != 0;
}

/// cuBLASLt adds a bias of D's type to the sums, one number for each row of a
/// column-major D. Results in 16 bits would want a bias in 16 bits, and round
/// once where an addition behind them rounds twice.
unsigned DotOp::countBiasDims() {
  bool isOneMatrix = llvm::all_of(getLhsBatching(), [&](int64_t dim) {
    return getLhs().getType().getDimSize(dim) == 1;
  });
  return addsInPlace() && getType().getElementType().isF32() && isOneMatrix
             ? getRhsFree().size()
             : 0;
}

bool DotOp::foldTransposes() {
  OperandDims lhs{SmallVector<int64_t>(getLhsBatching()), getLhsFree(),
                  SmallVector<int64_t>(getLhsContracting())};
  OperandDims rhs{SmallVector<int64_t>(getRhsBatching()), getRhsFree(),
                  SmallVector<int64_t>(getRhsContracting())};
  bool folded = lookThroughTranspose(getLhsMutable(), lhs);
  folded |= lookThroughTranspose(getRhsMutable(), rhs);
  setLhsBatching(lhs.batching);
  setLhsContracting(lhs.contracting);
  setRhsBatching(rhs.batching);
  setRhsContracting(rhs.contracting);
  return folded;
}

/// With its operands exchanged a product has the free dimensions of both the
/// other way round.
static void exchangeOperands(DotOp op) {
  Value lhs = op.getLhs();
  op.setOperand(0, op.getRhs());
  op.setOperand(1, lhs);
  SmallVector<int64_t> lhsBatching(op.getLhsBatching()),
      lhsContracting(op.getLhsContracting());
  op.setLhsBatching(SmallVector<int64_t>(op.getRhsBatching()));
  op.setLhsContracting(SmallVector<int64_t>(op.getRhsContracting()));
  op.setRhsBatching(lhsBatching);
  op.setRhsContracting(lhsContracting);
}

bool DotOp::foldResultTranspose() {
  if (!getResult().hasOneUse())
    return false;
  auto transpose = dyn_cast<TransposeOp>(*getResult().user_begin());
  if (!transpose)
    return false;
  auto batching = static_cast<int64_t>(getLhsBatching().size());
  auto ofLhs = static_cast<int64_t>(getLhsFree().size());
  // What the exchanged product makes innermost must be wanted there.
  if (ofLhs == 0 || transpose.getPerm().back() != batching + ofLhs - 1)
    return false;
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, getType().getRank()));
  std::rotate(order.begin() + batching, order.begin() + batching + ofLhs,
              order.end());
  SmallVector<int64_t> place = invertPermutationVector(order), rest;
  for (int64_t dim : transpose.getPerm())
    rest.push_back(place[dim]);
  exchangeOperands(*this);
  getResult().setType(
      getType().clone(applyPermutation(getType().getShape(), ArrayRef(order))));
  Value result = getResult();
  if (!isIdentityPermutation(rest)) {
    OpBuilder builder(transpose);
    result = makeTranspose(builder, transpose.getLoc(), result, rest);
  }
  // Where the product lay says nothing of the exchanged one.
  (*this)->removeAttr(attr::sharding);
  if (Attribute place = transpose->getAttr(attr::sharding))
    result.getDefiningOp()->setAttr(attr::sharding, place);
  transpose.replaceAllUsesWith(result);
  transpose.erase();
  return true;
}

/// Dimensions that both operands walk together have equal sizes.
static LogicalResult verifyPairs(DotOp op, StringRef what,
                                 ArrayRef<int64_t> lhsDims,
                                 ArrayRef<int64_t> rhsDims) {
  if (lhsDims.size() != rhsDims.size())
    return op.emitOpError() << what << " dimensions: " << lhsDims.size()
                            << " of lhs, but " << rhsDims.size() << " of rhs";
  for (auto [l, r] : llvm::zip_equal(lhsDims, rhsDims))
    if (shapeOf(op.getLhs())[l] != shapeOf(op.getRhs())[r])
      return op.emitOpError()
             << what << " dimension " << l << " of lhs has size "
             << shapeOf(op.getLhs())[l] << ", but dimension " << r
             << " of rhs has size " << shapeOf(op.getRhs())[r];
  return success();
}

LogicalResult DotOp::verify() {
  auto all = [](ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting) {
    SmallVector<int64_t> dims(batching);
    llvm::append_range(dims, contracting);
    return dims;
  };
  if (failed(verifyDims(*this, "lhs dimensions",
                        all(getLhsBatching(), getLhsContracting()),
                        rankOf(getLhs()))) ||
      failed(verifyDims(*this, "rhs dimensions",
                        all(getRhsBatching(), getRhsContracting()),
                        rankOf(getRhs()))) ||
      failed(
          verifyPairs(*this, "batching", getLhsBatching(), getRhsBatching())) ||
      failed(verifyPairs(*this, "contracting", getLhsContracting(),
                         getRhsContracting())))
    return failure();
  SmallVector<int64_t> expected;
  for (int64_t dim : getLhsBatching())
    expected.push_back(shapeOf(getLhs())[dim]);
  for (int64_t dim : getLhsFree())
    expected.push_back(shapeOf(getLhs())[dim]);
  for (int64_t dim : getRhsFree())
    expected.push_back(shapeOf(getRhs())[dim]);
  if (failed(verifyResultShape(*this, getResult(), expected)) ||
      failed(verifyElements(*this, getOperands(), getResult())))
    return failure();
  return verifyAccumulator(*this, /*sums=*/true, getAccumulator(),
                           getOperands(), getResult());
}

/// `whole` splits into `parts` equal parts.
static LogicalResult verifyDivides(ConvOp op, StringRef what, int64_t whole,
                                   StringRef list, int64_t parts) {
  if (parts > 0 && whole % parts == 0)
    return success();
  return op.emitOpError() << whole << " " << what << " do not split into "
                          << parts << " '" << list << "'";
}

/// Groups split features or batch, and the kernel sees one group's features.
static LogicalResult verifyGroups(ConvOp op) {
  ConvDimsAttr dims = op.getDims();
  int64_t batch = shapeOf(op.getLhs())[dims.getInputBatch()];
  int64_t features = shapeOf(op.getLhs())[dims.getInputFeature()];
  int64_t kernelIn = shapeOf(op.getRhs())[dims.getKernelInputFeature()];
  int64_t kernelOut = shapeOf(op.getRhs())[dims.getKernelOutputFeature()];
  int64_t featureGroups = op.getFeatureGroups();
  int64_t batchGroups = op.getBatchGroups();
  if (failed(verifyDivides(op, "input features", features, "feature_groups",
                           featureGroups)) ||
      failed(verifyDivides(op, "output features", kernelOut, "feature_groups",
                           featureGroups)) ||
      failed(verifyDivides(op, "batch entries", batch, "batch_groups",
                           batchGroups)) ||
      failed(verifyDivides(op, "output features", kernelOut, "batch_groups",
                           batchGroups)))
    return failure();
  if (featureGroups > 1 && batchGroups > 1)
    return op.emitOpError()
           << "has 'feature_groups' " << featureGroups << " and 'batch_groups' "
           << batchGroups << ", but only one of them may be more than 1";
  if (kernelIn != features / featureGroups)
    return op.emitOpError()
           << "kernel reads " << kernelIn << " input features, but a group has "
           << features / featureGroups;
  return success();
}

/// Every operand and the result has the rank of the dimension numbers.
static LogicalResult verifyRanks(ConvOp op) {
  int64_t expected = op.getDims().getInputSpatial().size() + 2;
  for (auto [name, value] :
       {std::pair<StringRef, Value>{"lhs", op.getLhs()},
        std::pair<StringRef, Value>{"rhs", op.getRhs()},
        std::pair<StringRef, Value>{"result", op.getResult()}})
    if (rankOf(value) != expected)
      return op.emitOpError()
             << name << " has rank " << rankOf(value) << ", but 'dims' numbers "
             << expected << " dimensions";
  return success();
}

LogicalResult ConvOp::verify() {
  if (failed(verifyRanks(*this)) || failed(verifyGroups(*this)))
    return failure();
  ConvDimsAttr dims = getDims();
  auto spatial = [](Value value, ArrayRef<int64_t> positions) {
    SmallVector<int64_t> sizes;
    for (int64_t position : positions)
      sizes.push_back(shapeOf(value)[position]);
    return sizes;
  };
  SmallVector<int64_t> window = spatial(getRhs(), dims.getKernelSpatial());
  if (!getReversal().empty() &&
      failed(verifyLength(*this, "reversal", getReversal().size(),
                          "spatial dimensions", window.size())))
    return failure();
  WindowLists lists{window,    getStrides(),     getLow(),
                    getHigh(), getLhsDilation(), getRhsDilation()};
  FailureOr<SmallVector<int64_t>> places =
      lists.places(*this, spatial(getLhs(), dims.getInputSpatial()));
  if (failed(places))
    return failure();
  SmallVector<int64_t> expected(rankOf(getResult()));
  expected[dims.getOutputBatch()] =
      shapeOf(getLhs())[dims.getInputBatch()] / getBatchGroups();
  expected[dims.getOutputFeature()] =
      shapeOf(getRhs())[dims.getKernelOutputFeature()];
  for (auto [i, position] : llvm::enumerate(dims.getOutputSpatial()))
    expected[position] = (*places)[i];
  if (failed(verifyResultShape(*this, getResult(), expected)) ||
      failed(verifyElements(*this, getOperands(), getResult())))
    return failure();
  return verifyAccumulator(*this, /*sums=*/true, getAccumulator(),
                           getOperands(), getResult());
}
