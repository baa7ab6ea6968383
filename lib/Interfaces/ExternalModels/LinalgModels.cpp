//===- LinalgModels.cpp - What linalg ops are to our passes ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One model for every op that is a LinalgOp, named or generic: what it does is
// read off its interface, its iterators and its body, never off its name. A
// body computes on elements, so an operand of another type is widened in the
// body as it is read. Sums are kept in the type of the output, which stays f32.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Interfaces/RangeArithmetic.h"
#include "mp/Interfaces/RangeOpInterface.h"

using namespace mlir;
using namespace mlir::mp;
using linalg::LinalgOp;

/// Each role of an operand has a place of its own up to here; then outputs.
static constexpr unsigned maxInputs = 3;

/// Of tensors, and few enough: of others nothing is said.
static bool isKnown(LinalgOp op) {
  return op.hasPureTensorSemantics() && op.getNumDpsInputs() <= maxInputs &&
         llvm::all_of(op.getDpsInputs(), [](Value input) {
           return isa<RankedTensorType>(input.getType());
         });
}

/// A product of matrices or a convolution of floats. Pooling is a convolution
/// by its interface and has no product in its body.
static bool sumsProducts(LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      (!linalg::isaContractionOpInterface(op) &&
       !linalg::isaConvolutionOpInterface(op)))
    return false;
  return linalg::detail::isContractionBody(
      *op.getBlock(), [](Operation *product, Operation *sum) {
        return isa<arith::MulFOp>(product) && isa<arith::AddFOp>(sum);
      });
}

static bool isParallel(LinalgOp op) {
  return op.getNumParallelLoops() == op.getNumLoops();
}

/// Whether each element of the output is one of the first input: a transpose, a
/// broadcast, a fill.
static bool onlyMoves(LinalgOp op) {
  return isParallel(op) && op.getNumDpsInputs() == 1 &&
         op.getNumDpsInits() == 1 &&
         op.getBlock()->getTerminator()->getOperand(0) ==
             op.getBlock()->getArgument(0);
}

/// Whether the output of a sum starts at 0.
static bool startsAtZero(LinalgOp op) {
  auto fill = op.getDpsInits()[0].getDefiningOp<LinalgOp>();
  return fill && onlyMoves(fill) &&
         matchPattern(fill.getDpsInputs()[0], m_AnyZeroFloat());
}

/// `value` in the type `type`: exact where that is wider, and where `value` is
/// what somebody widened.
static Value convertElement(OpBuilder &builder, Value value, FloatType type) {
  Location loc = value.getLoc();
  unsigned from = value.getType().getIntOrFloatBitWidth();
  if (from == type.getWidth())
    value = arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
  if (value.getType().getIntOrFloatBitWidth() < type.getWidth())
    return arith::ExtFOp::create(builder, loc, type, value);
  return arith::TruncFOp::create(builder, loc, type, value);
}

/// Lets the body, which computes as before, read an element of another type.
static void retypeElement(RewriterBase &rewriter, BlockArgument argument,
                          Type type) {
  auto before = dyn_cast<FloatType>(argument.getType());
  if (!before || before == type)
    return;
  argument.setType(type);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(argument.getOwner());
  // Through f32 between two types of one width: the first op reads.
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : argument.getUses())
    uses.push_back(&use);
  Value converted = convertElement(rewriter, argument, before);
  for (OpOperand *use : uses)
    use->set(converted);
}

