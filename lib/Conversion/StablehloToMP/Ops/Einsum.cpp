//===- Einsum.cpp - Products by subscripts --------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "ab,bc->ac": letters that both terms and the result have are batched, those
// that only the terms have are contracted, and what one term has alone is
// summed.
//
//===----------------------------------------------------------------------===//

#include "Product.h"

#include "mp/Dialect/MP/IR/MPReductionOps.h"
#include "mp/Dialect/MP/IR/MPShapeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::stablehlo;

namespace {
/// "ab,bc->ac", checked: each letter is one dimension of each term.
struct Subscripts {
  SmallVector<StringRef> terms;
  StringRef result;
};
} // namespace

static FailureOr<Subscripts> getSubscripts(OpConversion &op) {
  auto [terms, result] = op.getEnumerator("einsum_config").split("->");
  Subscripts subscripts{{}, result};
  terms.split(subscripts.terms, ',');
  if (subscripts.terms.size() != op.operands.size())
    return op.refuse("einsum_config does not have one term for each operand");
  auto isList = [](StringRef term) {
    return llvm::all_of(llvm::enumerate(term), [&](auto it) {
      return llvm::isAlpha(it.value()) &&
             !term.drop_front(it.index() + 1).contains(it.value());
    });
  };
  for (auto [index, term] : llvm::enumerate(subscripts.terms))
    if (!isList(term) ||
        int64_t(term.size()) != op.getOperandType(index).getRank())
      return op.refuse("einsum_config with repeated letters, an ellipsis, or "
                       "another rank",
                       "export dot_general");
  if (!isList(result) || int64_t(result.size()) != op.types[0].getRank())
    return op.refuse("einsum_config with another rank than the result");
  return subscripts;
}

/// Sums over the dimensions of `value` that no other term has.
static Value dropLetters(OpConversion &op, Value value, std::string &letters,
                         StringRef kept) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> dims, shape;
  std::string rest;
  for (auto [dim, letter] : llvm::enumerate(letters)) {
    if (!kept.contains(letter)) {
      dims.push_back(dim);
      continue;
    }
    rest.push_back(letter);
    shape.push_back(type.getDimSize(dim));
  }
  letters = rest;
  if (dims.empty())
    return value;
  return ReduceOp::create(op.builder, op.loc, type.clone(shape),
                          ReduceKind::Add, value, dims,
                          getAccumulator(type.getElementType()));
}

/// `value`, whose dimensions are `letters`, in the order of the result.
static LogicalResult finishInOrder(OpConversion &op, Value value,
                                   StringRef letters, StringRef result) {
  if (letters.size() != result.size())
    return op.refuse("einsum_config makes a dimension from nothing");
  SmallVector<int64_t> order;
  for (char letter : result) {
    size_t at = letters.find(letter);
    if (at == StringRef::npos)
      return op.refuse("einsum_config makes a dimension from nothing");
    order.push_back(at);
  }
  if (llvm::is_sorted(order))
    return value.getType() == op.types[0]
               ? op.finish(value)
               : op.refuse("the shape of the result does not fit");
  return op.finish(
      TransposeOp::create(op.builder, op.loc, op.types[0], value, order));
}

static LogicalResult convertEinsum(OpConversion &op) {
  FailureOr<Subscripts> subscripts = getSubscripts(op);
  if (failed(subscripts))
    return failure();
  StringRef result = subscripts->result;
  std::string left = subscripts->terms[0].str();
  if (op.operands.size() == 1) {
    Value sum = dropLetters(op, op.operands[0], left, result);
    return finishInOrder(op, sum, left, result);
  }
  std::string right = subscripts->terms[1].str();
  std::string ofRight = right + result.str(), ofLeft = left + result.str();
  Value lhs = dropLetters(op, op.operands[0], left, ofRight);
  Value rhs = dropLetters(op, op.operands[1], right, ofLeft);
  ProductDims ofLhs, ofRhs;
  std::string batch, rest;
  for (auto [dim, letter] : llvm::enumerate(left)) {
    size_t other = right.find(letter);
    bool isShared = other != std::string::npos,
         isKept = result.contains(letter);
    if (!isShared) {
      rest.push_back(letter);
      continue;
    }
    (isKept ? ofLhs.batching : ofLhs.contracting).push_back(dim);
    (isKept ? ofRhs.batching : ofRhs.contracting).push_back(other);
    if (isKept)
      batch.push_back(letter);
  }
  for (char letter : right)
    if (left.find(letter) == std::string::npos)
      rest.push_back(letter);
  std::string letters = batch + rest;
  SmallVector<int64_t> shape;
  for (char letter : letters) {
    size_t at = left.find(letter);
    shape.push_back(at != std::string::npos
                        ? cast<RankedTensorType>(lhs.getType()).getDimSize(at)
                        : cast<RankedTensorType>(rhs.getType())
                              .getDimSize(right.find(letter)));
  }
  Value product =
      makeProduct(op, op.types[0].clone(shape), lhs, rhs, ofLhs, ofRhs,
                  getAccumulator(op.types[0].getElementType()));
  return finishInOrder(op, product, letters, result);
}

static const ConverterRow rows[] = {
    {"stablehlo.einsum", 2, 1, 0, convertEinsum},
    {"stablehlo.unary_einsum", 1, 1, 0, convertEinsum},
};

ArrayRef<ConverterRow> stablehlo::getEinsumRows() { return rows; }
