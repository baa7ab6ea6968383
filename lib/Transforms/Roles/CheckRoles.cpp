//===- CheckRoles.cpp - Reject a step without roles or true pairs ---------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mp/Dialect/MP/Utils/EntryFunction.h"
#include "mp/Transforms/Roles/Passes.h"

using namespace mlir;
using namespace mlir::mp;

namespace mlir::mp {
#define GEN_PASS_DEF_CHECKROLES
#include "mp/Transforms/Roles/Passes.h.inc"
} // namespace mlir::mp

static bool isResultRole(Role role) {
  switch (role) {
  case Role::NewParameter:
  case Role::NewState:
  case Role::Gradient:
  case Role::Loss:
  case Role::Metric:
    return true;
  default:
    return false;
  }
}

/// The role of a result that is the next value of an argument.
static Role getNextRole(Role role) {
  if (role == Role::Parameter)
    return Role::NewParameter;
  return role == Role::Rng ? Role::Rng : Role::NewState;
}

static LogicalResult checkRoles(EntryFunction main) {
  func::FuncOp function = main.getFunction();
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    std::optional<Role> role = main.getArgumentRole(i);
    if (!role)
      return function.emitError()
             << "argument " << i << " '" << main.getArgumentName(i)
             << "' has no role; run mp-assign-roles";
    if (isResultRole(*role))
      return function.emitError()
             << "argument " << i << " '" << main.getArgumentName(i)
             << "' has the role " << stringifyRole(*role)
             << ", which is one of results";
  }
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    std::optional<Role> role = main.getResultRole(i);
    if (!role)
      return function.emitError()
             << "result " << i << " '" << main.getResultName(i)
             << "' has no role; run mp-assign-roles";
    if (!isResultRole(*role) && role != Role::Rng)
      return function.emitError()
             << "result " << i << " '" << main.getResultName(i)
             << "' has the role " << stringifyRole(*role)
             << ", which is one of arguments";
  }
  return success();
}

/// What is carried from step to step has a name of its own: by it `@init` knows
/// of what it makes a first value, and files which array is whose.
static LogicalResult checkNames(EntryFunction main) {
  auto isCarried = [&](unsigned argument) {
    return main.getArgumentRole(argument) == Role::Parameter ||
           main.getPair(argument);
  };
  llvm::StringMap<unsigned> known;
  for (unsigned i = 0; i < main.getNumArguments(); ++i) {
    auto [other, isNew] = known.try_emplace(main.getArgumentName(i), i);
    if (!isNew && (isCarried(i) || isCarried(other->second)))
      return main.getFunction().emitError()
             << "arguments " << other->second << " and " << i
             << " have one name, '" << main.getArgumentName(i)
             << "', and what is carried from step to step is known by its "
                "name: give each its own 'mp.name'";
  }
  return success();
}

/// One argument with `mp.pair`.
static LogicalResult
checkPair(EntryFunction main, unsigned argument,
          SmallVectorImpl<std::optional<unsigned>> &owners) {
  func::FuncOp function = main.getFunction();
  std::string name = main.getArgumentName(argument);
  std::optional<unsigned> pair = main.getPair(argument);
  if (!pair)
    return function.emitError()
           << "argument " << argument << " '" << name
           << "' has mp.pair = " << function.getArgAttr(argument, attr::pair)
           << ", but there are " << main.getNumResults() << " results";
  Type from = main.getArgument(argument).getType();
  Type to = main.getResult(*pair).getType();
  if (from != to)
    return function.emitError()
           << "argument " << argument << " '" << name << "' is " << from
           << ", its next value, result " << *pair << ", is " << to;
  if (std::optional<unsigned> other = owners[*pair])
    return function.emitError()
           << "result " << *pair << " is the next value of both argument "
           << *other << " and argument " << argument;
  owners[*pair] = argument;
  Role expected = getNextRole(*main.getArgumentRole(argument));
  Role actual = *main.getResultRole(*pair);
  if (actual != expected)
    return function.emitError()
           << "result " << *pair << ", the next value of argument " << argument
           << " '" << name << "', has the role " << stringifyRole(actual)
           << ", not " << stringifyRole(expected);
  return success();
}

