//===- EntryBuilder.cpp - One GPU entry point under construction ----------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The only file that knows NVIDIA's intrinsics. Everything else is plain LLVM
// IR, so that an entry can also run where a few functions stand in for them.
//
//===----------------------------------------------------------------------===//

#include "EntryBuilder.h"

#include "ScalarOps.h"

#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Support/Sizes.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using namespace mlir::mp;

/// What every pointer is aligned to.
static constexpr unsigned pointerAlignment = 16;

/// Values of a thread that are other elements of what it computes, which wait
/// in registers for each other.
static constexpr unsigned maxRepeats = 128;

/// Ops of a thread, of which there are several for each function: those that do
/// not read each other are under way at once, each with registers of its own.
static constexpr unsigned maxOpsOfThread = 8000;

Operation *KernelContext::getRoutine() {
  return &*llvm::find_if(getBody(), [](Operation &op) {
    return isa<SortOp>(op) || isRoutine(&op);
  });
}

bool KernelContext::packsBits() const {
  FusionOp op = fusion;
  return !op.getBody().front().getOps<PackBitsOp>().empty();
}

unsigned KernelContext::getVectorWidth() const {
  if (packsBits())
    return PackBitsOp::flagsOfByte;
  int64_t wide = form.getNumElements();
  unsigned width = 4;
  auto look = [&](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    if (tensor.getNumElements() == wide &&
        getElementBytes(tensor.getElementType()) == 2)
      width = 8;
  };
  FusionOp op = fusion;
  llvm::for_each(op.getOperandTypes(), look);
  llvm::for_each(op.getResultTypes(), look);
  unsigned ops = op.getBody().front().getOperations().size();
  while (width > 1 &&
         (form.repeats * width > maxRepeats || ops * width > maxOpsOfThread))
    width /= 2;
  return width;
}

/// Indices and sums of indices fit 32 bits for all but huge tensors.
static bool needsWideIndex(const KernelContext &context) {
  return context.needsWidePositions ||
         llvm::any_of(context.source.graph, [](const FusionNode &node) {
           return node.getNumElements() >= int64_t(1) << 30;
         });
}

EntryBuilder::EntryBuilder(KernelContext &context, llvm::StringRef name,
                           std::array<int32_t, 3> grid,
                           std::array<int32_t, 3> block)
    : builder(context.module.getContext()), context(context) {
  stage.entry = name.str();
  stage.grid = grid;
  stage.block = block;
  indexType =
      needsWideIndex(context) ? builder.getInt64Ty() : builder.getInt32Ty();
  declare(name);
  for (auto which : {SpecialRegister::ThreadX, SpecialRegister::ThreadY,
                     SpecialRegister::BlockX, SpecialRegister::BlockY})
    position(which);
}

void EntryBuilder::declare(llvm::StringRef name) {
  FusionOp fusion = context.fusion;
  unsigned pointers = fusion.getNumOperands() + fusion.getNumResults() +
                      (context.kernel.workspaceBytes ? 1 : 0);
  SmallVector<llvm::Type *> types(pointers, builder.getPtrTy(globalSpace));
  if (context.isPart)
    types.append(2, builder.getInt32Ty());
  function = llvm::Function::Create(
      llvm::FunctionType::get(builder.getVoidTy(), types, false),
      context.isPart ? llvm::Function::InternalLinkage
                     : llvm::Function::ExternalLinkage,
      name, context.module);
  function->addFnAttr(llvm::Attribute::NoUnwind);
  if (context.isPart)
    function->addFnAttr(llvm::Attribute::AlwaysInline);
  else
    makeEntry(*function, stage.block);
  for (unsigned number = 0; number != pointers; ++number) {
    llvm::Argument &argument = *function->getArg(number);
    argument.addAttr(llvm::Attribute::getWithAlignment(
        builder.getContext(), llvm::Align(pointerAlignment)));
    bool isInput = number < fusion.getNumOperands();
    if (isInput)
      argument.addAttr(llvm::Attribute::ReadOnly);
    // Of what is overwritten the one pointer reads and another writes.
    if (isInput ? !context.overwritten.contains(number)
                : context.overwritten.empty())
      argument.addAttr(llvm::Attribute::NoAlias);
  }
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(builder.getContext(), "entry", function));
}

void mp::makeEntry(llvm::Function &function, llvm::ArrayRef<int32_t> block) {
  function.setCallingConv(llvm::CallingConv::PTX_Kernel);
  std::string threads;
  for (int32_t size : block)
    threads += (threads.empty() ? "" : ",") + std::to_string(size);
  function.addFnAttr("nvvm.reqntid", threads);
  // Else ptxas spills rather than give up a block of its favourite occupancy.
  function.addFnAttr("nvvm.minctasm", "1");
}

