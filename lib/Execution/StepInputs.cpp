//===- StepInputs.cpp - First values of a step's arguments ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One argument after the other, from the first source that has it.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/StepInputs.h"

#include "mp/Dialect/MP/Utils/PortNames.h"
#include "mp/Execution/Program.h"
#include "mp/Execution/Random.h"
#include "mp/Support/Messages.h"
#include "mp/Support/Sizes.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

/// Element kind and shape of an argument.
static llvm::Expected<std::pair<ElementKind, SmallVector<int64_t>>>
typeOf(EntryFunction main, unsigned index) {
  Type type = main.getArgument(index).getType();
  std::optional<ElementKind> kind = elementKindOf(getElementTypeOrSelf(type));
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!kind || (tensor && !tensor.hasStaticShape()))
    return llvm::createStringError("argument '" + main.getArgumentName(index) +
                                   "' has a type that is not stored");
  SmallVector<int64_t> shape;
  if (tensor)
    shape.assign(tensor.getShape().begin(), tensor.getShape().end());
  return std::make_pair(*kind, std::move(shape));
}

/// Position and name: the two ways to speak of an argument.
static SmallVector<std::string, 2> namesOf(EntryFunction main, unsigned index) {
  return {"arg" + std::to_string(index), main.getArgumentName(index)};
}

/// The name under which `file` has argument `index`, or an empty one.
static std::string findArray(const NpzReader *file, EntryFunction main,
                             unsigned index) {
  for (const std::string &name : namesOf(main, index))
    if (file && file->contains(name))
      return name;
  return "";
}

/// Every name in `names` must be an argument's.
template <typename Names>
static llvm::Error checkNames(EntryFunction main, const Names &names,
                              const Twine &source) {
  llvm::StringSet<> known;
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    for (const std::string &name : namesOf(main, i))
      known.insert(name);
  for (StringRef name : names)
    if (!known.contains(name))
      return llvm::createStringError(source + " names " + quote(name) +
                                     ", and @main has no such argument");
  return llvm::Error::success();
}

llvm::Expected<StepInputs> StepInputs::read(EntryFunction main,
                                            const InputSources &sources,
                                            Precision precision) {
  StepInputs inputs(main);
  inputs.precision = precision;
  inputs.fillSeed = sources.fill;
  inputs.first.resize(main.getNumArguments());
  inputs.sliced.resize(main.getNumArguments());
  SmallVector<StringRef> set(llvm::make_first_range(sources.settings));
  if (llvm::Error error = checkNames(main, set, "--set"))
    return std::move(error);
  if (sources.batches)
    if (llvm::Error error =
            checkNames(main, sources.batches->names(), sources.batches->path()))
      return std::move(error);
  for (unsigned i = 0; i < main.getNumArguments(); ++i)
    if (llvm::Error error = inputs.readArgument(i, sources))
      return std::move(error);
  return std::move(inputs);
}

llvm::Error StepInputs::readArgument(unsigned index,
                                     const InputSources &sources) {
  auto type = typeOf(main, index);
  if (!type)
    return type.takeError();
  auto &[kind, shape] = *type;
  for (const auto &[name, number] : sources.settings) {
    if (!llvm::is_contained(namesOf(main, index), name))
      continue;
    if (checkedElements(shape) != 1)
      return llvm::createStringError("--set " + name + ": the argument is " +
                                     describe(kind, shape) +
                                     ", not one number");
    llvm::Expected<Tensor> value = Tensor::allocate(kind, shape, precision);
    if (!value)
      return value.takeError();
    value->setNumber(0, number);
    first[index] = std::move(*value);
    return llvm::Error::success();
  }
  if (std::string name = findArray(sources.batches, main, index);
      !name.empty()) {
    llvm::Expected<NpyHeader> header = sources.batches->readHeader(name);
    if (!header)
      return header.takeError();
    SmallVector<int64_t> wanted{header->shape.empty() ? 0
                                                      : header->shape.front()};
    llvm::append_range(wanted, shape);
    llvm::Expected<Tensor> value =
        readShaped(*sources.batches, name, index, wanted);
    if (!value)
      return value.takeError();
    value = fit(std::move(*value), index,
                (sources.batches->path() + ": '" + name + "'").str());
    if (!value)
      return value.takeError();
    if (wanted.front() == 0)
      return llvm::createStringError(sources.batches->path() + ": '" + name +
                                     "' holds no step");
    sliced[index] = std::move(*value);
    return llvm::Error::success();
  }
  for (const NpzReader *file : {sources.state, sources.inputs}) {
    std::string name = findArray(file, main, index);
    if (name.empty())
      continue;
    llvm::Expected<Tensor> value = readShaped(*file, name, index, shape);
    if (value)
      value = fit(std::move(*value), index,
                  (file->path() + ": '" + name + "'").str());
    if (!value)
      return value.takeError();
    first[index] = std::move(*value);
    break;
  }
  return llvm::Error::success();
}

