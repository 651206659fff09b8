/* What a game's translated rules stand on. Freestanding: no libc. Read by zig (processors, WebAssembly) and by NVRTC. */
#ifdef __CUDACC__
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef long long int64_t;
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned long size_t;
#define SAME(a, b) static_assert((a) == (b), "packed layout")
#define PLACE(type, member, at)
#define RULE static __device__
#define TABLE static __device__
#define DATA_DECLARED static __device__ const Data DATA = DATA_VALUES;
#define EXPORT(result) extern "C" __global__ void
#define EACH for (i64 i = first + blockIdx.x * (i64)blockDim.x + threadIdx.x; i < last; i += gridDim.x * (i64)blockDim.x)
#define COPY(to, from) (to) = (from)
#define BLANK(type) type {}
#else
#include <stddef.h>
#include <stdint.h>
#define SAME(a, b) _Static_assert((a) == (b), "packed layout")
#define PLACE(type, member, at) SAME(offsetof(type, member), at)
#define RULE static __attribute__((unused))
#define TABLE static
/* The constants that a pack may change are in a file of their own, so that they can be written once, when the library is
   loaded, while this code takes them for constant. */
#define DATA_DECLARED extern const Data DATA __attribute__((visibility("hidden")));
#ifdef __wasm__
#define EXPORT(result) __attribute__((visibility("default"), used)) result
#else
#define EXPORT(result) __attribute__((visibility("default"))) result
#endif
#define EACH for (i64 i = first; i < last; i++)
#define COPY(to, from) __builtin_memcpy(&(to), &(from), sizeof(to))
#define BLANK(type) (type){0}
#endif

typedef int64_t i64; /* large bit sets, and what is made from them */
/* Numbers. They fit 32 bits (the checked build sees to it), in which a GPU counts twice as fast. */
#ifdef __CUDACC__
typedef int32_t num;
typedef uint32_t unum;
#else
typedef int64_t num;
typedef uint64_t unum;
#endif

/* A position that is played to its end: where it lies, or (on a GPU, where that is faster) near at hand. */
#ifdef NEAR
#define BRING(type, name, place) type near = place, *name = &near
#define PUT_BACK(place, name) place = *name
#else
#define BRING(type, name, place) type *name = &place
#define PUT_BACK(place, name)
#endif

#ifdef CHECKED
/* Every index in range, every stored number within its kind, every result within 64 bits, every shift and division
   defined. The first failure is kept. */
