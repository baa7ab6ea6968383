//===- SortAndRandomBits.cpp - Sorting and random bits --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both are library routines there as here. States of generators and their bits
// are unsigned there.
//
//===----------------------------------------------------------------------===//

#include "OpExport.h"

#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

static LogicalResult writeSort(OpExport &op) {
  auto sort = op.as<SortOp>();
  Operation *written = op.create(
      "sort", sort.getResultTypes(), op.operands,
      {op.number("dimension", sort.getDim()), op.flag("is_stable", true)}, {},
      /*regions=*/1);
  op.addBody(written->getRegion(0), sort.getComparator().front(), 0, 1);
  llvm::append_range(op.results, written->getResults());
  return success();
}

/// The same shape with unsigned elements of the same width.
static RankedTensorType getUnsigned(RankedTensorType type) {
  return type.clone(IntegerType::get(
      type.getContext(), type.getElementTypeBitWidth(), IntegerType::Unsigned));
}

static LogicalResult writeRngBits(OpExport &op) {
  auto rng = op.as<RngBitsOp>();
  RankedTensorType state = op.getType(0), bits = op.getType(1);
  bool isPhilox = rng.getAlgorithm() == RngAlgorithm::Philox;
  Type wide = getUnsigned(state).getElementType();
  Operation *written = op.create(
      "rng_bit_generator", {getUnsigned(state), getUnsigned(bits)},
      op.bitcast(op.operands[0], wide),
      op.symbol("rng_algorithm",
                isPhilox ? "rng_algorithm PHILOX" : "rng_algorithm THREE_FRY"));
  op.results = {op.bitcast(written->getResult(0), state.getElementType()),
                op.bitcast(written->getResult(1), bits.getElementType())};
  return success();
}

/// By the arithmetic of a kernel: there no routine makes a word by its number.
static LogicalResult writeRandomWords(OpExport &op) {
  return writeBuilt(op, [&](OpBuilder &builder, ValueRange operands) {
    return SmallVector<Value>{
        op.as<RandomWordsOp>().buildBody(builder, op.loc, operands)};
  });
}

static const ExporterRow rows[] = {
    {"mp.random_words", writeRandomWords},
    {"mp.rng_bits", writeRngBits},
    {"mp.sort", writeSort},
};

ArrayRef<ExporterRow> hloexport::getRoutineRows() { return rows; }
