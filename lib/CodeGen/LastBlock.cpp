//===- LastBlock.cpp - What the last block of a launch does ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LastBlock.h"

#include "Emit/EntryBuilder.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Module.h"

using namespace mlir;
using namespace mlir::mp;

static constexpr auto barrierId =
    llvm::Intrinsic::nvvm_barrier_cta_sync_aligned_all;

void mp::onFirstThreads(llvm::IRBuilder<> &builder, int32_t wanted,
                        int32_t threads, llvm::function_ref<void()> body) {
  if (wanted == threads)
    return body();
  llvm::Function *function = builder.GetInsertBlock()->getParent();
  llvm::LLVMContext &context = builder.getContext();
  auto *inside = llvm::BasicBlock::Create(context, "first", function);
  auto *after = llvm::BasicBlock::Create(context, "rest", function);
  llvm::Value *thread = readSpecial(builder, SpecialRegister::ThreadX, threads);
  builder.CreateCondBr(builder.CreateICmpULT(thread, builder.getInt32(wanted)),
                       inside, after);
  builder.SetInsertPoint(inside);
  body();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
}

bool mp::waitsForOthers(llvm::Function &function) {
  return llvm::any_of(
      llvm::instructions(function), [](const llvm::Instruction &instruction) {
        auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
        return call && call->getIntrinsicID() == barrierId;
      });
}

void LastBlock::barrier() {
  builder.CreateIntrinsic(barrierId, {builder.getInt32(0)});
}

llvm::Value *LastBlock::arrive() {
  llvm::Module &module = *entry.getParent();
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *word = builder.getInt32Ty();
  auto *counter = new llvm::GlobalVariable(
      module, word, /*isConstant=*/false, llvm::GlobalValue::InternalLinkage,
      builder.getInt32(0), stage.entry + "_arrived", nullptr,
      llvm::GlobalValue::NotThreadLocal, globalSpace);
  auto *flag = new llvm::GlobalVariable(
      module, word, /*isConstant=*/false, llvm::GlobalValue::InternalLinkage,
      llvm::PoisonValue::get(word), stage.entry + "_last", nullptr,
      llvm::GlobalValue::NotThreadLocal, sharedSpace);
  llvm::SyncScope::ID device = context.getOrInsertSyncScopeID("device");
  auto fence = [&] {
    builder.CreateFence(llvm::AtomicOrdering::AcquireRelease, device);
  };
  llvm::Value *most = builder.getInt32(stage.grid[0] - 1);
  onFirstThreads(builder, 1, stage.block[0], [&] {
    fence();
    llvm::Value *before = builder.CreateAtomicRMW(
        llvm::AtomicRMWInst::UIncWrap, counter, most, llvm::Align(4),
        llvm::AtomicOrdering::Monotonic, device);
    fence();
    llvm::Value *isLast = builder.CreateICmpEQ(before, most);
    builder.CreateStore(builder.CreateZExt(isLast, word), flag);
  });
  barrier();
  return builder.CreateICmpNE(builder.CreateLoad(word, flag),
                              builder.getInt32(0));
}

void LastBlock::begin() {
  barrier();
  // The one block of a launch has waited for all.
  if (stage.grid[0] == 1)
    return;
  llvm::Value *isLast = arrive();
  auto *inside =
      llvm::BasicBlock::Create(builder.getContext(), "finish", &entry);
  after = llvm::BasicBlock::Create(builder.getContext(), "end", &entry);
  builder.CreateCondBr(isLast, inside, after);
  builder.SetInsertPoint(inside);
}

void LastBlock::forEachBlock(int64_t blocks, int32_t threads, BlockBody body) {
  auto runOne = [&](llvm::Value *block) {
    onFirstThreads(builder, threads, stage.block[0], [&] { body(block); });
  };
  if (!isFirst)
    barrier();
  isFirst = false;
  if (blocks == 1)
    return runOne(builder.getInt32(0));
  llvm::LLVMContext &context = builder.getContext();
  llvm::BasicBlock *before = builder.GetInsertBlock();
  auto *inside = llvm::BasicBlock::Create(context, "block", &entry);
  auto *done = llvm::BasicBlock::Create(context, "blocks", &entry);
  builder.CreateBr(inside);
  builder.SetInsertPoint(inside);
  llvm::PHINode *number = builder.CreatePHI(builder.getInt32Ty(), 2);
  number->addIncoming(builder.getInt32(0), before);
  runOne(number);
  barrier(); // what a block has in shared memory is another's next
  llvm::Value *next = builder.CreateNUWAdd(number, builder.getInt32(1));
  number->addIncoming(next, builder.GetInsertBlock());
  builder.CreateCondBr(builder.CreateICmpULT(next, builder.getInt32(blocks)),
                       inside, done);
  builder.SetInsertPoint(done);
}

void LastBlock::end() {
  if (!after)
    return;
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
}
