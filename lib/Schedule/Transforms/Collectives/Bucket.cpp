//===- Bucket.cpp - Buckets of small reductions ---------------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
// A bucket's members become views of one buffer, where their producers and
// users find them: nothing is copied.
//
//===----------------------------------------------------------------------===//

#include "dp/IR/CommunicationAttrs.h"
#include "dp/IR/DP.h"
#include "dp/IR/ElementTypes.h"
#include "dp/IR/Target.h"
#include "dp/Schedule/Analysis/Buffers.h"
#include "dp/Schedule/Analysis/KernelLoops.h"
#include "dp/Schedule/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include <map>

#include "llvm/Support/DebugLog.h"

#define DEBUG_TYPE "dp-bucket"

namespace mlir::dp {
#define GEN_PASS_DEF_DPBUCKET
#include "dp/Schedule/Transforms/Passes.h.inc"
} // namespace mlir::dp

using namespace mlir;
using namespace mlir::dp;

namespace {

/// A reduction whose buffer may be placed anywhere. `ready` is the number of
/// the last op of its block that touches the buffer before it, `needed` that of
/// the first one afterwards.
struct Member {
  BufferAllReduceOp op;
  memref::AllocOp alloc;
  int64_t bytes;
  int64_t ready, needed;
};

/// Reductions of one kind and type that travel together.
struct Bucket {
  int64_t cap; // bytes; a larger member has a bucket of its own
  SmallVector<Member> members;
  int64_t bytes = 0;
  int64_t ready = -1, needed = std::numeric_limits<int64_t>::max();

  /// Returns true if there is a place for the reduction of `member` and all
  /// members.
  bool takes(const Member &member) const {
    return bytes + member.bytes <= cap &&
           std::max(ready, member.ready) < std::min(needed, member.needed);
  }
  void add(const Member &member) {
    members.push_back(member);
    bytes += member.bytes;
    ready = std::max(ready, member.ready);
    needed = std::min(needed, member.needed);
  }
};

class Bucketer {
public:
  /// `buffersCap` is the cap for running statistics.
  Bucketer(Block &block, int64_t firstCap, int64_t cap, int64_t buffersCap,
           int64_t alignment)
      : block(block), firstCap(firstCap), cap(cap), buffersCap(buffersCap),
        alignment(alignment) {}
  void run();

  unsigned numBuckets = 0, numMembers = 0;

private:
  std::optional<Member> getMember(BufferAllReduceOp op);
  void merge(Bucket &bucket);

  Block &block;
  int64_t firstCap, cap, buffersCap, alignment;
  DenseMap<Operation *, int64_t> numbers;
  SmallVector<Operation *> ops;
};

} // namespace

/// The member for `op`, if it reduces in place all of one allocation of static
/// size that may become a view of a bucket.
std::optional<Member> Bucketer::getMember(BufferAllReduceOp op) {
  if (op.getSend() != op.getRecv())
    return std::nullopt;
  auto alloc = getBase(op.getSend()).getDefiningOp<memref::AllocOp>();
  if (!alloc || !alloc.getType().hasStaticShape() ||
      !alloc.getType().getLayout().isIdentity())
    return std::nullopt;
  auto type = cast<MemRefType>(op.getSend().getType());
  if (type.getElementType() != alloc.getType().getElementType() ||
      !type.hasStaticShape() ||
      type.getNumElements() != alloc.getType().getNumElements())
    return std::nullopt;
  Member member{op, alloc,
                getElementBytes(type.getElementType()) * type.getNumElements(),
                -1, static_cast<int64_t>(ops.size())};
  bool movable = member.bytes > 0;
  int64_t at = numbers.lookup(op);
  forEachAccess(alloc, [&](Operation *user) {
    // Under another name its accesses are unknown; reduced twice, it would be
    // in two buckets.
    if (user->hasTrait<OpTrait::IsTerminator>() ||
        llvm::any_of(user->getResultTypes(), llvm::IsaPred<MemRefType>) ||
        (isa<BufferAllReduceOp>(user) && user != op))
      return movable = false;
    Operation *ancestor = block.findAncestorOpInBlock(*user);
    if (!ancestor || ancestor == op)
      return true;
    int64_t number = numbers.lookup(ancestor);
    if (number < at)
      member.ready = std::max(member.ready, number);
    else
      member.needed = std::min(member.needed, number);
    return true;
  });
  if (!movable)
    return std::nullopt;
  return member;
}

