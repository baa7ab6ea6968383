//===- Control.cpp - Loops and branches -----------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A region writes where its values lie; between two executions they are copied
// to where the next one reads them. A value that a loop passes on unchanged
// lies in one place and is not copied.
//
//===----------------------------------------------------------------------===//

#include "Kernel.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

#include <cstring>
#include <memory>

using namespace mlir;
using namespace mlir::mp::exec;

namespace {
/// Copies values to others, as if all at once.
class Move {
public:
  Move(ArrayRef<Buffer> from, ArrayRef<Buffer> to) {
    size_t bytes = 0;
    for (auto [source, target] : llvm::zip_equal(from, to))
      if (source.data != target.data && source.bytes() != 0) {
        parts.push_back({source.data, target.data, size_t(source.bytes())});
        bytes += source.bytes();
      }
    for (const Part &part : parts)
      overlaps |= llvm::any_of(
          parts, [&](const Part &other) { return other.from == part.to; });
    if (overlaps)
      staging.resize(bytes);
  }

  void operator()() {
    if (!overlaps) {
      for (const Part &part : parts)
        std::memcpy(part.to, part.from, part.bytes);
      return;
    }
    char *at = staging.data();
    for (const Part &part : parts) {
      std::memcpy(at, part.from, part.bytes);
      at += part.bytes;
    }
    at = staging.data();
    for (const Part &part : parts) {
      std::memcpy(part.to, at, part.bytes);
      at += part.bytes;
    }
  }

private:
  struct Part {
    void *from, *to;
    size_t bytes;
  };
  SmallVector<Part> parts;
  bool overlaps = false;
  std::vector<char> staging;
};
} // namespace

static FailureOr<Kernel> makeWhile(const KernelContext &c) {
  auto before = std::make_unique<RegionProgram>(std::move(c.regions[0]));
  auto after = std::make_unique<RegionProgram>(std::move(c.regions[1]));
  // The first operand of the condition says whether to go on.
  const uint8_t *goesOn = before->yielded.front().as<uint8_t>();
  ArrayRef<Buffer> passed = ArrayRef(before->yielded).drop_front();
  Move enter(c.inputs, before->arguments), toBody(passed, after->arguments),
      repeat(after->yielded, before->arguments), leave(passed, c.outputs);
  return Kernel([=, before = std::move(before), after = std::move(after),
                 enter = std::move(enter), toBody = std::move(toBody),
                 repeat = std::move(repeat),
                 leave = std::move(leave)]() mutable {
    enter();
    for (before->run(); *goesOn; before->run()) {
      toBody();
      after->run();
      repeat();
    }
    leave();
  });
}

/// `choose` is the region for the value of the operand.
template <typename Choose>
static FailureOr<Kernel> makeBranch(const KernelContext &c, Choose choose) {
  struct Branch {
    RegionProgram region;
    Move leave;
  };
  std::vector<Branch> branches;
  for (RegionProgram &region : c.regions) {
    // An `if` without an else has no results.
    Move leave(region.yielded, c.outputs);
    branches.push_back({std::move(region), std::move(leave)});
  }
  return Kernel(
      [choose = std::move(choose), branches = std::move(branches)]() mutable {
        Branch &branch = branches[choose()];
        branch.region.run();
        branch.leave();
      });
}

static FailureOr<Kernel> makeIf(const KernelContext &c) {
  const uint8_t *isTrue = c.inputs[0].as<uint8_t>();
  return makeBranch(c, [=]() -> size_t { return *isTrue ? 0 : 1; });
}

static FailureOr<Kernel> makeSwitch(const KernelContext &c) {
  SmallVector<int64_t> cases(c.as<scf::IndexSwitchOp>().getCases());
  const int64_t *index = c.inputs[0].as<int64_t>();
  return makeBranch(c, [=]() -> size_t {
    auto *found = llvm::find(cases, *index);
    return found == cases.end() ? 0 : found - cases.begin() + 1;
  });
}

/// One element of a tensor; indices outside it read its nearest element.
static FailureOr<Kernel> makeExtract(const KernelContext &c) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  if (from.count == 0)
    return c.op->emitOpError("reads an element of an empty tensor");
  SmallVector<Buffer> indices(c.inputs.drop_front());
  unsigned width = byteWidth(to.storage);
  return Kernel([=] {
    int64_t at = 0;
    for (auto [size, index] : llvm::zip_equal(from.shape, indices))
      at = at * size + std::clamp<int64_t>(*index.as<int64_t>(), 0, size - 1);
    std::memcpy(to.data, from.as<char>() + at * width, width);
  });
}

static FailureOr<Kernel> makeIndexCast(const KernelContext &c) {
  Buffer from = c.inputs[0], to = c.outputs[0];
  if (from.storage != Storage::I64 || to.storage != Storage::I64)
    return c.op->emitOpError("the interpreter has no kernel for this on i1");
  return Kernel([=] {
    for (int64_t i = 0; i < to.count; ++i)
      to.as<int64_t>()[i] = wrapInteger(to.kind, from.as<int64_t>()[i]);
  });
}

void mlir::mp::exec::addControlKernels(KernelTable &table) {
  table["scf.while"] = {makeWhile};
  table["scf.if"] = {makeIf};
  table["scf.index_switch"] = {makeSwitch};
  table["tensor.extract"] = {makeExtract};
  table["arith.index_cast"] = {makeIndexCast};
}
