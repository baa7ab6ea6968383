//===- Steps.cpp - Training steps of all forms ----------------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Forward, backward, update; and beside them ops of all kinds that read the
// values of the forward pass, as metrics and checks do.
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "Families.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
class StepWriter {
public:
  StepWriter(Author &author, Signature &signature, Form form)
      : author(author), choices(author.choices), signature(signature),
        tape(author), model(tape, signature), form(form) {}
  void write();

private:
  Value forward(Value x);
  void writeBeside(int64_t most);
  Value seed(Value loss);
  Value addSlope(Value loss, Value y);
  SmallVector<Value> differentiate(Value output, Value cotangent);
  void finish(SmallVector<Value> gradients);
  SmallVector<Value> writeMicroBatch(Block &body, SmallVectorImpl<Value> &sums);
  scf::WhileOp writeLoop(Region &body, int64_t count);
  void writeAccumulated();
  void writeMetrics();

  Author &author;
  Choices &choices;
  Signature &signature;
  Tape tape;
  Model model;
  Form form;
  Value data, ownScale;
  bool scalesByOps = false;
};
} // namespace

/// Ops that are no part of the model.
void StepWriter::writeBeside(int64_t most) {
  if (choices.chance(50))
    return;
  author.enter("beside");
  for (int64_t i = choices.between(1, most); i > 0; --i)
    writeAny(author);
}

Value StepWriter::forward(Value x) {
  for (int64_t i = 0, count = choices.between(1, 4); i < count; ++i) {
    author.enter(("model/layer" + Twine(i)).str());
    x = model.layer(x);
    if (author.values().size() > 60)
      break;
  }
  return x;
}

/// Gradients of all parameters; of those that nothing reads, nothing.
SmallVector<Value> StepWriter::differentiate(Value output, Value cotangent) {
  author.enter("backward");
  return tape.gradients(output, cotangent, model.getParameters());
}

/// The square of the gradient of predictions with respect to the data joins the
/// loss: what nets of physics and penalties of adversarial training do.
Value StepWriter::addSlope(Value loss, Value y) {
  Value ones = tape.constant(y, 1);
  Value slope = tape.gradients(y, ones, {data}).front();
  if (!slope)
    return loss;
  slope = tape.cast(slope, author.f32());
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(0, shapeOf(slope).size()));
  Value penalty = tape.sum(tape.multiply(slope, slope), dims);
  return tape.add(loss, tape.scale(penalty, 0.125));
}

Value StepWriter::seed(Value loss) {
  if (form == Form::Product)
    return signature.argument(typeOf(loss), Role::LossSeed, "cotangent");
  Value one = tape.constant(loss, 1);
  if (!choices.chance(8) || form != Form::Whole)
    return one;
  // The author scales the loss, by ops of ours or by arithmetic.
  ownScale = signature.argument(author.scalar(author.f32()), Role::LossScale,
                                "loss_scale");
  if (choices.chance(50))
    return tape.multiply(one, ownScale);
  scalesByOps = true;
  return author.write<ScaleOp>(typeOf(one), one, ownScale);
}

void StepWriter::writeMetrics() {
  unsigned count = 0;
  for (Value value : llvm::reverse(author.values())) {
    if (!value.use_empty() || count == 4 || choices.chance(40))
      continue;
    signature.result(value, Role::Metric, "metric" + Twine(count++));
  }
}

/// What becomes of the gradients, in the order of the parameters.
void StepWriter::finish(SmallVector<Value> gradients) {
  Learned learned;
  author.enter("update");
  for (auto [parameter, gradient] :
       llvm::zip_equal(model.getParameters(), gradients)) {
    if (!gradient)
      continue;
    if (scalesByOps) {
      gradient = author.write<UnscaleOp>(typeOf(gradient), gradient, ownScale);
    } else if (ownScale) {
      Value scale = author.write<BroadcastOp>(typeOf(gradient), ownScale,
                                              SmallVector<int64_t>());
      gradient = tape.divide(gradient, scale);
    }
    learned.parameters.push_back(parameter);
    learned.gradients.push_back(gradient);
  }
  if (form == Form::Whole && !learned.parameters.empty())
    return writeUpdate(tape, signature, learned);
  for (auto [parameter, gradient] :
       llvm::zip_equal(learned.parameters, learned.gradients))
    signature.gradient(parameter, gradient);
}

