//===- ValueTrust.h - Which values 16 bits may hold -------------*- C++ -*-===//
//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef MP_ANALYSIS_TRUST_VALUETRUST_H
#define MP_ANALYSIS_TRUST_VALUETRUST_H

#include "mp/Analysis/PrecisionGraph/FunctionPrecision.h"
#include "mp/Analysis/Range/NarrowVerdict.h"
#include "mp/Analysis/Range/PositiveSum.h"
#include "mp/Analysis/Range/RangeAnalysis.h"
#include "mp/Analysis/State/StateValues.h"
#include "mp/Analysis/Trust/Trust.h"
#include "mp/Dialect/MP/IR/MPIndexingOps.h"
#include "mp/Interfaces/Linearity.h"
#include "mp/Support/ValueMap.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

#include <memory>

namespace mlir::mp {

struct RegionFlow;

/// The trust in each float value of a function.
class ValueTrust {
public:
  ValueTrust(const FunctionPrecision &function, const StateValues &state,
             const RangeAnalysis &ranges, FloatType low,
             PrecisionLevel level = PrecisionLevel::FewestBytes);

  const StateValues &getState() const { return state; }
  FloatType getType() const { return low; }
  PrecisionLevel getLevel() const { return level; }
  Trust get(Value value) const;
  /// Whether a gradient that new state begins with may be rounded once. Its
  /// range is what a loss scale sees to, as that of what it is summed of.
  bool mayRoundGradient(Value value) const;
  /// Whether the narrow type may hold the value in memory.
  bool mayStore(Value value) const;
  /// Whether a contraction may read the value in the narrow type: also what is
  /// on the way to new state, if it was widened from that type, or is a moved
  /// parameter and `reader`, if one is given, makes no state of it.
  bool mayContract(Value value, Operation *reader) const;
  /// Why a contraction reads f32 whichever operand it is of, a verb first;
  /// empty if it need not. It multiplies values of the batch, or a table that
  /// the narrow type does not hold, by such values or by proved ones alone:
  /// positions by frequencies, points by points, a table by what looks it up.
  /// Or its sums are divisors, and 0 where all that is summed becomes 0, or
  /// little but its roundings may be left of what it makes.
  StringRef explainProduct(Operation *contraction) const;
  /// Whether a profile saw the value, or bounds what it is made of.
  bool wasSeen(Value value) const { return ranges.get(value).isProfiled; }
  /// Whether the sums of a contraction are taken to be as small as what it
  /// reads, without a weight, since the other factor has both signs.
  bool restsOnSigns(Operation *contraction) const;
  /// The sums that a value is linear in, of many numbers, or where the batch
  /// says of how many.
  SmallVector<Operation *> getSums(Value value) const;
  /// Differences of what contractions gave, and comparisons with that which end
  /// a loop, each with these.
  const auto &getAgreements() const { return agreements; }
  /// The last weights of what is compared with the batch, whose size the
  /// targets decide: a parameter that the contraction reads. Null where that is
  /// not at stake.
  Value getHead(Operation *contraction) const;
  /// Whether the value is summed to the loss, and nothing else reads it.
  bool isLossTerm(Value value) const { return lossTerms.contains(value); }
  /// The arguments of role batch that a value is linear in.
  SmallVector<Value> getBatchArguments(Value value) const;
  /// Why a value is not stored narrow, a verb first: "may reach 1e+05".
  std::string explain(Value value) const;
  /// Why contractions do not read a constant, or what only moves it, in the
  /// narrow type; empty if they may, or if the value is no such.
  StringRef explainTable(Value value) const;
  /// What forces that, one step back.
  TrustCause findCause(Value value) const;

private:
  ValueTrust(const FunctionPrecision &function, const StateValues &state,
             const RangeAnalysis &ranges, FloatType low, PrecisionLevel level,
             std::unique_ptr<ValueTrust> unseen);
  bool isDrawn(Value value) const;
  /// Whether what a contraction makes of the batch and this factor has no more
  /// digits than an activation.
  bool isAsLearnt(Value factor) const;
  /// Adds what is made of parameters alone to the weights.
  void findWeights(Operation &op);
  /// Whether the value has the numbers of one of the narrow type.
  bool isWidened(Value value) const;
  /// How much larger than the others some elements of a gradient may be.
  struct Growth {
    /// By all factors and divisors from the seed on.
    double factors = 1;
    /// By the norm that is the smallest.
    double norms = 1;