static struct { i64 failed, value, low, high; char where[160]; } trouble;
static i64 in_range(i64 value, i64 low, i64 high, const char *where) {
    if (value >= low && value <= high) return value;
    if (!trouble.failed) {
        trouble.failed = 1; trouble.value = value; trouble.low = low; trouble.high = high;
        int k = 0;
        while (where[k] && k < 159) { trouble.where[k] = where[k]; k++; }
        trouble.where[k] = 0;
    }
    return low;
}
static void failed(const char *what) { in_range(1, 1, 0, what); }
static i64 narrow(i64 a, const char *where) { return in_range(a, INT32_MIN, INT32_MAX, where); }
static i64 sum_of(i64 a, i64 b, const char *where) {
    i64 c; if (__builtin_add_overflow(a, b, &c)) failed(where); return c;
}
static i64 difference_of(i64 a, i64 b, const char *where) {
    i64 c; if (__builtin_sub_overflow(a, b, &c)) failed(where); return c;
}
static i64 product_of(i64 a, i64 b, const char *where) {
    i64 c; if (__builtin_mul_overflow(a, b, &c)) failed(where); return c;
}
static i64 shifted(i64 a, i64 n, const char *where) {
    i64 by = in_range(n, 0, 63, where), found = (i64)((uint64_t)a << by);
    if (found >> by != a) failed(where);
    return found;
}
static i64 divisor(i64 b, const char *where) { if (b == 0) failed(where); return b ? b : 1; }
#define AT(i, n, where) in_range(i, 0, (n) - 1, where)
#define FIT(x, low, high, where) in_range(x, low, high, where)
#define WIDE_ADD(a, b) sum_of(a, b, __func__)
#define WIDE_SUB(a, b) difference_of(a, b, __func__)
#define WIDE_MUL(a, b) product_of(a, b, __func__)
#define WIDE_NEG(a) difference_of(0, a, __func__)
#define WIDE_SHL(a, n) shifted(a, n, __func__)
#define WIDE_SHR(a, n) ((a) >> in_range(n, 0, 63, __func__))
#define NARROW(a) narrow(a, __func__)
#define ADD(a, b) narrow((a) + (b), __func__)
#define SUB(a, b) narrow((a) - (b), __func__)
#define MUL(a, b) narrow((a) * (b), __func__)
#define NEG(a) narrow(-(a), __func__)
#define SHL(a, n) narrow((i64)(a) << in_range(n, 0, 31, __func__), __func__)
#define SHR(a, n) ((a) >> in_range(n, 0, 31, __func__))
#define DIVISOR(b) divisor(b, __func__)
#else
#ifdef WATCHED
/* Where something hidden was read, the numbers mean nothing: nothing may break, or go on for ever, for all that. */
#define AT(i, n, where) ((uint64_t)(i) < (n) ? (uint64_t)(i) : 0)
#define DIVISOR(b) ((b) ? (b) : 1)
#else
#define AT(i, n, where) (i)
#define DIVISOR(b) (b)
#endif
#define FIT(x, low, high, where) (x)
#define WIDE_ADD(a, b) ((a) + (b))
#define WIDE_SUB(a, b) ((a) - (b))
#define WIDE_MUL(a, b) ((a) * (b))
#define WIDE_NEG(a) (-(a))
#define WIDE_SHL(a, n) ((i64)((uint64_t)(a) << (n)))
#define WIDE_SHR(a, n) ((a) >> (n))
#define NARROW(a) (a)
#define ADD WIDE_ADD
#define SUB WIDE_SUB
#define MUL WIDE_MUL
#define NEG WIDE_NEG
#define SHL(a, n) ((num)((unum)(a) << (n)))
#define SHR WIDE_SHR
#endif

#if defined(__wasm__) || defined(__CUDACC__)
#define PER_THREAD static
#else
/* The usual model, which finds room for any number of libraries, one a pack: faster ones have room for some hundred. */
#define PER_THREAD static _Thread_local
#endif

#ifdef WATCHED
/* Previews on a redacted position: `hidden` marks the bytes that the viewer may not see; reading one spoils it. */
PER_THREAD const unsigned char *watched, *hidden;
PER_THREAD size_t watched_bytes;
PER_THREAD i64 spoilt;
#define LOAD(x) (*({ __typeof__(x) *p_ = &(x); size_t o_ = (size_t)((const unsigned char *)p_ - watched); \
    if (o_ < watched_bytes && hidden[o_]) spoilt = 1; p_; }))
#define GOES_ON && !spoilt
static char nowhere[1 << 16];
#define NOWHERE ((void *)nowhere)
#else
#define LOAD(x) (x)
#define GOES_ON
#define NOWHERE 0
#endif

/* What has no operator in C, for both widths. */
#define FUNCTIONS(kind, WIDTH) \
    RULE kind WIDTH##MIN(kind a, kind b) { return b < a ? b : a; } \
    RULE kind WIDTH##MAX(kind a, kind b) { return b > a ? b : a; } \
    RULE kind WIDTH##ABS(kind a) { return a < 0 ? WIDTH##NEG(a) : a; } \
    RULE kind WIDTH##FLOOR_DIV(kind a, kind b) { kind q = a / b; return q - ((a % b != 0) & ((a ^ b) < 0)); } \
    RULE kind WIDTH##FLOOR_MOD(kind a, kind b) { kind r = a % b; return r + (((r != 0) & ((r ^ b) < 0)) ? b : 0); }
FUNCTIONS(num, )
FUNCTIONS(i64, WIDE_)

/* A number for each of so many bits: `low`, and what this bit of the three words is worth (see derived.py). Sixteen at a
   time, which compilers do not find by themselves. */
