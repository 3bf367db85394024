//===- StepPrinter.cpp - A schedule as a C++ function ---------------------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#include "CodePrinter.h"
#include "Sections.h"

#include "dp/IR/Entry.h"
#include "dp/Support/Location.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::dp;

namespace {

/// Prints an entry, or the function that computes the size of its arena.
class StepPrinter : public CodePrinter {
public:
  StepPrinter(raw_ostream &os, StringRef rank, StringRef devices)
      : CodePrinter(os), rank(rank), devices(devices) {}
  LogicalResult printEntry(func::FuncOp entry, StringRef name);
  LogicalResult printArena(func::FuncOp arena, const NamedEntry &entry);

protected:
  LogicalResult printOp(Operation *op) override;

private:
  void printBuffers(func::FuncOp entry, const EntryInfo &info);
  void printDims(func::FuncOp function, unsigned first, unsigned count);
  LogicalResult printView(Operation *op);
  View printSlot(memref::ViewOp op);
  View printSubView(memref::SubViewOp op);
  View getTransposed(memref::TransposeOp op);
  FailureOr<View> getReshaped(Operation *op, ArrayRef<Expr> sizes);
  FailureOr<View> getExpanded(memref::ExpandShapeOp op);
  FailureOr<View> getCollapsed(memref::CollapseShapeOp op);
  Expr getFolded(OpFoldResult value);
  void printLaunch(gpu::LaunchFuncOp op);
  void printGemm(GemmOp op);
  void printNccl(Operation *op);
  void printRead(HostReadOp op);
  void printCheck(cf::AssertOp op);
  Expr getShard(StringRef function, const Expr &extent, int64_t unit);
  std::string getPointer(Value memref) { return getView(memref).pointer; }

  std::string rank, devices;
};

} // namespace

int64_t mlir::dp::countEvents(func::FuncOp entry) {
  int64_t count = 0;
  entry.walk([&](EventRecordOp op) {
    count = std::max<int64_t>(count, op.getEvent() + 1);
  });
  return count;
}

static std::string getStream(Stream stream) {
  return "d." + stringifyStream(stream).str();
}

void StepPrinter::printDims(func::FuncOp function, unsigned first,
                            unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    BlockArgument argument = function.getArgument(first + i);
    if (argument.use_empty())
      continue;
    std::string name = makeName("dim" + llvm::utostr(i));
    line() << "const int64_t " << name << " = dims[" << i << "];\n";
    exprs[argument] = {name};
  }
}

void StepPrinter::printBuffers(func::FuncOp entry, const EntryInfo &info) {
  for (auto [number, buffer] : llvm::enumerate(info.getBuffers())) {
    BlockArgument argument = entry.getArgument(number);
    if (argument.use_empty())
      continue;
    auto type = cast<MemRefType>(argument.getType());
    std::string element = getCppType(type.getElementType());
    std::string name = makeName(getIdentifier(buffer.getName()));
    PlacementAttr placement = buffer.getPlacement();
    line() << element << " *const " << name << " = static_cast<" << element
           << " *>(buffers[" << number << "]); // " << placement.str() << "\n";
    // The same formula as in EntryInfo::buildLocalSize.
    ArrayRef<int64_t> shape = buffer.getType().getShape();
    auto size = [&](int64_t dim) {
      int64_t source = info.getDimNumber(number, dim);
      Expr extent = ShapedType::isDynamic(shape[dim])
                        ? Expr{"dims[" + llvm::itostr(source) + "]"}
                        : makeInteger(shape[dim]);
      if (!placement.isSharded() || placement.getDim() != dim)
        return extent;
      return getShard("shardSize", extent, placement.getUnit());
    };
    views[argument] =
        makeView(type, name, size, [](int64_t) { return Expr{"0"}; });
    // A size that expressions repeat gets a variable.
    for (auto [dim, extent] : llvm::enumerate(views[argument].sizes))
      if (extent.binding != Binding::atom || extent.text.size() > 20) {
        std::string local = makeName(name + "_size" + llvm::utostr(dim));
        line() << "const int64_t " << local << " = " << extent.text << ";\n";
        extent = {local};
      }
    std::vector<Expr> sizes(views[argument].sizes.begin(),
                            views[argument].sizes.end());
    views[argument] = makeView(
        type, name, [&](int64_t dim) { return sizes[dim]; },
        [](int64_t) { return Expr{"0"}; });
  }
}