/// Reads an array of that shape for an argument; of another shape, its header.
llvm::Expected<Tensor> StepInputs::readShaped(const NpzReader &file,
                                              StringRef name, unsigned index,
                                              ArrayRef<int64_t> shape) const {
  auto type = typeOf(main, index);
  if (!type)
    return type.takeError();
  llvm::Expected<NpyHeader> header = file.readHeader(name);
  if (!header)
    return header.takeError();
  if (ArrayRef<int64_t>(header->shape) == shape)
    return file.read(name);
  return llvm::createStringError(
      escape(file.path()) + ": " + quote(name) + " is " +
      describe(header->kind, header->shape) + ", and " +
      describe(type->first, shape) + " is wanted for argument " +
      quote(main.getArgumentName(index)));
}

/// Converts a value from a file to the type of an argument, or says why not.
llvm::Expected<Tensor> StepInputs::fit(Tensor value, unsigned index,
                                       StringRef from) {
  auto type = typeOf(main, index);
  if (!type)
    return type.takeError();
  ElementKind kind = type->first;
  if (value.kind() != kind && isFloat(kind) && isFloat(value.kind()) &&
      bitWidth(kind) < bitWidth(value.kind())) {
    std::string note = ("inputs are rounded from " + nameOf(value.kind()) +
                        " to " + nameOf(kind) + ", the type of their arguments")
                           .str();
    if (!llvm::is_contained(remarks, note))
      remarks.push_back(note);
  }
  llvm::Expected<Tensor> converted = convert(value, kind, precision);
  if (!converted)
    return llvm::createStringError(from + " " +
                                   toString(converted.takeError()));
  return converted;
}

llvm::Expected<StepInputs> StepInputs::clone() const {
  StepInputs copy(main);
  copy.precision = precision;
  copy.fillSeed = fillSeed;
  copy.first.resize(first.size());
  copy.sliced.resize(sliced.size());
  for (auto [from, to] :
       {std::pair{&first, &copy.first}, std::pair{&sliced, &copy.sliced}})
    for (size_t i = 0; i < from->size(); ++i)
      if ((*from)[i]) {
        llvm::Expected<Tensor> value = (*from)[i]->clone();
        if (!value)
          return value.takeError();
        (*to)[i] = std::move(*value);
      }
  return std::move(copy);
}

llvm::Error StepInputs::nudge(uint64_t run, double size) {
  bool found = false;
  for (unsigned index : main.getArgumentsWithRole(Role::Parameter)) {
    if (!first[index] || !isFloat(first[index]->kind()))
      continue;
    found = true;
    Random random = Random::stream(run, index);
    Tensor &value = *first[index];
    for (int64_t i = 0; i < value.count(); ++i)
      value.setNumber(i, value.number(i) * (1 + size * random.normal()));
  }
  if (!found)
    return llvm::createStringError(
        "there is nothing to nudge: no argument with a value has the role "
        "parameter; mp-assign-roles finds roles");
  return llvm::Error::success();
}

