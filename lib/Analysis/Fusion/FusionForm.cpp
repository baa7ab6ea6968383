//===- FusionForm.cpp - The template that computes a set of nodes ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel that reduces walks one iteration space. What depends on a reduction
// is either known once a row or once an element of that space, and the result
// of a reduction may be read at its own row only; then no thread ever waits
// for another row. Everything else can be computed at any index.
//
// A kernel that reduces rows may add up its columns on the way: threads keep a
// partial result for each of their places, and what is made of the sums is the
// business of a second stage.
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "mp/Analysis/Fusion/BlockShape.h"
#include "mp/Support/Sizes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// How many index expressions one value may be computed at.
static constexpr unsigned maxPointsOfNode = 8;

/// Partial results of columns that the threads of a block keep.
static constexpr int64_t maxColumnSums = maxColumnsKept * blockSize;

int64_t FusionNode::getNumElements() const { return saturatingProduct(shape); }

int64_t FusionForm::getNumElements() const { return saturatingProduct(shape); }

int64_t FusionForm::getNumRows() const {
  int64_t rows = 1;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(reduced, static_cast<int64_t>(dim)))
      rows *= size;
  return rows;
}

int64_t FusionForm::getInnerExtent() const {
  if (kind == FusionKind::Pointwise)
    return getNumElements();
  bool reduces = kind != FusionKind::Column;
  int64_t extent = 1;
  for (size_t dim = shape.size(); dim-- > 0;) {
    if (shape[dim] == 1)
      continue;
    if (llvm::is_contained(reduced, static_cast<int64_t>(dim)) != reduces)
      break;
    extent *= shape[dim];
  }
  return extent;
}

bool FusionForm::canPackBits(unsigned node) const {
  return getStage(node).place == FusionPlace::Full &&
         getInnerExtent() % PackBitsOp::flagsOfByte == 0;
}

/// The index of `node` in `members`, which ascend; their number if it is none.
static size_t findIndex(ArrayRef<unsigned> members, unsigned node) {
  const unsigned *found = llvm::lower_bound(members, node);
  return found != members.end() && *found == node ? found - members.begin()
                                                  : members.size();
}

FusionStage FusionForm::getStage(unsigned node) const {
  size_t index = findIndex(members, node);
  return index == members.size() ? FusionStage() : stages[index];
}

namespace {

/// Members by their index, which costs less than maps of their numbers: a
/// planner asks this of each pair of groups.
class FormFinder {
public:
  FormFinder(const FusionGraph &graph, ArrayRef<unsigned> members,
             function_ref<bool(unsigned)> isOutput, std::string *reason);

  std::optional<FusionForm> run();

private:
  bool fail(const char *why) {
    if (reason)
      *reason = why;
    return false;
  }
  const FusionNode &getNode(size_t index) const {
    return graph[form.members[index]];
  }
  /// The indices of the operands of a member; the number of members for one
  /// that is read from memory.
  ArrayRef<size_t> getOperands(size_t index) const {
    return ArrayRef(operands).slice(firstOperand[index],
                                    getNode(index).operands.size());
  }
  bool isMember(size_t index) const { return index != form.members.size(); }
  bool isPartOfReading(size_t index) const;

  bool findSpace();
  bool findRows(const FusionNode &other);
  bool fitsColumns();
  bool place(size_t index);
  bool placeReduction(size_t index);
  bool placeBroadcast(size_t index, FusionPlace &result);
  bool placeOutput(size_t index);
  bool countPoints();

  const FusionGraph &graph;
  std::string *reason;
  FusionForm form;
  SmallVector<bool, 64> isOutput;
  SmallVector<size_t, 64> firstOperand;
  SmallVector<size_t, 128> operands;
};

} // namespace

FormFinder::FormFinder(const FusionGraph &graph, ArrayRef<unsigned> members,
                       function_ref<bool(unsigned)> isOutput,
                       std::string *reason)
    : graph(graph), reason(reason) {
  form.members.assign(members.begin(), members.end());
  form.stages.resize(members.size());
  for (unsigned member : members) {
    this->isOutput.push_back(isOutput(member));
    firstOperand.push_back(operands.size());
    for (unsigned operand : graph[member].operands)
      operands.push_back(findIndex(members, operand));
  }
}

/// The innermost dimension of more than one element: it decides along which
/// neighbours in memory the lanes of a thread lie.
static int64_t findInnermost(ArrayRef<int64_t> shape) {
  int64_t inner = shape.size() - 1;
  while (inner > 0 && shape[inner] == 1)
    --inner;
  return inner;
}

