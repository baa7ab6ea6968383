//===- ProgramBuilder.cpp - Choosing kernels and memory -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the flattened function once: takes memory for an op's results, makes
// its kernel, and gives back the memory of operands that nobody reads any more.
// Ops on constants alone are executed here and not again, unless they are
// large or watched. What a region reads from outside lives until the op of the
// region ends, as the region may be executed again; the values of a region are
// dead between two executions, so the one walk is enough for them as well.
//
//===----------------------------------------------------------------------===//

#include "FlatFunction.h"
#include "Kernels/Kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/IR/MPPrecisionOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

#include <cstdlib>
#include <map>

using namespace mlir;
using namespace mlir::mp::exec;

/// Constant results up to this size are computed once and kept.
static constexpr int64_t maxHoistedBytes = int64_t(1) << 20;

namespace mlir::mp::exec {
class ProgramBuilder {
public:
  ProgramBuilder(func::FuncOp function, const ProgramOptions &options,
                 Watch watch)
      : program(new Program()), watch(watch), table(allKernels()) {
    program->source = function;
    program->options = options;
  }
  FailureOr<std::unique_ptr<Program>> build();

private:
  /// What is known of a value of the flattened function.
  struct ValueState {
    Buffer buffer;
    /// The value whose memory this one lies in; itself unless an alias.
    unsigned root = 0;
    /// Of a root: the place of the last op that reads it or an alias of it, and
    /// the first place where it may be written.
    size_t lastUse = 0, defined = 0;
    bool isPinned = false;
    bool isConstant = false;
  };

  using MissingKernels =
      llvm::MapVector<StringRef, std::pair<unsigned, Operation *>>;
  using Steps = std::vector<Program::Step>;

  LogicalResult checkKernels();
  void findMissing(ArrayRef<FlatOp> ops, MissingKernels &missing) const;
  LogicalResult describeValues();
  void findLastUses(ArrayRef<FlatOp> ops);
  void use(unsigned value, const FlatOp &op);
  bool isAlias(const FlatOp &op) const;
  LogicalResult addOps(ArrayRef<FlatOp> ops, Steps &steps);
  LogicalResult addOp(const FlatOp &op, Steps &steps);
  LogicalResult addConstant(const FlatOp &op);
  LogicalResult addKernel(const FlatOp &op, const KernelEntry &entry,
                          Steps &steps);
  LogicalResult addRegions(const FlatOp &op,
                           SmallVectorImpl<RegionProgram> &regions);
  Kernel makeShown(Program::Step step);
  LogicalResult placeResult(const FlatOp &op, unsigned result, Sharing sharing,
                            bool isConstant);
  bool placeInOperand(const FlatOp &op, unsigned result);
  void release(const FlatOp &op);
  /// Lets values be watched that the step before has written.
  void addWatches(ArrayRef<unsigned> written, Steps &steps);

  /// Memory of at least `bytes`, or null after an error on `op`. What is kept
  /// from step to step must be fresh: earlier ops write to what they gave back.
  void *take(Operation *op, int64_t bytes, bool isFresh = false);
  void give(void *memory);

  std::unique_ptr<Program> program;
  Watch watch;
  KernelTable table;
  FlatFunction flat;
  std::vector<ValueState> states;
  /// The ops whose regions are walked, outermost first.
  SmallVector<const FlatOp *> enclosing;
  /// Roots by the place of their last use.
  std::vector<SmallVector<unsigned, 2>> endingAt;
  /// Free memory by size, then by age, and the size of every piece.
  std::multimap<int64_t, void *> unused;
  DenseMap<void *, int64_t> sizes;
};
} // namespace mlir::mp::exec

FailureOr<std::unique_ptr<Program>>
Program::compile(func::FuncOp function, const ProgramOptions &options,
                 Watch watch) {
  return ProgramBuilder(function, options, watch).build();
}