llvm::Value *mp::readSpecial(llvm::IRBuilder<> &builder, SpecialRegister which,
                             int32_t end) {
  namespace N = llvm::Intrinsic;
  static constexpr llvm::Intrinsic::ID ids[] = {
      N::nvvm_read_ptx_sreg_tid_x, N::nvvm_read_ptx_sreg_tid_y,
      N::nvvm_read_ptx_sreg_ctaid_x, N::nvvm_read_ptx_sreg_ctaid_y};
  llvm::CallInst *call =
      builder.CreateIntrinsic(ids[static_cast<unsigned>(which)], {});
  call->setMetadata(llvm::LLVMContext::MD_range,
                    llvm::MDBuilder(builder.getContext())
                        .createRange(llvm::APInt(32, 0), llvm::APInt(32, end)));
  return call;
}

llvm::Value *EntryBuilder::index(int64_t value) {
  return llvm::ConstantInt::getSigned(indexType, value);
}

llvm::Value *EntryBuilder::position(SpecialRegister which) {
  llvm::Value *&value = positions[static_cast<unsigned>(which)];
  int32_t sizes[] = {stage.block[0], stage.block[1], stage.grid[0],
                     stage.grid[1]};
  int32_t size = sizes[static_cast<unsigned>(which)];
  if (value)
    return value;
  if (size == 1)
    return value = index(0);
  llvm::Value *word = context.isPart ? positionInPart(which)
                                     : readSpecial(builder, which, size);
  return value = builder.CreateZExt(word, indexType);
}

llvm::Value *EntryBuilder::positionInPart(SpecialRegister which) {
  unsigned end = function->arg_size();
  if (which == SpecialRegister::BlockX || which == SpecialRegister::BlockY)
    return function->getArg(which == SpecialRegister::BlockX ? end - 2
                                                             : end - 1);
  llvm::Value *thread = readSpecial(builder, SpecialRegister::ThreadX,
                                    stage.block[0] * stage.block[1]);
  llvm::Value *row = builder.getInt32(stage.block[0]);
  return which == SpecialRegister::ThreadX ? builder.CreateURem(thread, row)
                                           : builder.CreateUDiv(thread, row);
}

llvm::Value *EntryBuilder::getInput(unsigned number) {
  return function->getArg(number);
}

llvm::Value *EntryBuilder::getOutput(unsigned number) {
  return function->getArg(context.fusion.getNumOperands() + number);
}

llvm::Value *EntryBuilder::getWorkspace() {
  FusionOp fusion = context.fusion;
  return function->getArg(fusion.getNumOperands() + fusion.getNumResults());
}

llvm::Value *EntryBuilder::address(llvm::Value *array, llvm::Type *type,
                                   llvm::Value *at) {
  return builder.CreateInBoundsGEP(
      type, array, builder.CreateZExt(at, builder.getInt64Ty()));
}

/// Tells LLVM how many rounds of a loop are to stand behind each other.
static void askToUnroll(llvm::BranchInst *back, unsigned rounds) {
  llvm::LLVMContext &c = back->getContext();
  llvm::Metadata *count = llvm::ConstantAsMetadata::get(
      llvm::ConstantInt::get(llvm::Type::getInt32Ty(c), rounds));
  llvm::Metadata *unroll = llvm::MDNode::get(
      c, {llvm::MDString::get(c, "llvm.loop.unroll.count"), count});
  llvm::MDNode *loop = llvm::MDNode::getDistinct(c, {nullptr, unroll});
  loop->replaceOperandWith(0, loop); // what makes it a loop's
  back->setMetadata(llvm::LLVMContext::MD_loop, loop);
}

llvm::SmallVector<llvm::Value *>
EntryBuilder::loop(llvm::Value *begin, llvm::Value *end, llvm::Value *step,
                   llvm::ArrayRef<llvm::Value *> initial, LoopBody body,
                   unsigned unroll) {
  llvm::LLVMContext &c = builder.getContext();
  llvm::BasicBlock *before = builder.GetInsertBlock();
  auto *head = llvm::BasicBlock::Create(c, "head", function);
  auto *inside = llvm::BasicBlock::Create(c, "body", function);
  auto *after = llvm::BasicBlock::Create(c, "after", function);
  builder.CreateBr(head);
  builder.SetInsertPoint(head);
  llvm::PHINode *counter = builder.CreatePHI(indexType, 2);
  counter->addIncoming(begin, before);
  SmallVector<llvm::Value *> carried;
  for (llvm::Value *value : initial) {
    llvm::PHINode *phi = builder.CreatePHI(value->getType(), 2);
    phi->addIncoming(value, before);
    carried.push_back(phi);
  }
  builder.CreateCondBr(builder.CreateICmpSLT(counter, end), inside, after);
  builder.SetInsertPoint(inside);
  SmallVector<llvm::Value *> next = body(counter, carried);
  llvm::Value *stepped = builder.CreateNSWAdd(counter, step);
  llvm::BasicBlock *latch = builder.GetInsertBlock();
  counter->addIncoming(stepped, latch);
  for (auto [phi, value] : llvm::zip_equal(carried, next))
    cast<llvm::PHINode>(phi)->addIncoming(value, latch);
  llvm::BranchInst *back = builder.CreateBr(head);
  if (unroll > 1)
    askToUnroll(back, unroll);
  builder.SetInsertPoint(after);
  return carried;
}

