//===- MallocConf.cpp - jemalloc's options for the compiler's tools -------===//
//
// Part of the dp project: compile-time data parallelism for MLIR.
//
//===----------------------------------------------------------------------===//
//
// jemalloc reads this variable at start. A compiler walks hundreds of megabytes
// of small objects, so huge pages avoid most TLB misses, and returning memory
// before the exit is not worth the time.
//
//===----------------------------------------------------------------------===//

extern "C" {
extern const char *malloc_conf;
const char *malloc_conf = "thp:always,metadata_thp:always,narenas:2,"
                          "dirty_decay_ms:-1,muzzy_decay_ms:-1";
}