#ifdef __CUDACC__
#define SPREAD(out, at, count, low, ones, twos, fours) do { \
    i64 at_ = at, low_ = low, ones_ = ones, twos_ = twos, fours_ = fours; \
    for (i64 k_ = 0; k_ < (count); k_++) \
        (*(out))[at_ + k_] = low_ + (ones_ >> k_ & 1) + (twos_ >> k_ & 1) * 2 + (fours_ >> k_ & 1) * 4; } while (0)
#else
typedef int16_t Lanes __attribute__((vector_size(32)));
static const Lanes BIT = {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, -32768};
#define WORTH(word, k, each) ((((int16_t)((word) >> (k)) & BIT) == BIT) & (int16_t)(each))
#define SPREAD(out, at, count, low, ones, twos, fours) do { \
    typedef __typeof__((*(out))[0]) number_; \
    i64 room_ = sizeof(*(out)) / sizeof(number_), at_ = AT(at, room_ - (count) + 1, "spread"); \
    i64 low_ = low, ones_ = ones, twos_ = twos, fours_ = fours; \
    for (i64 k_ = 0; k_ < (count); k_ += 16) { \
        Lanes lanes_ = WORTH(ones_, k_, 1) + WORTH(twos_, k_, 2) + WORTH(fours_, k_, 4) + (int16_t)low_; \
        number_ found_ __attribute__((vector_size(16 * sizeof(number_)))); \
        found_ = __builtin_convertvector(lanes_, __typeof__(found_)); \
        __builtin_memcpy(&(*(out))[at_ + k_], &found_, sizeof(number_) * ((count) - k_ < 16 ? (count) - k_ : 16)); \
    } } while (0)
#endif

#if defined(__CUDACC__) || defined(LOOPS)
/* Over many tables nobody listens, and what would only be told is not computed. */
RULE void tell(i64 what, i64 a, i64 b, i64 c, i64 d, i64 e, i64 f) {}
RULE void reveal(void) {}
#else
/* What a move tells is written down where somebody listens: a buffer of lines of seven numbers. `n` counts on when it is
   full, so that the listener knows. */
typedef struct { int32_t n, room; int32_t lines[][7]; } Story;
PER_THREAD Story *story;
static inline void tell(i64 what, i64 a, i64 b, i64 c, i64 d, i64 e, i64 f) {
    Story *to = story;
    if (__builtin_expect(to != 0, 0)) {
        if (to->n < to->room) {
            int32_t *line = to->lines[to->n];
            i64 words[7] = {what, a, b, c, d, e, f};
            for (int k = 0; k < 7; k++) line[k] = (int32_t)FIT(words[k], INT32_MIN, INT32_MAX, "tell");
        }
        to->n++;
    }
}
static inline void reveal(void) { tell(-1, 0, 0, 0, 0, 0, 0); }
#endif

#ifdef __wasm__
/* The compiler may call these by itself; there is no libc. */
#define OWN __attribute__((no_builtin, used))
OWN void *memset(void *to, int c, size_t n) { unsigned char *p = to; while (n--) *p++ = (unsigned char)c; return to; }
OWN void *memcpy(void *to, const void *from, size_t n) {
    unsigned char *p = to; const unsigned char *q = from; while (n--) *p++ = *q++; return to;
}
OWN void *memmove(void *to, const void *from, size_t n) {
    unsigned char *p = to; const unsigned char *q = from;
    if (p < q) while (n--) *p++ = *q++; else while (n--) p[n] = q[n];
    return to;
}
/* Products of 128 bits, into which the compiler turns the sum of a loop. */
OWN __int128 __multi3(__int128 a, __int128 b) {
    uint64_t x = (uint64_t)a, y = (uint64_t)b, x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
    uint64_t low = x0 * y0, mid1 = x1 * y0 + (low >> 32), mid2 = x0 * y1 + (uint32_t)mid1;
    uint64_t high = x1 * y1 + (mid1 >> 32) + (mid2 >> 32) + x * (uint64_t)(b >> 64) + (uint64_t)(a >> 64) * y;
    return (__int128)(((unsigned __int128)high << 64) | (mid2 << 32) | (uint32_t)low);
}
#endif