Expr StepPrinter::getShard(StringRef function, const Expr &extent,
                           int64_t unit) {
  return {(function + "(" + extent.text + ", " + llvm::Twine(unit) + ", " +
           rank + ", " + devices + ")")
              .str()};
}

Expr StepPrinter::getFolded(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return makeInteger(cast<IntegerAttr>(attribute).getInt());
  return get(cast<Value>(value));
}

/// A buffer in the arena.
View StepPrinter::printSlot(memref::ViewOp op) {
  MemRefType type = op.getType();
  std::string element = getCppType(type.getElementType());
  std::string name = makeName("b");
  line() << element << " *const " << name << " = reinterpret_cast<" << element
         << " *>(arena + " << get(op.getByteShift(), Binding::product)
         << ");\n";
  unsigned next = 0;
  SmallVector<Expr> sizes(type.getRank());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (type.isDynamicDim(dim))
      sizes[dim] = get(op.getSizes()[next++]);
  return makeView(
      type, name, [&](int64_t dim) { return sizes[dim]; },
      [](int64_t) { return Expr{"0"}; });
}

View StepPrinter::getTransposed(memref::TransposeOp op) {
  const View &source = getView(op.getIn());
  View view;
  view.pointer = source.pointer;
  for (unsigned dim = 0; dim < source.sizes.size(); ++dim) {
    unsigned from = op.getPermutation().getDimPosition(dim);
    view.sizes.push_back(source.sizes[from]);
    view.strides.push_back(source.strides[from]);
  }
  return view;
}

View StepPrinter::printSubView(memref::SubViewOp op) {
  const View &source = getView(op.getSource());
  View view;
  SmallVector<Expr> offsets;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (auto [dim, offset] : llvm::enumerate(op.getMixedOffsets())) {
    offsets.push_back(getFolded(offset));
    if (dropped.test(dim))
      continue;
    view.sizes.push_back(getFolded(op.getMixedSizes()[dim]));
    view.strides.push_back(
        multiply(source.strides[dim], getFolded(op.getMixedStrides()[dim])));
  }
  Expr offset = getOffset(source, offsets);
  view.pointer = source.pointer;
  if (offset.text != "0") {
    view.pointer = makeName("b");
    line() << getCppType(op.getType().getElementType()) << " *const "
           << view.pointer << " = " << add({source.pointer}, offset).text
           << ";\n";
  }
  return view;
}

/// The same dense elements in the shape `sizes`, which gives the dynamic ones.
FailureOr<View> StepPrinter::getReshaped(Operation *op, ArrayRef<Expr> sizes) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  bool known = succeeded(type.getStridesAndOffset(strides, offset));
  if (!type.getLayout().isIdentity() &&
      (!known || llvm::any_of(strides, ShapedType::isDynamic)))
    return emitUnprintable(op, "a buffer with strides that are not known");
  return makeView(
      type, getPointer(op->getOperand(0)),
      [&](int64_t dim) { return sizes[dim]; },
      [](int64_t) { return Expr{"0"}; });
}

FailureOr<View> StepPrinter::getExpanded(memref::ExpandShapeOp op) {
  SmallVector<Expr> sizes;
  for (OpFoldResult size : op.getMixedOutputShape())
    sizes.push_back(getFolded(size));
  return getReshaped(op, sizes);
}

FailureOr<View> StepPrinter::getCollapsed(memref::CollapseShapeOp op) {
  const View &source = getView(op.getSrc());
  SmallVector<Expr> sizes;
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    Expr size{"1"};
    for (int64_t from : group)
      size = multiply(size, source.sizes[from]);
    sizes.push_back(size);
  }
  return getReshaped(op, sizes);
}

