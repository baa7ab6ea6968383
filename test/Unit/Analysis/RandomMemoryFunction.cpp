//===- RandomMemoryFunction.cpp - Functions of few tensors ----------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomMemoryFunction.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::mp;

namespace {
class Writer {
public:
  Writer(std::mt19937 &random, unsigned size)
      : random(random), matrix(llvm::formatv("tensor<{0}x{0}xf32>", size)),
        row(llvm::formatv("tensor<{0}xf32>", size)),
        flat(llvm::formatv("tensor<{0}xf32>", size * size)),
        indices(llvm::formatv("tensor<{0}x1xi32>", size)),
        predicates(llvm::formatv("tensor<{0}x{0}xi1>", size)), size(size) {}

  std::string write(unsigned numOps);
  std::string writeStep(unsigned numLayers);

private:
  using Names = llvm::ArrayRef<llvm::StringRef>;

  unsigned draw(unsigned bound) { return random() % bound; }
  llvm::StringRef pick(Names names) { return names[draw(names.size())]; }
  /// A matrix, the latest ones more often; it needs no other reader.
  std::string use();
  /// Adds a line and gives its result's name.
  template <typename... Args>
  std::string add(const char *format, Args &&...args) {
    std::string name = "%" + std::to_string(numLines++);
    lines += "  " + name + " = " + llvm::formatv(format, args...).str() + "\n";
    return name;
  }
  void keep(std::string name) { matrices.push_back({std::move(name), false}); }
  void addArguments();
  void addOp();
  void addMove();
  void addSum();
  std::string addDot(llvm::StringRef a, llvm::StringRef b, unsigned ofA,
                     unsigned ofB);
  std::string addPointwise(llvm::StringRef op, llvm::StringRef operands);
  std::string addForward(unsigned kind, llvm::StringRef value);
  std::string addBackward(unsigned kind, llvm::StringRef result,
                          std::string gradient);
  std::string writePolicy();

  struct Matrix {
    std::string name;
    bool isRead;
  };

  std::mt19937 &random;
  std::string matrix, row, flat, indices, predicates;
  unsigned size, numLines = 0;
  llvm::SmallVector<Matrix> matrices;
  std::string arguments, lines;
};
} // namespace

std::string Writer::use() {
  unsigned last = matrices.size() - 1;
  unsigned number =
      draw(3) ? last - draw(std::min(last + 1, 3u)) : draw(last + 1);
  matrices[number].isRead = true;
  return matrices[number].name;
}

void Writer::addArguments() {
  arguments = "%i: " + indices + ", %p: " + predicates;
  for (unsigned i = 0, e = 1 + draw(3); i < e; ++i) {
    std::string name = "%x" + std::to_string(i);
    llvm::StringRef role = pick({"", " {mp.role = #mp.role<parameter>}",
                                 " {mp.role = #mp.role<parameter>}",
                                 " {mp.role = #mp.role<batch>}"});
    arguments += ", " + name + ": " + matrix + role.str();
    matrices.push_back({name, true});
  }
}

void Writer::addMove() {
  std::string value = use();
  switch (draw(5)) {
  case 0:
    return keep(
        add("mp.transpose {0} perm [1, 0] : {1} to {1}", value, matrix));
  case 1: // a call of a library
    return keep(add("mp.gather {0}, %i slice [1, {1}] offset [1] collapsed [0] "
                    "start [0] index_vector 1 : ({2}, {3}) -> {2}",
                    value, size, matrix, indices));
  case 2: {
    std::string renamed =
        add("mp.reshape {0} : {1} to {2}", value, matrix, flat);
    if (draw(2))
      renamed = add("math.tanh {0} : {1}", renamed, flat);
    return keep(add("mp.reshape {0} : {1} to {2}", renamed, flat, matrix));
  }
  case 3:
    return keep(add("arith.negf {0} : {1}", value, matrix));
  default:
    return keep(add("arith.select %p, {0}, {1} : {2}, {3}", value, use(),
                    predicates, matrix));
  }
}

void Writer::addSum() {
  std::string sum = add("mp.reduce {0} {1} dims [1] : {2} to {3}",
                        pick({"add", "max"}), use(), matrix, row);
  keep(add("mp.broadcast {0} dims [0] : {1} to {2}", sum, row, matrix));
}

void Writer::addOp() {
  switch (draw(8)) {
  case 0:
  case 1:
  case 2:
    return keep(add("mp.dot {0}, {1} contracting [1] x [0] : ({2}, {2}) -> {2}",
                    use(), use(), matrix));
  case 3:
    return addMove();
  case 4:
    return draw(2) ? addSum() : addMove();
  case 5: {
    std::string half = add("arith.constant dense<0.5> : {0}", matrix);
    return keep(add("arith.mulf {0}, {1} : {2}", use(), half, matrix));
  }
  case 6:
    return keep(
        add("{0} {1}, {2} : {3}",
            pick({"arith.addf", "arith.subf", "arith.mulf", "arith.maximumf"}),
            use(), use(), matrix));
  default:
    return keep(add("{0} {1} : {2}",
                    pick({"math.tanh", "math.exp", "mp.logistic", "math.sin"}),
                    use(), matrix));
  }
}

std::string Writer::writePolicy() {
  std::string rule;
  if (draw(3) == 0)
    rule = llvm::formatv(", rules = [<op \"{0}\" = {1} optional>]",
                         pick({"mp.dot", "math.tanh", "mp.gather", "arith.mulf",
                               "arith.negf", "mp.reshape", "arith.select"}),
                         pick({"allow", "deny"}));
  return llvm::formatv("#mp.policy<{0}{1}>", pick({"f16", "bf16"}), rule);
}

