//===- Author.h - Writes ops and remembers their values ---------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all families of ops share: a place to write to, the values that may be
// read there, and where new ones come from if none fits.
//
//===----------------------------------------------------------------------===//

#ifndef MP_TEST_RANDOM_AUTHOR_H
#define MP_TEST_RANDOM_AUTHOR_H

#include "Choices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mp/Dialect/MP/IR/MP.h"

namespace mlir::mp::random {

/// Sizes and elements of a value; every value of a program is a tensor.
RankedTensorType typeOf(Value value);
ArrayRef<int64_t> shapeOf(Value value);
Type elementOf(Value value);

/// Writes the body of one function.
class Author {
public:
  /// Values of more elements are not made: programs are executed.
  static constexpr int64_t maxElements = 4096;

  Author(Block *entry, Choices &choices);

  Choices &choices;
  OpBuilder builder;

  Location loc() const { return location; }
  /// Gives the ops that follow a name, as an importer does.
  void enter(StringRef scope);

  //===--------------------------------------------------------------------===//
  // Types
  //===--------------------------------------------------------------------===//

  RankedTensorType tensor(ArrayRef<int64_t> shape, Type element) const {
    return RankedTensorType::get(shape, element);
  }
  RankedTensorType scalar(Type element) const { return tensor({}, element); }
  Type f32() { return builder.getF32Type(); }
  Type i32() { return builder.getI32Type(); }
  Type i1() { return builder.getI1Type(); }
  /// f32 mostly.
  Type floatType();
  Type integerType();
  /// A size that is off the tile as often as on it.
  int64_t size();
  /// Random sizes of at most `limit` elements together.
  SmallVector<int64_t> shape(unsigned rank, int64_t limit = 1024);

  //===--------------------------------------------------------------------===//
  // Values
  //===--------------------------------------------------------------------===//

  /// A value that fits, a late one rather than an early one; null if none does.
  Value find(function_ref<bool(Value)> fits);
  /// A float or integer tensor, of at least `rank` dimensions.
  Value findFloat(unsigned rank = 0);
  Value findInteger(unsigned rank = 0);
  Value findAny(unsigned rank = 0);
  /// A value of this type: one that is there, a constant, or a new argument.
  Value need(RankedTensorType type);
  /// A new argument of the function.
  Value argument(RankedTensorType type);
  /// A constant with the same number, or with random ones, everywhere.
  Value splat(RankedTensorType type, double number);
  Value constant(RankedTensorType type);
  /// A number that some constant of the program may have.
  double number();

  /// Makes the results of an op readable.
  void offer(ValueRange values);
  ArrayRef<Value> values() const { return pool; }
  template <typename OpTy, typename... Args>
  OpTy write(Args &&...args) {
    auto op = OpTy::create(builder, location, std::forward<Args>(args)...);
    offer(op->getResults());
    return op;
  }
  /// Writes an op by its name.
  Operation *write(StringRef name, ValueRange operands, TypeRange results,
                   ArrayRef<NamedAttribute> attributes = {});
  DenseI64ArrayAttr list(ArrayRef<int64_t> numbers) {
    return builder.getDenseI64ArrayAttr(numbers);
  }
  /// What a sum of such operands must be kept in; null if nothing need be said.
  TypeAttr accumulator(Type operand, Type result);

  /// The values of a region are forgotten where it ends. `fill` writes what the
  /// region holds, and its terminator.
  void region(Region &region, TypeRange arguments,
              function_ref<void(Block &)> fill);

private:
  Block *entry;
  Location location;
  /// Arguments of the function, and results of ops in the order they were
  /// written.
  SmallVector<Value> inputs, pool;
};

} // namespace mlir::mp::random

#endif // MP_TEST_RANDOM_AUTHOR_H
