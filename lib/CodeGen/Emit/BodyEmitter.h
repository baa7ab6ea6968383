//===- BodyEmitter.h - The body of a fusion at given indices ----*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_EMIT_BODYEMITTER_H
#define MP_LIB_CODEGEN_EMIT_BODYEMITTER_H

#include "EntryBuilder.h"
#include "LaneIndex.h"

#include <deque>

namespace mlir::mp {

/// Indices at which values are computed, one for each lane. A point has a
/// row-major position, or coordinates in a shape, or both; what is missing is
/// made when it is asked for.
struct Point {
  std::optional<LaneIndex> linear;
  struct Coordinates {
    llvm::SmallVector<int64_t, 4> shape;
    llvm::SmallVector<LaneIndex> at;
  };
  llvm::SmallVector<Coordinates, 1> coordinates;
};

/// Results of reductions that are known: one value for all lanes, or one for
/// each.
using KnownResults = llvm::DenseMap<Value, llvm::Value *>;

/// Emits straight-line code that computes values of a fusion for some lanes.
/// Lives as long as the code it emits stays in one place: a new loop body
/// needs a new emitter.
class BodyEmitter {
public:
  BodyEmitter(EntryBuilder &entry, unsigned width, const KnownResults &known);

  IndexBuilder indices;

  /// The elements at row-major positions.
  Point *pointAt(const LaneIndex &linear);
  /// The elements at coordinates in a shape; `linear` if it is known.
  Point *pointAt(llvm::ArrayRef<int64_t> shape,
                 llvm::ArrayRef<LaneIndex> coordinates,
                 std::optional<LaneIndex> linear = std::nullopt);

  llvm::Value *evaluate(Value value, Point *point);
  /// Writes results of the fusion at the point, by their numbers.
  void storeAll(llvm::ArrayRef<unsigned> numbers, Point *point);

private:
  void store(unsigned number, Point *point);

  /// A value at a point, and which lanes of it count.
  struct Need {
    Value value;
    Point *point;
    llvm::Value *inside = nullptr; // null: all
  };
  using Key = std::pair<Value, Point *>;
  /// The loops of an op at a point.
  struct Loops {
    llvm::SmallVector<int64_t> sizes;
    llvm::SmallVector<LaneIndex> at;
  };

  /// A value all of whose operands are there.
  llvm::Value *evaluateOne(Value value, Point *point);
  /// The same as `evaluate`, where operands are too many for registers.
  llvm::Value *evaluateMany(Value root, Point *rootPoint);
  std::vector<Key> listInOrder(Value root, Point *rootPoint);

  const LaneIndex &linear(Point *point);
  llvm::ArrayRef<LaneIndex> coordinates(Point *point,
                                        llvm::ArrayRef<int64_t> shape);
  /// What an op at a point is made of. The same points on every call.
  llvm::SmallVector<Need> needs(Operation *op, Point *point);
  /// The operands of an op that moves elements, where its maps lead.
  llvm::SmallVector<Need> needsOfMove(FusibleOpInterface op, Point *point);
  LaneIndex indexAt(AffineExpr expr, llvm::ArrayRef<LaneIndex> loops);
  /// One index of an operand, moved into [0, size); `inside` becomes false for
  /// lanes that had none.
  LaneIndex readIndex(AffineExpr expr, const Loops &loops, int64_t size,
                      llvm::Value *&inside);
  /// Moves an index into [0, size) where it is not, and says where it was.
  llvm::Value *clamp(LaneIndex &index, int64_t size);
  llvm::Value *conjunction(llvm::Value *x, llvm::Value *y);
  llvm::Value *emit(Operation *op, Point *point,
                    llvm::ArrayRef<llvm::Value *> operands);
  llvm::Value *emitSource(FusibleOpInterface op, Point *point);
  llvm::Value *select(llvm::ArrayRef<Need> needs,
                      llvm::ArrayRef<llvm::Value *> operands);
  /// The lanes of an index, or of a flag for each, as one value.
  llvm::Value *join(llvm::Type *type,
                    llvm::function_ref<llvm::Value *(unsigned)> lane);
  llvm::Value *load(BlockArgument argument, Point *point);
  llvm::Value *splat(llvm::Value *value);

  EntryBuilder &entry;
  llvm::IRBuilder<> &builder;
  unsigned width;
  const KnownResults &known;
  std::deque<Point> points;
  llvm::DenseMap<Key, llvm::Value *> computed;
  llvm::DenseMap<std::pair<Operation *, Point *>, llvm::SmallVector<Need>>
      derived;
  /// How many ops behind each other end in an op, where that is asked for.
  llvm::DenseMap<Operation *, unsigned> chains;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_EMIT_BODYEMITTER_H
