//===- PlacementRule.h - Relations of an op's dimensions ---------*- C++ -*===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A rule says which dimensions of an op's operands and results are one loop
// dimension (a factor). The placement analysis and dp-parallelize read the same
// rule. docs/placement-analysis.md explains it.
//
//===----------------------------------------------------------------------===//

#ifndef DP_INTERFACES_PLACEMENTRULE_H
#define DP_INTERFACES_PLACEMENTRULE_H

#include "dp/IR/DP.h"

#include "mlir/IR/IRMapping.h"

namespace mlir::dp {

/// A value's placement as the analysis computes it: PlacementAttr without the
/// context, cheap to copy and compare.
struct Placement {
  PlacementKind kind = PlacementKind::replicated;
  ReductionKind reduction = ReductionKind::add; ///< of a partial value
  int32_t dim = 0;                              ///< of a sharded value
  int64_t unit = 1;                             ///< of a sharded value

  static Placement replicated() { return {}; }
  static Placement sharded(int32_t dim, int64_t unit = 1) {
    return {PlacementKind::sharded, ReductionKind::add, dim, unit};
  }
  static Placement partial(ReductionKind kind) {
    return {PlacementKind::partial, kind, 0, 1};
  }
  bool isReplicated() const { return kind == PlacementKind::replicated; }
  bool isSharded() const { return kind == PlacementKind::sharded; }
  bool isPartial() const { return kind == PlacementKind::partial; }
  bool operator==(const Placement &other) const {
    return kind == other.kind && reduction == other.reduction &&
           dim == other.dim && unit == other.unit;
  }
  bool operator!=(const Placement &other) const { return !(*this == other); }
  PlacementAttr toAttr(MLIRContext *context) const;
  static Placement fromAttr(PlacementAttr attr);
};

/// One dimension of a tensor: the factor that is its major part, and the number
/// of elements after each index of the factor, which is the product of the
/// minor parts' extents.
struct DimFactor {
  static constexpr int32_t kNone = -1;
  int32_t factor = kNone; ///< kNone: this dimension cannot be sharded
  int64_t inner = 1;
  /// Of an operand's dimension that is not sharded with the op (`factor` is
  /// kNone): the factor along which the op can run on the whole operand, which
  /// shards its results again after a gather, if their extents are static; and
  /// the number of its elements per index of the dimension. Of a result's
  /// dimension: one more factor along which it may be sharded.
  int32_t lost = kNone;
  int64_t lostUnit = 1;
};

/// A loop dimension of an op.
struct Factor {
  bool reduction = false;
  /// False if the op cannot be split along it: a window, a combiner that is not
  /// known, a dimension that the op reads as a whole.
  bool shardable = true;
  /// Returns true if a chunk needs something of other chunks, so that to split
  /// whole operands for this op alone sends more than to compute on them.
  bool communicates = false;

  /// Returns true if an op on whole operands may run along the factor.
  bool isSlicedFreely() const { return shardable && !communicates; }
};

/// How an op uses one of the tensors that it reads.
enum class OperandUse : uint8_t {
  read,          ///< an ordinary input
  reductionInit, ///< combined once with the reduction over the rule's
                 ///< reduction factors
  shapeOnly,     ///< only its shape matters (an `outs` that is overwritten)
  any,           ///< the op takes any placement as it is (tensor.dim)
};

struct OperandRule {
  Value value; ///< an operand, or a tensor captured by a region of the op
  SmallVector<DimFactor, 4> dims;
  OperandUse use = OperandUse::read;
  /// For reductionInit: which result it initializes.
  int32_t result = -1;

  /// Returns true if the op reads elements of the operand, and not only its
  /// shape.
  bool readsElements() const {
    return use == OperandUse::read || use == OperandUse::reductionInit;
  }
};

struct ResultRule {
  SmallVector<DimFactor, 4> dims;
  /// How partial results over the reduction factors combine.
  std::optional<ReductionKind> reduction;
};

/// The rule of an op. An op without factors takes its operands whole and
/// computes whole results.
struct PlacementRule {
  SmallVector<Factor, 4> factors;
  SmallVector<OperandRule, 4> operands;
  SmallVector<ResultRule, 1> results;
  /// True if computing the op again for a chunk costs less than slicing its
  /// result (fills, broadcasts, elementwise; no contractions or reductions).
  bool cheap = false;
  /// Returns true if the op only moves elements (slices, padding, joins). It is
  /// not sharded for its own sake: if its operand is gathered, its result stays
  /// whole until a costly op or an op with a sharded operand takes it.
  bool moves = false;
  /// True if no rule is known: operands are gathered and a remark says so.
  bool fallback = false;

  /// Adds a factor and returns its number.
  int32_t addFactor(Factor factor = {}) {
    factors.push_back(factor);
    return factors.size() - 1;
  }
};

/// How a result depends on a set of partial operands.
enum class Linearity : uint8_t { zero, independent, linear, nonlinear };

/// The values from which an op is rebuilt for one device.
struct Localization {
  const PlacementRule &rule;
  /// The sharded factor, or DimFactor::kNone, and its unit.
  int32_t factor = DimFactor::kNone;
  int64_t unit = 1;
  /// Per rule operand: the part that this device holds, and its placement.
  SmallVector<Value> operands;
  SmallVector<Placement> operandPlacements;
  SmallVector<Placement> resultPlacements;
  /// The local values of scalars, which are no rule operands.
  IRMapping &mapping;
  std::optional<int64_t> devices;
  /// The size and the offset of this device's chunk of a dimension with `inner`
  /// elements after each index of the sharded factor.
  llvm::function_ref<Value(int64_t inner)> shardSize;
  llvm::function_ref<Value(int64_t inner)> shardOffset;
  /// The global extent of dimension `dim` of rule operand `operand`.
  llvm::function_ref<Value(unsigned operand, int64_t dim)> globalExtent;

  /// The type of the part of a tensor of `type` that this device holds.
  RankedTensorType getLocalType(Type type, Placement placement) const;
  bool isSharded() const { return factor != DimFactor::kNone; }
  /// The dimension of result `index` that is sharded, or -1.
  int64_t getShardedDim(unsigned index) const {
    const Placement &placement = resultPlacements[index];
    return placement.isSharded() ? placement.dim : -1;
  }
};

/// The rule for an op that treats every element alike: all tensor operands and
/// results have the same shape. No factors if shapes differ.
PlacementRule getElementwiseRule(Operation *op);

/// The rule of an op without one: whole operands, whole results. Tensors that
/// its regions capture are operands, too.
PlacementRule getFallbackRule(Operation *op);

/// Returns true if `op` works on tensors and so has a rule. Other ops (scalar
/// arithmetic, constants) run alike on every device.
bool hasPlacementRule(Operation *op);

/// Returns the rule of `op`: its own, else that of an elementwise op or the
/// fallback.
PlacementRule getPlacementRule(Operation *op);

/// Clones `op` with the localization's operands, captured tensors and local
/// result types.
Operation *cloneLocal(OpBuilder &builder, Operation *op,
                      const Localization &localization);

} // namespace mlir::dp

#endif // DP_INTERFACES_PLACEMENTRULE_H
