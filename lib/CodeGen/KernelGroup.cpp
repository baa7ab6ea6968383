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
//===----------------------------------------------------------------------===//

#include "KernelGroup.h"

#include "Emit/EntryBuilder.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MathExtras.h"

#include <vector>

using namespace mlir;
using namespace mlir::mp;

static constexpr unsigned constantSpace = 4;
static constexpr int64_t workspaceAlignment = 16;
/// What LLVM's optimizer takes variables of more than 16 bytes for, and reads
/// tables by; the NVPTX target declares no more than is said.
static constexpr unsigned tableAlignment = 16;

KernelOperands mp::listOperands(ArrayRef<FusionOp> fusions) {
  KernelOperands operands;
  for (FusionOp fusion : fusions)
    operands.insert_range(fusion->getOperands());
  return operands;
}

/// Which tensor each operand is, by their order in the fusion.
static SmallVector<unsigned> numberTensors(FusionOp fusion) {
  llvm::SmallDenseMap<Value, unsigned, 16> numbers;
  return llvm::map_to_vector(fusion->getOperands(), [&](Value operand) {
    return numbers.try_emplace(operand, numbers.size()).first->second;
  });
}

/// Whether one code does for both.
static bool computeTheSame(FusionOp a, FusionOp b,
                           const OverwrittenInputs &overwritten) {
  auto overwrites = [&](Value input) { return overwritten.contains(input); };
  return a.getKind() == b.getKind() &&
         a->getOperandTypes() == b->getOperandTypes() &&
         a->getResultTypes() == b->getResultTypes() &&
         numberTensors(a) == numberTensors(b) &&
         llvm::equal(llvm::map_range(a->getOperands(), overwrites),
                     llvm::map_range(b->getOperands(), overwrites)) &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.getBody(), &b.getBody(), OperationEquivalence::IgnoreLocations);
}

namespace {

/// Fusions that compute the same.
struct FusionClass {
  FusionOp fusion;
  /// The functions of one of them.
  Kernel code;
  /// Which arguments of the kernel each of them takes, in the order of its
  /// operands and results.
  SmallVector<SmallVector<uint16_t>> members;
  /// Where the workspace of the first lies; the others' follow.
  int64_t workspace = 0;

  int64_t getWorkspaceBytes() const {
    return llvm::alignTo(code.workspaceBytes, workspaceAlignment);
  }
};

/// A function of a class, and where its blocks begin in the grid.
struct ClassStage {
  const FusionClass *of;
  const KernelStage *stage;
  int64_t first = 0;

  int64_t getBlocksOfMember() const {
    return int64_t(stage->grid[0]) * stage->grid[1];
  }
};

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
  void findClasses();
  void emitEntry(MutableArrayRef<ClassStage> stages, int32_t threads);
  void emitCall(const ClassStage &stage, llvm::Value *block);
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
  llvm::DenseMap<const FusionClass *, llvm::GlobalVariable *> tables;
  unsigned numPointers = 0;
  llvm::Function *entry = nullptr;
};

} // namespace

void GroupEmitter::findClasses() {
  KernelOperands operands = listOperands(fusions);
  llvm::DenseMap<Value, uint16_t> numbers;
  for (auto [number, operand] : llvm::enumerate(operands))
    numbers[operand] = number;
  numPointers = operands.size();
  for (FusionOp fusion : fusions) {
    auto known = llvm::find_if(classes, [&](const FusionClass &other) {
      return computeTheSame(other.fusion, fusion, overwritten);
    });
    if (known == classes.end()) {
      classes.push_back({fusion, {}, {}, 0});
      known = std::prev(classes.end());
    }
    SmallVector<uint16_t> &arguments = known->members.emplace_back();
    for (Value operand : listOperands(fusion))
      arguments.push_back(numbers.lookup(operand));
    for (unsigned i = 0, e = fusion->getNumResults(); i != e; ++i)
      arguments.push_back(numPointers++);
  }
}

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

void GroupEmitter::emitEntry(MutableArrayRef<ClassStage> stages,
                             int32_t threads) {
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
  whole.sharedBytes = overlaySharedMemory(stages);
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
    emitCall(stage, block);
    builder.CreateBr(done);
    if (others)
      builder.SetInsertPoint(others);
  }
  builder.SetInsertPoint(done);
  builder.CreateRetVoid();
  kernel.stages.push_back(std::move(whole));
}

FailureOr<Kernel> GroupEmitter::run() {
  findClasses();
  size_t most = 0;
  for (auto [number, of] : llvm::enumerate(classes)) {
    FailureOr<Kernel> code = emitFusion(
        of.fusion, chip, kernel.name + "_class" + std::to_string(number),
        /*isPart=*/true, module, overwritten);
    if (failed(code))
      return failure();
    of.code = std::move(*code);
    of.workspace = kernel.workspaceBytes;
    kernel.workspaceBytes += of.getWorkspaceBytes() * of.members.size();
    most = std::max(most, of.code.stages.size());
  }
  for (size_t number = 0; number != most; ++number) {
    // Launches have blocks of one size; templates have few sizes.
    llvm::MapVector<int32_t, SmallVector<ClassStage>> bySize;
    for (const FusionClass &of : classes) {
      if (number >= of.code.stages.size())
        continue;
      const KernelStage &stage = of.code.stages[number];
      bySize[stage.block[0] * stage.block[1]].push_back({&of, &stage, 0});
    }
    for (auto &[threads, stages] : bySize)
      emitEntry(stages, threads);
  }
  return std::move(kernel);
}

FailureOr<Kernel> mp::emitGroup(ArrayRef<FusionOp> fusions, const Chip &chip,
                                StringRef name, llvm::Module &module,
                                const OverwrittenInputs &overwritten) {
  return GroupEmitter(fusions, chip, name, module, overwritten).run();
}
