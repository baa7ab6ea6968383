//===- SortKernel.cpp - Lines in the order of a comparator ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A block sorts a line, by moving the places of elements: keys stay where they
// are. The network is the bitonic one [Batcher 1968] in the form in which every
// exchange puts the earlier element first. Elements behind the end of the line
// would never move, so pairs with one are left out, and any length will do.
//
// Of two elements of which the comparator puts neither first, the earlier one
// is that which stood first. So there is one order, that of a stable sort; and
// where a comparator contradicts itself, there is still each element once.
//
//===----------------------------------------------------------------------===//

#include "Templates.h"

#include "../Emit/ScalarOps.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"
#include "mp/Dialect/MP/IR/MPRoutineOps.h"
#include "mp/Dialect/MPRT/IR/MPRT.h"
#include "mp/Support/Sizes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// What arrays in shared memory are aligned to.
static constexpr int64_t arrayAlignment = 16;
/// Threads of a block: few enough for 128 registers each.
static constexpr int64_t maxThreads = 512;

static SortOp getSort(KernelContext &context) {
  return cast<SortOp>(context.getRoutine());
}

static Type elementOf(SortOp op, unsigned input) {
  return getElementTypeOrSelf(op.getInputs()[input]);
}

namespace {
/// What is known of the lines before there is code.
struct SortForm {
  explicit SortForm(SortOp op);

  int64_t length, stride, lines;
  /// The power of two that the network is for.
  int64_t size;
  /// Whether places are in shared memory, in 16 bits, or in the workspace.
  bool sharedPlaces;
  /// Inputs that the comparator reads and of which a line fits shared memory.
  SmallVector<unsigned> sharedKeys;

  int64_t getThreads() const {
    return std::clamp<int64_t>(size / 2, warpSize, maxThreads);
  }
  int64_t getBlocks(const KernelContext &context) const {
    return std::min(lines, context.getMaxBlocks());
  }
};

/// Two places of a line, or where they are kept.
using Pair = std::pair<llvm::Value *, llvm::Value *>;

class LineSorter {
public:
  LineSorter(KernelContext &context, EntryBuilder &entry, const SortForm &form);

  void writeLine(llvm::Value *line);

private:
  /// Shares 0 to `count` among the threads.
  void share(int64_t count, llvm::function_ref<void(llvm::Value *)> body);
  /// One step of the network: each pair that `pairAt` gives is put in order.
  void step(llvm::function_ref<Pair(llvm::Value *)> pairAt);
  void order(Pair at);
  void merge(llvm::Value *half, llvm::Value *log);
  void takeLine(llvm::Value *line);
  /// Whether the comparator puts the first of two elements first.
  llvm::Value *compare(Pair elements);

  llvm::Value *addressOfPlace(llvm::Value *at);
  llvm::Value *loadPlace(llvm::Value *at);
  /// An element of the line in an input or a result.
  llvm::Value *addressOf(llvm::Value *array, unsigned input,
                         llvm::Value *place);
  llvm::Value *load(unsigned input, llvm::Value *place);
  /// The same for the comparator, from shared memory if it is there.
  llvm::Value *loadKey(unsigned input, llvm::Value *place);
  llvm::Type *typeOf(unsigned input) {
    return getMemoryType(elementOf(op, input), b.getContext());
  }

  KernelContext &context;
  EntryBuilder &entry;
  llvm::IRBuilder<> &b;
  SortOp op;
  const SortForm &form;
  llvm::Type *placeType;
  llvm::Value *places;
  llvm::SmallDenseMap<unsigned, llvm::Value *> shared;
  /// Where the line begins.
  llvm::Value *begin = nullptr;
};
} // namespace

SortForm::SortForm(SortOp op) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(op.getInputs().front().getType()).getShape();
  auto dim = static_cast<int64_t>(op.getDim());
  length = shape[dim];
  stride = saturatingProduct(shape.drop_front(dim + 1));
  lines = saturatingProduct(shape.take_front(dim)) * stride;
  size = static_cast<int64_t>(llvm::PowerOf2Ceil(length));
  int64_t room = mprt::maxSharedBytes;
  auto take = [&](int64_t bytes) {
    int64_t taken = llvm::alignTo(length * bytes, arrayAlignment);
    if (taken > room)
      return false;
    room -= taken;
    return true;
  };
  sharedPlaces = take(2);
  Block &body = op.getComparator().front();
  for (unsigned input = 0; input != op.getInputs().size(); ++input)
    if (!(body.getArgument(2 * input).use_empty() &&
          body.getArgument(2 * input + 1).use_empty()) &&
        take(*getElementBytes(elementOf(op, input))))
      sharedKeys.push_back(input);
}