/// One micro-batch inside the body of a loop, whose first argument counts:
/// values that the loop carries are added to `sums`, the loss first. Gradients
/// of the parameters that have one.
SmallVector<Value> StepWriter::writeMicroBatch(Block &body,
                                               SmallVectorImpl<Value> &sums) {
  ArrayRef<int64_t> sizes = shapeOf(data).drop_front();
  SmallVector<int64_t> slice = {1, sizes[0], sizes[1]}, none;
  Value at = author.write<ReshapeOp>(author.tensor({1}, author.i32()),
                                     body.getArgument(0));
  Value x = author.write<GatherOp>(author.tensor(sizes, author.f32()), data, at,
                                   slice, SmallVector<int64_t>{0, 1},
                                   SmallVector<int64_t>{0}, none, none,
                                   SmallVector<int64_t>{0}, 0);
  model.stayInside();
  Value loss = model.loss(forward(x));
  SmallVector<Value> gradients = differentiate(loss, tape.constant(loss, 1));
  auto carry = [&](Value value) {
    Value before = body.addArgument(value.getType(), author.loc());
    sums.push_back(tape.add(before, value));
  };
  carry(loss);
  for (Value gradient : gradients)
    if (gradient)
      carry(gradient);
  return gradients;
}

/// A loop of `count` rounds around a body that is written already: what it
/// carries was only known then.
scf::WhileOp StepWriter::writeLoop(Region &body, int64_t count) {
  OpBuilder &builder = author.builder;
  SmallVector<Type> types(body.getArgumentTypes());
  SmallVector<Value> start;
  for (Type type : types)
    start.push_back(author.splat(cast<RankedTensorType>(type), 0));
  Value last = author.splat(author.scalar(author.i32()), count);
  auto loop =
      scf::WhileOp::create(builder, author.loc(), TypeRange(types), start);
  author.region(loop.getBefore(), types, [&](Block &block) {
    Value goesOn =
        arith::CmpIOp::create(builder, author.loc(), arith::CmpIPredicate::slt,
                              block.getArgument(0), last);
    Value flag =
        tensor::ExtractOp::create(builder, author.loc(), goesOn, ValueRange());
    scf::ConditionOp::create(builder, author.loc(), flag, block.getArguments());
  });
  loop.getAfter().takeBody(body);
  author.offer(loop.getResults());
  return loop;
}

/// Gradients are summed over micro-batches by a loop.
void StepWriter::writeAccumulated() {
  int64_t count = choices.between(2, 3), rows = choices.of<int64_t>({4, 5, 8});
  data = signature.argument(
      author.tensor({count, rows, author.size() % 33 + 1}, author.f32()),
      Role::Batch, "batches");
  RankedTensorType counter = author.scalar(author.i32());
  Region body;
  SmallVector<Value> gradients;
  author.region(body, {counter}, [&](Block &block) {
    SmallVector<Value> next(1);
    gradients = writeMicroBatch(block, next);
    next[0] = author.write<arith::AddIOp>(block.getArgument(0),
                                          author.splat(counter, 1));
    scf::YieldOp::create(author.builder, author.loc(), next);
  });
  scf::WhileOp loop = writeLoop(body, count);
  author.enter("mean");
  unsigned next = 1;
  signature.result(tape.scale(loop.getResult(next++), 1.0 / count), Role::Loss,
                   "loss");
  for (Value &gradient : gradients)
    if (gradient)
      gradient = tape.scale(loop.getResult(next++), 1.0 / count);
  finish(gradients);
}

void StepWriter::write() {
  if (form == Form::Whole && choices.chance(10)) {
    writeAccumulated();
    return writeMetrics();
  }
  if (choices.chance(8))
    model.computeIn(choices.chance(50) ? Type(author.builder.getBF16Type())
                                       : Type(author.builder.getF16Type()));
  author.enter("data");
  data = model.input();
  Value y = forward(data);
  writeBeside(12);
  if (form == Form::Forward) {
    signature.result(y, Role::Metric, "predictions");
    return writeMetrics();
  }
  author.enter("loss");
  Value output = y;
  if (form != Form::Product || choices.chance(50)) {
    output = model.loss(y);
    if (choices.chance(10))
      output = addSlope(output, y);
    signature.result(output, Role::Loss, "loss");
  } else {
    signature.result(y, Role::Metric, "predictions");
  }
  SmallVector<Value> gradients = differentiate(output, seed(output));
  writeMetrics();
  finish(gradients);
  if (choices.chance(10))
    writeBeside(4);
}

void random::writeStep(Author &author, Signature &signature, Form form) {
  StepWriter(author, signature, form).write();
}