llvm::Error StepInputs::complete(MakeProgram makeProgram) {
  auto module = main.getFunction()->getParentOfType<ModuleOp>();
  auto init = module.lookupSymbol<func::FuncOp>(InitFunction::symbol);
  // What @init makes is made of what is filled, not filled itself.
  if (fillSeed)
    fillRest(*fillSeed, init);
  if (init)
    if (llvm::Error error = runInit(init, makeProgram))
      return error;
  llvm::SmallVector<unsigned> missing;
  for (unsigned i = 0; i < first.size(); ++i)
    if (!first[i] && !sliced[i])
      missing.push_back(i);
  if (missing.empty())
    return llvm::Error::success();
  auto describe = [&](size_t index) {
    std::string place = "arg" + std::to_string(missing[index]);
    std::string name = main.getArgumentName(missing[index]);
    return name == place ? place : place + " (" + escape(name) + ")";
  };
  return llvm::createStringError(
      "no value for " + listFirst(missing.size(), /*most=*/10, describe) +
      "; give them in --inputs or --batches, or use --fill");
}

/// The first slice of batches, as a value of its own.
static llvm::Expected<Tensor> firstSlice(const Tensor &batches,
                                         Precision precision) {
  llvm::Expected<Tensor> slice =
      Tensor::allocate(batches.kind(), batches.shape().drop_front(), precision);
  if (slice)
    std::memcpy(slice->data(), batches.data(), slice->bytes());
  return slice;
}

llvm::Error StepInputs::runInit(func::FuncOp init, MakeProgram makeProgram) {
  ProgramOptions options;
  options.precision = precision;
  FailureOr<std::unique_ptr<Program>> program =
      makeProgram ? makeProgram(init) : Program::compile(init, options);
  if (failed(program))
    return llvm::createStringError("@init cannot be executed");
  PortNames arguments = PortNames::ofArguments(main);
  for (unsigned i = 0; i < init.getNumArguments(); ++i) {
    std::optional<unsigned> index =
        arguments.find(init.getArgAttrOfType<StringAttr>(i, attr::name));
    if (!index ||
        init.getArgument(i).getType() != main.getArgument(*index).getType())
      return llvm::createStringError("argument " + Twine(i) +
                                     " of @init has no like in @main");
    if (sliced[*index] && main.getArgumentRole(*index) == Role::Parameter)
      return llvm::createStringError(
          "'" + main.getArgumentName(*index) +
          "' is a parameter, of which @init makes copies once: it cannot be "
          "another one in each step; give it in --inputs");
    if (sliced[*index]) {
      llvm::Expected<Tensor> slice = firstSlice(*sliced[*index], precision);
      if (!slice)
        return slice.takeError();
      (*program)->setArgument(i, *slice);
    } else if (first[*index]) {
      (*program)->setArgument(i, *first[*index]);
    } else {
      // The list of what is missing will name it.
      return llvm::Error::success();
    }
  }
  (*program)->run();
  if ((*program)->hasFailed())
    return llvm::createStringError("@init has failed");
  for (unsigned i = 0; i < init.getNumResults(); ++i) {
    std::optional<unsigned> index =
        arguments.find(init.getResultAttrOfType<StringAttr>(i, attr::name));
    if (!index ||
        init.getResultTypes()[i] != main.getArgument(*index).getType())
      return llvm::createStringError("result " + Twine(i) +
                                     " of @init has no like in @main");
    if (first[*index] || sliced[*index])
      continue;
    llvm::Expected<Tensor> value = (*program)->result(i);
    if (!value)
      return value.takeError();
    first[*index] = std::move(*value);
  }
  return llvm::Error::success();
}

void StepInputs::fillRest(uint64_t seed, func::FuncOp init) {
  PortNames made = PortNames::ofResults(init);
  for (unsigned i = 0; i < first.size(); ++i) {
    if (made.find(main.getArgumentName(i)))
      continue;
    auto type = typeOf(main, i);
    if (!type) {
      llvm::consumeError(type.takeError());
      continue;
    }
    if (first[i] || sliced[i])
      continue;
    llvm::Expected<Tensor> value =
        Tensor::allocate(type->first, type->second, precision);
    if (!value) {
      llvm::consumeError(value.takeError());
      continue;
    }
    Random random = Random::stream(seed, i);
    for (int64_t k = 0; k < value->count(); ++k)
      value->setNumber(k, isFloat(type->first) ? 2 * random.uniform() - 1
                          : type->first == ElementKind::I1
                              ? double(random.next() >> 63)
                              : double(random.next() >> 61));
    first[i] = std::move(*value);
  }
}
