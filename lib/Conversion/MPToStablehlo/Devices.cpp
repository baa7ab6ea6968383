//===- Devices.cpp - Where the values of a step lie -----------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a step had before passes changed it lies where it lay. State that they
// added to the program of a device is that device's own: it is stacked along
// its first dimension, which takes no more memory than a copy on each would,
// and holds whatever it is. A scalar is the same on all.
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include "mlir/IR/Builders.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "mlir/Transforms/RegionUtils.h"
#include "mp/Dialect/MP/IR/DeviceAttributes.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "mp/Dialect/MP/IR/MPOpaqueOps.h"
#include "mp/Dialect/MP/Utils/Meshes.h"
#include "mp/Import/NormalForm.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::hloexport;

Attribute hloexport::makeSdy(MLIRContext *context, StringRef text) {
  return OpaqueAttr::get(StringAttr::get(context, "sdy"), text,
                         NoneType::get(context));
}

static DictionaryAttr getDevices(Operation *module) {
  return module->getAttrOfType<DictionaryAttr>(attr::devices);
}

void hloexport::writeDevices(ModuleOp from, ModuleOp to) {
  DictionaryAttr devices = getDevices(from);
  if (!devices)
    return;
  Builder attributes(from.getContext());
  if (auto count = hlo::asI64(devices.get("partitions")))
    to->setAttr("mhlo.num_partitions",
                attributes.getI32IntegerAttr(int32_t(*count)));
  auto meshes = devices.getAs<DictionaryAttr>("meshes");
  if (!meshes)
    return;
  OpBuilder builder = OpBuilder::atBlockBegin(to.getBody());
  for (NamedAttribute mesh : meshes) {
    auto text = dyn_cast<StringAttr>(mesh.getValue());
    if (!text)
      continue;
    OperationState state(from.getLoc(), "sdy.mesh");
    state.propertiesAttr = builder.getDictionaryAttr(
        {builder.getNamedAttr("mesh", makeSdy(from.getContext(), text)),
         builder.getNamedAttr("sym_name", mesh.getName())});
    builder.create(state);
  }
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

namespace {
/// The sharding of a value and the type of its whole.
struct Place {
  std::string sharding;
  Type whole;
};

/// What a step says of its devices.
struct Manual {
  StringRef mesh, axes;
  int64_t count;
};
} // namespace

static std::optional<Manual> getManual(DictionaryAttr devices) {
  auto mesh = devices.getAs<StringAttr>("mesh");
  auto axes = devices.getAs<StringAttr>("manual");
  std::optional<int64_t> count = hlo::asI64(devices.get("count"));
  if (!mesh || !axes || !count)
    return std::nullopt;
  return Manual{mesh, axes, *count};
}

/// Of a value that says where it lies, in its attributes.
static std::optional<Place> getSaid(DictionaryAttr attributes, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  auto sharding = attributes.getAs<StringAttr>(attr::sharding);
  auto shape = attributes.getAs<DenseI64ArrayAttr>(attr::whole);
  if (!sharding || !shape || shape.size() != tensor.getRank())
    return std::nullopt;
  return Place{sharding.str(), tensor.clone(shape.asArrayRef())};
}

/// Of a value that passes added.
static Place getOwn(const Manual &manual, Type type) {
  auto tensor = cast<RankedTensorType>(type);
  std::string start = "sharding<@" + manual.mesh.str() + ", [";
  if (tensor.getRank() == 0)
    return {start + "]>", type};
  StringRef axes = manual.axes;
  axes.consume_front("manual_axes");
  SmallVector<int64_t> shape(tensor.getShape());
  shape.front() *= manual.count;
  std::string dims = axes.str();
  for (int64_t dim = 1; dim < tensor.getRank(); ++dim)
    dims += ", {}";
  return {start + dims + "]>", tensor.clone(shape)};
}

/// The places of the arguments or the results of a function.
static SmallVector<Place>
getPlaces(const Manual &manual, ArrayRef<DictionaryAttr> attributes,
          const llvm::StringMap<DictionaryAttr> &named, TypeRange types) {
  SmallVector<Place> places;
  for (auto [own, type] : llvm::zip_equal(attributes, types)) {
    std::optional<Place> place = getSaid(own, type);
    auto name = own.getAs<StringAttr>(attr::name);
    if (DictionaryAttr same = name ? named.lookup(name) : DictionaryAttr();
        !place && same)
      place = getSaid(same, type);
    places.push_back(place ? *place : getOwn(manual, type));
  }
  return places;
}

static SmallVector<DictionaryAttr> getAttributes(func::FuncOp function,
                                                 bool ofResults) {
  SmallVector<DictionaryAttr> all;
  unsigned count =
      ofResults ? function.getNumResults() : function.getNumArguments();
  for (unsigned i = 0; i < count; ++i) {
    DictionaryAttr attributes =
        ofResults ? function.getResultAttrDict(i) : function.getArgAttrDict(i);
    all.push_back(attributes ? attributes
                             : DictionaryAttr::get(function.getContext()));
  }
  return all;
}

static Attribute printShardings(MLIRContext *context, ArrayRef<Place> places) {
  auto inner = [](const Place &place) {
    StringRef text = place.sharding;
    text.consume_front("sharding");
    return text.str();
  };
  return makeSdy(context, "sharding_per_value<[" +
                              llvm::join(llvm::map_range(places, inner), ", ") +
                              "]>");
}

//===----------------------------------------------------------------------===//
// The computation
//===----------------------------------------------------------------------===//

/// Puts the body of `function` into a manual computation between the wholes of
/// its arguments and of its results.
static void wrapBody(func::FuncOp function, const Manual &manual,
                     ArrayRef<Place> arguments, ArrayRef<Place> results) {
  MLIRContext *context = function.getContext();
  auto wholes = [](ArrayRef<Place> places) {
    return llvm::map_to_vector(places,
                               [](const Place &place) { return place.whole; });
  };
  Block *inner = &function.getBody().front();
  Location loc = function.getLoc();
  auto *outer = new Block;
  function.getBody().push_front(outer);
  for (auto [type, argument] :
       llvm::zip_equal(wholes(arguments), inner->getArguments()))
    outer->addArgument(type, argument.getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(outer);
  OperationState state(loc, "sdy.manual_computation", outer->getArguments(),
                       wholes(results));
  state.propertiesAttr = builder.getDictionaryAttr(
      {builder.getNamedAttr("in_shardings", printShardings(context, arguments)),
       builder.getNamedAttr("manual_axes", makeSdy(context, manual.axes)),
       builder.getNamedAttr("out_shardings",
                            printShardings(context, results))});
  state.addRegion();
  Operation *computation = builder.create(state);
  inner->moveBefore(&computation->getRegion(0),
                    computation->getRegion(0).end());
  Operation *last = inner->getTerminator();
  OpBuilder atEnd(last);
  OperationState end(last->getLoc(), "sdy.return", last->getOperands(), {});
  atEnd.create(end);
  last->erase();
  func::ReturnOp::create(builder, loc, computation->getResults());
  function.setFunctionType(
      FunctionType::get(context, wholes(arguments), wholes(results)));
}

void hloexport::writePlaces(func::FuncOp from, func::FuncOp names,
                            func::FuncOp to) {
  DictionaryAttr devices = getDevices(from->getParentOp());
  if (!devices)
    return;
  SmallVector<DictionaryAttr> arguments = getAttributes(from, false);
  SmallVector<DictionaryAttr> results = getAttributes(from, true);
  std::optional<Manual> manual = getManual(devices);
  if (!manual) {
    for (auto [i, attributes] : llvm::enumerate(arguments))
      if (auto text = attributes.getAs<StringAttr>(attr::sharding))
        to.setArgAttr(i, "sdy.sharding", makeSdy(from.getContext(), text));
    for (auto [i, attributes] : llvm::enumerate(results))
      if (auto text = attributes.getAs<StringAttr>(attr::sharding))
        to.setResultAttr(i, "sdy.sharding", makeSdy(from.getContext(), text));
    return;
  }
  // First values that are read from nothing run anywhere.
  auto isScalar = [](Type type) {
    return cast<RankedTensorType>(type).getRank() == 0;
  };
  if (to.getNumArguments() == 0 && llvm::all_of(to.getResultTypes(), isScalar))
    return;
  llvm::StringMap<DictionaryAttr> named;
  for (DictionaryAttr attributes : getAttributes(names, false))
    if (auto name = attributes.getAs<StringAttr>(attr::name))
      named.try_emplace(name, attributes);
  // The types that callers see, unsigned where they were.
  wrapBody(to, *manual,
           getPlaces(*manual, arguments, named, to.getArgumentTypes()),
           getPlaces(*manual, results, named, to.getResultTypes()));
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

/// Whether a sharding, `sharding<@mesh, [{"data"}, {}]>`, is of so many
/// dimensions.
static bool isOfRank(StringRef sharding, int64_t rank) {
  StringRef dims = sharding.split('[').second.split(']').first;
  return int64_t(dims.count('{')) == rank;
}

void hloexport::writePlace(OpExport &op) {
  auto sharding = op.source->getAttrOfType<StringAttr>(attr::sharding);
  if (!sharding || op.results.size() != 1 ||
      !isOfRank(sharding,
                cast<RankedTensorType>(op.results[0].getType()).getRank()))
    return;
  Value &result = op.results.front();
  Attribute text = makeSdy(op.builder.getContext(), sharding);
  result = op.make("sdy.sharding_constraint", result.getType(), result,
                   {op.builder.getNamedAttr("sharding", text)});
}

//===----------------------------------------------------------------------===//
// Computations around parts of a step
//===----------------------------------------------------------------------===//

/// The texts of shardings of some values, and behind them of others that are
/// whole on each device.
static std::string addWholes(StringRef shardings, StringRef mesh, StringRef dim,
                             ArrayRef<Value> wholes) {
  std::string text = shardings.str();
  for (Value value : wholes)
    text = addSharding(
        text, mesh,
        SmallVector<StringRef>(
            cast<RankedTensorType>(value.getType()).getRank(), dim));
  return text;
}

/// What the region reads from around it becomes an operand.
static LogicalResult writeManual(OpExport &op) {
  auto manual = op.as<ManualComputationOp>();
  llvm::SetVector<Value> read;
  getUsedValuesDefinedAbove(manual.getBody(), read);
  if (llvm::any_of(read.getArrayRef(),
                   [](Value value) { return isa<NoneType>(value.getType()); }))
    return op.refuse("effects in it are ordered with others around it");
  SmallVector<Value> around;
  for (Value value : read)
    around.push_back(op.standFor(value, nullptr));
  SmallVector<Value> operands(op.operands);
  llvm::append_range(operands, around);
  StringRef in = manual.getInShardings(), out = manual.getOutShardings();
  StringRef mesh = findMeshName(manual);
  if (!around.empty() && mesh.empty())
    return op.refuse("it reads values from around it and names no mesh");
  StringRef dim = in.contains('?') || out.contains('?') ? "{?}" : "{}";
  MLIRContext *context = op.builder.getContext();
  auto text = [&](StringRef name, StringRef value) {
    return op.builder.getNamedAttr(name, makeSdy(context, value));
  };
  Operation *written = op.create(
      "sdy.manual_computation", manual.getResultTypes(), operands,
      {text("in_shardings", addWholes(in, mesh, dim, around)),
       text("manual_axes", manual.getManualAxes()), text("out_shardings", out)},
      {}, /*regions=*/1);
  Block &block = written->getRegion(0).emplaceBlock();
  for (BlockArgument argument : manual.getBody().getArguments())
    block.addArgument(argument.getType(), argument.getLoc());
  size_t own = block.getNumArguments();
  for (auto [value, outside] : llvm::zip_equal(read, around))
    op.standFor(value, block.addArgument(outside.getType(), op.loc));
  OpBuilder::InsertionGuard guard(op.builder);
  op.builder.setInsertionPointToEnd(&block);
  SmallVector<Value> yielded = op.exportBody(
      manual.getBody().front(), block.getArguments().take_front(own));
  op.create("sdy.return", {}, yielded);
  for (auto [value, outside] : llvm::zip_equal(read, around))
    op.standFor(value, outside);
  llvm::append_range(op.results, written->getResults());
  return success();
}

static const ExporterRow rows[] = {{"mp.manual_computation", writeManual}};

ArrayRef<ExporterRow> hloexport::getDeviceRows() { return rows; }
