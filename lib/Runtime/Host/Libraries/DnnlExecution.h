//===- DnnlExecution.h - Objects and calls of oneDNN ------------*- C++ -*-===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLEXECUTION_H
#define DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLEXECUTION_H

#include "Host/Bindings/Dnnl.h"

#include <cstddef>
#include <initializer_list>

namespace dp {

/// Releases an object of oneDNN.
template <typename T>
struct Owned {
  T object = nullptr;
  dnnl_status_t (*release)(T);

  explicit Owned(dnnl_status_t (*release)(T)) : release(release) {}
  ~Owned() {
    if (object)
      release(object);
  }
  Owned(const Owned &) = delete;
  operator T() const { return object; }
};

/// Attributes of a primitive: its scratchpad is the caller's, because one of
/// the library's own belongs to one thread.
struct Attributes : Owned<dnnl_primitive_attr_t> {
  explicit Attributes(const Dnnl &dnnl)
      : Owned(dnnl.dnnl_primitive_attr_destroy) {
    Dnnl::check(dnnl.dnnl_primitive_attr_create(&object), "attributes");
    Dnnl::check(dnnl.dnnl_primitive_attr_set_scratchpad_mode(
                    object, dnnl_scratchpad_mode_user),
                "the choice of a scratchpad");
  }
};

/// Executes primitives in order on the calling thread.
class Execution {
public:
  Execution(const Dnnl &dnnl, void *scratchpad, size_t scratchpadBytes)
      : dnnl(dnnl), stream(dnnl.dnnl_stream_destroy), scratchpad(scratchpad) {
    Dnnl::check(dnnl.dnnl_stream_create(&stream.object, dnnl.engine,
                                        dnnl_stream_default_flags),
                "the creation of a stream");
    dnnl_dims_t size = {static_cast<int64_t>(scratchpadBytes)};
    Dnnl::check(dnnl.dnnl_memory_desc_init_by_tag(&scratchpadDesc, 1, size,
                                                  dnnl_u8, dnnl_x),
                "the description of a scratchpad");
  }

  struct Operand {
    int argument;
    const dnnl_memory_desc_t *desc;
    const void *data;
  };
  void operator()(dnnl_primitive_t primitive,
                  std::initializer_list<Operand> operands) {
    constexpr size_t most = 4;
    dnnl_exec_arg_t arguments[most];
    Memory memories[most] = {Memory(dnnl), Memory(dnnl), Memory(dnnl),
                             Memory(dnnl)};
    int count = 0;
    auto add = [&](const Operand &operand) {
      Memory &memory = memories[count];
      Dnnl::check(dnnl.dnnl_memory_create(&memory.object, operand.desc,
                                          dnnl.engine,
                                          const_cast<void *>(operand.data)),
                  "the creation of an array");
      arguments[count++] = {operand.argument, memory};
    };
    for (const Operand &operand : operands)
      add(operand);
    add({DNNL_ARG_SCRATCHPAD, &scratchpadDesc, scratchpad});
    Dnnl::check(
        dnnl.dnnl_primitive_execute(primitive, stream, count, arguments),
        "a computation");
  }

private:
  struct Memory : Owned<dnnl_memory_t> {
    explicit Memory(const Dnnl &dnnl) : Owned(dnnl.dnnl_memory_destroy) {}
  };

  const Dnnl &dnnl;
  Owned<dnnl_stream_t> stream;
  dnnl_memory_desc_t scratchpadDesc;
  void *scratchpad;
};

} // namespace dp

#endif // DP_LIB_RUNTIME_HOST_LIBRARIES_DNNLEXECUTION_H
