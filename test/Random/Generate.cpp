//===- Generate.cpp - A random module -------------------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most programs are steps, because that is what passes look for; the others are
// ops in any order, which no pass expects.
//
//===----------------------------------------------------------------------===//

#include "Generate.h"

#include "Families.h"

#include "mp/Dialect/MP/IR/MP.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
class ModuleWriter {
public:
  ModuleWriter(MLIRContext *context, uint64_t seed)
      : choices(seed * 0x9e3779b97f4a7c15u + 1), builder(context) {}
  RandomProgram write();

private:
  func::FuncOp begin(StringRef name);
  func::FuncOp writeHelper(const Twine &name, int64_t most);
  void writeMain();
  void call(Author &author, func::FuncOp callee);
  void choosePolicy();
  void chooseClasses();

  Choices choices;
  OpBuilder builder;
  RandomProgram program;
};
} // namespace

func::FuncOp ModuleWriter::begin(StringRef name) {
  builder.setInsertionPointToEnd(program.module->getBody());
  auto function = func::FuncOp::create(builder, builder.getUnknownLoc(), name,
                                       builder.getFunctionType({}, {}));
  function.addEntryBlock();
  return function;
}

/// Results of ops that nobody reads.
static SmallVector<Value> findUnread(Author &author, size_t most) {
  SmallVector<Value> unread;
  for (Value value : llvm::reverse(author.values()))
    if (value.use_empty() && unread.size() < most)
      unread.push_back(value);
  return unread;
}

func::FuncOp ModuleWriter::writeHelper(const Twine &name, int64_t most) {
  func::FuncOp function = begin(name.str());
  Author author(&function.getBody().front(), choices);
  Signature signature(author);
  author.argument(author.tensor(author.shape(2), author.f32()));
  for (int64_t i = choices.between(3, most); i > 0; --i)
    writeAny(author);
  for (Value value : findUnread(author, 4))
    signature.result(value, Role::Metric, "");
  signature.write(function, Telling::Nothing);
  return function;
}

void ModuleWriter::call(Author &author, func::FuncOp callee) {
  SmallVector<Value> operands;
  for (Type type : callee.getArgumentTypes())
    operands.push_back(author.need(cast<RankedTensorType>(type)));
  author.write<func::CallOp>(callee, operands);
}

void ModuleWriter::writeMain() {
  func::FuncOp helper;
  if (choices.chance(8))
    helper = writeHelper("helper", 8);
  func::FuncOp function = begin("main");
  Author author(&function.getBody().front(), choices);
  Signature signature(author);
  Telling telling = choices.of({Telling::All, Telling::All, Telling::All,
                                Telling::Names, Telling::Nothing});
  if (program.form != Form::Plain) {
    writeStep(author, signature, program.form);
  } else {
    author.argument(author.tensor(author.shape(2), author.f32()));
    for (int64_t i = choices.between(5, 60); i > 0; --i)
      writeAny(author);
    if (choices.chance(50))
      telling = Telling::Nothing;
  }
  if (helper)
    call(author, helper);
  if (program.form == Form::Plain || helper || !signature.hasResults())
    for (auto [index, value] : llvm::enumerate(findUnread(author, 6)))
      signature.result(value, Role::Metric, "more" + Twine(index));
  signature.write(function, telling);
}

/// A policy of the user's own.
void ModuleWriter::choosePolicy() {
  MLIRContext *context = builder.getContext();
  Type type = choices.of<Type>({builder.getF16Type(), builder.getBF16Type()});
  SmallVector<PolicyRuleAttr> rules;
  for (StringRef name : {"math.tanh", "mp.dot", "arith.addf", "mp.reduce.add"})
    if (choices.chance(25))
      rules.push_back(PolicyRuleAttr::get(
          context, RuleKind::Op, builder.getStringAttr(name),
          choices.of(
              {OpClass::Allow, OpClass::Infer, OpClass::Deny, OpClass::Fence}),
          /*withGradients=*/false, /*isOptional=*/true));
  (*program.module)
      ->setAttr(
          attr::policy,
          PolicyAttr::get(
              context, cast<FloatType>(type), PlannerKind::Painting,
              choices.of<int64_t>({8, 8, 16}),
              choices.of({GradientStorage::Wide, GradientStorage::Planned}),
              FusionMode::Full, PrecisionLevel::FewestBytes, /*minFlops=*/0,
              /*risk=*/0, UnmodeledOps::Opaque,
              /*chips=*/ArrayRef<StringAttr>(), rules));
}

/// Some ops say themselves how they take to a narrow type.
void ModuleWriter::chooseClasses() {
  (*program.module).walk([&](Operation *op) {
    if (isa<PrecisionOpInterface>(op) && choices.chance(10))
      op->setAttr(
          attr::opClass,
          OpClassAttr::get(op->getContext(),
                           choices.of({OpClass::Allow, OpClass::Infer,
                                       OpClass::Deny, OpClass::Clear})));
  });
}

RandomProgram ModuleWriter::write() {
  program.module = ModuleOp::create(builder.getUnknownLoc());
  program.form = choices.of({Form::Whole, Form::Whole, Form::Whole, Form::Whole,
                             Form::Gradients, Form::Gradients, Form::Product,
                             Form::Forward, Form::Plain, Form::Plain});
  writeMain();
  if (choices.chance(10))
    writeHelper("other", 20);
  if (choices.chance(8))
    choosePolicy();
  if (choices.chance(5))
    chooseClasses();
  return std::move(program);
}

RandomProgram random::generate(MLIRContext *context, uint64_t seed) {
  return ModuleWriter(context, seed).write();
}