/// Whether `dims` and `others` are all dimensions of more than one element, and
/// have none in common.
static bool areComplements(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                           ArrayRef<int64_t> others) {
  for (auto [dim, size] : llvm::enumerate(shape)) {
    auto number = static_cast<int64_t>(dim);
    if (size != 1 &&
        llvm::is_contained(dims, number) == llvm::is_contained(others, number))
      return false;
  }
  return true;
}

/// Lets rows be what is reduced if `other` reduces all that the first reduction
/// does not; sums of columns are then made on the way.
bool FormFinder::findRows(const FusionNode &other) {
  if (ArrayRef(graph[other.operands[0]].shape) != ArrayRef(form.shape) ||
      !areComplements(form.shape, form.reduced, other.dims))
    return fail("reductions of different shapes or dimensions");
  if (llvm::is_contained(other.dims, findInnermost(form.shape)))
    form.reduced = other.dims;
  return true;
}

/// The space is what the first reduction reads, or the first output.
bool FormFinder::findSpace() {
  const FusionNode *output = nullptr;
  for (auto [index, isWritten] : llvm::enumerate(isOutput)) {
    const FusionNode &node = getNode(index);
    if (node.kind == FusionNodeKind::Reduce) {
      if (form.reduced.empty()) {
        form.shape = graph[node.operands[0]].shape;
        form.reduced = node.dims;
      } else if (ArrayRef(node.dims) != ArrayRef(form.reduced)) {
        if (!findRows(node))
          return false;
        break;
      }
    }
    if (!output && isWritten)
      output = &node;
  }
  if (form.reduced.empty()) {
    if (!output)
      return fail("nothing is written");
    form.shape = output->shape;
    return true;
  }
  if (form.getNumRows() == 1) {
    form.kind = FusionKind::Full;
    return true;
  }
  form.kind = llvm::is_contained(form.reduced, findInnermost(form.shape))
                  ? FusionKind::Row
                  : FusionKind::Column;
  return true;
}

bool FormFinder::placeReduction(size_t index) {
  const FusionNode &node = getNode(index);
  size_t operand = getOperands(index)[0];
  FusionStage input = isMember(operand) ? form.stages[operand] : FusionStage();
  if (input.place == FusionPlace::Row || input.place == FusionPlace::Column)
    return fail("a reduction reads another one's result");
  bool acrossRows = form.kind == FusionKind::Row &&
                    areComplements(form.shape, form.reduced, node.dims);
  if (ArrayRef(graph[node.operands[0]].shape) != ArrayRef(form.shape) ||
      (!acrossRows && ArrayRef(node.dims) != ArrayRef(form.reduced)))
    return fail("reductions of different shapes or dimensions");
  if (acrossRows) {
    ++form.columnSums;
    form.stages[index] = {FusionPlace::Column, input.level + 1};
    return true;
  }
  form.stages[index] = {FusionPlace::Row, input.level + 1};
  form.depth = std::max(form.depth, input.level + 1);
  return true;
}

/// A row's value may spread over its own row only.
bool FormFinder::placeBroadcast(size_t index, FusionPlace &result) {
  const FusionNode &node = getNode(index);
  if (result != FusionPlace::Row ||
      ArrayRef(node.shape) != ArrayRef(form.shape))
    return fail("a broadcast leads a reduction's result to another row");
  SmallVector<int64_t> kept;
  for (auto [dim, size] : llvm::enumerate(form.shape))
    if (size != 1 && !llvm::is_contained(form.reduced, (int64_t)dim))
      kept.push_back(dim);
  SmallVector<int64_t> mapped;
  for (auto [size, dim] : llvm::zip(graph[node.operands[0]].shape, node.dims))
    if (size != 1)
      mapped.push_back(dim);
  if (mapped != kept)
    return fail("a broadcast leads a reduction's result to another row");
  result = FusionPlace::Full;
  return true;
}

bool FormFinder::place(size_t index) {
  const FusionNode &node = getNode(index);
  if (node.kind == FusionNodeKind::Opaque)
    return fail("an op that no template knows");
  if (node.kind == FusionNodeKind::Reduce)
    return placeReduction(index);
  FusionPlace result = FusionPlace::Free;
  unsigned level = 0;
  for (size_t operand : getOperands(index)) {
    if (!isMember(operand))
      continue;
    FusionStage input = form.stages[operand];
    level = std::max(level, input.level);
    // A free value that is also written stays free for its users.
    FusionPlace at = input.level ? input.place : FusionPlace::Free;
    if (at == FusionPlace::Free)
      continue;
    if (result != FusionPlace::Free && result != at)
      return fail("values of rows, of columns and of elements meet");
    result = at;
  }
  if (result != FusionPlace::Free) {
    if (node.kind == FusionNodeKind::Broadcast) {
      if (!placeBroadcast(index, result))
        return false;
    } else if (node.kind != FusionNodeKind::Elementwise &&
               node.kind != FusionNodeKind::Reshape) {
      return fail("a reduction's result moves to another row");
    }
  }
  form.stages[index] = {result, level};
  return true;
}

