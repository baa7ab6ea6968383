//===- Trace.cpp - The calls of a plan as text ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Trace.h"

#include "mp/Dialect/MPRT/Analysis/LibraryRules.h"
#include "mp/Support/Messages.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace mlir::mp;
using llvm::json::Array;
using llvm::json::Object;

namespace {
/// Writes the calls of one plan.
class PlanTracer {
public:
  PlanTracer(mprt::PlanOp plan, llvm::raw_ostream &stream)
      : plan(plan), stream(stream) {}

  void run();

private:
  void trace(mprt::LaunchOp op);
  void trace(mprt::MatmulOp op);
  void trace(mprt::ConvOp op);
  void trace(mprt::PoolOp op);
  void trace(mprt::CopyOp op);
  void trace(mprt::FillOp op);

  /// Where a buffer is, in words.
  std::string place(Value buffer);
  Array places(ValueRange buffers);
  /// Completes the fields of a call and writes its line.
  void write(StringRef kind, Object fields);

  mprt::PlanOp plan;
  llvm::raw_ostream &stream;
  llvm::DenseMap<Value, int64_t> constants;
  int64_t call = 0;
};
} // namespace

static Array listOf(ArrayRef<int64_t> numbers) { return Array(numbers); }

static Object describe(mprt::TensorAttr tensor) {
  return Object{{"dims", listOf(tensor.getDims())},
                {"strides", listOf(tensor.getStrides())},
                {"layout", tensor.getLayoutName()},
                {"type", textOf(tensor.getElement())}};
}

/// The library's own word for what a call computes in.
static StringRef getCublasName(mprt::Compute compute) {
  switch (compute) {
  case mprt::Compute::F16:
    return "CUBLAS_COMPUTE_16F";
  case mprt::Compute::F32:
    return "CUBLAS_COMPUTE_32F";
  case mprt::Compute::F32FastTF32:
    return "CUBLAS_COMPUTE_32F_FAST_TF32";
  case mprt::Compute::F64:
    return "CUBLAS_COMPUTE_64F";
  case mprt::Compute::I32:
    return "CUBLAS_COMPUTE_32I";
  }
  return "";
}

std::string PlanTracer::place(Value buffer) {
  if (auto arena = buffer.getDefiningOp<mprt::BufferOp>())
    return "arena+" + std::to_string(*arena.getOffset());
  if (auto slot = buffer.getDefiningOp<mprt::SlotOp>())
    return (stringifySlotKind(slot.getKind()) + ":" + slot.getName()).str();
  return "constant:" + std::to_string(constants.lookup(buffer));
}

Array PlanTracer::places(ValueRange buffers) {
  Array list;
  for (Value buffer : buffers)
    list.push_back(place(buffer));
  return list;
}

void PlanTracer::write(StringRef kind, Object fields) {
  fields["plan"] = plan.getSymName();
  fields["call"] = call;
  fields["kind"] = kind;
  stream << llvm::json::Value(std::move(fields)) << "\n";
}

void PlanTracer::trace(mprt::LaunchOp op) {
  auto kernel = SymbolTable::lookupNearestSymbolFrom<mprt::KernelOp>(
      op, op.getKernelAttr());
  Array arguments = places(op.getInputs());
  for (Value output : op.getOutputs())
    arguments.push_back(place(output));
  if (kernel.getScratch() > 0)
    arguments.push_back("workspace+0");
  if (!kernel.getStages())
    return write("launch", Object{{"kernel", op.getKernel()},
                                  {"arguments", std::move(arguments)}});
  for (auto stage : kernel.getStages()->getAsRange<mprt::StageAttr>())
    write("launch", Object{{"kernel", op.getKernel()},
                           {"entry", stage.getEntry().getValue()},
                           {"grid", listOf(stage.getGrid())},
                           {"block", listOf(stage.getBlock())},
                           {"shared", stage.getShared()},
                           {"arguments", Array(arguments)}});
}

