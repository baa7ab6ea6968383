//===- Reference.cpp - What a kernel must compute -------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reference.h"

#include "Nudges.h"

#include "Execution/ElementBytes.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Execution/Npz.h"
#include "mp/Transforms/Math/MathExpansions.h"

#include <cmath>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::held;
using exec::Buffer;
using exec::ElementKind;

KernelTraits KernelTraits::of(mprt::KernelOp kernel) {
  KernelTraits traits;
  for (FusionOp fusion : kernel.getFusions()) {
    Nudges nudges(fusion.getBody().front());
    for (Operation *op : nudges.ops) {
      traits.hasSums |= isFloatSum(op);
      traits.hasFunctions |= isFunction(op);
    }
    traits.numFirst = std::max(traits.numFirst, nudges.numFirst);
    traits.numNudges = std::max(traits.numNudges, nudges.ops.size());
  }
  return traits;
}

/// The ops of the fusions themselves: there results can be added to them. Of
/// each fusion, `nudged` gets what has that number among its nudges.
static SmallVector<Value> inlineFusions(mprt::KernelOp kernel,
                                        OpBuilder &builder, unsigned nudge,
                                        SmallVectorImpl<Operation *> &nudged) {
  ValueRange arguments = builder.getBlock()->getArguments();
  Block &block = kernel.getBody().front();
  IRMapping mapping;
  mapping.map(block.getArguments(), arguments);
  for (FusionOp fusion : kernel.getFusions()) {
    Block &body = fusion.getBody().front();
    for (auto [inner, operand] :
         llvm::zip_equal(body.getArguments(), fusion.getOperands()))
      mapping.map(inner, mapping.lookup(operand));
    Nudges nudges(body);
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      if (nudge < nudges.ops.size() && nudges.ops[nudge] == &op)
        nudged.push_back(copy);
    }
    for (auto [result, value] : llvm::zip_equal(
             fusion.getResults(), body.getTerminator()->getOperands()))
      mapping.map(result, mapping.lookup(value));
  }
  return llvm::map_to_vector(
      block.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookup(value); });
}

static SmallVector<Value> cloneFusions(mprt::KernelOp kernel,
                                       OpBuilder &builder) {
  ValueRange arguments = builder.getBlock()->getArguments();
  Block &block = kernel.getBody().front();
  IRMapping mapping;
  mapping.map(block.getArguments(), arguments);
  for (FusionOp fusion : kernel.getFusions())
    builder.clone(*fusion, mapping);
  return llvm::map_to_vector(
      block.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookup(value); });
}

FailureOr<std::unique_ptr<Reference>>
Reference::make(mprt::KernelOp kernel, ReferenceKind kind, unsigned nudge) {
  auto reference = std::make_unique<Reference>();
  reference->module = ModuleOp::create(kernel.getLoc());
  OpBuilder builder(reference->module->getBodyRegion());
  TypeRange types = kernel.getBody().front().getArgumentTypes();
  auto function = func::FuncOp::create(builder, kernel.getLoc(), "reference",
                                       builder.getFunctionType(types, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  bool isChanged =
      kind == ReferenceKind::Nudged || kind == ReferenceKind::Probing;
  SmallVector<Operation *> nudged;
  SmallVector<Value> results =
      isChanged ? inlineFusions(kernel, builder, nudge, nudged)
                : cloneFusions(kernel, builder);
  reference->numResults = results.size();
  auto terminator = func::ReturnOp::create(builder, kernel.getLoc(), results);
  if (kind == ReferenceKind::Expanded || kind == ReferenceKind::Probing) {
    expandBodies(function);
    RewritePatternSet patterns(kernel.getContext());
    populateLowerMathPatterns(patterns);
    walkAndApplyPatterns(function, std::move(patterns));
  }
  if (kind == ReferenceKind::Nudged)
    nudgeValues(nudged);
  if (kind == ReferenceKind::Probing)
    addProbes(function);
  function.setType(
      builder.getFunctionType(types, terminator.getOperandTypes()));
  auto program = exec::Program::compile(function, {});
  if (failed(program))
    return failure();
  reference->program = std::move(*program);
  return reference;
}

std::vector<Bytes> Reference::run(ArrayRef<Bytes> operands) {
  for (auto [bytes, buffer] : llvm::zip_equal(operands, program->arguments()))
    exec::loadElements(reinterpret_cast<const char *>(bytes.data()),
                       buffer.kind, buffer.storage, buffer.data, buffer.count);
  program->run();
  std::vector<Bytes> results;
  for (const Buffer &buffer : program->results().take_front(numResults)) {
    Bytes &bytes =
        results.emplace_back(buffer.count * exec::fileByteWidth(buffer.kind));
    exec::storeElements(buffer.data, buffer.kind, buffer.storage,
                        reinterpret_cast<char *>(bytes.data()), buffer.count);
  }
  return results;
}

/// Probes come in pairs: the sum of magnitudes in units of the last place that
/// every summand has, and of what a summand has below it.
bool Reference::isExact() const {
  ArrayRef<Buffer> probes = program->results().drop_front(numResults);
  for (size_t i = 0; i + 1 < probes.size(); i += 2) {
    // An accumulator holds whole numbers up to twice its fraction.
    double most = probes[i].kind == ElementKind::F64 ? 0x1p53 : 0x1p24;
    for (int64_t at = 0; at != probes[i].count; ++at)
      if (!(probes[i].number(at) < most))
        return false;
    for (int64_t at = 0; at != probes[i + 1].count; ++at)
      if (probes[i + 1].number(at) != 0)
        return false;
  }
  return true;
}