FailureOr<std::unique_ptr<Program>> ProgramBuilder::build() {
  // What shares its memory is written once, and could be watched only once.
  if (failed(FlatFunction::create(program->source, !watch, flat)) ||
      failed(checkKernels()) || failed(describeValues()))
    return failure();
  findLastUses(flat.ops());
  for (unsigned result : flat.results())
    states[states[result].root].lastUse = flat.size();
  endingAt.resize(flat.size() + 1);
  for (auto [id, state] : llvm::enumerate(states))
    if (state.root == id)
      endingAt[state.lastUse].push_back(id);
  for (unsigned id : flat.arguments()) {
    ValueState &state = states[id];
    state.isPinned = true;
    state.buffer.data = take(program->source, state.buffer.bytes());
    if (!state.buffer.data)
      return failure();
    program->inputs.push_back(state.buffer);
  }
  addWatches(flat.arguments(), program->steps);
  if (failed(addOps(flat.ops(), program->steps)))
    return failure();
  for (unsigned id : flat.results())
    program->outputs.push_back(states[id].buffer);
  return std::move(program);
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
void ProgramBuilder::findMissing(ArrayRef<FlatOp> ops,
                                 MissingKernels &missing) const {
  for (const FlatOp &flatOp : ops) {
    StringRef name = flatOp.op->getName().getStringRef();
    if (!table.contains(name) && !isa<arith::ConstantOp>(flatOp.op))
      ++missing.try_emplace(name, 0, flatOp.op).first->second.first;
    for (const FlatRegion &region : flatOp.regions)
      findMissing(region.ops, missing);
  }
}

LogicalResult ProgramBuilder::checkKernels() {
  MissingKernels missing;
  findMissing(flat.ops(), missing);
  if (missing.empty())
    return success();
  auto manual = missing.find(ManualComputationOp::getOperationName());
  if (manual != missing.end())
    return cast<ManualComputationOp>(manual->second.second).refuseToRun();
  auto kept = missing.find(OpaqueOp::getOperationName());
  if (kept != missing.end())
    return cast<OpaqueOp>(kept->second.second).refuseToRun();
  InFlightDiagnostic error =
      program->source.emitError("the interpreter has no kernel for ");
  llvm::interleaveComma(missing, error, [&](const auto &entry) {
    error << entry.first << " (" << entry.second.first << "x)";
  });
  for (const auto &[name, use] : missing)
    error.attachNote(use.second->getLoc()) << "first " << name << " here";
  return error;
}

LogicalResult ProgramBuilder::describeValues() {
  states.resize(flat.values().size());
  for (auto [id, value] : llvm::enumerate(flat.values())) {
    ValueState &state = states[id];
    state.root = id;
    auto tensor = dyn_cast<RankedTensorType>(value.getType());
    std::optional<ElementKind> kind =
        elementKindOf(getElementTypeOrSelf(value.getType()));
    if (!kind || (isa<ShapedType>(value.getType()) && !tensor) ||
        (tensor && !tensor.hasStaticShape()))
      return emitError(value.getLoc(), "the interpreter does not store ")
             << value.getType();
    if (tensor)
      state.buffer.shape.assign(tensor.getShape().begin(),
                                tensor.getShape().end());
    state.buffer.kind = *kind;
    state.buffer.storage = storageOf(*kind, program->options.precision);
    if (!checkedBytes(state.buffer.shape, state.buffer.storage))
      return emitError(value.getLoc(), "the size of ")
             << value.getType() << " does not fit in 62 bits";
    state.buffer.count = *checkedElements(state.buffer.shape);
  }
  return success();
}

/// Casts from a narrow float to a wider one are aliases: their values are held
/// as f32 already. Other casts round, and who watches may change what they made
/// while others still read the operand.
bool ProgramBuilder::isAlias(const FlatOp &op) const {
  auto entry = table.find(op.op->getName().getStringRef());
  if (entry == table.end() || entry->second.sharing != Sharing::Alias)
    return false;
  // Saturation changes infinities.
  if (auto cast = dyn_cast<mp::CastOp>(op.op);
      cast && (watch || cast.getSaturate()))
    return false;
  for (auto [operand, result] : llvm::zip(op.operands, op.results)) {
    const Buffer &from = states[operand].buffer, &to = states[result].buffer;
    bool keepsBits = from.storage == to.storage &&
                     (from.kind == to.kind || to.kind == ElementKind::F32 ||
                      to.storage == Storage::F64);
    if (!keepsBits)
      return false;
  }
  return true;
}

/// Keeps `value` until `op`, or until the end of the outermost op that executes
/// `op` in a region and did not make the value itself.
void ProgramBuilder::use(unsigned value, const FlatOp &op) {
  ValueState &root = states[states[value].root];
  size_t place = op.position;
  for (const FlatOp *outer : enclosing)
    if (root.defined < outer->firstPosition) {
      place = outer->position;
      break;
    }
  root.lastUse = std::max(root.lastUse, place);
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
void ProgramBuilder::findLastUses(ArrayRef<FlatOp> ops) {
  for (const FlatOp &op : ops) {
    for (unsigned result : op.results)
      states[result].defined = op.firstPosition;
    if (isAlias(op))
      for (auto [operand, result] : llvm::zip_equal(op.operands, op.results))
        states[result].root = states[operand].root;
    for (unsigned operand : op.operands)
      use(operand, op);
    enclosing.push_back(&op);
    for (const FlatRegion &region : op.regions) {
      for (unsigned argument : region.arguments) {
        states[argument].defined = op.firstPosition;
        states[argument].lastUse = op.position;
      }
      findLastUses(region.ops);
    }
    enclosing.pop_back();
    for (const FlatRegion &region : op.regions)
      for (unsigned yielded : region.yielded)
        use(yielded, op);
    for (unsigned result : op.results)
      use(result, op);
  }
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
LogicalResult ProgramBuilder::addOps(ArrayRef<FlatOp> ops, Steps &steps) {
  for (const FlatOp &op : ops)
    if (failed(addOp(op, steps)))
      return failure();
  return success();
}

void ProgramBuilder::addWatches(ArrayRef<unsigned> written, Steps &steps) {
  if (!watch)
    return;
  for (unsigned id : written)
    if (Kernel kernel = watch(flat.namesOf(id), states[id].buffer))
      steps.push_back({nullptr, std::move(kernel), {}, 0});
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
LogicalResult ProgramBuilder::addOp(const FlatOp &op, Steps &steps) {
  if (isa<arith::ConstantOp>(op.op)) {
    if (failed(addConstant(op)))
      return failure();
    addWatches(op.results, steps);
    return success();
  }
  if (isAlias(op)) {
    for (auto [operand, result] : llvm::zip_equal(op.operands, op.results)) {
      states[result].buffer.data = states[operand].buffer.data;
      states[result].isConstant = states[operand].isConstant;
    }
    addWatches(op.results, steps);
    release(op);
    return success();
  }
  return addKernel(op, table.find(op.op->getName().getStringRef())->second,
                   steps);
}

LogicalResult ProgramBuilder::addConstant(const FlatOp &op) {
  ValueState &state = states[op.results.front()];
  state.isPinned = state.isConstant = true;
  state.buffer.data = take(op.op, state.buffer.bytes(), /*isFresh=*/true);
  if (!state.buffer.data)
    return failure();
  return fillConstant(op.op->getLoc(),
                      cast<arith::ConstantOp>(op.op).getValue(), state.buffer);
}

// NOLINTNEXTLINE(misc-no-recursion): FlatFunction bounds the depth
LogicalResult ProgramBuilder::addKernel(const FlatOp &op,
                                        const KernelEntry &entry,
                                        Steps &steps) {
  SmallVector<Buffer, 4> inputs;
  SmallVector<Buffer, 1> outputs;
  // A region may read what is not an operand, and who watches may change what
  // is read.
  bool isConstant = op.regions.empty() && !watch;
  for (unsigned operand : op.operands) {
    inputs.push_back(states[operand].buffer);
    isConstant &= states[operand].isConstant;
  }
  for (unsigned result : op.results)
    isConstant &= states[result].buffer.bytes() <= maxHoistedBytes;
  for (unsigned result : op.results) {
    if (failed(placeResult(op, result, entry.sharing, isConstant)))
      return failure();
    outputs.push_back(states[result].buffer);
  }
  SmallVector<RegionProgram, 0> regions;
  if (failed(addRegions(op, regions)))
    return failure();
  SmallVector<void *> taken;
  auto scratch = [&](int64_t bytes) -> void * {
    void *memory = take(op.op, bytes);
    if (memory)
      taken.push_back(memory);
    return memory;
  };
  FailureOr<Kernel> kernel = entry.make(
      {op.op, inputs, outputs, program->options.precision, scratch, regions});
  for (void *memory : taken)
    give(memory);
  if (failed(kernel))
    return failure();
  if (isConstant) {
    (*kernel)();
    for (unsigned result : op.results)
      states[result].isPinned = states[result].isConstant = true;
  } else {
    steps.push_back(
        {op.op, std::move(*kernel), std::move(outputs), op.position});
  }
  addWatches(op.results, steps);
  release(op);
  return success();
}

/// The kernel of an op in a region, which shows it if that is asked for.
Kernel ProgramBuilder::makeShown(Program::Step step) {
  return [step = std::move(step), program = program.get()]() mutable {
    step.kernel();
    if (program->observerOfRegions)
      (*program->observerOfRegions)(step.op, step.results);
  };
}

// NOLINTBEGIN(misc-no-recursion): FlatFunction bounds the depth
LogicalResult
ProgramBuilder::addRegions(const FlatOp &op,
                           SmallVectorImpl<RegionProgram> &regions) {
  for (const FlatRegion &region : op.regions) {
    RegionProgram &inner = regions.emplace_back();
    for (unsigned argument : region.arguments) {
      ValueState &state = states[argument];
      // A value that the loop passes on lies where its result does.
      if (!state.buffer.data)
        state.buffer.data = take(op.op, state.buffer.bytes());
      if (!state.buffer.data)
        return failure();
      inner.arguments.push_back(state.buffer);
    }
    Steps steps;
    addWatches(region.arguments, steps);
    if (failed(addOps(region.ops, steps)))
      return failure();
    for (Program::Step &step : steps)
      inner.kernels.push_back(makeShown(std::move(step)));
    for (unsigned yielded : region.yielded)
      inner.yielded.push_back(states[yielded].buffer);
  }
  return success();
}
// NOLINTEND(misc-no-recursion)

LogicalResult ProgramBuilder::placeResult(const FlatOp &op, unsigned result,
                                          Sharing sharing, bool isConstant) {
  if (sharing != Sharing::None && !isConstant && placeInOperand(op, result))
    return success();
  ValueState &state = states[result];
  state.buffer.data = take(op.op, state.buffer.bytes(), isConstant);
  return success(state.buffer.data);
}

/// Lets `result` lie where an operand lies that nobody reads after this op.
bool ProgramBuilder::placeInOperand(const FlatOp &op, unsigned result) {
  ValueState &state = states[result];
  for (unsigned operand : op.operands) {
    ValueState &root = states[states[operand].root];
    bool fits = root.lastUse == op.position && !root.isPinned &&
                states[operand].buffer.storage == state.buffer.storage &&
                states[operand].buffer.count == state.buffer.count &&
                state.lastUse > op.position;
    if (!fits || !root.buffer.data)
      continue;
    state.buffer.data = root.buffer.data;
    root.buffer.data = nullptr; // taken over
    return true;
  }
  return false;
}

void ProgramBuilder::release(const FlatOp &op) {
  for (unsigned id : endingAt[op.position]) {
    ValueState &root = states[id];
    if (root.isPinned || !root.buffer.data)
      continue;
    give(root.buffer.data);
    root.buffer.data = nullptr;
  }
}

void *ProgramBuilder::take(Operation *op, int64_t bytes, bool isFresh) {
  bytes = roundUp(std::max<int64_t>(bytes, 1), 64);
  // A piece more than twice as large is kept for something larger.
  auto found = unused.lower_bound(bytes);
  if (!isFresh && found != unused.end() && found->first <= 2 * bytes) {
    void *memory = found->second;
    unused.erase(found);
    return memory;
  }
  void *memory = nullptr;
  if (bytes <= program->options.memoryLimit - program->totalBytes)
    memory = std::aligned_alloc(64, bytes);
  if (!memory) {
    op->emitError("needs ")
        << bytes << " bytes where " << program->totalBytes << " are taken and "
        << program->options.memoryLimit << " are allowed";
    return nullptr;
  }
  program->memory.emplace_back(memory);
  program->totalBytes += bytes;
  sizes[memory] = bytes;
  return memory;
}

void ProgramBuilder::give(void *memory) {
  unused.emplace(sizes.lookup(memory), memory);
}
