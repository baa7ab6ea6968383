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
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Fusion/FusionPlan.h"

#include "mp/Support/Sizes.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;

/// How many index expressions one value may be computed at.
static constexpr unsigned maxPointsOfNode = 8;

int64_t FusionNode::getNumElements() const { return saturatingProduct(shape); }

int64_t FusionForm::getNumElements() const { return saturatingProduct(shape); }

int64_t FusionForm::getNumRows() const {
  int64_t rows = 1;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(reduced, static_cast<int64_t>(dim)))
      rows *= size;
  return rows;
}

namespace {

class FormFinder {
public:
  FormFinder(const FusionGraph &graph, ArrayRef<unsigned> members,
             function_ref<bool(unsigned)> isOutput, std::string *reason)
      : graph(graph), members(members), isOutput(isOutput), reason(reason) {}

  std::optional<FusionForm> run();

private:
  bool fail(const char *why) {
    if (reason)
      *reason = why;
    return false;
  }
  bool findSpace();
  bool place(unsigned member);
  bool placeReduction(unsigned member);
  bool placeBroadcast(unsigned member, FusionPlace &result);
  bool placeOutput(unsigned member);
  bool countPoints();
  bool isMember(unsigned node) const { return form.places.contains(node); }

  const FusionGraph &graph;
  ArrayRef<unsigned> members;
  function_ref<bool(unsigned)> isOutput;
  std::string *reason;
  FusionForm form;
};

} // namespace

/// The space is what the first reduction reads, or the first output.
bool FormFinder::findSpace() {
  const FusionNode *output = nullptr;
  for (unsigned member : members) {
    const FusionNode &node = graph[member];
    if (node.kind == FusionNodeKind::Reduce) {
      form.shape = graph[node.operands[0]].shape;
      form.reduced = node.dims;
      break;
    }
    if (!output && isOutput(member))
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
  // The innermost dimension that is more than one element decides along which
  // neighbours in memory the lanes of a thread lie.
  int64_t inner = form.shape.size() - 1;
  while (inner > 0 && form.shape[inner] == 1)
    --inner;
  form.kind = llvm::is_contained(form.reduced, inner) ? FusionKind::Row
                                                      : FusionKind::Column;
  return true;
}

bool FormFinder::placeReduction(unsigned member) {
  const FusionNode &node = graph[member];
  unsigned input = node.operands[0];
  if (isMember(input) && form.places[input] == FusionPlace::Row)
    return fail("a reduction reads another one's result");
  if (ArrayRef(graph[input].shape) != ArrayRef(form.shape) ||
      ArrayRef(node.dims) != ArrayRef(form.reduced))
    return fail("reductions of different shapes or dimensions");
  unsigned level = isMember(input) ? form.levels[input] : 0;
  form.places[member] = FusionPlace::Row;
  form.levels[member] = level + 1;
  form.depth = std::max(form.depth, level + 1);
  return true;
}

/// A row's value may spread over its own row only.
bool FormFinder::placeBroadcast(unsigned member, FusionPlace &result) {
  const FusionNode &node = graph[member];
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

bool FormFinder::place(unsigned member) {
  const FusionNode &node = graph[member];
  if (node.kind == FusionNodeKind::Opaque)
    return fail("an op that no template knows");
  if (node.kind == FusionNodeKind::Reduce)
    return placeReduction(member);
  FusionPlace result = FusionPlace::Free;
  unsigned level = 0;
  for (unsigned operand : node.operands) {
    if (!isMember(operand))
      continue;
    level = std::max(level, form.levels[operand]);
    // A free value that is also written stays free for its users.
    FusionPlace at =
        form.levels[operand] ? form.places[operand] : FusionPlace::Free;
    if (at == FusionPlace::Free)
      continue;
    if (result != FusionPlace::Free && result != at)
      return fail("values of rows and of elements meet");
    result = at;
  }
  if (result != FusionPlace::Free) {
    if (node.kind == FusionNodeKind::Broadcast) {
      if (!placeBroadcast(member, result))
        return false;
    } else if (node.kind != FusionNodeKind::Elementwise &&
               node.kind != FusionNodeKind::Reshape) {
      return fail("a reduction's result moves to another row");
    }
  }
  form.places[member] = result;
  form.levels[member] = level;
  return true;
}

bool FormFinder::placeOutput(unsigned member) {
  int64_t count = graph[member].getNumElements();
  FusionPlace &place = form.places[member];
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

/// Counts the distinct indices each value is computed at, as the emitter will:
/// a value behind a movement is computed once for each index of its user.
bool FormFinder::countPoints() {
  DenseMap<unsigned, llvm::SmallSetVector<unsigned, 4>> points;
  unsigned next = 2; // 0 is an element of the space, 1 a row.
  for (unsigned member : llvm::reverse(members)) {
    auto &own = points[member];
    if (isOutput(member))
      own.insert(form.places[member] == FusionPlace::Row ? 1 : 0);
    if (own.size() > maxPointsOfNode)
      return fail("a value would be computed too often");
    const FusionNode &node = graph[member];
    SmallVector<unsigned> derived;
    if (node.kind == FusionNodeKind::Reduce)
      derived = {0};
    else if (node.kind == FusionNodeKind::Broadcast ||
             node.kind == FusionNodeKind::Movement)
      for (size_t i = 0, e = own.size(); i != e; ++i)
        derived.push_back(next++);
    else
      derived.assign(own.begin(), own.end());
    for (unsigned operand : node.operands)
      if (isMember(operand))
        points[operand].insert(derived.begin(), derived.end());
  }
  return true;
}

std::optional<FusionForm> FormFinder::run() {
  if (!findSpace())
    return std::nullopt;
  for (unsigned member : members)
    if (!place(member))
      return std::nullopt;
  for (unsigned member : members)
    if (isOutput(member) && !placeOutput(member))
      return std::nullopt;
  if (!countPoints())
    return std::nullopt;
  return std::move(form);
}

std::optional<FusionForm>
mp::findFusionForm(const FusionGraph &graph, ArrayRef<unsigned> members,
                   function_ref<bool(unsigned)> isOutput, std::string *reason) {
  return FormFinder(graph, members, isOutput, reason).run();
}
