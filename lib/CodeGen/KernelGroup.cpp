//===- KernelGroup.cpp - Several fusions in one launch --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block finds by its number which fusion it works for. Fusions that compute
// the same, of other tensors, are a class and share their code: there, what is
// left of the number says which of them, and a table which pointers it has. A
// block works for one class, so that all of them have the same shared memory.
//
// Fusions that read what others of the launch make are finishers: the last
// block of the last stage runs them (LastBlock.h). Earlier stages are over by
// then, as launches of one stream are.
//
//===----------------------------------------------------------------------===//

#include "KernelGroup.h"

#include "Emit/EntryBuilder.h"
#include "KernelClasses.h"
#include "LastBlock.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <vector>

using namespace mlir;
using namespace mlir::mp;

static constexpr unsigned constantSpace = 4;
/// What LLVM's optimizer takes variables of more than 16 bytes for, and reads
/// tables by; the NVPTX target declares no more than is said.
static constexpr unsigned tableAlignment = 16;

namespace {

class GroupEmitter {
public:
  GroupEmitter(ArrayRef<FusionOp> fusions, const Chip &chip, StringRef name,
               llvm::Module &module, const OverwrittenInputs &overwritten)
      : fusions(fusions), chip(chip), module(module), overwritten(overwritten),
        builder(module.getContext()) {
    kernel.name = name.str();
  }

  FailureOr<Kernel> run();

private:
  LogicalResult emitPart(FusionClass &of, const Twine &name,
                         const OverwrittenInputs &read);
  LogicalResult emitParts();
  /// An entry for these, and, if they `finish`, for what the last block does.
  void emitEntry(MutableArrayRef<ClassStage> stages, int32_t threads,
                 bool finish);
  void emitClasses(ArrayRef<ClassStage> stages, llvm::Value *block,
                   int32_t threads);
  void emitCall(const ClassStage &stage, llvm::Value *block);
  void emitFinish(const KernelStage &whole);
  bool canRun(const KernelStage &stage, int32_t threads) const;
  int32_t findThreads(ArrayRef<ClassStage> stages) const;
  void emitAlone();
  int64_t overlaySharedMemory(ArrayRef<ClassStage> stages);
  llvm::Value *loadPointer(llvm::Value *number);
  /// The argument that operand or result `place` of a member is.
  llvm::Value *findNumber(const FusionClass &of, unsigned place,
                          llvm::Value *member);
  llvm::GlobalVariable *getTable(const FusionClass &of);

  ArrayRef<FusionOp> fusions;
  const Chip &chip;
  llvm::Module &module;
  const OverwrittenInputs &overwritten;
  llvm::IRBuilder<> builder;
  Kernel kernel;
  std::vector<FusionClass> classes;
  std::vector<FusionClass> finishers;
  llvm::DenseMap<const FusionClass *, llvm::GlobalVariable *> tables;
  unsigned numPointers = 0;
  llvm::Function *entry = nullptr;
};

} // namespace

llvm::GlobalVariable *GroupEmitter::getTable(const FusionClass &of) {
  llvm::GlobalVariable *&table = tables[&of];
  if (table)
    return table;
  SmallVector<uint16_t> numbers;
  for (ArrayRef<uint16_t> member : of.members)
    llvm::append_range(numbers, member);
  llvm::Constant *data =
      llvm::ConstantDataArray::get(module.getContext(), numbers);
  table = new llvm::GlobalVariable(
      module, data->getType(), /*isConstant=*/true,
      llvm::GlobalValue::InternalLinkage, data, of.code.name + "_table",
      nullptr, llvm::GlobalValue::NotThreadLocal, constantSpace);
  table->setAlignment(llvm::Align(tableAlignment));
  return table;
}

llvm::Value *GroupEmitter::findNumber(const FusionClass &of, unsigned place,
                                      llvm::Value *member) {
  uint16_t first = of.members.front()[place];
  if (llvm::all_of(of.members, [&](ArrayRef<uint16_t> other) {
        return other[place] == first;
      }))
    return builder.getInt64(first);
  llvm::Value *at = builder.CreateNUWAdd(
      builder.CreateNUWMul(member, builder.getInt32(of.members.front().size())),
      builder.getInt32(place));
  llvm::Value *address =
      builder.CreateInBoundsGEP(builder.getInt16Ty(), getTable(of),
                                builder.CreateZExt(at, builder.getInt64Ty()));
  return builder.CreateZExt(builder.CreateLoad(builder.getInt16Ty(), address),
                            builder.getInt64Ty());
}