void EntryBuilder::forEach(llvm::Value *begin, llvm::Value *end,
                           llvm::Value *step, NumberBody body) {
  loop(begin, end, step, {}, [&](llvm::Value *at, ArrayRef<llvm::Value *>) {
    body(at);
    return SmallVector<llvm::Value *>();
  });
}

void EntryBuilder::forEachThread(int64_t count, NumberBody body) {
  int64_t threads = int64_t(stage.grid[0]) * stage.block[0];
  llvm::Value *first = builder.CreateNSWAdd(
      builder.CreateNSWMul(blockX(), index(stage.block[0])), threadX());
  if (count > threads)
    return forEach(first, index(count), index(threads), body);
  when(builder.CreateICmpSLT(first, index(count)), [&] { body(first); });
}

void EntryBuilder::when(llvm::Value *condition, function_ref<void()> body) {
  llvm::LLVMContext &c = builder.getContext();
  auto *inside = llvm::BasicBlock::Create(c, "then", function);
  auto *after = llvm::BasicBlock::Create(c, "join", function);
  builder.CreateCondBr(condition, inside, after);
  builder.SetInsertPoint(inside);
  body();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
}

void EntryBuilder::barrier() {
  builder.CreateIntrinsic(llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all,
                          {builder.getInt32(0)});
}

llvm::Value *EntryBuilder::shuffleWord(llvm::Value *word, unsigned mask) {
  return builder.CreateIntrinsic(llvm::Intrinsic::nvvm_shfl_sync_bfly_i32,
                                 {builder.getInt32(-1), word,
                                  builder.getInt32(mask),
                                  builder.getInt32(warpSize - 1)});
}

llvm::Value *EntryBuilder::shuffle(llvm::Value *value, unsigned mask) {
  llvm::Type *type = value->getType();
  unsigned bits = type->getPrimitiveSizeInBits();
  llvm::Type *integer = builder.getIntNTy(bits);
  llvm::Value *raw = builder.CreateBitCast(value, integer);
  llvm::Type *word = builder.getInt32Ty();
  if (bits <= 32) {
    llvm::Value *moved = shuffleWord(builder.CreateZExt(raw, word), mask);
    return builder.CreateBitCast(builder.CreateTrunc(moved, integer), type);
  }
  llvm::Value *low = shuffleWord(builder.CreateTrunc(raw, word), mask);
  llvm::Value *high =
      shuffleWord(builder.CreateTrunc(builder.CreateLShr(raw, 32), word), mask);
  llvm::Value *both = builder.CreateOr(
      builder.CreateZExt(low, integer),
      builder.CreateShl(builder.CreateZExt(high, integer), 32));
  return builder.CreateBitCast(both, type);
}

llvm::Value *EntryBuilder::ballot(llvm::Value *flag) {
  return builder.CreateIntrinsic(llvm::Intrinsic::nvvm_vote_ballot_sync,
                                 {builder.getInt32(-1), flag});
}

llvm::Value *EntryBuilder::allocateShared(llvm::Type *type, int64_t count) {
  auto *array = llvm::ArrayType::get(type, count);
  auto *global = new llvm::GlobalVariable(
      context.module, array, false, llvm::GlobalValue::InternalLinkage,
      llvm::PoisonValue::get(array), stage.entry + "_shared", nullptr,
      llvm::GlobalValue::NotThreadLocal, sharedSpace);
  global->setAlignment(llvm::Align(pointerAlignment));
  // An upper bound: nobody says in which order the arrays lie.
  stage.sharedBytes += llvm::alignTo(
      context.module.getDataLayout().getTypeAllocSize(array).getFixedValue(),
      pointerAlignment);
  return global;
}

void EntryBuilder::finish() {
  builder.CreateRetVoid();
  context.kernel.stages.push_back(std::move(stage));
}