LineSorter::LineSorter(KernelContext &context, EntryBuilder &entry,
                       const SortForm &form)
    : context(context), entry(entry), b(entry.builder), op(getSort(context)),
      form(form) {
  placeType = form.sharedPlaces ? b.getInt16Ty() : b.getInt32Ty();
  if (form.sharedPlaces)
    places = entry.allocateShared(placeType, form.length);
  else
    places =
        entry.address(entry.getWorkspace(), placeType,
                      b.CreateNSWMul(entry.blockX(), entry.index(form.length)));
  for (unsigned key : form.sharedKeys)
    shared[key] = entry.allocateShared(typeOf(key), form.length);
}

void LineSorter::share(int64_t count,
                       llvm::function_ref<void(llvm::Value *)> body) {
  entry.loop(entry.threadX(), entry.index(count),
             entry.index(form.getThreads()), {},
             [&](llvm::Value *number, ArrayRef<llvm::Value *>) {
               body(number);
               return SmallVector<llvm::Value *>();
             });
}

llvm::Value *LineSorter::addressOfPlace(llvm::Value *at) {
  return entry.address(places, placeType, at);
}

llvm::Value *LineSorter::loadPlace(llvm::Value *at) {
  return b.CreateZExtOrTrunc(b.CreateLoad(placeType, addressOfPlace(at)),
                             entry.getIndexType());
}

llvm::Value *LineSorter::addressOf(llvm::Value *array, unsigned input,
                                   llvm::Value *place) {
  llvm::Value *at =
      b.CreateNSWAdd(begin, b.CreateNSWMul(place, entry.index(form.stride)));
  return entry.address(array, typeOf(input), at);
}

llvm::Value *LineSorter::load(unsigned input, llvm::Value *place) {
  Value operand = op.getInputs()[input];
  unsigned number = cast<BlockArgument>(operand).getArgNumber();
  llvm::LoadInst *value = b.CreateLoad(
      typeOf(input), addressOf(entry.getInput(number), input, place));
  // Nobody writes it while the kernel runs: the read-only cache will do.
  value->setMetadata(llvm::LLVMContext::MD_invariant_load,
                     llvm::MDNode::get(b.getContext(), {}));
  return value;
}

llvm::Value *LineSorter::loadKey(unsigned input, llvm::Value *place) {
  llvm::Value *array = shared.lookup(input);
  llvm::Value *value =
      array ? b.CreateLoad(typeOf(input),
                           entry.address(array, typeOf(input), place))
            : load(input, place);
  if (!elementOf(op, input).isInteger(1))
    return value;
  return b.CreateICmpNE(value, b.getInt8(0));
}

static llvm::Value *emitScalar(llvm::IRBuilderBase &b, Operation &op,
                               ArrayRef<llvm::Value *> operands) {
  DenseElementsAttr constant;
  if (!matchPattern(&op, m_Constant(&constant)))
    return op.getNumResults() == 1 ? emitScalarOp(b, &op, operands, 1)
                                   : nullptr;
  return emitConstant(constant.getSplatValue<Attribute>(), b.getContext());
}

llvm::Value *LineSorter::compare(Pair elements) {
  llvm::SmallDenseMap<Value, llvm::Value *> values;
  Block &body = op.getComparator().front();
  for (BlockArgument argument : body.getArguments()) {
    unsigned number = argument.getArgNumber();
    if (!argument.use_empty())
      values[argument] =
          loadKey(number / 2, number % 2 ? elements.second : elements.first);
  }
  for (Operation &inner : body.without_terminator()) {
    SmallVector<llvm::Value *> operands;
    for (Value operand : inner.getOperands())
      operands.push_back(values.lookup(operand));
    llvm::Value *value = llvm::is_contained(operands, nullptr)
                             ? nullptr
                             : emitScalar(b, inner, operands);
    if (!value) {
      if (!context.failed)
        inner.emitOpError("has no GPU code in a comparator; compare by ops "
                          "of arith, math and mp.cast");
      context.failed = true;
      return b.getFalse();
    }
    values[inner.getResult(0)] = value;
  }
  return values.lookup(body.getTerminator()->getOperand(0));
}