llvm::Value *GroupEmitter::loadPointer(llvm::Value *number) {
  llvm::Type *pointer = builder.getPtrTy(globalSpace);
  return builder.CreateLoad(
      pointer, builder.CreateInBoundsGEP(pointer, entry->getArg(0), number));
}

void GroupEmitter::emitCall(const ClassStage &stage, llvm::Value *block) {
  const FusionClass &of = *stage.of;
  llvm::Value *local =
      builder.CreateNUWSub(block, builder.getInt32(stage.first));
  llvm::Value *blocks = builder.getInt32(stage.getBlocksOfMember());
  llvm::Value *member = builder.CreateUDiv(local, blocks);
  llvm::Value *own = builder.CreateURem(local, blocks);
  llvm::Value *columns = builder.getInt32(stage.stage->grid[0]);
  SmallVector<llvm::Value *> arguments;
  for (unsigned place = 0, e = of.members.front().size(); place != e; ++place)
    arguments.push_back(loadPointer(findNumber(of, place, member)));
  if (of.code.workspaceBytes) {
    llvm::Value *offset = builder.CreateNUWAdd(
        builder.CreateNUWMul(builder.CreateZExt(member, builder.getInt64Ty()),
                             builder.getInt64(of.getWorkspaceBytes())),
        builder.getInt64(of.workspace));
    arguments.push_back(builder.CreateInBoundsGEP(
        builder.getInt8Ty(), loadPointer(builder.getInt64(numPointers)),
        offset));
  }
  arguments.push_back(builder.CreateURem(own, columns));
  arguments.push_back(builder.CreateUDiv(own, columns));
  builder.CreateCall(module.getFunction(stage.stage->entry), arguments);
}

/// The function that uses a variable; each has one.
static llvm::Function *findUser(llvm::GlobalVariable &variable) {
  SmallVector<llvm::User *> open(variable.users());
  while (!open.empty()) {
    llvm::User *user = open.pop_back_val();
    if (auto *instruction = llvm::dyn_cast<llvm::Instruction>(user))
      return instruction->getFunction();
    llvm::append_range(open, user->users());
  }
  return nullptr;
}

/// Lays the variables of all these functions over each other. Returns the bytes
/// that they take.
int64_t GroupEmitter::overlaySharedMemory(ArrayRef<ClassStage> stages) {
  llvm::MapVector<llvm::Function *, SmallVector<llvm::GlobalVariable *>> users;
  for (const ClassStage &stage : stages)
    users.insert({module.getFunction(stage.stage->entry), {}});
  for (llvm::GlobalVariable &variable : module.globals())
    if (variable.getAddressSpace() == sharedSpace)
      if (auto *found = users.find(findUser(variable)); found != users.end())
        found->second.push_back(&variable);
  const llvm::DataLayout &layout = module.getDataLayout();
  int64_t bytes = 0;
  SmallVector<std::pair<llvm::GlobalVariable *, int64_t>> places;
  for (auto &[function, variables] : users) {
    int64_t end = 0;
    for (llvm::GlobalVariable *variable : variables) {
      int64_t begin =
          llvm::alignTo(end, variable->getAlign().valueOrOne().value());
      places.push_back({variable, begin});
      end = begin + layout.getTypeAllocSize(variable->getValueType());
    }
    bytes = std::max(bytes, end);
  }
  if (bytes == 0)
    return 0;
  auto *type = llvm::ArrayType::get(builder.getInt8Ty(), bytes);
  auto *all = new llvm::GlobalVariable(
      module, type, /*isConstant=*/false, llvm::GlobalValue::InternalLinkage,
      llvm::PoisonValue::get(type), kernel.name + "_shared", nullptr,
      llvm::GlobalValue::NotThreadLocal, sharedSpace);
  all->setAlignment(llvm::Align(tableAlignment));
  for (auto [variable, begin] : places) {
    variable->replaceAllUsesWith(llvm::ConstantExpr::getInBoundsGetElementPtr(
        builder.getInt8Ty(), all, builder.getInt64(begin)));
    variable->eraseFromParent();
  }
  return bytes;
}

