//===- KernelTable.cpp - Kernels from fusions, equal ones once ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two fusions are equal if their regions are, locations and remnants of earlier
// decisions aside. Layers of one shape thus share their kernels.
//
//===----------------------------------------------------------------------===//

#include "MPRTBuilder.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"

using namespace mlir;
using namespace mlir::mp;

/// Attributes like mp.op_class on ops of the body were for passes that ran.
static void dropDecisions(Operation *root) {
  root->walk([](Operation *op) {
    for (NamedAttribute attribute : llvm::to_vector(op->getDiscardableAttrs()))
      if (isa_and_present<MPDialect>(attribute.getNameDialect()))
        op->removeDiscardableAttr(attribute.getName());
  });
}

static size_t hashOf(mprt::KernelOp kernel) {
  llvm::hash_code hash(0);
  kernel->walk([&](Operation *op) {
    if (op == kernel)
      return;
    hash = llvm::hash_combine(hash, op->getName(), op->hashProperties());
    for (Type type : op->getResultTypes())
      hash = llvm::hash_combine(hash, type);
  });
  return hash;
}

mprt::KernelOp KernelTable::getOrCreate(ArrayRef<FusionOp> fusions,
                                        ArrayRef<Value> operands) {
  OpBuilder builder(module.getContext());
  auto kernel = mprt::KernelOp::create(
      builder, fusions.front()->getLoc(),
      builder.getStringAttr("k" + Twine(kernels.size())), StringAttr(),
      ArrayAttr(), builder.getI64IntegerAttr(0),
      builder.getDenseI64ArrayAttr({}), StringAttr());
  Block *block = builder.createBlock(&kernel.getBody());
  IRMapping mapping;
  for (Value operand : operands)
    mapping.map(operand,
                block->addArgument(operand.getType(), operand.getLoc()));
  builder.setInsertionPointToEnd(block);
  SmallVector<Value> results;
  for (FusionOp fusion : fusions) {
    Operation *clone = builder.clone(*fusion, mapping);
    dropDecisions(clone);
    llvm::append_range(results, clone->getResults());
  }
  mprt::ReturnOp::create(builder, fusions.front()->getLoc(), results);

  SmallVector<unsigned> &candidates = byHash[hashOf(kernel)];
  for (unsigned index : candidates) {
    if (!OperationEquivalence::isRegionEquivalentTo(
            &kernels[index].getBody(), &kernel.getBody(),
            OperationEquivalence::IgnoreLocations))
      continue;
    kernel.erase();
    return kernels[index];
  }
  candidates.push_back(kernels.size());
  // After the kernels before it, at the top of the module.
  Block *body = module.getBody();
  symbols.insert(kernel, kernels.empty()
                             ? body->begin()
                             : std::next(Block::iterator(kernels.back())));
  kernels.push_back(kernel);
  return kernel;
}

/// The fusions that `first` is launched with, all of one number; none where an
/// earlier one has taken it along.
static SmallVector<FusionOp> findLaunch(FusionOp first) {
  Attribute number = first->getAttr(attr::launch);
  auto follows = [&](Operation *op) {
    return number && isa_and_present<FusionOp>(op) &&
           op->getAttr(attr::launch) == number;
  };
  if (follows(first->getPrevNode()))
    return {};
  SmallVector<FusionOp> fusions = {first};
  for (Operation *op = first->getNextNode(); follows(op);
       op = op->getNextNode())
    fusions.push_back(cast<FusionOp>(op));
  return fusions;
}

LogicalResult mp::lowerFusion(FusionOp op, MPRTBuilder &builder) {
  SmallVector<FusionOp> fusions = findLaunch(op);
  if (fusions.empty())
    return success();
  llvm::SetVector<Value> operands;
  for (FusionOp fusion : fusions)
    for (Value operand : fusion.getOperands())
      if (auto maker = operand.getDefiningOp<FusionOp>();
          !maker || !llvm::is_contained(fusions, maker))
        operands.insert(operand);
  FailureOr<SmallVector<Value>> inputs =
      builder.getMemory(operands.getArrayRef(), op);
  if (failed(inputs))
    return failure();
  mprt::KernelOp kernel =
      builder.getKernels().getOrCreate(fusions, operands.getArrayRef());
  SmallVector<Value> outputs;
  for (FusionOp fusion : fusions)
    llvm::append_range(outputs, builder.makeMemory(fusion->getResults()));
  mprt::LaunchOp::create(builder.getCalls(), op.getLoc(),
                         FlatSymbolRefAttr::get(kernel.getSymNameAttr()),
                         *inputs, outputs);
  return success();
}
