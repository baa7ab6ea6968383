//===- ProgramBuilder.cpp - Choosing kernels and memory -------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks the flattened function once: takes memory for an op's results, makes
// its kernel, and gives back the memory of operands that nobody reads any more.
// Ops on constants alone are executed here and not again, unless they are
// large.
//
//===----------------------------------------------------------------------===//

#include "FlatFunction.h"
#include "Kernels/Kernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>
#include <map>

using namespace mlir;
using namespace mlir::mp::exec;

/// Constant results up to this size are computed once and kept.
static constexpr int64_t maxHoistedBytes = int64_t(1) << 20;

KernelTable mp::exec::allKernels() {
  KernelTable table;
  addArithKernels(table);
  addIntegerKernels(table);
  addMathKernels(table);
  addCastKernels(table);
  addShapeKernels(table);
  addReductionKernels(table);
  addWindowKernels(table);
  addDotKernels(table);
  addConvKernels(table);
  addGatherKernels(table);
  addScatterKernels(table);
  addStateKernels(table);
  return table;
}

namespace mlir::mp::exec {
class ProgramBuilder {
public:
  ProgramBuilder(func::FuncOp function, const ProgramOptions &options)
      : program(new Program()), table(allKernels()) {
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
    /// Of a root: the last op that reads it or an alias of it.
    size_t lastUse = 0;
    bool isPinned = false;
    bool isConstant = false;
  };

  LogicalResult checkKernels();
  LogicalResult describeValues();
  void findLastUses();
  bool isAlias(const FlatOp &op) const;
  LogicalResult addOp(size_t index);
  LogicalResult addConstant(const FlatOp &op);
  LogicalResult addKernel(size_t index, const KernelEntry &entry);
  LogicalResult placeResult(size_t index, unsigned result, Sharing sharing,
                            bool isConstant);
  bool placeInOperand(size_t index, unsigned result);
  void release(size_t index);

  /// Memory of at least `bytes`, or null after an error on `op`. What is kept
  /// from step to step must be fresh: earlier ops write to what they gave back.
  void *take(Operation *op, int64_t bytes, bool isFresh = false);
  void give(void *memory);

  std::unique_ptr<Program> program;
  KernelTable table;
  FlatFunction flat;
  std::vector<ValueState> states;
  /// Free memory by size, then by age, and the size of every piece.
  std::multimap<int64_t, void *> unused;
  DenseMap<void *, int64_t> sizes;
};
} // namespace mlir::mp::exec

FailureOr<std::unique_ptr<Program>>
Program::compile(func::FuncOp function, const ProgramOptions &options) {
  return ProgramBuilder(function, options).build();
}

FailureOr<std::unique_ptr<Program>> ProgramBuilder::build() {
  FailureOr<FlatFunction> flattened = FlatFunction::create(program->source);
  if (failed(flattened))
    return failure();
  flat = std::move(*flattened);
  if (failed(checkKernels()) || failed(describeValues()))
    return failure();
  findLastUses();
  for (unsigned id : flat.arguments()) {
    ValueState &state = states[id];
    state.isPinned = true;
    state.buffer.data = take(program->source, state.buffer.bytes());
    if (!state.buffer.data)
      return failure();
    program->inputs.push_back(state.buffer);
  }
  for (size_t i = 0; i < flat.ops().size(); ++i)
    if (failed(addOp(i)))
      return failure();
  for (unsigned id : flat.results())
    program->outputs.push_back(states[id].buffer);
  return std::move(program);
}

LogicalResult ProgramBuilder::checkKernels() {
  llvm::MapVector<StringRef, std::pair<unsigned, Operation *>> missing;
  for (const FlatOp &flatOp : flat.ops()) {
    StringRef name = flatOp.op->getName().getStringRef();
    if (table.contains(name) || isa<arith::ConstantOp>(flatOp.op))
      continue;
    auto [entry, isNew] = missing.try_emplace(name, 0, flatOp.op);
    ++entry->second.first;
  }
  if (missing.empty())
    return success();
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
    state.buffer.count = *checkedCount(state.buffer.shape);
  }
  return success();
}