namespace {
struct LinalgPrecision
    : PrecisionOpInterface::ExternalModel<LinalgPrecision, LinalgOp> {
  PrecisionSpec getPrecisionSpec(Operation *op) const {
    auto linalgOp = cast<LinalgOp>(op);
    if (!isKnown(linalgOp))
      return PrecisionSpec::opaque();
    bool gains = sumsProducts(linalgOp);
    PrecisionSpec spec = PrecisionSpec::uniform(
        gains ? OpClass::Allow : OpClass::Deny, PortRole::Keep);
    for (unsigned i = 0; i < linalgOp.getNumDpsInputs(); ++i)
      spec.operands[i] = gains ? PortRole::Compute : PortRole::Load;
    spec.accumulates = gains;
    spec.computesWide = !gains;
    return spec;
  }

  /// That of the output.
  Type getAccumulatorType(Operation *op) const {
    if (!getPrecisionSpec(op).accumulates)
      return {};
    return getElementTypeOrSelf(op->getResult(0).getType());
  }
  void setAccumulatorType(Operation *, Type) const {}

  LogicalResult retype(Operation *op, RewriterBase &rewriter,
                       ValueRange operands, TypeRange) const {
    auto linalgOp = cast<LinalgOp>(op);
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperands(operands);
      for (OpOperand *input : linalgOp.getDpsInputOperands())
        retypeElement(rewriter, linalgOp.getMatchingBlockArgument(input),
                      getElementTypeOrSelf(input->get().getType()));
    });
    return success();
  }
};

/// The factor of a product that starts at 0 is that of its operands; a move
/// hands on the one that it gets. Of other bodies nothing is said.
struct LinalgLinearity
    : LinearityOpInterface::ExternalModel<LinalgLinearity, LinalgOp> {
  Linearity getLinearity(Operation *op) const {
    auto linalgOp = cast<LinalgOp>(op);
    if (!linalgOp.hasPureTensorSemantics())
      return {};
    if (sumsProducts(linalgOp) && startsAtZero(linalgOp))
      return Linearity::parts(LinearityKind::Product, OperandPart::Data,
                              OperandPart::Data, OperandPart::Control);
    if (onlyMoves(linalgOp))
      return Linearity::parts(LinearityKind::Linear, OperandPart::Data,
                              OperandPart::Control, OperandPart::Control);
    return {};
  }
};

/// How many products make an element; nothing where a size is not known.
std::optional<int64_t> countProducts(LinalgOp op) {
  int64_t count = 1;
  for (auto [size, iterator] :
       llvm::zip_equal(op.getStaticLoopRanges(), op.getIteratorTypesArray())) {
    if (iterator != utils::IteratorType::reduction)
      continue;
    if (ShapedType::isDynamic(size) ||
        llvm::MulOverflow<int64_t>(count, size, count))
      return std::nullopt;
  }
  return count;
}

/// The body says it where each element is computed once. Its ops are asked by
/// the analysis, element by element.
struct LinalgRange : RangeOpInterface::ExternalModel<LinalgRange, LinalgOp> {
  void inferRanges(Operation *op, ArrayRef<NumberRange> operands,
                   MutableArrayRef<NumberRange> results) const {
    auto linalgOp = cast<LinalgOp>(op);
    if (isParallel(linalgOp)) {
      llvm::copy(operands.take_back(results.size()), results.begin());
      return;
    }
    if (!sumsProducts(linalgOp))
      return;
    std::optional<int64_t> count = countProducts(linalgOp);
    if (!count || *count == std::numeric_limits<int64_t>::max())
      return;
    // What is in the output is one more term.
    NumberFormat format = NumberFormat::of(op->getResult(0).getType());
    NumberRange product =
        range::multiply(operands[0], operands[1]).settled(format);
    results[0] =
        range::sum(join(product, operands[2]), *count + 1, *count + 1, format);
  }

  void inferArgumentRanges(Operation *op, ArrayRef<NumberRange> operands,
                           MutableArrayRef<NumberRange> arguments) const {
    // The output of a reduction is what was summed so far.
    auto linalgOp = cast<LinalgOp>(op);
    size_t known =
        isParallel(linalgOp) ? arguments.size() : linalgOp.getNumDpsInputs();
    if (arguments.size() == op->getNumOperands())
      llvm::copy(operands.take_front(known), arguments.begin());
  }
};
} // namespace

void mp::registerLinalgModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, linalg::LinalgDialect *) {
    for (RegisteredOperationName name : context->getRegisteredOperations())
      if (name.hasInterface<LinalgOp>())
        name.attachInterface<LinalgPrecision, LinalgLinearity, LinalgRange>();
    // The bodies are in terms of these.
    context->loadDialect<arith::ArithDialect>();
  });
}