std::string Writer::write(unsigned numOps) {
  addArguments();
  for (unsigned i = 0; i < numOps; ++i)
    addOp();
  std::string names, types;
  for (const Matrix &value : matrices) {
    if (value.isRead && draw(8))
      continue;
    names += (names.empty() ? "" : ", ") + value.name;
    types += (types.empty() ? "" : ", ") + matrix;
  }
  if (names.empty()) {
    names = matrices.back().name;
    types = matrix;
  }
  return llvm::formatv("module attributes {{mp.policy = {0}} {{\n"
                       "func.func @f({1}) -> ({2}) {{\n{3}  return {4} : "
                       "{2}\n}\n}\n",
                       writePolicy(), arguments, types, lines, names);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

std::string Writer::addDot(llvm::StringRef a, llvm::StringRef b, unsigned ofA,
                           unsigned ofB) {
  return add("mp.dot {0}, {1} contracting [{2}] x [{3}] : ({4}, {4}) -> {4}", a,
             b, ofA, ofB, matrix);
}

std::string Writer::addPointwise(llvm::StringRef op, llvm::StringRef operands) {
  return add("{0} {1} : {2}", op, operands, matrix);
}

/// Layers that are no product with a parameter.
std::string Writer::addForward(unsigned kind, llvm::StringRef value) {
  switch (kind) {
  case 0:
    return addPointwise("math.tanh", value);
  case 1:
    return addPointwise("math.exp", value);
  case 2:
    return addPointwise("arith.negf", value);
  default:
    return add("mp.transpose {0} perm [1, 0] : {1} to {1}", value, matrix);
  }
}

std::string Writer::addBackward(unsigned kind, llvm::StringRef result,
                                std::string gradient) {
  auto times = [&](llvm::StringRef factor) {
    return addPointwise("arith.mulf", gradient + ", " + factor.str());
  };
  switch (kind) {
  case 0: {
    std::string one = add("arith.constant dense<1.0> : {0}", matrix);
    std::string square =
        addPointwise("arith.mulf", (result + ", " + result).str());
    return times(addPointwise("arith.subf", one + ", " + square));
  }
  case 1:
    return times(result);
  default: // its own inverse
    return addForward(kind, gradient);
  }
}

std::string Writer::writeStep(unsigned numLayers) {
  constexpr unsigned product = 4;
  llvm::SmallVector<unsigned> kinds;
  llvm::SmallVector<std::string> values = {"%x"}, parameters;
  for (unsigned i = 0; i < numLayers; ++i) {
    kinds.push_back(i == 0 || draw(2) ? product : draw(product));
    if (kinds.back() != product) {
      values.push_back(addForward(kinds.back(), values.back()));
      continue;
    }
    parameters.push_back("%w" + std::to_string(parameters.size()));
    values.push_back(addDot(values.back(), parameters.back(), 1, 0));
  }
  std::string loss = add("mp.reduce add {0} dims [0, 1] : {1} to tensor<f32>",
                         values.back(), matrix);
  // A seed that is no 1 is found; what it is does not matter here.
  std::string seed = add("arith.constant dense<0.015625> : tensor<f32>");
  std::string gradient =
      add("mp.broadcast {0} dims [] : tensor<f32> to {1}", seed, matrix);
  std::string rate = add("arith.constant dense<0.1> : {0}", matrix);
  std::string results = loss, types = "tensor<f32> {mp.role = #mp.role<loss>}";
  arguments = "%x: " + matrix + " {mp.role = #mp.role<batch>}";
  unsigned number = parameters.size();
  for (unsigned i = numLayers; i-- > 0;) {
    if (kinds[i] != product) {
      gradient = addBackward(kinds[i], values[i + 1], gradient);
      continue;
    }
    std::string name = parameters[--number];
    std::string ofName = draw(2)
                             ? addDot(values[i], gradient, 0, 0)
                             : addForward(3, addDot(gradient, values[i], 0, 0));
    std::string change =
        addPointwise("arith.mulf", llvm::join_items(", ", ofName, rate));
    results.append(", ").append(
        addPointwise("arith.subf", llvm::join_items(", ", name, change)));
    types.append(", ").append(matrix).append(
        " {mp.role = #mp.role<new_parameter>}");
    arguments += llvm::formatv(", {0}: {1} {{mp.role = #mp.role<parameter>, "
                               "mp.pair = {2} : i64}",
                               name, matrix, parameters.size() - number);
    if (i > 0)
      gradient = addDot(gradient, name, 1, 1);
  }
  llvm::StringRef low = pick({"f16", "bf16"});
  std::string plain = "tensor<f32>";
  for (unsigned i = 0; i < parameters.size(); ++i)
    plain += ", " + matrix;
  return llvm::formatv("module attributes {{mp.policy = #mp.policy<{0}>} {{\n"
                       "func.func @main({1}) -> ({2}) {{\n{3}  return {4} : "
                       "{5}\n}\n}\n",
                       low, arguments, types, lines, results, plain);
}

std::string mlir::mp::writeRandomStep(std::mt19937 &random, unsigned size,
                                      unsigned numLayers) {
  return Writer(random, size).writeStep(numLayers);
}

std::string mlir::mp::writeRandomFunction(std::mt19937 &random, unsigned size,
                                          unsigned numOps) {
  return Writer(random, size).write(numOps);
}
