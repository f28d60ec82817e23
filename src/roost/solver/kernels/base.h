// What all kernels share: arrays, exports, random numbers.

#pragma once
#include <stdbool.h>
#include <stdint.h>

// KERNEL(name, { fields }) { body }: an exported kernel, whose arguments are `a->field`.
#define KERNEL(name, ...)                                                                          \
  typedef struct __VA_ARGS__ name##_arguments;                                                     \
  static double name##_body(const name##_arguments *a);                                            \
  __attribute__((export_name(#name))) double name##_kernel(const name##_arguments *a,              \
                                                           int32_t words) {                        \
    if (words * 8 != sizeof *a) __builtin_trap(); /* the caller is of another version */           \
    return name##_body(a);                                                                         \
  }                                                                                                \
  static double name##_body(const name##_arguments *a)

// An array of the caller's: where it is, and how long it is in each dimension.
#define ARRAY(name, type, dimensions)                                                              \
  typedef struct {                                                                                 \
    union {                                                                                        \
      type *at;                                                                                    \
      int64_t address;                                                                             \
    };                                                                                             \
    int64_t size[dimensions];                                                                      \
  } name

ARRAY(Bools, bool, 1);
ARRAY(BoolRows, bool, 2);
ARRAY(Bytes, int8_t, 1);
ARRAY(ByteRows, int8_t, 2);
ARRAY(ByteBlocks, int8_t, 3);
ARRAY(Ints, int64_t, 1);
ARRAY(IntRows, int64_t, 2);
ARRAY(Ints32, int32_t, 1);
ARRAY(Int32Rows, int32_t, 2);
ARRAY(Words, uint64_t, 1);
ARRAY(WordRows, uint64_t, 2);
ARRAY(Floats, float, 1);
ARRAY(Doubles, double, 1);
ARRAY(DoubleRows, double, 2);

double exp(double x);
void *memset(void *to, int byte, __SIZE_TYPE__ size);
void *memcpy(void *to, const void *from, __SIZE_TYPE__ size);

#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define require(condition)                                                                         \
  if (!(condition)) __builtin_trap()

#define FACES 6 // of a die
#define LEAST (-1e30) // below every value

// -- random numbers --------------------------------------------------------------------------

// A generator is one word that never is zero (xorshift64*).
typedef uint64_t Random;

// A generator of its own for every stream of a seed (splitmix64).
static Random new_random(int64_t seed, int64_t stream) {
  uint64_t x = (uint64_t)seed * 0x9E3779B97F4A7C15u + (uint64_t)(stream + 1) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  x ^= x >> 31;
  return x ? x : 88172645463325252u;
}

// The next 64 random bits.
static inline uint64_t draw(Random *random) {
  uint64_t x = *random;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *random = x;
  return x * 2685821657736338717u;
}

// A number from 0 to `bound` - 1, from the upper half of random bits.
static inline int64_t scaled(uint64_t bits, int64_t bound) {
  return (int64_t)((bits >> 32) * (uint64_t)bound >> 32);
}

static inline int64_t below(Random *random, int64_t bound) { return scaled(draw(random), bound); }

// A random stream for each game of a batch.
KERNEL(new_streams, { int64_t seed; Words random; }) {
  for (int64_t game = 0; game < a->random.size[0]; game++)
    a->random.at[game] = new_random(a->seed, game);
  return 0;
}
