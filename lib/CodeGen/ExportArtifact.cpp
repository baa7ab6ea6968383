//===- ExportArtifact.cpp - Plans and their code as one artifact ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says in tables (lib/Runtime/Artifact.fbs) what the plans say as IR, nothing
// more: which call, on which memory, in which order.
//
//===----------------------------------------------------------------------===//

#include "AssemblePtx.h"
#include "CallTables.h"
#include "ConstantBytes.h"
#include "mp/CodeGen/Export.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Runtime/Container.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::mp;
namespace table = mp_runtime::table;

namespace {
/// Builds the tables of a module.
class ArtifactWriter {
public:
  ArtifactWriter(ModuleOp module, StringRef ptxas)
      : module(module), ptxas(ptxas) {}
  FailureOr<std::string> write();

private:
  template <typename T>
  using List = std::vector<flatbuffers::Offset<T>>;

  LogicalResult addKernel(mprt::KernelOp kernel);
  LogicalResult addCode();
  LogicalResult addProgram(mprt::PlanOp plan);
  FailureOr<flatbuffers::Offset<table::Slot>> makeSlot(mprt::SlotOp slot);
  /// The memory of one op of a plan; null for ops that have none.
  FailureOr<flatbuffers::Offset<table::Memory>>
  makeMemory(Operation &op, const llvm::DenseMap<Operation *, uint32_t> &slots);
  table::Range addData(StringRef bytes);

  void addCodeAs(table::CodeForm form, StringRef bytes, unsigned chip,
                 bool onlyThere);

  ModuleOp module;
  StringRef ptxas;
  flatbuffers::FlatBufferBuilder builder;
  std::string data;
  llvm::StringMap<uint32_t> kernelNumbers;
  List<table::Kernel> kernels;
  List<table::Code> code;
  List<table::Program> programs;
};
} // namespace

table::Range ArtifactWriter::addData(StringRef bytes) {
  data.resize(llvm::alignTo(data.size(), mp_runtime::dataAlignment));
  table::Range range(data.size(), bytes.size());
  data.append(bytes.begin(), bytes.end());
  return range;
}

static table::Size makeSize(ArrayRef<int64_t> sizes) {
  return {uint32_t(sizes[0]), uint32_t(sizes[1]), uint32_t(sizes[2])};
}

LogicalResult ArtifactWriter::addKernel(mprt::KernelOp kernel) {
  if (!kernel.getPtx() || !kernel.getStages())
    return kernel.emitOpError("has no code; run --mp-emit-kernels first");
  List<table::Stage> stages;
  for (auto stage : kernel.getStages()->getAsRange<mprt::StageAttr>()) {
    table::Size grid = makeSize(stage.getGrid());
    table::Size block = makeSize(stage.getBlock());
    stages.push_back(table::CreateStageDirect(
        builder, stage.getEntry().str().c_str(), &grid, &block));
  }
  kernelNumbers[kernel.getSymName()] = kernels.size();
  size_t operands =
      kernel.getBody().getNumArguments() + kernel.getLaunchResultTypes().size();
  kernels.push_back(table::CreateKernelDirect(
      builder, kernel.getSymName().str().c_str(), &stages, kernel.getScratch(),
      kernel.getFusions().size() > 1, operands));
  return success();
}

void ArtifactWriter::addCodeAs(table::CodeForm form, StringRef bytes,
                               unsigned chip, bool onlyThere) {
  table::Range range = addData(bytes);
  code.push_back(table::CreateCode(builder, form, chip, onlyThere, &range));
}

/// All kernels as one module of PTX, and as machine code if it is asked for.
LogicalResult ArtifactWriter::addCode() {
  if (kernels.empty())
    return success();
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (failed(exportPtx(module, stream)))
    return failure();
  mprt::KernelOp first = *module.getOps<mprt::KernelOp>().begin();
  StringRef number = first.getChip().value_or("");
  unsigned chip = 0;
  if (!number.consume_front("sm_") || number.consumeInteger(10, chip))
    return first.emitOpError("is for '")
           << first.getChip().value_or("")
           << "', which is not the name of a chip";
  addCodeAs(table::CodeForm::Ptx, text, chip, !number.empty());
  if (ptxas.empty())
    return success();
  llvm::Expected<std::string> cubin =
      assemblePtx(text, *first.getChip(), ptxas);
  if (!cubin)
    return first.emitOpError("cannot be assembled: ")
           << llvm::toString(cubin.takeError());
  addCodeAs(table::CodeForm::Cubin, *cubin, chip, /*onlyThere=*/true);
  return success();
}