/// Casts from a narrow float to a wider one are aliases: their values are held
/// as f32 already. Other casts round.
bool ProgramBuilder::isAlias(const FlatOp &op) const {
  auto entry = table.find(op.op->getName().getStringRef());
  if (entry == table.end() || entry->second.sharing != Sharing::Alias)
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

void ProgramBuilder::findLastUses() {
  for (auto [index, op] : llvm::enumerate(flat.ops())) {
    if (isAlias(op))
      for (auto [operand, result] : llvm::zip_equal(op.operands, op.results))
        states[result].root = states[operand].root;
    for (unsigned operand : op.operands)
      states[states[operand].root].lastUse = index;
    for (unsigned result : op.results)
      states[states[result].root].lastUse =
          std::max(states[states[result].root].lastUse, size_t(index));
  }
  for (unsigned result : flat.results())
    states[states[result].root].lastUse = flat.ops().size();
}

LogicalResult ProgramBuilder::addOp(size_t index) {
  const FlatOp &op = flat.ops()[index];
  if (isa<arith::ConstantOp>(op.op))
    return addConstant(op);
  if (isAlias(op)) {
    for (auto [operand, result] : llvm::zip_equal(op.operands, op.results)) {
      states[result].buffer.data = states[operand].buffer.data;
      states[result].isConstant = states[operand].isConstant;
    }
    release(index);
    return success();
  }
  return addKernel(index, table.find(op.op->getName().getStringRef())->second);
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

LogicalResult ProgramBuilder::addKernel(size_t index,
                                        const KernelEntry &entry) {
  const FlatOp &op = flat.ops()[index];
  SmallVector<Buffer, 4> inputs;
  SmallVector<Buffer, 1> outputs;
  bool isConstant = true;
  for (unsigned operand : op.operands) {
    inputs.push_back(states[operand].buffer);
    isConstant &= states[operand].isConstant;
  }
  for (unsigned result : op.results)
    isConstant &= states[result].buffer.bytes() <= maxHoistedBytes;
  for (unsigned result : op.results) {
    if (failed(placeResult(index, result, entry.sharing, isConstant)))
      return failure();
    outputs.push_back(states[result].buffer);
  }
  SmallVector<void *> taken;
  auto scratch = [&](int64_t bytes) -> void * {
    void *memory = take(op.op, bytes);
    if (memory)
      taken.push_back(memory);
    return memory;
  };
  FailureOr<Kernel> kernel =
      entry.make({op.op, inputs, outputs, program->options.precision, scratch});
  for (void *memory : taken)
    give(memory);
  if (failed(kernel))
    return failure();
  if (isConstant) {
    (*kernel)();
    for (unsigned result : op.results)
      states[result].isPinned = states[result].isConstant = true;
  } else {
    program->steps.push_back({op.op, std::move(*kernel), std::move(outputs)});
  }
  release(index);
  return success();
}

LogicalResult ProgramBuilder::placeResult(size_t index, unsigned result,
                                          Sharing sharing, bool isConstant) {
  if (sharing != Sharing::None && !isConstant && placeInOperand(index, result))
    return success();
  ValueState &state = states[result];
  state.buffer.data =
      take(flat.ops()[index].op, state.buffer.bytes(), isConstant);
  return success(state.buffer.data);
}

/// Lets `result` lie where an operand lies that nobody reads after this op.
bool ProgramBuilder::placeInOperand(size_t index, unsigned result) {
  ValueState &state = states[result];
  for (unsigned operand : flat.ops()[index].operands) {
    ValueState &root = states[states[operand].root];
    bool fits = root.lastUse == index && !root.isPinned &&
                states[operand].buffer.storage == state.buffer.storage &&
                states[operand].buffer.count == state.buffer.count &&
                state.lastUse > index;
    if (!fits || !root.buffer.data)
      continue;
    state.buffer.data = root.buffer.data;
    root.buffer.data = nullptr; // taken over
    return true;
  }
  return false;
}

void ProgramBuilder::release(size_t index) {
  auto releaseOne = [&](unsigned id) {
    ValueState &root = states[states[id].root];
    if (root.lastUse != index || root.isPinned || !root.buffer.data)
      return;
    give(root.buffer.data);
    root.buffer.data = nullptr;
  };
  for (unsigned operand : flat.ops()[index].operands)
    releaseOne(operand);
  for (unsigned result : flat.ops()[index].results)
    releaseOne(result);
}

void *ProgramBuilder::take(Operation *op, int64_t bytes, bool isFresh) {
  bytes = llvm::alignTo(std::max<int64_t>(bytes, 1), 64);
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