/// A view is a pointer. Its sizes and strides follow from the ops that made it,
/// and need no variables.
LogicalResult StepPrinter::printView(Operation *op) {
  using Result = FailureOr<View>;
  Result view =
      TypeSwitch<Operation *, Result>(op)
          .Case([&](memref::ViewOp slot) { return printSlot(slot); })
          .Case([&](memref::CastOp cast) { return getView(cast.getSource()); })
          .Case([&](memref::TransposeOp transpose) {
            return getTransposed(transpose);
          })
          .Case([&](memref::SubViewOp part) { return printSubView(part); })
          .Case(
              [&](memref::ExpandShapeOp expand) { return getExpanded(expand); })
          .Case([&](memref::CollapseShapeOp collapse) {
            return getCollapsed(collapse);
          })
          .Default([](Operation *other) -> Result {
            return emitUnprintable(other);
          });
  if (failed(view))
    return failure();
  views[op->getResult(0)] = std::move(*view);
  return success();
}

void StepPrinter::printLaunch(gpu::LaunchFuncOp op) {
  SmallVector<std::string> arguments;
  for (Value operand : op.getKernelOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type) {
      arguments.push_back(get(operand).text);
      continue;
    }
    const View &view = getView(operand);
    arguments.push_back(view.pointer);
    SmallVector<int64_t> strides;
    int64_t offset;
    (void)type.getStridesAndOffset(strides, offset);
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim))
        arguments.push_back(view.sizes[dim].text);
    if (!type.getLayout().isIdentity())
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (ShapedType::isDynamic(strides[dim]))
          arguments.push_back(view.strides[dim].text);
  }
  std::string grid = get(op.getGridSizeX()).text;
  bool isStatic = getConstantIntValue(op.getGridSizeX()).has_value();
  if (isStatic && grid == "0")
    return;
  // Launches of one kernel may be of several places.
  if (std::string place = formatLocation(op.getLoc()); !place.empty())
    line() << "// " << asComment(place) << "\n";
  if (!isStatic) {
    std::string blocks = makeName("blocks");
    line() << "if (const int64_t " << blocks << " = " << grid << ")\n";
    os << "  ";
    grid = blocks;
  }
  std::string head = getIdentifier(op.getKernelName().getValue()) + "<<<" +
                     grid + ", " + get(op.getBlockSizeX()).text +
                     ", 0, d.compute>>>(";
  line() << head << joinLines(arguments, 2 * depth + head.size()) << ");\n";
  line() << "CHECK_CUDA(cudaGetLastError());\n";
}

void StepPrinter::printGemm(GemmOp op) {
  auto matrix = [&](Value memref, Value ld, Value stride, unsigned number) {
    std::string outer =
        op.getOuter().empty() ? "" : ", " + get(op.getOuter()[number]).text;
    return "{" + getPointer(memref) + ", " + get(ld).text + ", " +
           get(stride).text + outer + "}";
  };
  std::string batch = get(op.getBatch()).text;
  if (!op.getOuter().empty())
    batch = "{" + batch + ", " + get(op.getOuter().front()).text + "}";
  auto flag = [](bool value) { return value ? "true" : "false"; };
  std::string place = formatLocation(op.getLoc());
  line() << "// " << (place.empty() ? "" : asComment(place) + ": ")
         << "the executable calls cuBLASLt\n";
  line() << "gemm<" << flag(op.getTransA()) << ", " << flag(op.getTransB())
         << ">(d.compute, " << batch << ", " << get(op.getM()).text << ", "
         << get(op.getN()).text << ", " << get(op.getK()).text << ",\n";
  auto getElement = [](Value memref) {
    return getCppType(cast<MemRefType>(memref.getType()).getElementType());
  };
  std::string element = getElement(op.getA());
  line().indent(4) << "Matrix<" << element << ">"
                   << matrix(op.getA(), op.getLda(), op.getStrideA(), 1)
                   << ", Matrix<" << element << ">"
                   << matrix(op.getB(), op.getLdb(), op.getStrideB(), 2)
                   << ",\n";
  line().indent(4) << "Matrix<" << getElement(op.getC()) << ">"
                   << matrix(op.getC(), op.getLdc(), op.getStrideC(), 3);
  if (op.getAccumulate() || op.getBias() || op.getRelu())
    os << ", /*accumulate=*/" << flag(op.getAccumulate()) << ", /*bias=*/"
       << (op.getBias() ? getPointer(op.getBias()) : "nullptr") << ", /*relu=*/"
       << flag(op.getRelu());
  os << ");\n";
  if (!op.getSums())
    return;
  bool isB = op.getSumsOfB();
  // Along k, elements are side by side in A as it is and in B transposed.
  bool isAlongK = isB ? op.getTransB() : !op.getTransA();
  std::string ld = get(isB ? op.getLdb() : op.getLda()).text;
  line() << "addUp(d.compute, " << get(isB ? op.getN() : op.getM()).text << ", "
         << get(op.getK()).text << ", "
         << getPointer(isB ? op.getB() : op.getA()) << ", "
         << (isAlongK ? ld : "1") << ", " << (isAlongK ? "1" : ld) << ", "
         << getPointer(op.getSums()) << ");\n";
}

