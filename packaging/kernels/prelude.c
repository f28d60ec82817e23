// What every kernel may use. Arrays that kernels make lie on a heap that only grows while a call
// lasts; the host says where it begins.
#include <stdbool.h>
#include <stdint.h>

double exp(double x);
void *memset(void *to, int byte, __SIZE_TYPE__ size);
void *memcpy(void *to, const void *from, __SIZE_TYPE__ size);

static char *heap;

__attribute__((export_name("heap_from"))) void heap_from(int32_t start) { heap = (char *)start; }

static inline void *make(int64_t bytes) {
  char *found = heap;
  heap += (bytes + 15) & ~(int64_t)15;
  int64_t missing = (int64_t)(uint32_t)heap - ((int64_t)__builtin_wasm_memory_size(0) << 16);
  if (missing > 0) {
    int64_t pages = (missing + 65535) >> 16;
    if (__builtin_wasm_memory_grow(0, pages + 16) == (__SIZE_TYPE__)-1) __builtin_trap();
  }
  return found;
}

// Python's division rounds down.
static inline int64_t whole(int64_t a, int64_t b) {
  int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}

static inline int64_t rest(int64_t a, int64_t b) {
  int64_t r = a % b;
  return r + (r != 0 && (r < 0) != (b < 0) ? b : 0);
}

#define LANES 8

// `roost.solver.pickomino.turn.lanes.walk_outcomes`.
static inline void walk_outcomes(const int32_t *parent, const int32_t *row, const double *prob,
                                 int64_t first, int64_t end, const double *restrict value,
                                 double *restrict stack, double *restrict acc) {
  for (int64_t node = first; node < end; node++) {
    const double *top = stack + parent[node] * LANES, *new = value + row[node] * LANES;
    double *here = stack + (parent[node] + 1) * LANES;
    for (int lane = 0; lane < LANES; lane++) {
      double best = new[lane] > top[lane] ? new[lane] : top[lane];
      here[lane] = best;
      acc[lane] += prob[node] * best;
    }
  }
}