void LineSorter::order(Pair at) {
  Pair now = {loadPlace(at.first), loadPlace(at.second)};
  Pair other = {now.second, now.first};
  // Neither first: the one that stood first.
  llvm::Value *isBefore = compare(other), *isBehind = compare(now);
  llvm::Value *stoodBefore = b.CreateICmpULT(now.second, now.first);
  llvm::Value *exchange =
      b.CreateOr(isBefore, b.CreateAnd(b.CreateNot(isBehind), stoodBefore));
  entry.when(exchange, [&] {
    auto store = [&](llvm::Value *place, llvm::Value *where) {
      b.CreateStore(b.CreateZExtOrTrunc(place, placeType),
                    addressOfPlace(where));
    };
    store(now.second, at.first);
    store(now.first, at.second);
  });
}

void LineSorter::step(llvm::function_ref<Pair(llvm::Value *)> pairAt) {
  entry.barrier();
  share(form.size / 2, [&](llvm::Value *number) {
    Pair at = pairAt(number);
    entry.when(b.CreateICmpSLT(at.second, entry.index(form.length)),
               [&] { order(at); });
  });
}

void LineSorter::takeLine(llvm::Value *line) {
  llvm::Value *stride = entry.index(form.stride);
  begin = b.CreateNSWAdd(b.CreateNSWMul(b.CreateUDiv(line, stride),
                                        entry.index(form.length * form.stride)),
                         b.CreateURem(line, stride));
  share(form.length, [&](llvm::Value *at) {
    b.CreateStore(b.CreateZExtOrTrunc(at, placeType), addressOfPlace(at));
    for (unsigned key : form.sharedKeys)
      b.CreateStore(load(key, at),
                    entry.address(shared.lookup(key), typeOf(key), at));
  });
}

/// Two sorted runs of 2^half elements become one of 2^log: the first step meets
/// the second one from behind.
void LineSorter::merge(llvm::Value *half, llvm::Value *log) {
  llvm::Value *one = entry.index(1);
  auto below = [&](llvm::Value *power) { return b.CreateSub(power, one); };
  step([&](llvm::Value *number) -> Pair {
    llvm::Value *run = b.CreateShl(b.CreateLShr(number, half), log);
    llvm::Value *rest = b.CreateAnd(number, below(b.CreateShl(one, half)));
    llvm::Value *last = below(b.CreateShl(one, log));
    return {b.CreateAdd(run, rest), b.CreateAdd(run, b.CreateSub(last, rest))};
  });
  auto halve = [&](llvm::Value *level, ArrayRef<llvm::Value *>) {
    llvm::Value *distance = b.CreateShl(one, b.CreateSub(half, level));
    step([&](llvm::Value *number) -> Pair {
      llvm::Value *rest = b.CreateAnd(number, below(distance));
      llvm::Value *at =
          b.CreateAdd(b.CreateShl(b.CreateSub(number, rest), one), rest);
      return {at, b.CreateAdd(at, distance)};
    });
    return SmallVector<llvm::Value *>();
  };
  entry.loop(one, log, one, {}, halve);
}

void LineSorter::writeLine(llvm::Value *line) {
  takeLine(line);
  llvm::Value *one = entry.index(1);
  entry.loop(one, entry.index(llvm::Log2_64(form.size) + 1), one, {},
             [&](llvm::Value *log, ArrayRef<llvm::Value *>) {
               merge(b.CreateSub(log, one), log);
               return SmallVector<llvm::Value *>();
             });
  entry.barrier();
  // Nobody need wait before the next line: a thread reads those places here
  // that it writes there, and keys are read no more.
  share(form.length, [&](llvm::Value *at) {
    llvm::Value *from = loadPlace(at);
    for (unsigned input = 0; input != op.getInputs().size(); ++input)
      b.CreateStore(load(input, from),
                    addressOf(entry.getOutput(input), input, at));
  });
}

void mp::emitSortKernel(KernelContext &context) {
  SortForm form(getSort(context));
  int64_t blocks = form.getBlocks(context);
  if (!form.sharedPlaces)
    context.kernel.workspaceBytes = blocks * form.length * 4;
  EntryBuilder entry(context, context.kernel.name, {int32_t(blocks), 1, 1},
                     {int32_t(form.getThreads()), 1, 1});
  LineSorter sorter(context, entry, form);
  entry.loop(entry.blockX(), entry.index(form.lines), entry.index(blocks), {},
             [&](llvm::Value *line, ArrayRef<llvm::Value *>) {
               sorter.writeLine(line);
               return SmallVector<llvm::Value *>();
             });
  entry.finish();
}