static LogicalResult checkPairs(EntryFunction main) {
  func::FuncOp function = main.getFunction();
  SmallVector<std::optional<unsigned>> owners(main.getNumResults());
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (function.getArgAttr(i, attr::pair) &&
        failed(checkPair(main, i, owners)))
      return failure();
  for (unsigned i = 0; i < main.getNumResults(); ++i) {
    Role role = *main.getResultRole(i);
    if ((role == Role::NewParameter || role == Role::NewState) && !owners[i])
      return function.emitError()
             << "result " << i << " '" << main.getResultName(i) << "' is a "
             << stringifyRole(role) << ", but no argument has mp.pair = " << i;
  }
  return success();
}

/// Whether the argument may have been stored in another float type than
/// `gradient`, which stays as wide as the author has it: a step without masters
/// is asked for its roles again.
static bool isStoredNarrow(EntryFunction main, unsigned argument,
                           Type gradient) {
  PolicyAttr policy = findPolicy(main.getFunction());
  auto stored = dyn_cast<ShapedType>(main.getArgument(argument).getType());
  auto wide = dyn_cast<ShapedType>(gradient);
  return policy && !policy.getType().isF32() && stored && wide &&
         stored.getShape() == wide.getShape() &&
         isa<FloatType>(stored.getElementType()) &&
         isa<FloatType>(wide.getElementType());
}

/// One result with `mp.of`.
static LogicalResult checkOwner(EntryFunction main, unsigned result,
                                SmallVectorImpl<std::optional<unsigned>> &of) {
  func::FuncOp function = main.getFunction();
  auto error = [&] {
    return function.emitError()
           << "result " << result << " '" << main.getResultName(result) << "' ";
  };
  std::optional<unsigned> owner = main.getGradientOwner(result);
  if (!owner)
    return error() << "has mp.of = " << function.getResultAttr(result, attr::of)
                   << ", but there are " << main.getNumArguments()
                   << " arguments";
  std::string name = main.getArgumentName(*owner);
  if (main.getResultRole(result) != Role::Gradient)
    return error() << "has mp.of, but the role "
                   << stringifyRole(*main.getResultRole(result)) << ", not "
                   << stringifyRole(Role::Gradient);
  Role role = *main.getArgumentRole(*owner);
  if (role != Role::Parameter && role != Role::Batch)
    return error() << "is the gradient of argument " << *owner << " '" << name
                   << "', whose role is " << stringifyRole(role);
  Type from = main.getArgument(*owner).getType();
  Type to = main.getResult(result).getType();
  if (from != to && !isStoredNarrow(main, *owner, to))
    return error() << "of type " << to << " is the gradient of argument "
                   << *owner << " '" << name << "' of type " << from;
  if (std::optional<unsigned> other = of[*owner])
    return error() << "and result " << *other << " are both the gradient of "
                   << "argument " << *owner << " '" << name << "'";
  of[*owner] = result;
  return success();
}

static LogicalResult checkOwners(EntryFunction main) {
  SmallVector<std::optional<unsigned>> of(main.getNumArguments());
  for (unsigned i = 0; i < main.getNumResults(); ++i)
    if (main.getFunction().getResultAttr(i, attr::of) &&
        failed(checkOwner(main, i, of)))
      return failure();
  return success();
}

namespace {
struct CheckRoles final : mp::impl::CheckRolesBase<CheckRoles> {
  using Base::Base;
  void runOnOperation() override {
    markAllAnalysesPreserved();
    FailureOr<EntryFunction> main = EntryFunction::find(getOperation());
    if (failed(main) || failed(checkRoles(*main)) ||
        failed(checkNames(*main)) || failed(checkPairs(*main)) ||
        failed(checkOwners(*main)))
      signalPassFailure();
  }
};
} // namespace
