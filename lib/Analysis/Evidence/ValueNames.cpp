//===- ValueNames.cpp - Names of values that outlive a process ------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Analysis/Evidence/ValueNames.h"

#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mp/Support/Messages.h"

using namespace mlir;
using namespace mlir::mp;

static bool isFloatTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && isa<FloatType>(tensor.getElementType());
}

namespace {
/// Numbers the ops below one function.
class Namer {
public:
  Namer(FunctionOpInterface function, std::vector<NamedValue> &values,
        std::vector<NamedOp> &ops)
      : function(function.getName().str()), values(values), ops(ops) {
    for (BlockArgument argument : function.getArguments())
      add("arg" + Twine(argument.getArgNumber()), argument);
    for (Block &block : function.getFunctionBody())
      nameOps(block);
  }

private:
  void add(const Twine &name, Value value) {
    if (isFloatTensor(value.getType()))
      values.push_back({(function + "/" + name).str(), value});
  }

  // NOLINTNEXTLINE(misc-no-recursion): as deep as regions nest, as MLIR's walks
  void nameOps(Block &block) {
    for (Operation &op : block) {
      std::string name =
          (Twine(next++) + ":" + op.getName().getStringRef()).str();
      ops.push_back({function + "/" + name, &op});
      for (OpResult result : op.getResults())
        add(name + "#" + Twine(result.getResultNumber()), result);
      for (Region &region : op.getRegions())
        for (Block &inner : region) {
          for (BlockArgument argument : inner.getArguments())
            add(name + "/" + Twine(region.getRegionNumber()) + "." +
                    Twine(argument.getArgNumber()),
                argument);
          nameOps(inner);
        }
    }
  }

  std::string function;
  std::vector<NamedValue> &values;
  std::vector<NamedOp> &ops;
  size_t next = 0;
};
} // namespace

std::vector<NamedOp> mp::nameOps(ModuleOp module) {
  std::vector<NamedValue> values;
  std::vector<NamedOp> ops;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (!function.isExternal())
      Namer(function, values, ops);
  return ops;
}

std::vector<NamedValue> mp::nameFloatValues(ModuleOp module) {
  std::vector<NamedValue> values;
  std::vector<NamedOp> ops;
  for (auto function : module.getOps<FunctionOpInterface>())
    if (!function.isExternal())
      Namer(function, values, ops);
  return values;
}

bool mp::mayBeObserved(Value value) {
  if (Operation *op = value.getDefiningOp())
    return !op->hasTrait<OpTrait::ConstantLike>() &&
           !isa<RegionBranchOpInterface>(op);
  Block *block = value.getParentBlock();
  return block->isEntryBlock() &&
         isa_and_present<FunctionOpInterface>(block->getParentOp());
}

std::string mp::findLocationName(Location location) {
  std::string name;
  location->walk([&](Location inner) {
    auto named = dyn_cast<NameLoc>(inner);
    if (!named)
      return WalkResult::advance();
    name = named.getName().str();
    return WalkResult::interrupt();
  });
  return name;
}

Profile mp::startProfile(ModuleOp module, ArrayRef<NamedValue> values) {
  Profile profile(fingerprint(module));
  for (const NamedValue &named : values)
    profile.append({named.name,
                    textOf(named.value.getType()),
                    findLocationName(named.value.getLoc()),
                    {}});
  return profile;
}
