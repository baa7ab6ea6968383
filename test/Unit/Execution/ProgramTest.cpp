//===- ProgramTest.cpp - Reuse of memory in random programs ---------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values share memory when their lives do not overlap, and results may lie
// where an operand lay. Random programs, run more than once, are compared with
// plain evaluation of the same ops where every value has memory of its own.
//
//===----------------------------------------------------------------------===//

#include "mp/Execution/Program.h"
#include "mp/Execution/MemoizedProgram.h"
#include "mp/Execution/Profiler.h"
#include "mp/Execution/Random.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Parser/Parser.h"
#include "mp/Dialect/MP/IR/MPAttributes.h"
#include "gtest/gtest.h"

#include <numeric>

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::exec;

namespace {
using Matrix = std::vector<float>; // 24 elements, as 4x6 or as 6x4

/// A random program as text, and what it computes.
class RandomProgram {
public:
  RandomProgram(uint64_t seed, unsigned ops) : random(seed) {
    text = "func.func @main(%v0: tensor<4x6xf32>, %v1: tensor<6x4xf32>)";
    kinds = {Kind::Argument, Kind::Argument};
    isTall = {false, true};
    for (unsigned i = 0; i < ops; ++i)
      addOp();
    // Results: an argument now and then, one value twice.
    results = {random.next() % kinds.size(), kinds.size() - 1,
               kinds.size() - 1};
    std::string types, values;
    for (uint64_t id : results) {
      types += (types.empty() ? "" : ", ") + type(id);
      values += (values.empty() ? "%v" : ", %v") + std::to_string(id);
    }
    text += " -> (" + types + ") {\n" + body + "  return " + values + " : " +
            types + "\n}\n";
  }

  /// All values, each in memory of its own.
  std::vector<Matrix> evaluateAll(const Matrix &a, const Matrix &b) const {
    std::vector<Matrix> values = {a, b};
    for (size_t id = 2; id < kinds.size(); ++id)
      values.push_back(evaluateOp(id, values));
    return values;
  }

  /// All results.
  std::vector<Matrix> evaluate(const Matrix &a, const Matrix &b) const {
    std::vector<Matrix> values = evaluateAll(a, b);
    std::vector<Matrix> out;
    out.reserve(results.size());
    for (uint64_t id : results)
      out.push_back(values[id]);
    return out;
  }

  /// Elements of a row of a value.
  int64_t rowOf(size_t id) const { return isTall[id] ? 4 : 6; }

  std::string text;

private:
  enum class Kind {
    Argument,
    Constant,
    Iota,
    Subtract,
    Minimum,
    Transpose,
    Reshape,
    Guard
  };

  std::string type(uint64_t id) const {
    return isTall[id] ? "tensor<6x4xf32>" : "tensor<4x6xf32>";
  }

  /// A value of the given shape; there always is one.
  uint64_t pick(bool tall) {
    while (true) {
      // Near ones more often: chains and short lives.
      uint64_t back = random.next() % (random.next() % 2 ? 4 : kinds.size());
      uint64_t id = kinds.size() - 1 - std::min(back, kinds.size() - 1);
      if (isTall[id] == tall)
        return id;
      if (random.next() % 8 == 0)
        return tall ? 1 : 0;
    }
  }

  void addOp() {
    Kind kind = static_cast<Kind>(1 + random.next() % 7);
    bool tall = random.next() % 2;
    bool turns = kind == Kind::Transpose || kind == Kind::Reshape;
    uint64_t a = pick(tall != turns), b = pick(tall);
    std::string va = "%v" + std::to_string(a), vb = "%v" + std::to_string(b);
    kinds.push_back(kind);
    isTall.push_back(tall);
    operands[kinds.size() - 1] = {a, b};
    std::string t = type(kinds.size() - 1), from = type(a);
    body += "  %v" + std::to_string(kinds.size() - 1) + " = ";
    switch (kind) {
    case Kind::Argument:
    case Kind::Constant:
      body += "arith.constant dense<1.5> : " + t + "\n";
      break;
    case Kind::Iota:
      body += "mp.iota dim 1 : " + t + "\n";
      break;
    case Kind::Subtract:
      body += "arith.subf " + va + ", " + vb + " : " + t + "\n";
      break;
    case Kind::Minimum:
      body += "arith.minimumf " + va + ", " + vb + " : " + t + "\n";
      break;
    case Kind::Transpose:
      body +=
          "mp.transpose " + va + " perm [1, 0] : " + from + " to " + t + "\n";
      break;
    case Kind::Reshape:
      body += "mp.reshape " + va + " : " + from + " to " + t + "\n";
      break;
    case Kind::Guard: {
      // Keeps b exactly if not all of a are finite: they are.
      std::string ok = "%ok" + std::to_string(kinds.size());
      body.erase(body.rfind("  %v"));
      body += "  " + ok + " = mp.all_finite " + va + " : " + t + "\n  %v" +
              std::to_string(kinds.size() - 1) + " = mp.guard " + ok +
              " keep(" + vb + " : " + t + ") {\n    %n = arith.negf " + vb +
              " : " + t + "\n    mp.yield %n : " + t + "\n  }\n";
      break;
    }
    }
  }