/// Reduces the bucket right before the first use of a member.
void Bucketer::merge(Bucket &bucket) {
  if (bucket.members.size() < 2)
    return;
  ++numBuckets;
  numMembers += bucket.members.size();
  LDBG() << "bucket of " << bucket.members.size() << " reductions from "
         << bucket.members.front().op;
  // For reports, in the order of production.
  MLIRContext *context = block.getParentOp()->getContext();
  SmallVector<BucketMemberAttr> described;
  for (Member &member : bucket.members)
    described.push_back(BucketMemberAttr::get(
        context, member.bytes, member.op.getLoc(),
        member.op->getAttrOfType<StringAttr>(kReasonAttr)));
  Location loc = bucket.members.front().op.getLoc();
  Attribute reason = bucket.members.front().op->getAttr(kReasonAttr);
  ReductionKind kind = bucket.members.front().op.getKind();
  bool isBuffers = bucket.members.front().op->hasAttr(kBuffersAttr);
  // Attributes that all members share.
  FloatAttr bound;
  for (Member &member : bucket.members)
    if (auto own = member.op->getAttrOfType<FloatAttr>(kErrorBoundAttr);
        own && (!bound || own.getValueAsDouble() > bound.getValueAsDouble()))
      bound = own;
  Type element = bucket.members.front().alloc.getType().getElementType();

  // The best aligned member comes first, so that there are few gaps.
  SmallVector<Member> laidOut(bucket.members);
  auto alignmentOf = [](const Member &member) {
    return std::min<int64_t>(member.bytes & -member.bytes, 64);
  };
  llvm::stable_sort(laidOut, [&](const Member &a, const Member &b) {
    return alignmentOf(a) > alignmentOf(b);
  });
  memref::AllocOp first = laidOut.front().alloc;
  SmallVector<int64_t> offsets;
  int64_t bytes = 0;
  for (Member &member : laidOut) {
    bytes = llvm::alignTo(bytes, alignment);
    offsets.push_back(bytes);
    bytes += member.bytes;
    if (member.alloc->isBeforeInBlock(first))
      first = member.alloc;
  }

  OpBuilder builder(first);
  auto flat = memref::AllocOp::create(
      builder, loc, MemRefType::get({bytes}, builder.getI8Type()));
  auto view = [&](int64_t offset, MemRefType type) {
    Value shift = arith::ConstantIndexOp::create(builder, loc, offset);
    return memref::ViewOp::create(builder, loc, type, flat, shift,
                                  ValueRange());
  };
  int64_t elementBytes = getElementBytes(first.getType().getElementType());
  Value whole = view(0, MemRefType::get({bytes / elementBytes}, element));
  Operation *place = bucket.needed < static_cast<int64_t>(ops.size())
                         ? ops[bucket.needed]
                         : block.getTerminator();
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(place);
    auto reduce = BufferAllReduceOp::create(builder, loc, whole, whole, kind);
    if (reason)
      reduce->setAttr(kReasonAttr, reason);
    if (bound)
      reduce->setAttr(kErrorBoundAttr, bound);
    if (isBuffers)
      reduce->setAttr(kBuffersAttr, builder.getUnitAttr());
    reduce->setAttr(kBucketAttr, BucketAttr::get(context, described));
  }
  SmallVector<Value> parts;
  for (auto [member, offset] : llvm::zip(laidOut, offsets))
    parts.push_back(view(offset, member.alloc.getType()));
  for (auto [member, part] : llvm::zip(laidOut, parts)) {
    member.op.erase();
    member.alloc.replaceAllUsesWith(part);
    member.alloc.erase();
  }
}

void Bucketer::run() {
  for (Operation &op : block) {
    numbers[&op] = ops.size();
    ops.push_back(&op);
  }
  SmallVector<Member> members;
  for (auto op : block.getOps<BufferAllReduceOp>())
    if (std::optional<Member> member = getMember(op))
      members.push_back(*member);
  llvm::stable_sort(members, [](const Member &a, const Member &b) {
    return a.ready < b.ready;
  });
  // The bucket of each kind that is being filled, and all in order of sending.
  std::map<std::tuple<Block *, const void *, ReductionKind, bool>, size_t>
      filling;
  SmallVector<Bucket> buckets;
  for (Member &member : members) {
    Type element = member.alloc.getType().getElementType();
    bool isBuffer = member.op->hasAttr(kBuffersAttr);
    auto [at, isFirst] = filling.try_emplace({member.alloc->getBlock(),
                                              element.getAsOpaquePointer(),
                                              member.op.getKind(), isBuffer},
                                             buckets.size());
    if (isFirst) {
      buckets.push_back({isBuffer ? buffersCap : firstCap, {}});
    } else if (!buckets[at->second].takes(member)) {
      at->second = buckets.size();
      buckets.push_back({isBuffer ? buffersCap : cap, {}});
    }
    buckets[at->second].add(member);
  }
  for (Bucket &bucket : buckets)
    merge(bucket);
}

namespace {
struct BucketPass : dp::impl::DPBucketBase<BucketPass> {
  using DPBucketBase::DPBucketBase;

  void runOnEntry() override {
    const int64_t alignment =
        getTarget(getOperation()).isGpu() ? kVectorBytes : 1;
    SmallVector<Block *> blocks;
    getOperation().walk([&](BufferAllReduceOp op) {
      if (!llvm::is_contained(blocks, op->getBlock()))
        blocks.push_back(op->getBlock());
    });
    for (Block *block : blocks) {
      Bucketer bucketer(*block, firstBytes, bytes, buffersBytes, alignment);
      bucketer.run();
      numBuckets += bucketer.numBuckets;
      numBucketed += bucketer.numMembers;
    }
  }
};
} // namespace
