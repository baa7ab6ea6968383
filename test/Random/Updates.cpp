//===- Updates.cpp - What optimizers make of gradients --------------------===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Steps.h"

#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace mlir::mp;
using namespace mlir::mp::random;

namespace {
class UpdateWriter {
public:
  UpdateWriter(Tape &tape, Signature &signature, Learned learned)
      : tape(tape), author(tape.author), signature(signature),
        learned(std::move(learned)) {}
  void write();

private:
  Value spread(Value scalar, Value like) {
    return author.write<BroadcastOp>(typeOf(like), scalar,
                                     SmallVector<int64_t>());
  }
  Value state(Value parameter, const Twine &name) {
    return signature.argument(typeOf(parameter), Role::OptimizerState,
                              name + Twine(states++));
  }
  /// decay * before + (1 - decay) * now, which is also the next value.
  Value average(Value before, Value now, double decay);
  void clip();
  Value momentum(Value gradient, Value parameter);
  Value adam(Value gradient, Value parameter);
  Value countSteps();

  Tape &tape;
  Author &author;
  Signature &signature;
  Learned learned;
  Value rate, time;
  unsigned states = 0;
};
} // namespace

Value UpdateWriter::average(Value before, Value now, double decay) {
  Value next = tape.add(tape.scale(before, decay), tape.scale(now, 1 - decay));
  signature.next(before, next);
  return next;
}

/// By the norm of all gradients together, as optax and PyTorch do.
void UpdateWriter::clip() {
  Value sum;
  for (Value gradient : learned.gradients) {
    SmallVector<int64_t> dims =
        llvm::to_vector(llvm::seq<int64_t>(0, shapeOf(gradient).size()));
    Value square = tape.sum(tape.multiply(gradient, gradient), dims);
    sum = sum ? tape.add(sum, square) : square;
  }
  Value norm = tape.sqrt(sum);
  Value limit = tape.constant(norm, 1);
  Value isSmall =
      author.write<arith::CmpFOp>(arith::CmpFPredicate::OLT, norm, limit);
  Value factor = tape.select(isSmall, limit, tape.divide(limit, norm));
  for (Value &gradient : learned.gradients)
    gradient = tape.multiply(gradient, spread(factor, gradient));
}

Value UpdateWriter::momentum(Value gradient, Value parameter) {
  Value before = state(parameter, "momentum.v");
  Value next = tape.add(tape.scale(before, 0.875), gradient);
  signature.next(before, next);
  return next;
}

/// The number of this step as f32, and a counter as state.
Value UpdateWriter::countSteps() {
  if (time)
    return time;
  Value count =
      signature.argument(author.scalar(author.i32()), Role::Counter, "step");
  Value one = author.splat(typeOf(count), 1);
  Value next = author.write<arith::AddIOp>(count, one);
  signature.next(count, next);
  time = author.write<arith::SIToFPOp>(author.scalar(author.f32()), next);
  return time;
}

Value UpdateWriter::adam(Value gradient, Value parameter) {
  auto correct = [&](Value moment, double decay) {
    Value base = tape.constant(countSteps(), decay);
    Value power = author.write<math::PowFOp>(base, time);
    Value rest = tape.subtract(tape.constant(time, 1), power);
    return tape.divide(moment, spread(rest, moment));
  };
  Value m = average(state(parameter, "adam.m"), gradient, 0.875);
  Value v = average(state(parameter, "adam.v"),
                    tape.multiply(gradient, gradient), 0.984375);
  double epsilon = author.choices.of({0x1p-27, 0x1p-13});
  Value root = tape.shift(tape.sqrt(correct(v, 0.984375)), epsilon);
  return tape.divide(correct(m, 0.875), root);
}

void UpdateWriter::write() {
  Choices &choices = author.choices;
  if (choices.chance(25))
    clip();
  bool decays = choices.chance(25), averages = choices.chance(15);
  uint64_t kind = choices.below(3);
  if (choices.chance(30))
    rate = signature.argument(author.scalar(author.f32()), Role::Hyper,
                              "learning_rate");
  for (auto [index, parameter] : llvm::enumerate(learned.parameters)) {
    Value step = learned.gradients[index];
    if (decays)
      step = tape.add(step, tape.scale(parameter, 0x1p-6));
    if (kind == 1)
      step = momentum(step, parameter);
    if (kind == 2)
      step = adam(step, parameter);
    step = rate ? tape.multiply(step, spread(rate, step))
                : tape.scale(step, 0x1p-5);
    Value next = tape.subtract(parameter, step);
    signature.next(parameter, next);
    if (averages)
      average(signature.argument(typeOf(parameter), Role::Ema,
                                 "ema.w" + Twine(index)),
              next, 0.96875);
  }
}

void random::writeUpdate(Tape &tape, Signature &signature, Learned learned) {
  UpdateWriter(tape, signature, std::move(learned)).write();
}