  Matrix evaluateOp(size_t id, const std::vector<Matrix> &values) const {
    auto [a, b] = operands.at(id);
    unsigned columns = isTall[id] ? 4 : 6;
    Matrix out(24);
    for (unsigned i = 0; i < 24; ++i) {
      switch (kinds[id]) {
      case Kind::Argument:
      case Kind::Constant:
        out[i] = 1.5f;
        break;
      case Kind::Iota:
        out[i] = i % columns;
        break;
      case Kind::Subtract:
        out[i] = values[a][i] - values[b][i];
        break;
      case Kind::Minimum:
        out[i] = std::min(values[a][i], values[b][i]);
        break;
      case Kind::Transpose:
        out[i] = values[a][i % columns * (24 / columns) + i / columns];
        break;
      case Kind::Reshape:
        out[i] = values[a][i];
        break;
      case Kind::Guard:
        out[i] = -values[b][i];
        break;
      }
    }
    return out;
  }

  Random random;
  std::string body;
  std::vector<Kind> kinds;
  std::vector<bool> isTall;
  std::map<size_t, std::pair<uint64_t, uint64_t>> operands;
  std::vector<uint64_t> results;
};

Matrix randomMatrix(Random &random) {
  Matrix m(24);
  for (float &x : m)
    x = std::floor(random.uniform() * 64);
  return m;
}
} // namespace

TEST(Program, MemoryIsReusedOnlyWhenFree) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  bool isShared = false;
  for (uint64_t seed = 1; seed <= 300; ++seed) {
    RandomProgram wanted(seed, 3 + seed % 40);
    auto module = parseSourceString<ModuleOp>(wanted.text, &context);
    ASSERT_TRUE(module) << wanted.text;
    auto program = Program::compile(*module->getOps<func::FuncOp>().begin());
    ASSERT_TRUE(succeeded(program)) << wanted.text;
    isShared |= (*program)->memoryBytes() <
                static_cast<int64_t>(96 * (*program)->kernelCount());
    Random random(seed);
    for (int run = 0; run < 3; ++run) {
      Matrix inputs[2] = {randomMatrix(random), randomMatrix(random)};
      for (int i = 0; i < 2; ++i)
        std::copy(inputs[i].begin(), inputs[i].end(),
                  (*program)->arguments()[i].as<float>());
      (*program)->run();
      std::vector<Matrix> results = wanted.evaluate(inputs[0], inputs[1]);
      for (auto [i, buffer] : llvm::enumerate((*program)->results()))
        ASSERT_EQ(Matrix(buffer.as<float>(), buffer.as<float>() + 24),
                  results[i])
            << "run " << run << " of\n"
            << wanted.text;
    }
  }
  EXPECT_TRUE(isShared);
}

static void setArguments(Program &program, const Matrix (&inputs)[2]) {
  for (int i = 0; i < 2; ++i)
    std::copy(inputs[i].begin(), inputs[i].end(),
              program.arguments()[i].as<float>());
}

/// Counts of `MemoizedProgram`, summed.
struct ExecutionCounts {
  int64_t executed = 0, total = 0;
};

