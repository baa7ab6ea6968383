//===- EveryOpTest.cpp - What fusion accepts, emission can do -------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every elementwise op that is registered and has a model, on every signature
// that its verifier admits: an op that somebody adds to a dialect is here, too.
//
//===----------------------------------------------------------------------===//

#include "Toy/ToyDialect.h"

#include "mp/CodeGen/Kernel.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Interfaces/ExternalModels.h"
#include "mp/Interfaces/FusibleOpInterface.h"
#include "mp/Transforms/Fusion/Passes.h"
#include "mp/Transforms/Math/KernelCode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include "gtest/gtest.h"
#include <set>

using namespace mlir;
using namespace mlir::mp;

namespace {

class EveryOpTest : public testing::Test {
protected:
  EveryOpTest() {
    DialectRegistry registry;
    registry.insert<MPDialect, arith::ArithDialect, func::FuncDialect,
                    math::MathDialect>();
    registerExternalModels(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    context.disableMultithreading();
    Builder b(&context);
    elements = {b.getF16Type(), b.getBF16Type(), b.getF32Type(),
                b.getF64Type()};
    for (unsigned bits : {1, 4, 8, 16, 32, 64})
      elements.push_back(b.getIntegerType(bits));
    unheld = b.getIntegerType(4);
  }

  Type tensorOf(Type element) { return RankedTensorType::get({5}, element); }

  /// A function of one op, or none if its verifier has something against it.
  OwningOpRef<ModuleOp> makeStep(OperationName name, ArrayRef<Type> operands,
                                 TypeRange results);
  /// Forms the kernel and makes its code; how many errors there were.
  unsigned compile(ModuleOp module, std::string &error);
  void check(OperationName name, ArrayRef<Type> operands, TypeRange results);

  MLIRContext context;
  SmallVector<Type> elements;
  Type unheld;
  unsigned numWorking = 0;
  /// What is refused for a type that no kernel holds.
  unsigned numUnheld = 0;
  /// And on types that kernels hold.
  std::set<std::string> refused;
};

} // namespace

OwningOpRef<ModuleOp> EveryOpTest::makeStep(OperationName name,
                                            ArrayRef<Type> operands,
                                            TypeRange results) {
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  b.setInsertionPointToStart(module->getBody());
  auto function = func::FuncOp::create(b, loc, "main",
                                       b.getFunctionType(operands, results));
  b.setInsertionPointToStart(function.addEntryBlock());
  OperationState state(loc, name);
  state.addOperands(function.getArguments());
  state.addTypes(results);
  if (name.getStringRef() == arith::CmpFOp::getOperationName())
    state.addAttribute("predicate", arith::CmpFPredicateAttr::get(
                                        &context, arith::CmpFPredicate::OLT));
  if (name.getStringRef() == arith::CmpIOp::getOperationName())
    state.addAttribute("predicate", arith::CmpIPredicateAttr::get(
                                        &context, arith::CmpIPredicate::slt));
  Operation *op = b.create(state);
  func::ReturnOp::create(b, loc, op->getResults());
  if (failed(verify(*module)))
    return {};
  return module;
}

unsigned EveryOpTest::compile(ModuleOp module, std::string &error) {
  unsigned errors = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
      return;
    error = diagnostic.str();
    ++errors;
  });
  PassManager pm(&context);
  pm.addNestedPass<func::FuncOp>(createFormFusions());
  if (failed(pm.run(module)))
    return errors;
  SmallVector<FusionOp> fusions;
  module.walk([&](FusionOp op) { fusions.push_back(op); });
  if (fusions.size() != 1)
    error = "stays outside of fusions";
  llvm::LLVMContext llvmContext;
  llvm::Module code("kernel", llvmContext);
  if (fusions.size() == 1 &&
      failed(buildKernel(fusions, *lookupChip("sm_80"), "kernel", code)))
    error = "was taken and has no code: " + error;
  return errors;
}

void EveryOpTest::check(OperationName name, ArrayRef<Type> operands,
                        TypeRange results) {
  OwningOpRef<ModuleOp> module;
  {
    ScopedDiagnosticHandler silent(&context,
                                   [](Diagnostic &) { return success(); });
    module = makeStep(name, operands, results);
  }
  if (!module)
    return;
  auto function = *module->getOps<func::FuncOp>().begin();
  auto op = cast<FusibleOpInterface>(function.front().front());
  // A cast to its own type is none; a scaling conversion is nobody's.
  if (op.getFusionSpec().kind != FusionNodeKind::Elementwise)
    return;
  std::string text, error;
  llvm::raw_string_ostream(text) << *module;
  unsigned errors = compile(*module, error);
  if (error.empty()) {
    ++numWorking;
    return;
  }
  bool isUnheld = llvm::is_contained(operands, tensorOf(unheld)) ||
                  llvm::is_contained(results, tensorOf(unheld));
  if (isUnheld)
    ++numUnheld;
  else
    refused.insert(name.getStringRef().str());
  EXPECT_EQ(errors, 1u) << text << error;
  EXPECT_TRUE(StringRef(error).contains("' has no GPU code; ") &&
              !StringRef(error).contains("was taken"))
      << text << error;
}