FailureOr<flatbuffers::Offset<table::Slot>>
ArtifactWriter::makeSlot(mprt::SlotOp slot) {
  auto type = cast<RankedTensorType>(slot.getType());
  std::optional<table::Element> element = elementOf(type.getElementType());
  if (!element)
    return slot.emitOpError() << "holds " << type << ", which artifacts do not";
  std::vector<int64_t> shape = type.getShape().vec();
  std::string role =
      slot.getRole() ? stringifyRole(*slot.getRole()).str() : std::string();
  auto numberOr = [](std::optional<uint64_t> number) -> int64_t {
    return number ? int64_t(*number) : -1;
  };
  return table::CreateSlotDirect(
      builder,
      slot.getKind() == mprt::SlotKind::Argument ? table::Side::Argument
                                                 : table::Side::Result,
      slot.getIndex(), slot.getName().str().c_str(), role.c_str(), *element,
      &shape, *mprt::getTensorBytes(type), numberOr(slot.getPair()),
      numberOr(slot.getAlias()), slot.getIsUnsigned());
}

FailureOr<flatbuffers::Offset<table::Memory>>
ArtifactWriter::makeMemory(Operation &op,
                           const llvm::DenseMap<Operation *, uint32_t> &slots) {
  if (op.getNumResults() == 0)
    return flatbuffers::Offset<table::Memory>();
  uint64_t bytes = *mprt::getTensorBytes(mprt::getTensorType(op.getResult(0)));
  if (isa<mprt::SlotOp>(op))
    return table::CreateMemory(builder, table::MemoryKind::Slot, bytes, 0,
                               slots.lookup(&op));
  if (auto constant = dyn_cast<mprt::ConstantOp>(op)) {
    std::optional<std::string> content = bytesOfConstant(constant.getValue());
    if (!content || content->size() != bytes)
      return op.emitOpError("has elements that cannot be written to a file");
    table::Range range = addData(*content);
    return table::CreateMemory(builder, table::MemoryKind::Constant, bytes, 0,
                               0, &range);
  }
  auto buffer = cast<mprt::BufferOp>(op);
  if (!buffer.getOffset())
    return op.emitOpError("has no place; run mp-plan-memory first");
  return table::CreateMemory(builder, table::MemoryKind::Arena, bytes,
                             *buffer.getOffset());
}

LogicalResult ArtifactWriter::addProgram(mprt::PlanOp plan) {
  SmallVector<mprt::SlotOp> slotOps(plan.getBody().getOps<mprt::SlotOp>());
  llvm::stable_sort(slotOps, [](mprt::SlotOp a, mprt::SlotOp b) {
    return std::pair(a.getKind(), a.getIndex()) <
           std::pair(b.getKind(), b.getIndex());
  });
  llvm::DenseMap<Operation *, uint32_t> slotNumbers;
  List<table::Slot> slots;
  for (mprt::SlotOp slot : slotOps) {
    slotNumbers[slot] = slots.size();
    auto made = makeSlot(slot);
    if (failed(made))
      return failure();
    slots.push_back(*made);
  }
  llvm::DenseMap<Value, uint32_t> places;
  List<table::Memory> memory;
  for (Operation &op : plan.getBody().front()) {
    auto made = makeMemory(op, slotNumbers);
    if (failed(made))
      return failure();
    if (made->IsNull())
      continue;
    places[op.getResult(0)] = memory.size();
    memory.push_back(*made);
  }
  List<table::Call> calls;
  for (Operation &op : plan.getBody().front()) {
    if (op.getNumResults() != 0)
      continue;
    auto made = makeCall(op, builder, places, kernelNumbers);
    if (failed(made))
      return failure();
    calls.push_back(*made);
  }
  programs.push_back(table::CreateProgramDirect(
      builder, plan.getSymName().str().c_str(), plan.getArena().value_or(0),
      mprt::getWorkspaceBytes(plan), &slots, &memory, &calls));
  return success();
}

FailureOr<std::string> ArtifactWriter::write() {
  if (module.getOps<mprt::PlanOp>().empty())
    return module.emitError(
        "has no plan; --mp-to-cuda makes one from a training step");
  for (auto kernel : module.getOps<mprt::KernelOp>())
    if (failed(addKernel(kernel)))
      return failure();
  if (failed(addCode()))
    return failure();
  for (auto plan : module.getOps<mprt::PlanOp>())
    if (failed(addProgram(plan)))
      return failure();
  // Tables refer to each other by 32 bits.
  if (builder.GetSize() > (uint64_t(1) << 30))
    return module.emitError("has plans whose tables take more than 1 GB");
  table::FinishArtifactBuffer(
      builder, table::CreateArtifactDirect(builder, "mp-opt", &kernels, &code,
                                           &programs));
  return mp_runtime::makeContainer(builder.GetBufferPointer(),
                                   builder.GetSize(), data);
}

LogicalResult mp::exportArtifact(ModuleOp module, llvm::raw_ostream &stream,
                                 StringRef ptxas) {
  FailureOr<std::string> bytes = ArtifactWriter(module, ptxas).write();
  if (failed(bytes))
    return failure();
  stream << *bytes;
  return success();
}