/// Runs the programs of one seed that are longer and longer, so each begins
/// with what the one before computed, on two inputs in turn.
static ExecutionCounts runGrowing(uint64_t seed, MLIRContext &context,
                                  ValueCache &cache) {
  ExecutionCounts counts;
  Random random(seed);
  Matrix inputs[2][2] = {{randomMatrix(random), randomMatrix(random)},
                         {randomMatrix(random), randomMatrix(random)}};
  for (unsigned ops = 5; ops < 40; ops += 5) {
    RandomProgram wanted(seed, ops);
    auto module = parseSourceString<ModuleOp>(wanted.text, &context);
    auto program = Program::compile(*module->getOps<func::FuncOp>().begin());
    EXPECT_TRUE(succeeded(program)) << wanted.text;
    MemoizedProgram memoized(**program, cache);
    for (int run = 0; run < 3; ++run) {
      setArguments(**program, inputs[run % 2]);
      unsigned wantedResult = run % 3;
      memoized.run({wantedResult});
      const Buffer &buffer = (*program)->results()[wantedResult];
      EXPECT_EQ(
          Matrix(buffer.as<float>(), buffer.as<float>() + 24),
          wanted.evaluate(inputs[run % 2][0], inputs[run % 2][1])[wantedResult])
          << "run " << run << " of\n"
          << wanted.text;
    }
    counts.executed += memoized.executed();
    counts.total += memoized.total();
  }
  return counts;
}

// With a cache that keeps all, that forgets, and that keeps nothing.
TEST(Program, WhatIsKnownIsNotExecuted) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  ExecutionCounts all, some, none;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    for (auto [counts, limit] :
         {std::pair(&all, 1 << 20), std::pair(&some, 5 * 96),
          std::pair(&none, 0)}) {
      ValueCache cache(limit);
      ExecutionCounts added = runGrowing(seed, context, cache);
      counts->executed += added.executed;
      counts->total += added.total;
      EXPECT_LE(cache.bytes(), limit);
    }
  }
  EXPECT_LT(all.executed, some.executed);
  EXPECT_LT(some.executed, none.executed);
  // Without a cache, what no wanted result needs is left out as well.
  EXPECT_LT(none.executed, none.total);
}

/// What ValueStatistics promises, said of doubles one by one.
static void addPlainly(ValueStatistics &seen, const Matrix &values,
                       int64_t row) {
  for (size_t i = 0; i < values.size(); ++i) {
    double value = values[i];
    ++seen.count;
    seen.zeros += value == 0;
    seen.min = std::min(seen.min, value);
    seen.max = std::max(seen.max, value);
    seen.isInteger &= value == std::floor(value);
    int exponent = 0;
    std::frexp(value, &exponent);
    if (value != 0) {
      seen.least = std::min(seen.least, std::abs(value));
      ++seen.exponents[exponent - 1 + 127];
    }
    double sum = 0;
    for (size_t k = i / row * row; k <= i; ++k)
      sum += double(values[k]) * values[k];
    seen.rowNorm = std::max(seen.rowNorm, std::sqrt(sum));
  }
}

// Values are watched where their memory is about to be given away, and under
// other names that share it.
TEST(Program, AllValuesAreWatched) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  size_t watched = 0;
  for (uint64_t seed = 1; seed <= 100; ++seed) {
    RandomProgram wanted(seed, 3 + seed % 40);
    auto module = parseSourceString<ModuleOp>(wanted.text, &context);
    ASSERT_TRUE(module) << wanted.text;
    Profiler profiler(*module);
    auto program =
        Program::compile(*module->getOps<func::FuncOp>().begin(), {},
                         [&](ArrayRef<Value> values, const Buffer &buffer) {
                           return profiler.watch(values, buffer);
                         });
    ASSERT_TRUE(succeeded(program)) << wanted.text;
    Random random(seed);
    std::vector<ValueStatistics> expected;
    for (int run = 0; run < 2; ++run) {
      Matrix inputs[2] = {randomMatrix(random), randomMatrix(random)};
      for (int i = 0; i < 2; ++i)
        std::copy(inputs[i].begin(), inputs[i].end(),
                  (*program)->arguments()[i].as<float>());
      (*program)->run();
      std::vector<Matrix> values = wanted.evaluateAll(inputs[0], inputs[1]);
      expected.resize(values.size());
      for (size_t id = 0; id < values.size(); ++id)
        addPlainly(expected[id], values[id], wanted.rowOf(id));
    }
    // The body of a guard has a value of its own, which is the result.
    size_t id = 0;
    for (const ProfileEntry &entry : profiler.profile().getEntries()) {
      bool isInside = StringRef(entry.name).contains("arith.negf");
      ASSERT_EQ(entry.seen, expected[isInside ? id - 1 : id])
          << entry.name << " of\n"
          << wanted.text;
      id += !isInside;
      ++watched;
    }
    ASSERT_EQ(id, expected.size());
  }
  EXPECT_GT(watched, 1000u);
}

