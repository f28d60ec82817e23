// The rules of Pickomino for one game of a batch (P1 to P25 are the rules as
// `roost.rules.pickomino` numbers them). The tests hold every step to it.

#pragma once

#define TILES 16
#define LOWEST_TILE 21
#define DICE 8
#define WORM (FACES - 1)
#define MOST_SEATS 7
#define TURN_CAP 2000 // P25

// Who holds a tile, if no seat does.
#define GONE (-2)
#define GRILL (-1)

enum phase { CHANCE, CHOOSE, DECIDE, OVER };
// Actions: 0 to 5 take a face, then these, then one for each tile.
enum action { ROLL_ON, FAIL = FACES + 1, STOP, ACTIONS = STOP + TILES }; // 1 to 6 take a face
// Outcomes of a turn: each tile taken, or a failure.
enum outcome { FAILURE = TILES, OUTCOMES };
// A variant, as a row of options.
enum option { SHORT, FACE_DOWN, ANY_LOWER, TURN_ON_EMPTY, OPTIONS };

static const int8_t POINTS_OF_FACE[FACES] = {1, 2, 3, 4, 5, 5};
static inline int worms_on(int tile) { return 1 + tile / 4; }

// Where the tiles of a game are: who holds each, and at which height of their stack.
typedef struct {
  int8_t *owner, *height;
} Lying;

// A seat about to play, among others.
typedef struct {
  Lying lying;
  int seats, seat;
  const bool *options;
} Seat;

// The index of the seat's top tile, or -1.
static inline int top_of(Lying lying, int seat) {
  int top = -1, size = 0;
  for (int tile = 0; tile < TILES; tile++)
    if (lying.owner[tile] == seat && lying.height[tile] >= size) {
      top = tile;
      size = lying.height[tile] + 1;
    }
  return top;
}

static inline int points_of(const int8_t *taken) {
  int total = 0;
  for (int face = 0; face < FACES; face++) total += POINTS_OF_FACE[face] * taken[face];
  return total;
}

static inline int dice_left(const int8_t *taken) {
  int left = DICE;
  for (int face = 0; face < FACES; face++) left -= taken[face];
  return left;
}

// Whether all dice or all faces are taken (P6).
static inline bool complete(const int8_t *taken) {
  for (int face = 0; face < FACES; face++)
    if (taken[face] == 0) return dice_left(taken) == 0;
  return true;
}

// Mark the tiles that a total with a worm may take (P9 to P13, P23); how many.
static int reach(Seat now, int total, bool *tiles) {
  const int8_t *owner = now.lying.owner;
  int exact = total - LOWEST_TILE, count = 0;
  for (int tile = 0; tile < TILES; tile++) tiles[tile] = false;
  if (exact < 0) return 0;
  if (exact < TILES) {
    int holder = owner[exact];
    if (holder == GRILL) {
      tiles[exact] = true;
      return 1;
    }
    if (holder >= 0 && holder != now.seat && top_of(now.lying, holder) == exact) {
      tiles[exact] = true;
      count = 1;
    }
  }
  for (int tile = min(exact, TILES) - 1; tile >= 0; tile--)
    if (owner[tile] == GRILL) {
      tiles[tile] = true;
      count++;
      if (!now.options[ANY_LOWER]) break;
    }
  return count;
}

// Take a tile, from the grill or from another's stack (P14).
static void take_tile(Lying lying, int seat, int tile) {
  int top = top_of(lying, seat);
  int height = top < 0 ? 0 : lying.height[top] + 1;
  lying.owner[tile] = (int8_t)seat;
  lying.height[tile] = (int8_t)height;
}

// Fail a turn (P17 to P19, P22, P24).
static void fail_turn(Seat now) {
  int8_t *owner = now.lying.owner;
  int mine = top_of(now.lying, now.seat);
  if (mine >= 0) {
    owner[mine] = now.options[FACE_DOWN] ? GONE : GRILL;
    now.lying.height[mine] = 0;
    if (now.options[FACE_DOWN]) return;
  } else if (!now.options[TURN_ON_EMPTY]) return;
  for (int tile = TILES - 1; tile >= 0; tile--)
    if (owner[tile] == GRILL) {
      if (tile != mine || now.options[SHORT]) owner[tile] = GONE;
      return;
    }
}

