//===- PartGatherer.h - Parts of a step on each device -------- -*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_IMPORT_NORMALIZE_PARTGATHERER_H
#define MP_LIB_IMPORT_NORMALIZE_PARTGATHERER_H

#include "Manual.h"
#include "OnEachDevice.h"

#include "mp/Support/ValueMap.h"

namespace mlir::mp::hlo {

/// The ops of a function, or of a computation over other axes, around its
/// manual computations over some.
class PartGatherer {
public:
  PartGatherer(Block &block, const Devices &devices)
      : block(block), devices(devices), mesh(devices.mesh), axes(devices.axes),
        isPartial(devices.isPartial) {}

  /// Where all lies so that it can be gathered. Changes nothing.
  bool decide();
  void write();
  /// Once it is decided: calls of functions with values in parts, which each
  /// device can do only where it sees what they do.
  SmallVector<func::CallOp> getCallsOnParts() const;

private:
  /// How a value lies, and what each device has of it.
  struct Place {
    std::string sharding;
    Type local;
  };
  /// A manual computation and how its operands and results lie.
  struct Part {
    Operation *op;
    SmallVector<std::string> in, out;
  };

  bool readManual(Operation *op);
  bool placeArguments();
  bool placePart(const Part &part);
  bool placeInParts(Operation &op);
  bool placeReduced(Operation &op);
  bool placeMoved(Operation &op);
  bool placeResults(Operation &op);
  void spreadParts();
  void spreadPointwise(Operation &op);
  void spreadReduced(Operation &op);
  void spreadMoved(Operation &op);
  bool combinesInPlace(Operation *op) const;
  bool isPlacedByReaders(Value value) const;
  bool isMovedInParts(Operation *op) const;
  std::string alongAxes(StringRef sharding) const;
  std::string getSharding(Operation *constraint) const;
  bool isWhole(StringRef sharding) const;
  bool isInParts(Value value) const;
  bool canRun(Operation *op) const;
  /// False where the value lies otherwise already.
  bool place(Value value, StringRef sharding, Type type);
  std::string getWholePlace(Type type) const;
  StringRef getWholeDim() const { return isPartial ? "{?}" : "{}"; }

  StringAttr print(ValueRange values) const;
  void inlineManual(Operation *op);
  void writeInParts(Operation *op);
  void writeReduced(Operation *op);
  void writeMoved(Operation *op);
  void writeConstraint(Operation *op);

  Block &block;
  /// Over which the computations are that are gathered.
  const Devices &devices;
  StringRef mesh;
  StringAttr axes;
  /// The mesh has more axes, over which XLA does as it likes.
  bool isPartial;
  SmallVector<Part> parts;
  ValueMap<Place> places;
  /// Those of them, in the order in which their places were found.
  SmallVector<Value> placed;
  /// What combines values in parts element by element.
  llvm::DenseSet<Operation *> pointwise;
  /// Reductions of values in parts, and the groups of devices whose results
  /// are combined; none where each has all that its results are made of.
  llvm::DenseMap<Operation *, Attribute> reduced;
  /// Which dimensions of a value in parts get other names.
  llvm::DenseMap<Operation *, SmallVector<std::optional<int64_t>>> moved;
  /// Functions that each device can run.
  Functions known;
};

} // namespace mlir::mp::hlo

#endif // MP_LIB_IMPORT_NORMALIZE_PARTGATHERER_H