TEST_F(EveryOpTest, IsRefusedBeforeFusionOrHasCode) {
  for (RegisteredOperationName name : context.getRegisteredOperations()) {
    if (!name.hasInterface<FusibleOpInterface>() ||
        !name.hasTrait<OpTrait::Elementwise>())
      continue;
    for (Type element : elements) {
      Type type = tensorOf(element), flags = tensorOf(elements[4]);
      Type counts = tensorOf(Builder(&context).getI32Type());
      SmallVector<SmallVector<Type>> signatures = {
          {type}, {type, type}, {type, type, type}, {flags, type, type}};
      if (type != counts)
        signatures.push_back({type, counts});
      for (ArrayRef<Type> operands : signatures) {
        for (Type result : elements)
          check(name, operands, tensorOf(result));
        check(name, operands, {type, type});
      }
    }
  }
  // Where a new op shows: it has to work, or to stand here.
  EXPECT_EQ(numWorking, 495u);
  EXPECT_EQ(refused, (std::set<std::string>{"math.clampf", "math.sincos"}));
  EXPECT_GT(numUnheld, 50u);
  RecordProperty("working", numWorking);
}

//===----------------------------------------------------------------------===//
// Ops of others
//===----------------------------------------------------------------------===//

namespace {
/// Says of itself that it is listed, which it is not.
struct ListedModel
    : FusibleOpInterface::ExternalModel<ListedModel, toy::MatMulOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return FusionSpec::instruction();
  }
};

/// Is made of an op that has no code.
struct BuiltModel
    : FusibleOpInterface::ExternalModel<BuiltModel, toy::MaxPlusOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return FusionSpec::function(FusionBodyKind::Built);
  }
  Value buildBody(Operation *, OpBuilder &b, Location loc,
                  ValueRange operands) const {
    Value sum = arith::AddFOp::create(b, loc, operands[0], operands[1]);
    return math::ClampFOp::create(b, loc, sum, operands[0], operands[1]);
  }
};

/// Is made of one that has.
struct ReluModel : FusibleOpInterface::ExternalModel<ReluModel, toy::ReluOp> {
  FusionSpec getFusionSpec(Operation *) const {
    return FusionSpec::function(FusionBodyKind::Built);
  }
  Value buildBody(Operation *, OpBuilder &b, Location loc,
                  ValueRange operands) const {
    return math::AcosOp::create(b, loc, operands[0]);
  }
};
} // namespace

TEST(DescribeCodeFault, OfForeignOps) {
  DialectRegistry registry;
  registry.insert<MPDialect, arith::ArithDialect, math::MathDialect,
                  toy::ToyDialect>();
  registerExternalModels(registry);
  registry.addExtension(+[](MLIRContext *context, toy::ToyDialect *) {
    toy::MatMulOp::attachInterface<ListedModel>(*context);
    toy::MaxPlusOp::attachInterface<BuiltModel>(*context);
    toy::ReluOp::attachInterface<ReluModel>(*context);
  });
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  OpBuilder b(&context);
  Location loc = b.getUnknownLoc();
  Block block;
  Type type = RankedTensorType::get({5}, b.getF16Type());
  Value x = block.addArgument(type, loc);
  auto describe = [&](StringRef name, ValueRange operands) {
    OperationState state(loc, name, operands, type, {});
    Operation *op = Operation::create(state);
    std::string fault = describeCodeFault(op);
    op->destroy();
    return fault;
  };
  EXPECT_EQ(describe(toy::MatMulOp::getOperationName(), {x, x}),
            "on 'f16' has no GPU code; write it by ops of arith and math, or "
            "compute it before the step");
  EXPECT_EQ(describe(toy::MaxPlusOp::getOperationName(), {x, x}),
            "is made of 'math.clampf', which on 'f32' has no GPU code; write "
            "arith.maximumf and arith.minimumf");
  EXPECT_EQ(describe(toy::ReluOp::getOperationName(), {x}), "");
  // Without a model it is nobody's to refuse here.
  EXPECT_EQ(describe(toy::SwishOp::getOperationName(), {x}), "");
}