    bool isLess(Growth other) const {
      return factors < other.factors || norms < other.norms;
    }
  };
  /// A trusted value, or so many times as large as one.
  struct Judgement {
    Trust trust = Trust::Unknown;
    double scale = 1;
    Growth growth = {};
  };

  /// State that records how large values were.
  struct Record {
    /// What it is believed to be.
    Judgement judged = {Trust::Assumed, 0};
    /// What the new state is no larger than the largest of, each times a
    /// factor: other records, and what the step has measured.
    SmallVector<std::pair<Value, double>, 2> sources;
    /// Whether these factors are known.
    bool isKnown = true;
    /// Whether that is made of parameters alone.
    bool isOfWeights = true;
  };

  /// Whether a value is not too many times as large as what is trusted.
  static bool isTrusted(Judgement judged);
  void findRecords();
  void addSources(Value argument, Record &record) const;
  bool isMeasuredAnew(Value value) const;
  bool isOfWeights(const Record &record) const;
  Judgement judgeRecord(const Record &record) const;
  bool settleRecords();
  /// Judges all values, until what is believed of records is what they are.
  void visitWithRecords();
  void visitFunction();
  void visit(Region &region);
  void visit(Operation &op);
  void visitBranches(Operation &op);
  bool enter(const RegionFlow &flow, unsigned region);
  void add(Value value, Judgement judged);
  Judgement judgeOneOfMany(OpResult result) const;
  void distrust(ValueRange values);
  Trust judgeRange(Value value, bool sums) const;
  Trust judgeArgument(BlockArgument argument) const;
  Trust judgeByRole(BlockArgument argument) const;
  Judgement judgeMade(Value result) const;
  Judgement judgeByRule(Operation *op, Judgement judged) const;
  Judgement judgeResult(Operation *op) const;
  Judgement judgeFunction(Operation *op, ArrayRef<Value> data) const;
  Judgement judgeCoarse(Operation *op, Judgement judged) const;
  Trust getCoarse(Value operand, Operation *reader) const;
  bool isRectifiedSquare(Operation *op) const;
  bool picksOfBatch(Operation *contraction) const;
  Judgement judgeScaled(Operation *op, ArrayRef<Value> data) const;
  double getSumScale(Value of, double count) const;
  Judgement judgeSegments(ScatterOp sum, double count) const;
  Judgement judgeSegments(ScatterOp sum) const;
  bool restsOnCounts(Operation *op) const;
  Judgement judgeContraction(Operation *op, ArrayRef<Value> factors) const;
  Judgement judgeMixture(Operation *contraction) const;
  bool isPartOfContraction(Operation *sum) const;
  /// Of an activation, or of what is as large.
  static constexpr Trust productOf(Trust factor) {
    return std::max(factor, Trust::Assumed);
  }
  Judgement judgeProduct(Operation *op, ArrayRef<Value> factors) const;
  Judgement judgeRoot(Operation *op) const;
  Judgement judgeQuotient(Operation *op, ArrayRef<Value> data) const;
  /// Of a bounded number over c / m, for a constant c: as large as m. What was
  /// scaled to be rounded, x c / m, is scaled back so.
  Judgement judgeOverInverse(ArrayRef<Value> data) const;
  Judgement judgeBounded(Operation *op, Value of, double most,
                         double size = 1) const;
  Judgement judgeBesidePlaces(Operation *op, Value sum, double gain) const;
  Judgement judgeOverlap(ArrayRef<Value> data) const;
  /// Of a product of two values of the size of normalised rows.
  Judgement judgeGate(Operation *op, ArrayRef<Value> factors) const;
  bool isOfUnitSize(Value value) const;
  bool isUnit(Value value) const;
  bool isSpectralNorm(Value divisor, Value weight) const;
  bool stretches(Value product, Value weight, unsigned depth) const;
  Judgement judgeGradient(Operation *op) const;
  static Growth multiply(Growth a, Growth b);
  static Growth join(Growth a, Growth b);
  /// Whether f16 holds what grew so beside what did not.
  static bool isTame(Growth growth);
  bool isOwnSize(Value divisor) const;
  bool isNorm(Value value) const;
  Growth getDivisorGrowth(Value divisor) const;
  Growth getFactorGrowth(Value factor) const;
  /// What the op makes of the growth of its gradients.
  Growth getGrowth(Operation *op) const;
  Judgement judgeMoved(Operation *op, ArrayRef<Value> data) const;
  bool isSquareSum(Value value) const;
  double findGuard(Value value, unsigned depth) const;
  bool isScaledDown(Value value) const;
  bool isNumberOfBatch(Value divisor) const;
  bool isTameDivisor(Value divisor) const;
  bool isGuardedNorm(Value divisor) const;
  bool invertsSquare(Value value) const;
  /// Whether nothing bounds a value but that it was an integer.
  static bool isUnbounded(const NumberRange &range);
  bool isTameFactor(Value factor) const;
  /// What multiplies a gradient may be as large.
  static constexpr double maxFactor = 0x1p20;
  /// Ops that are looked through for a guard.
  static constexpr unsigned maxDepth = 6;
  class Cancellation;
  bool isAreaOfBoxes(Value divisor) const;
  bool isShareOfSum(ArrayRef<Value> data) const;
  /// What is divided by, of whose terms labels are not negative either.
  PositiveSum getSum(const Spread &divisor) const;
  /// A factor of a product, and what growth it leaves.
  struct Balance {
    Value factor;
    Growth growth;
  };
  /// Of a product with a factor that was divided by what the other one holds
  /// that other one; nothing of any other op.
  std::optional<Balance> findBalance(Operation *op) const;
  /// Of the derivative of a trusted quotient by its divisor, a gradient times
  /// the dividend over the square of the divisor, the dividend; null of any
  /// other product.
  std::optional<Balance> findDividend(Operation *op) const;
  void keepBalance(Operation *op);
  /// Whether a value is a multiple of an exponential that training keeps small.
  bool isWeighedPower(Value value) const;
  /// Whether a likelihood has the logarithm of a layer's factor, or divisor.
  bool isFlowFactor(Value factor, bool divides) const;
  /// Whether such layers make of it what is squared and added to the loss.
  bool isMadeIntoSquare(Value value) const;
  /// Whether a quotient is as large as activations, since its square or size,
  /// times some of `weights` or not, is added to the loss.
  bool isWeighedError(Value quotient, ArrayRef<Value> weights = {}) const;
  /// Whether a divisor is the square of what a value is over whose square over
  /// it is such a quotient: what it divides is as small as its root.
  bool isWeighedSquare(Value divisor) const;
  /// What a value is a multiple of.
  Trust getBase(Value value) const;
  /// Finds what a profile saw vanish.
  void findVanishing();
  /// Judges the constants that contractions read.
  void findTables();
  bool comesFromBatch(Value value) const;
  bool losesFractions(Value value) const;
  /// Whether the op is a contraction of a table that the narrow type does not
  /// hold: its result has the digits of the table.
  bool readsTable(Operation *op) const;
  /// Adds what makes or meets gradients of any size to what stays f32.
  void findUntamed();
  /// Adds a value that a gradient needs as it is.
  void ask(Value value, StringRef reason, Operation *gradient);
  /// What is believed of a gradient without a profile; none if nothing is, or
  /// there is no profile.
  std::optional<Judgement> findUnseen(Value gradient) const;
  /// Adds probabilities from which the backward pass takes 1.
  void findFirstDifferences();
  /// Adds predictions that are taken from targets, and parameters that are
  /// taken from each other.
  void findCompared();
  bool isLookedUp(Value value) const;
  void findDirections();
  /// Finds parameters that are as large as what they predict.
  void findLargeParameters();
  SmallVector<BlockArgument> getParameters(Value value) const;
  std::optional<Role> getArgumentRole(BlockArgument argument) const;
  bool addParameters(Value value, SmallPtrSetImpl<Value> &parameters) const;
  bool cancels(Operation *op) const;
  /// Finds masks: state that stays from 0 to 1, and those of the batch.
  void findMasks();
  /// Adds what a profile saw taken from what it nearly equals, points of
  /// squared distances, and matrices that equations are solved with.
  void findCancellations();
  /// Adds what derivatives are taken of, by finite differences.
  void findDerivatives();
  /// Adds points whose squared distances are written out.
  void findDistances();
  /// Adds matrices that equations are solved with, and what makes them.
  void findSystemsOfEquations();
  /// Adds correlations that are taken from a number, or whose logarithms are
  /// taken from each other.
  void findCorrelations();
  /// Adds means by contractions that are taken from what they are of, and
  /// their squares that are taken from means of squares.
  void findCentred();
  void findVariance(Operation *difference);
  bool addAverages(Value value, Value of,
                   SmallVectorImpl<Operation *> &averages) const;
  /// Adds predictions that are taken from each other.
  void findAgreements();
  bool addMakers(Value value, SmallPtrSetImpl<Operation *> &makers) const;
  using Readers = SmallVector<std::pair<Value, Operation *>>;
  void
  addBack(Readers pending, StringRef reason,
          llvm::function_ref<std::optional<SmallVector<Value>>(Value)> visit);
  void addWithTerms(Readers pending, StringRef reason,
                    llvm::function_ref<bool(Value)> holds);
  bool addCorrelation(Operation *contraction, StringRef reason,
                      Readers &factors);
  void findLogarithms(Readers &factors);
  void addPlaces(Operation *difference, Readers &places) const;
  /// Adds what is summed to the loss.
  void findLossTerms();
  /// Adds what a loss is what is left of, where a number is taken from it.
  void findRemainders();
  /// Adds what many elements are made with.
  void findSpread();
  /// Adds large angles, and places in a grid of many cells.
  void findTurns();
  /// Adds what decides when loops end.
  void findLoopConditions();
  double getGain(Operation *op) const;
  std::optional<Value> getScaled(LinearityKind kind,
                                 ArrayRef<Value> data) const;
  bool normalizes(Value value) const;
  Value skipGuard(Value value, bool &isSpread) const;
  bool isNormalized(Value value, Value norm) const;
  bool isScaledParameter(Value factor, Value parameter) const;
  bool isLogShare(Operation *op) const;
  bool isBounded(Value value) const;
  /// Whether the numbers are proved; of what was seen a mask alone is.
  bool isStated(Value value) const;
  /// Whether all numbers of the value are proved to be at most this large.
  bool isWithin(Value value, double magnitude) const;

