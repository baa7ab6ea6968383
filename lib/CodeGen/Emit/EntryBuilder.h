//===- EntryBuilder.h - One GPU entry point under construction --*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_EMIT_ENTRYBUILDER_H
#define MP_LIB_CODEGEN_EMIT_ENTRYBUILDER_H

#include "mp/Analysis/Fusion/BlockShape.h"
#include "mp/Analysis/Fusion/FusionPlan.h"
#include "mp/CodeGen/Kernel.h"
#include "mp/Dialect/MP/IR/MPFusionOps.h"

#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// Blocks that one multiprocessor holds at full occupancy.
inline constexpr unsigned blocksPerProcessor = 8;

/// A fusion, what is known about it, and the kernel being made of it.
struct KernelContext {
  KernelContext(FusionOp fusion, const Chip &chip, llvm::Module &module)
      : fusion(fusion), chip(chip), module(module) {}

  FusionOp fusion;
  const Chip &chip;
  llvm::Module &module;
  BlockFusionGraph source;
  FusionForm form;
  Kernel kernel;
  /// Set where other fusions share the launch: what would be entries become
  /// functions that are told which of their blocks they are.
  bool isPart = false;
  /// Operands whose memory a result may take, by number.
  llvm::SmallDenseSet<unsigned> overwritten;
  /// Set where positions beyond the tensors, such as those in padding, take
  /// more than 32 bits.
  bool needsWidePositions = false;
  /// Set when an op without code was met; its diagnostic is out.
  bool failed = false;

  Block &getBody() { return fusion.getBody().front(); }
  /// What a fusion of kind `routine` or `sort` is about.
  Operation *getRoutine();
  /// Blocks that fill the device.
  int64_t getMaxBlocks() const {
    return int64_t(chip.multiprocessors) * blocksPerProcessor;
  }
  /// Lanes of a thread so that the narrowest wide operand takes 16 bytes:
  /// 8 for 16-bit types, 4 for 32-bit ones.
  unsigned getVectorWidth() const;
  /// Whether a result is flags of which one thread makes eight: lanes are then
  /// eight, and no fewer.
  bool packsBits() const;
  /// The node of a value of the body.
  unsigned getNode(Value value) const { return source.numbers.lookup(value); }
};

/// The address space of what pointers of kernels point to.
inline constexpr unsigned globalSpace = 1, sharedSpace = 3;

/// Where a thread stands in its block, and its block in the grid.
enum class SpecialRegister { ThreadX, ThreadY, BlockX, BlockY };

/// A position that is known to be in [0, end), as an i32.
llvm::Value *readSpecial(llvm::IRBuilder<> &builder, SpecialRegister which,
                         int32_t end);

/// Makes a function an entry point for blocks of these sizes.
void makeEntry(llvm::Function &function, llvm::ArrayRef<int32_t> block);

/// Builds one entry of a kernel: its signature, the position of a thread,
/// loops, and what threads say to each other. The insertion point always
/// stands where the next instruction runs.
class EntryBuilder {
public:
  /// Starts an entry. Blocks and threads are constants, so the code can use
  /// them.
  EntryBuilder(KernelContext &context, llvm::StringRef name,
               std::array<int32_t, 3> grid, std::array<int32_t, 3> block);

  llvm::IRBuilder<> builder;
  KernelContext &context;

  llvm::Type *getIndexType() const { return indexType; }
  llvm::Value *index(int64_t value);
  llvm::Value *threadX() { return position(SpecialRegister::ThreadX); }
  llvm::Value *threadY() { return position(SpecialRegister::ThreadY); }
  llvm::Value *blockX() { return position(SpecialRegister::BlockX); }
  llvm::Value *blockY() { return position(SpecialRegister::BlockY); }

  llvm::Value *getInput(unsigned number);
  llvm::Value *getOutput(unsigned number);
  llvm::Value *getWorkspace();
  /// Address of element `at` of an array of `type`.
  llvm::Value *address(llvm::Value *array, llvm::Type *type, llvm::Value *at);

  using LoopBody = llvm::function_ref<llvm::SmallVector<llvm::Value *>(
      llvm::Value *, llvm::ArrayRef<llvm::Value *>)>;
  /// for (i = begin; i < end; i += step) carried = body(i, carried)
  /// `unroll` rounds stand behind each other, where that is more than one: what
  /// they load is then in flight together.
  llvm::SmallVector<llvm::Value *> loop(llvm::Value *begin, llvm::Value *end,
                                        llvm::Value *step,
                                        llvm::ArrayRef<llvm::Value *> initial,
                                        LoopBody body, unsigned unroll = 1);
  void when(llvm::Value *condition, llvm::function_ref<void()> body);

  using NumberBody = llvm::function_ref<void(llvm::Value *)>;
  /// The same with nothing carried.
  void forEach(llvm::Value *begin, llvm::Value *end, llvm::Value *step,
               NumberBody body);
  /// Shares 0 to `count` among the threads of all blocks along x.
  void forEachThread(int64_t count, NumberBody body);

  /// Waits for all threads of the block.
  void barrier();
  /// The value another thread of the warp has: the one whose number differs
  /// in the bits of `mask`.
  llvm::Value *shuffle(llvm::Value *value, unsigned mask);
  /// Of which threads of the warp a flag is set, as an i32: thread i's is bit
  /// i.
  llvm::Value *ballot(llvm::Value *flag);
  /// An array in shared memory.
  llvm::Value *allocateShared(llvm::Type *type, int64_t count);

  /// Ends the entry and adds its stage to the kernel.
  void finish();

private:
  void declare(llvm::StringRef name);
  llvm::Value *position(SpecialRegister which);
  /// The same where the launch is shared: blocks are arguments, and threads
  /// stand in a row.
  llvm::Value *positionInPart(SpecialRegister which);
  llvm::Value *shuffleWord(llvm::Value *word, unsigned mask);

  KernelStage stage;
  llvm::Function *function = nullptr;
  llvm::Type *indexType;
  std::array<llvm::Value *, 4> positions = {};
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_EMIT_ENTRYBUILDER_H