bool FormFinder::placeOutput(size_t index) {
  int64_t count = getNode(index).getNumElements();
  FusionPlace &place = form.stages[index].place;
  if (place != FusionPlace::Free)
    return true;
  if (count == form.getNumElements())
    place = FusionPlace::Full;
  else if (form.depth && count == form.getNumRows())
    place = FusionPlace::Row;
  else
    return fail("outputs of different sizes");
  return true;
}

/// Whether the threads of a block can keep a partial result for each column.
bool FormFinder::fitsColumns() {
  return form.columnSums == 0 ||
         saturatingProduct({form.getNumElements() / form.getNumRows(),
                            int64_t(form.columnSums)}) <= maxColumnSums ||
         fail("more sums of columns than threads can keep");
}

/// Whether a value comes with its readers: a constant, the same everywhere, and
/// what costs no more than to read the memory that it is made of, such as a
/// widening. A body has such values where the graph it was planned on has none.
bool FormFinder::isPartOfReading(size_t index) const {
  const FusionNode &node = getNode(index);
  return node.kind == FusionNodeKind::Source ||
         (node.kind == FusionNodeKind::Elementwise && node.cheap &&
          llvm::none_of(getOperands(index),
                        [&](size_t operand) { return isMember(operand); }));
}

/// Counts the distinct indices each value is computed at, as the emitter will:
/// a value behind a movement is computed once for each index of its user. What
/// single numbers are made of has an index that is the same for all elements,
/// and is no work.
bool FormFinder::countPoints() {
  using Points = SmallVector<unsigned, maxPointsOfNode>;
  SmallVector<Points, 16> points(form.members.size());
  auto add = [&](size_t index, unsigned point) {
    if (!llvm::is_contained(points[index], point))
      points[index].push_back(point);
    return points[index].size() <= maxPointsOfNode ||
           fail("a value would be computed too often");
  };
  // 0 is an element of the space, 1 a row, 2 a column.
  llvm::BitVector isSame(3);
  for (size_t index = form.members.size(); index-- > 0;) {
    FusionPlace at = form.stages[index].place;
    unsigned own = at == FusionPlace::Row      ? 1
                   : at == FusionPlace::Column ? 2
                                               : 0;
    if (isOutput[index] && !add(index, own))
      return false;
    FusionNodeKind kind = getNode(index).kind;
    bool isNumber = getNode(index).getNumElements() == 1;
    Points derived = points[index];
    if (kind == FusionNodeKind::Reduce)
      derived = {0};
    else if (kind == FusionNodeKind::Broadcast ||
             kind == FusionNodeKind::Movement)
      for (unsigned &point : derived) {
        bool same = isNumber || isSame[point];
        point = isSame.size();
        isSame.push_back(same);
      }
    for (size_t operand : getOperands(index))
      if (isMember(operand) && !isPartOfReading(operand))
        for (unsigned point : derived)
          if (!add(operand, point))
            return false;
    auto differing = llvm::count_if(
        points[index], [&](unsigned point) { return !isSame[point]; });
    if (isNumber || differing <= 1)
      continue;
    form.repeats += differing - 1;
    form.repeatsResults |=
        getNode(index).pinned && isOutput[index] && own == 0 &&
        getNode(index).getNumElements() == form.getNumElements();
  }
  return true;
}

std::optional<FusionForm> FormFinder::run() {
  if (!findSpace())
    return std::nullopt;
  for (size_t index = 0; index != form.members.size(); ++index)
    if (!place(index))
      return std::nullopt;
  for (size_t index = 0; index != form.members.size(); ++index)
    if (isOutput[index] && !placeOutput(index))
      return std::nullopt;
  if (!fitsColumns() || !countPoints())
    return std::nullopt;
  return std::move(form);
}

std::optional<FusionForm>
mp::findFusionForm(const FusionGraph &graph, ArrayRef<unsigned> members,
                   function_ref<bool(unsigned)> isOutput, std::string *reason) {
  return FormFinder(graph, members, isOutput, reason).run();
}

std::optional<FusionForm> mp::findFormOf(FusionOp fusion,
                                         const BlockFusionGraph &source,
                                         std::string *reason) {
  Block &body = fusion.getBody().front();
  SmallVector<unsigned> members;
  for (Operation &op : body.without_terminator())
    for (Value result : op.getResults())
      members.push_back(source.numbers.lookup(result));
  llvm::SmallDenseSet<unsigned> outputs;
  for (Value value : body.getTerminator()->getOperands())
    outputs.insert(source.numbers.lookup(value));
  return findFusionForm(
      source.graph, members,
      [&](unsigned node) { return outputs.contains(node); }, reason);
}
