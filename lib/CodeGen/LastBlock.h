//===- LastBlock.h - What the last block of a launch does -------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every block counts itself when it has written all that it makes; the one that
// is the last to do so reads what all have written, and goes on alone. That
// holds for whatever order, and number at a time, of blocks, by PTX's memory
// model:
//
//   all threads of a block     write; bar.sync
//   its first thread           fence.acq_rel.gpu; atom.inc; fence.acq_rel.gpu
//   all threads of the block   bar.sync; of the last one: read
//
// bar.sync puts the writes before the first fence, for all threads. A fence
// before an atomic operation is a release pattern, one behind it an acquire
// pattern, and atomic operations on one counter, each of which reads what the
// one before has written, are a chain of them: the release of each block comes
// before the acquire of the last one. The second bar.sync hands that on to its
// other threads. Reads of other blocks are ordered the same way, so that what
// they read may be written.
//
// The counter is a variable of the code, which is zero when a program has
// loaded it. atom.inc makes zero of it again with the count of the last block:
// each launch, of a replayed graph as well, finds it as the first one did. A
// program has its code, and thus its counter, to itself, and runs its launches
// one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef MP_LIB_CODEGEN_LASTBLOCK_H
#define MP_LIB_CODEGEN_LASTBLOCK_H

#include "mp/CodeGen/Kernel.h"

#include "llvm/IR/IRBuilder.h"

namespace mlir::mp {

/// Runs `body` on so many threads of those that a block has; on all without a
/// question.
void onFirstThreads(llvm::IRBuilder<> &builder, int32_t wanted, int32_t threads,
                    llvm::function_ref<void()> body);

/// Whether a function has a barrier, which all threads of a block come to.
bool waitsForOthers(llvm::Function &function);

/// Code at the end of an entry that one block of its launch runs, when all are
/// over.
class LastBlock {
public:
  /// Bytes of shared memory that it takes.
  static constexpr int64_t sharedBytes = 16;

  LastBlock(llvm::IRBuilder<> &builder, llvm::Function &entry,
            const KernelStage &stage)
      : builder(builder), entry(entry), stage(stage) {}

  void begin();
  using BlockBody = llvm::function_ref<void(llvm::Value *)>;
  /// Runs `body` with the numbers of so many blocks of `threads`, one after the
  /// other; each finds what those before have written.
  void forEachBlock(int64_t blocks, int32_t threads, BlockBody body);
  void end();

private:
  void barrier();
  /// Whether the block is the last, for all of its threads.
  llvm::Value *arrive();

  llvm::IRBuilder<> &builder;
  llvm::Function &entry;
  const KernelStage &stage;
  llvm::BasicBlock *after = nullptr;
  bool isFirst = true;
};

} // namespace mlir::mp

#endif // MP_LIB_CODEGEN_LASTBLOCK_H