void PlanTracer::trace(mprt::MatmulOp op) {
  Array types;
  for (unsigned index = 0; index < 4; ++index)
    types.push_back(textOf(op.getElementType(index)));
  auto transpose = [&](unsigned index) {
    return op.getTrans()[index] ? "CUBLAS_OP_T" : "CUBLAS_OP_N";
  };
  Object fields{{"a", place(op.getA())},
                {"b", place(op.getB())},
                {"c", place(op.getMatrix(2))},
                {"d", place(op.getD())},
                {"m", op.getM()},
                {"n", op.getN()},
                {"k", op.getK()},
                {"transa", transpose(0)},
                {"transb", transpose(1)},
                {"ld", listOf(op.getLd())},
                {"types", std::move(types)},
                {"compute", getCublasName(op.getCompute())},
                {"scale", textOf(op.getScale())},
                {"alpha", op.getAlpha().convertToDouble()},
                {"beta", op.getBeta().convertToDouble()},
                {"epilogue", "CUBLASLT_EPILOGUE_" +
                                 stringifyEpilogue(op.getEpilogue()).upper()},
                {"align", listOf(op.getAlign())},
                {"workspace", mprt::getWorkspaceBytes(plan)}};
  if (op.getBatch() > 1) {
    fields["batch"] = op.getBatch();
    fields["strides"] = listOf(op.getStrides());
  }
  if (op.getBias())
    fields["bias"] = place(op.getBias());
  write("matmul", std::move(fields));
}

void PlanTracer::trace(mprt::ConvOp op) {
  write("conv",
        Object{{"direction", stringifyConvKind(op.getKind())},
               {"reads", Array{place(op.getFirst()), place(op.getSecond())}},
               {"writes", place(op.getTarget())},
               {"x", describe(op.getX())},
               {"w", describe(op.getW())},
               {"y", describe(op.getY())},
               {"strides", listOf(op.getStrides())},
               {"low", listOf(op.getLow())},
               {"high", listOf(op.getHigh())},
               {"dilation", listOf(op.getDilation())},
               {"mode", stringifyConvMode(op.getMode())},
               {"groups", op.getGroups()},
               {"compute", stringifyCompute(op.getCompute())},
               {"workspace", mprt::getWorkspaceBytes(plan)}});
}

void PlanTracer::trace(mprt::PoolOp op) {
  write("pool", Object{{"mode", stringifyPoolMode(op.getMode())},
                       {"reads", place(op.getInput())},
                       {"writes", place(op.getTarget())},
                       {"x", describe(op.getX())},
                       {"y", describe(op.getY())},
                       {"window", listOf(op.getWindow())},
                       {"strides", listOf(op.getStrides())},
                       {"padding", listOf(op.getPadding())},
                       {"alpha", op.getAlpha().convertToDouble()},
                       {"compute", stringifyCompute(op.getCompute())}});
}

void PlanTracer::trace(mprt::CopyOp op) {
  write("copy", Object{{"reads", place(op.getSource())},
                       {"writes", place(op.getTarget())},
                       {"bytes", *mprt::getTensorBytes(
                                     mprt::getTensorType(op.getSource()))}});
}

void PlanTracer::trace(mprt::FillOp op) {
  write("fill", Object{{"writes", place(op.getTarget())},
                       {"value", textOf(op.getValue())}});
}

void PlanTracer::run() {
  for (auto constant : plan.getBody().getOps<mprt::ConstantOp>())
    constants.try_emplace(constant, constants.size());
  for (Operation &op : plan.getBody().front()) {
    bool isCall =
        llvm::TypeSwitch<Operation *, bool>(&op)
            .Case<mprt::LaunchOp, mprt::MatmulOp, mprt::ConvOp, mprt::PoolOp,
                  mprt::CopyOp, mprt::FillOp>([&](auto op) {
              trace(op);
              return true;
            })
            .Default(false);
    call += isCall;
  }
}

LogicalResult exec::tracePlans(ModuleOp module, llvm::raw_ostream &stream) {
  auto plans = llvm::to_vector(module.getBody()->getOps<mprt::PlanOp>());
  if (plans.empty())
    return module.emitError() << "holds no plan; run convert-mp-to-plan first";
  bool holds = true;
  for (mprt::PlanOp plan : plans)
    holds &= succeeded(checkLibraryRules(plan));
  if (!holds)
    return failure();
  for (mprt::PlanOp plan : plans)
    PlanTracer(plan, stream).run();
  return success();
}