void StepPrinter::printNccl(Operation *op) {
  if (auto reason = op->getAttrOfType<StringAttr>(kReasonAttr))
    line() << "// " << asComment(reason.getValue()) << "\n";
  std::string send = getPointer(op->getOperand(0));
  std::string recv = getPointer(op->getOperand(1));
  if (auto reduce = dyn_cast<NcclAllReduceOp>(op)) {
    line() << "CHECK_NCCL(ncclAllReduce(" << send << ", " << recv << ", "
           << get(reduce.getCount()).text << ", "
           << stringifyEnum(reduce.getDatatype()) << ", "
           << stringifyEnum(reduce.getOp()) << ", d.nccl, d.comm));\n";
    return;
  }
  auto chunks = [&](auto collective) {
    return get(collective.getOuter()).text + ", " +
           get(collective.getBlocks()).text + ", " +
           get(collective.getElems()).text + ", " +
           stringifyEnum(collective.getDatatype()).str();
  };
  if (auto gather = dyn_cast<NcclAllGatherOp>(op)) {
    line() << "allGather(d, " << send << ", " << recv << ", " << chunks(gather)
           << ");\n";
    return;
  }
  if (auto exchange = dyn_cast<NcclAllToAllOp>(op)) {
    line() << "allToAll(d, " << send << ", " << recv << ", "
           << get(exchange.getBlocks()).text << ", "
           << get(exchange.getElems()).text << ", "
           << stringifyEnum(exchange.getDatatype()) << ");\n";
    return;
  }
  auto scatter = cast<NcclReduceScatterOp>(op);
  line() << "reduceScatter(d, " << send << ", " << recv << ", "
         << chunks(scatter) << ", " << stringifyEnum(scatter.getOp()) << ");\n";
}

void StepPrinter::printRead(HostReadOp op) {
  std::string name = makeName("read");
  line() << getCppType(op.getType()) << " " << name << ";\n";
  line() << "CHECK_CUDA(cudaMemcpyAsync(&" << name << ", &"
         << getElement(op.getBuffer(), op.getIndices()) << ", sizeof " << name
         << ", cudaMemcpyDeviceToHost, d.compute));\n";
  line() << "CHECK_CUDA(cudaStreamSynchronize(d.compute));\n";
  exprs[op.getResult()] = {name};
}

/// A check of the host ends the process as CHECK_CUDA does.
void StepPrinter::printCheck(cf::AssertOp op) {
  std::string message;
  llvm::raw_string_ostream os(message);
  if (FileLineColLoc place = findPlace(op.getLoc())) {
    os.write_escaped(place.getFilename().strref());
    os << ":" << place.getLine() << ": ";
  }
  os << "assertion failed: ";
  os.write_escaped(op.getMsg());
  line() << "if (!(" << get(op.getArg()).text << ")) {\n";
  line() << "  std::fprintf(stderr, \"%s\\n\", \"" << message << "\");\n";
  line() << "  std::exit(1);\n";
  line() << "}\n";
}