// A loop is one function of what goes in and of what its regions read from
// outside: another bound makes another value, and nothing else does.
TEST(Program, LoopsAreKnownByWhatTheyRead) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect,
                      scf::SCFDialect>();
  ValueCache cache(1 << 20);
  auto runLoop = [&](float first, float most, StringRef op) {
    std::string text = R"(
      func.func @main(%x: f32, %most: f32) -> f32 {
        %y = scf.while (%a = %x) : (f32) -> f32 {
          %isLess = arith.cmpf olt, %a, %most : f32
          scf.condition(%isLess) %a : f32
        } do {
        ^bb0(%a: f32):
          %b = )" + op.str() +
                       R"( %a, %a : f32
          scf.yield %b : f32
        }
        return %y : f32
      })";
    auto module = parseSourceString<ModuleOp>(text, &context);
    auto program = Program::compile(*module->getOps<func::FuncOp>().begin());
    *(*program)->arguments()[0].as<float>() = first;
    *(*program)->arguments()[1].as<float>() = most;
    MemoizedProgram memoized(**program, cache);
    memoized.run({0});
    return std::pair((*program)->results()[0].number(0), memoized.executed());
  };
  using Outcome = std::pair<double, int64_t>;
  EXPECT_EQ(runLoop(3, 10, "arith.addf"), Outcome(12, 1));
  EXPECT_EQ(runLoop(3, 10, "arith.addf"), Outcome(12, 0));
  EXPECT_EQ(runLoop(3, 20, "arith.addf"), Outcome(24, 1));
  EXPECT_EQ(runLoop(5, 10, "arith.addf"), Outcome(10, 1));
  EXPECT_EQ(runLoop(3, 10, "arith.mulf"), Outcome(81, 1));
}

// What an op computes is in its name, its properties and its types; an
// attribute of ours that is none of these makes no other value.
TEST(Program, ValuesAreToldApartByWhatComputesThem) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<MPDialect, arith::ArithDialect, func::FuncDialect>();
  ValueCache cache(1 << 20);
  auto runOp = [&](StringRef op) {
    std::string text =
        "func.func @main(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {\n" +
        op.str() + "\nreturn %y : tensor<2x2xf32>\n}";
    auto module = parseSourceString<ModuleOp>(text, &context);
    auto program = Program::compile(*module->getOps<func::FuncOp>().begin());
    std::iota((*program)->arguments()[0].as<float>(),
              (*program)->arguments()[0].as<float>() + 4, 0.0f);
    MemoizedProgram memoized(**program, cache);
    memoized.run({0});
    return std::pair((*program)->results()[0].number(1), memoized.executed());
  };
  using Outcome = std::pair<double, int64_t>;
  StringRef transpose = "%y = mp.transpose %x perm [1, 0] : tensor<2x2xf32> to "
                        "tensor<2x2xf32>";
  EXPECT_EQ(runOp("%y = mp.reverse %x dims [0] : tensor<2x2xf32>"),
            Outcome(3, 1));
  EXPECT_EQ(runOp("%y = mp.reverse %x dims [1] : tensor<2x2xf32>"),
            Outcome(0, 1));
  EXPECT_EQ(runOp(transpose), Outcome(2, 1));
  EXPECT_EQ(runOp("%y = arith.negf %x : tensor<2x2xf32>"), Outcome(-1, 1));
  EXPECT_EQ(runOp("%y = arith.negf %x {mp.op_class = #mp.op_class<deny>} : "
                  "tensor<2x2xf32>"),
            Outcome(-1, 0));
  for (auto [constant, sum, executed] :
       {std::tuple("1.0", 2.0, 1), {"2.0", 3.0, 1}, {"1.0", 2.0, 0}})
    EXPECT_EQ(runOp(std::string("%c = arith.constant dense<") + constant +
                    "> : tensor<2x2xf32>\n%y = arith.addf %x, %c : "
                    "tensor<2x2xf32>"),
              Outcome(sum, executed));
}