  const FunctionPrecision &function;
  const StateValues &state;
  /// What is known of the values, and what is without a profile.
  const RangeAnalysis &ranges, &plain;
  /// The trust without a profile; null where there is none.
  std::unique_ptr<ValueTrust> unseen;
  FloatType low;
  PrecisionLevel level;
  /// Without any, arguments of role batch may as well be parameters.
  bool hasParameters = false;
  /// Parameters that nothing keeps small, each with a contraction; and those
  /// of contractions that are kept as small as targets are.
  ValueMap<Operation *> largeParameters;
  DenseMap<Operation *, Value> heads;
  /// Around the op that is visited.
  unsigned loops = 0;
  /// What a value is a multiple of, and the multiple.
  ValueMap<Trust> trusts;
  ValueMap<double> scales;
  ValueMap<Growth> growths;
  /// Matrices over their norm, and what is made of them to move parameters by.
  ValueSet directions;
  /// Arguments that record how large values were.
  ValueMapVector<Record> records;
  /// Arguments that stay from 0 to 1 once they are, and masks of the batch.
  ValueSet masks;
  /// What is made of parameters, masks, constants and proved numbers that are
  /// drawn alone, whatever its size.
  ValueSet weights;
  /// The share of their energy that values lose in the narrow type, where a
  /// profile saw that it is too much.
  ValueMap<double> vanishing;
  /// What is not rounded though it fits, and why.
  ValueMap<Sensitivity> sensitive;
  /// Of these what gradients ask for.
  SmallVector<std::pair<Value, Sensitivity>> asked;
  ValueSet lossTerms;
  /// Sums of what must not become 0 everywhere.
  ValueSet sums;
  /// Contractions of whose results 1 is taken where digits matter.
  SmallVector<Operation *> remainders;
  llvm::MapVector<Operation *, SmallVector<Operation *, 2>> agreements;
  /// Contractions whose digits a difference needs, and why, a verb first.
  DenseMap<Operation *, StringRef> cancelling;
  /// What the conditions of loops are made of, in the loop.
  ValueSet deciding;
  /// Constants that the narrow type does not hold exactly, and why contractions
  /// do not read them in it; empty if they may.
  DenseMap<Attribute, std::string> tables;
};

} // namespace mlir::mp

#endif // MP_ANALYSIS_TRUST_VALUETRUST_H