LogicalResult StepPrinter::printOp(Operation *op) {
  if (isa<func::ReturnOp>(op))
    return success();
  if (isa<RankOp, DeviceCountOp>(op)) {
    exprs[op->getResult(0)] = {isa<RankOp>(op) ? rank : devices};
    return success();
  }
  if (auto size = dyn_cast<ShardSizeOp>(op)) {
    define(size, getShard("shardSize", get(size.getExtent()), size.getUnit()),
           "mine");
    return success();
  }
  if (auto offset = dyn_cast<ShardOffsetOp>(op)) {
    define(offset,
           getShard("shardOffset", get(offset.getExtent()), offset.getUnit()),
           "first");
    return success();
  }
  if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
    printLaunch(launch);
    return success();
  }
  if (auto gemm = dyn_cast<GemmOp>(op)) {
    printGemm(gemm);
    return success();
  }
  if (auto read = dyn_cast<HostReadOp>(op)) {
    printRead(read);
    return success();
  }
  if (isa<GroupStartOp, GroupEndOp>(op)) {
    line() << "CHECK_NCCL(ncclGroup"
           << (isa<GroupStartOp>(op) ? "Start" : "End") << "());\n";
    return success();
  }
  if (isa<NcclOpInterface>(op)) {
    printNccl(op);
    return success();
  }
  if (auto record = dyn_cast<EventRecordOp>(op)) {
    line() << "CHECK_CUDA(cudaEventRecord(d.events[" << record.getEvent()
           << "], " << getStream(record.getStream()) << "));\n";
    return success();
  }
  if (auto wait = dyn_cast<StreamWaitOp>(op)) {
    line() << "CHECK_CUDA(cudaStreamWaitEvent(" << getStream(wait.getStream())
           << ", d.events[" << wait.getEvent() << "], 0));\n";
    return success();
  }
  if (auto check = dyn_cast<cf::AssertOp>(op)) {
    printCheck(check);
    return success();
  }
  if (op->getNumResults() == 1 && op->getNumOperands() > 0 &&
      isa<MemRefType>(op->getResult(0).getType()))
    return printView(op);
  if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op)) {
    const View &view = getView(metadata.getSource());
    for (auto [result, size] : llvm::zip(metadata.getSizes(), view.sizes))
      exprs[result] = size;
    for (auto [result, stride] : llvm::zip(metadata.getStrides(), view.strides))
      exprs[result] = stride;
    return success();
  }
  if (isa<memref::LoadOp, memref::StoreOp>(op))
    return op->emitError() << "the step's schedule depends on a value that is "
                              "on the GPU, which has no lowering";
  return CodePrinter::printOp(op);
}

LogicalResult StepPrinter::printEntry(func::FuncOp entry, StringRef name) {
  EntryInfo info(entry);
  os << "/// Runs one step of " << asComment(entry.getName())
     << " on one device.\n";
  os << "static void " << name
     << "([[maybe_unused]] const Device &d, [[maybe_unused]] void *const "
        "*buffers,\n    [[maybe_unused]] const int64_t *dims, "
        "[[maybe_unused]] char *arena) {\n";
  for (StringRef parameter : {"d", "buffers", "dims", "arena"})
    makeName(parameter);
  // A buffer of a kernel's name would hide it.
  entry.walk([&](gpu::LaunchFuncOp launch) {
    makeName(getIdentifier(launch.getKernelName().getValue()));
  });
  printDims(entry, info.getBuffers().size(), info.getNumDims());
  printBuffers(entry, info);
  if (failed(printBlock(entry.front())))
    return failure();
  os << "}\n\n";
  return success();
}

LogicalResult StepPrinter::printArena(func::FuncOp arena,
                                      const NamedEntry &entry) {
  func::FuncOp function = entry.function;
  os << "/// Returns the bytes that " << asComment(function.getName())
     << " needs beside its buffers.\n";
  os << "static int64_t " << entry.name
     << "_arena([[maybe_unused]] int64_t rank,\n    [[maybe_unused]] int64_t "
        "devices, [[maybe_unused]] const int64_t *dims) {\n";
  printDims(arena, 0, arena.getNumArguments());
  if (failed(printBlock(arena.front())))
    return failure();
  line() << "return " << get(arena.front().getTerminator()->getOperand(0)).text
         << ";\n}\n\n";
  return success();
}

LogicalResult mlir::dp::printStep(const NamedEntry &entry, func::FuncOp arena,
                                  raw_ostream &os) {
  func::FuncOp function = entry.function;
  os << "//===-- " << asComment(function.getName()) << " --===//\n\n";
  if (failed(StepPrinter(os, "rank", "devices").printArena(arena, entry)))
    return failure();
  return StepPrinter(os, "d.rank", "d.devices")
      .printEntry(function, entry.name);
}