/// Code for each class, by the number of the block.
void GroupEmitter::emitClasses(ArrayRef<ClassStage> stages, llvm::Value *block,
                               int32_t threads) {
  llvm::LLVMContext &context = module.getContext();
  auto *done = llvm::BasicBlock::Create(context, "done", entry);
  for (auto [number, stage] : llvm::enumerate(stages)) {
    llvm::BasicBlock *others = nullptr;
    if (number + 1 != stages.size()) {
      auto *mine = llvm::BasicBlock::Create(context, "class", entry, done);
      others = llvm::BasicBlock::Create(context, "others", entry, done);
      builder.CreateCondBr(
          builder.CreateICmpULT(block,
                                builder.getInt32(stages[number + 1].first)),
          mine, others);
      builder.SetInsertPoint(mine);
    }
    const ClassStage &own = stage;
    onFirstThreads(builder, countThreads(*own.stage), threads,
                   [&] { emitCall(own, block); });
    builder.CreateBr(done);
    if (others)
      builder.SetInsertPoint(others);
  }
  builder.SetInsertPoint(done);
}

/// The finishers, one after the other, in the last block. What takes fewer
/// threads than the block has runs on its first ones.
void GroupEmitter::emitFinish(const KernelStage &whole) {
  LastBlock last(builder, *entry, whole);
  last.begin();
  for (const FusionClass &of : finishers) {
    const KernelStage &stage = of.code.stages.front();
    ClassStage all = {&of, &stage, 0};
    last.forEachBlock(all.getBlocksOfMember(), countThreads(stage),
                      [&](llvm::Value *block) { emitCall(all, block); });
  }
  last.end();
}

void GroupEmitter::emitEntry(MutableArrayRef<ClassStage> stages,
                             int32_t threads, bool finish) {
  KernelStage whole;
  whole.entry = kernel.name;
  if (!kernel.stages.empty())
    whole.entry += "_" + std::to_string(kernel.stages.size());
  whole.block = {threads, 1, 1};
  int64_t blocks = 0;
  for (ClassStage &stage : stages) {
    stage.first = blocks;
    blocks += stage.getBlocksOfMember() * stage.of->members.size();
  }
  SmallVector<ClassStage> sharing(stages);
  for (const FusionClass &of : finishers)
    if (finish)
      sharing.push_back({&of, &of.code.stages.front(), 0});
  whole.sharedBytes = overlaySharedMemory(sharing);
  whole.grid = {int32_t(blocks), 1, 1};

  llvm::LLVMContext &context = module.getContext();
  auto *type =
      llvm::FunctionType::get(builder.getVoidTy(), {builder.getPtrTy()}, false);
  entry = llvm::Function::Create(type, llvm::Function::ExternalLinkage,
                                 whole.entry, module);
  entry->addFnAttr(llvm::Attribute::NoUnwind);
  makeEntry(*entry, whole.block);
  auto *array =
      llvm::ArrayType::get(builder.getPtrTy(globalSpace),
                           numPointers + (kernel.workspaceBytes != 0));
  entry->addParamAttr(0, llvm::Attribute::getWithByValType(context, array));
  entry->addParamAttr(0, llvm::Attribute::NoAlias);
  entry->addParamAttr(0, llvm::Attribute::ReadOnly);
  builder.SetInsertPoint(llvm::BasicBlock::Create(context, "entry", entry));
  llvm::Value *block =
      readSpecial(builder, SpecialRegister::BlockX, whole.grid[0]);
  emitClasses(stages, block, threads);
  if (finish) {
    emitFinish(whole);
    whole.sharedBytes += LastBlock::sharedBytes;
  }
  builder.CreateRetVoid();
  kernel.stages.push_back(std::move(whole));
}