// End a turn with an outcome.
static void end_with(Seat now, int outcome) {
  if (outcome == FAILURE) fail_turn(now);
  else take_tile(now.lying, now.seat, outcome);
}

static bool grill_empty(Lying lying) {
  for (int tile = 0; tile < TILES; tile++)
    if (lying.owner[tile] == GRILL) return false;
  return true;
}

// Whether a turn can have this outcome.
static bool possible(Seat now, int outcome) {
  if (outcome == FAILURE) return true;
  int holder = now.lying.owner[outcome];
  bool stolen = holder >= 0 && holder != now.seat && top_of(now.lying, holder) == outcome;
  return holder == GRILL || stolen;
}

// The best outcome of each total and its worth; of equal ones a steal (P12).
static void find_payoff(Seat now, const double *worth, int64_t *chosen, double *payoff) {
  bool tiles[TILES];
  for (int total = 0; total < TOTALS; total++) {
    int best = FAILURE;
    if (reach(now, total, tiles) > 0)
      // Downwards: the exact tile, which may be a steal, comes first and keeps ties.
      for (int tile = min(total - LOWEST_TILE, TILES - 1); tile >= 0; tile--)
        if (tiles[tile] && (best == FAILURE || worth[tile] > worth[best])) best = tile;
    chosen[total] = best;
    payoff[total] = worth[best];
  }
}

// Worms this turn: a steal counts 1 + 1/(n-1) times, failing costs the own top tile.
static void greedy_worths(Seat now, double *worth) {
  for (int tile = 0; tile < TILES; tile++) {
    double worms = worms_on(tile);
    worth[tile] = now.lying.owner[tile] >= 0 ? worms * (1 + 1.0 / (now.seats - 1)) : worms;
  }
  int mine = top_of(now.lying, now.seat);
  worth[FAILURE] = mine >= 0 ? -(double)worms_on(mine) : 0;
}

// -- positions before a turn -------------------------------------------------------------------

typedef struct {
  int64_t seats;
  ByteRows owner, height;
  Bytes seat; // to move
  BoolRows options;
} Positions;

static inline Seat seat_of(const Positions *p, int64_t game) {
  Lying lying = {p->owner.at + game * TILES, p->height.at + game * TILES};
  return (Seat){lying, (int)p->seats, p->seat.at[game], p->options.at + game * OPTIONS};
}

KERNEL(greedy_worths, { Positions positions; DoubleRows worth; }) {
  for (int64_t game = 0; game < a->worth.size[0]; game++)
    greedy_worths(seat_of(&a->positions, game), a->worth.at + game * OUTCOMES);
  return 0;
}

// For each total of a turn its best outcome, and what that is worth.
KERNEL(payoffs, { Positions positions; DoubleRows worth; IntRows chosen; DoubleRows payoffs; }) {
  for (int64_t game = 0; game < a->worth.size[0]; game++)
    find_payoff(seat_of(&a->positions, game), a->worth.at + game * OUTCOMES,
                a->chosen.at + game * TOTALS, a->payoffs.at + game * TOTALS);
  return 0;
}

// What a turn can lead to, by outcome.
KERNEL(turn_outcomes, {
  Positions positions;
  ByteBlocks owner, height;
  BoolRows possible, over;
}) {
  for (int64_t game = 0; game < a->possible.size[0]; game++)
    for (int outcome = 0; outcome < OUTCOMES; outcome++) {
      Seat now = seat_of(&a->positions, game);
      int64_t at = game * OUTCOMES + outcome;
      Seat after = now;
      after.lying = (Lying){a->owner.at + at * TILES, a->height.at + at * TILES};
      memcpy(after.lying.owner, now.lying.owner, TILES);
      memcpy(after.lying.height, now.lying.height, TILES);
      a->possible.at[at] = possible(now, outcome);
      if (a->possible.at[at]) end_with(after, outcome);
      a->over.at[at] = grill_empty(after.lying);
    }
  return 0;
}