LogicalResult GroupEmitter::emitPart(FusionClass &of, const Twine &name,
                                     const OverwrittenInputs &read) {
  FailureOr<Kernel> code =
      emitFusion(of.fusion, chip, (kernel.name + name).str(),
                 /*isPart=*/true, module, read);
  if (failed(code))
    return failure();
  of.code = std::move(*code);
  of.workspace = kernel.workspaceBytes;
  kernel.workspaceBytes += of.getWorkspaceBytes() * of.members.size();
  return success();
}

LogicalResult GroupEmitter::emitParts() {
  for (auto [number, of] : llvm::enumerate(classes))
    if (failed(emitPart(of, "_class" + Twine(number), overwritten)))
      return failure();
  for (auto [number, of] : llvm::enumerate(finishers)) {
    // What the same launch writes is not read without coherence, nor early.
    OverwrittenInputs read(overwritten);
    for (Value operand : of.fusion->getOperands())
      if (makes(fusions, operand))
        read.insert(operand);
    if (failed(emitPart(of, "_finish" + Twine(number), read)))
      return failure();
  }
  return success();
}

/// Whether a block of so many threads can run a stage: barriers are for all of
/// them.
bool GroupEmitter::canRun(const KernelStage &stage, int32_t threads) const {
  // The flag of the last block lies beside what a stage has.
  if (stage.sharedBytes + LastBlock::sharedBytes > mprt::maxSharedBytes)
    return false;
  return countThreads(stage) == threads ||
         (countThreads(stage) < threads &&
          !waitsForOthers(*module.getFunction(stage.entry)));
}

/// The threads of blocks that can run these and all finishers, or 0.
int32_t GroupEmitter::findThreads(ArrayRef<ClassStage> stages) const {
  auto canRunAll = [&](int32_t threads) {
    return llvm::all_of(stages,
                        [&](const ClassStage &one) {
                          return canRun(*one.stage, threads);
                        }) &&
           llvm::all_of(finishers, [&](const FusionClass &of) {
             return of.code.stages.size() == 1 &&
                    canRun(of.code.stages.front(), threads);
           });
  };
  int32_t own = countThreads(*stages.front().stage);
  int32_t wide = std::max(own, int32_t(blockSize));
  return canRunAll(own) ? own : canRunAll(wide) ? wide : 0;
}

/// What no block of the others can run has launches of its own, one for those
/// that do not wait for each other.
void GroupEmitter::emitAlone() {
  ArrayRef<FusionClass> open = finishers;
  while (!open.empty()) {
    SmallVector<FusionOp> together;
    for (const FusionClass &of : open) {
      if (llvm::any_of(of.fusion->getOperands(),
                       [&](Value operand) { return makes(together, operand); }))
        break;
      together.push_back(of.fusion);
    }
    auto now = open.take_front(together.size());
    for (size_t number = 0, most = countStages(now); number != most; ++number)
      for (auto &[threads, stages] : findStages(now, number))
        emitEntry(stages, threads, /*finish=*/false);
    open = open.drop_front(together.size());
  }
}

FailureOr<Kernel> GroupEmitter::run() {
  FusionClasses found = findClasses(fusions, overwritten);
  classes = std::move(found.parts);
  finishers = std::move(found.finishers);
  numPointers = found.numPointers;
  if (failed(emitParts()))
    return failure();
  bool isFinished = finishers.empty();
  for (size_t number = 0, most = countStages(classes); number != most;
       ++number) {
    auto entries = findStages(classes, number);
    // The last one has the finishers, if it can.
    bool isLast = number + 1 == most && !isFinished;
    if (isLast)
      std::stable_partition(
          entries.begin(), entries.end(),
          [&](const auto &one) { return findThreads(one.second) == 0; });
    for (auto &[threads, stages] : entries) {
      bool isEnd = isLast && &stages == &entries.back().second;
      int32_t wanted = isEnd ? findThreads(stages) : 0;
      isFinished |= wanted != 0;
      emitEntry(stages, wanted ? wanted : threads, /*finish=*/wanted != 0);
    }
  }
  if (!isFinished)
    emitAlone();
  return std::move(kernel);
}

FailureOr<Kernel> mp::emitGroup(ArrayRef<FusionOp> fusions, const Chip &chip,
                                StringRef name, llvm::Module &module,
                                const OverwrittenInputs &overwritten) {
  return GroupEmitter(fusions, chip, name, module, overwritten).run();
}
