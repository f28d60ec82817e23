// The value network of Pickomino: win shares of all seats before a turn. Most of its inputs and
// hidden values are zero and are skipped, which a matrix product would not do.

#pragma once

#define BLOCK 8       // positions that share one walk through a layer's weights
#define MOST_UNITS 512 // of a layer
#define FAR 8         // worms: a lead beyond counts no more
#define LEADS (2 * FAR + 2)

// `widths`: the number of inputs, then of each layer's units. `weights`: layer by layer, a row for
// each input and then the biases.
typedef struct {
  Ints widths;
  Floats weights;
} ValueNet;

static inline void add_scaled(float *restrict total, const float *restrict row, float by,
                              int64_t count) {
  for (int64_t i = 0; i < count; i++) total[i] += row[i] * by;
}

// What the first layer sees of the seats, counted from the seat to move.
typedef struct {
  int tiles[MOST_SEATS], worms[MOST_SEATS], best[MOST_SEATS];
  int grill;
} Holdings;

static inline int after_seat(Seat now, int seat) {
  return seat >= now.seat ? seat - now.seat : seat - now.seat + now.seats;
}

static Holdings holdings_of(Seat now) {
  Holdings found = {0};
  for (int tile = 0; tile < TILES; tile++) {
    int owner = now.lying.owner[tile];
    if (owner == GRILL) found.grill++;
    if (owner < 0) continue;
    int k = after_seat(now, owner);
    found.tiles[k]++;
    found.worms[k] += worms_on(tile);
    found.best[k] = 1 + tile;
  }
  return found;
}


// How many worms a seat is ahead of the best other one; two codes for equal worms, since the better
// tile then decides (P21).
static int lead_of(const Holdings *held, int seats, int seat) {
  int rank = 32 * held->worms[seat] + held->best[seat], others = 0;
  for (int k = 0; k < seats; k++)
    if (k != seat) others = max(others, 32 * held->worms[k] + held->best[k]);
  int ahead = rank / 32 - others / 32;
  return max(-FAR, min(FAR, ahead)) + FAR + (rank >= others);
}

// Add up the rows of weights that a position switches on, in the order of the inputs: each tile by
// owner and depth in the stack; worms, tiles and best tile by seat; the options; the tiles on the
// grill; the lead by seat.
static void first_layer(Seat now, const float *weight, int64_t width, float *hidden) {
  Holdings held = holdings_of(now);
  int seats = now.seats, codes = 2 + 4 * seats;
  const float *at = weight;
  for (int tile = 0; tile < TILES; tile++) {
    int owner = now.lying.owner[tile], code = owner + 2;
    if (owner >= 0) {
      int k = after_seat(now, owner), below_top = held.tiles[k] - 1 - now.lying.height[tile];
      code = 2 + 4 * k + min(3, below_top);
    }
    add_scaled(hidden, at + (tile * codes + code) * width, 1, width);
  }
  at += TILES * codes * width;
  for (int k = 0; k < seats; k++)
    if (held.tiles[k]) {
      add_scaled(hidden, at + k * width, held.worms[k] / 8.0f, width);
      add_scaled(hidden, at + (seats + k) * width, held.tiles[k] / 4.0f, width);
      add_scaled(hidden, at + (2 * seats + k) * width, held.best[k] / 16.0f, width);
    }
  at += 3 * seats * width;
  for (int option = 0; option < OPTIONS; option++)
    if (now.options[option]) add_scaled(hidden, at + option * width, 1, width);
  at += OPTIONS * width;
  if (held.grill) add_scaled(hidden, at + (held.grill - 1) * width, 1, width);
  at += TILES * width;
  for (int k = 0; k < seats; k++)
    add_scaled(hidden, at + (LEADS * k + lead_of(&held, seats, k)) * width, 1, width);
}

static void softmax(const float *logits, int64_t count, double *shares) {
  double total = 0;
  for (int64_t k = 0; k < count; k++) {
    shares[k] = exp(logits[k]);
    total += shares[k];
  }
  for (int64_t k = 0; k < count; k++) shares[k] /= total;
}

// Win shares of up to BLOCK positions, those of the seat to move first.
static void value_block(const ValueNet *net, const Seat *positions, int64_t count, double *shares) {
  static float before[BLOCK][MOST_UNITS], after[BLOCK][MOST_UNITS];
  const float *weight = net->weights.at;
  int64_t layers = net->widths.size[0], seats = positions[0].seats;
  for (int64_t layer = 1; layer < layers; layer++) {
    int64_t inputs = net->widths.at[layer - 1], width = net->widths.at[layer];
    const float *bias = weight + inputs * width;
    require(width <= MOST_UNITS);
    for (int64_t r = 0; r < count; r++) memcpy(after[r], bias, width * sizeof *bias);
    if (layer == 1)
      for (int64_t r = 0; r < count; r++) first_layer(positions[r], weight, width, after[r]);
    else
      for (int64_t i = 0; i < inputs; i++)
        for (int64_t r = 0; r < count; r++)
          if (before[r][i] > 0) add_scaled(after[r], weight + i * width, before[r][i], width);
    for (int64_t r = 0; r < count; r++) memcpy(before[r], after[r], width * sizeof *bias);
    weight = bias + width;
  }
  for (int64_t r = 0; r < count; r++) softmax(before[r], seats, shares + r * seats);
}

// Win shares of positions, those of the seat to move first.
KERNEL(position_values, { Positions positions; ValueNet net; DoubleRows shares; }) {
  Seat block[BLOCK];
  int64_t games = a->shares.size[0];
  for (int64_t first = 0; first < games; first += BLOCK) {
    int64_t count = min(BLOCK, games - first);
    for (int64_t r = 0; r < count; r++) block[r] = seat_of(&a->positions, first + r);
    value_block(&a->net, block, count, a->shares.at + first * a->positions.seats);
  }
  return 0;
}

// -- what the outcomes of a turn are worth -------------------------------------------------------

// Win shares as if the game ended now: most worms win, then the best tile (P21).
static void final_shares(Seat now, double *shares) {
  Holdings held = holdings_of((Seat){now.lying, now.seats, 0, now.options});
  int best = 0, winners = 0;
  for (int seat = 0; seat < now.seats; seat++)
    best = max(best, 32 * held.worms[seat] + held.best[seat]);
  for (int seat = 0; seat < now.seats; seat++)
    winners += 32 * held.worms[seat] + held.best[seat] == best;
  for (int seat = 0; seat < now.seats; seat++)
    shares[seat] = 32 * held.worms[seat] + held.best[seat] == best ? 1.0 / winners : 0;
}

typedef double OutcomeValues[OUTCOMES][MOST_SEATS];

// All win shares after each outcome of a turn, by seat: exact where the game is then over, zero for
// tiles out of reach.
static void value_outcomes(const ValueNet *net, Seat now, OutcomeValues values) {
  static int8_t owner[OUTCOMES][TILES], height[OUTCOMES][TILES];
  Seat after[OUTCOMES];
  int asked[OUTCOMES], count = 0, next = now.seat + 1 < now.seats ? now.seat + 1 : 0;
  memset(values, 0, sizeof(OutcomeValues));
  for (int outcome = 0; outcome < OUTCOMES; outcome++) {
    if (!possible(now, outcome)) continue;
    Seat ended = now;
    ended.lying = (Lying){owner[outcome], height[outcome]};
    memcpy(owner[outcome], now.lying.owner, TILES);
    memcpy(height[outcome], now.lying.height, TILES);
    end_with(ended, outcome);
    if (grill_empty(ended.lying)) {
      final_shares(ended, values[outcome]);
      continue;
    }
    ended.seat = next;
    after[count] = ended;
    asked[count++] = outcome;
  }
  double seen[BLOCK * MOST_SEATS];
  for (int first = 0; first < count; first += BLOCK) {
    int size = min(BLOCK, count - first);
    value_block(net, after + first, size, seen);
    for (int r = 0; r < size; r++)
      for (int k = 0; k < now.seats; k++)
        values[asked[first + r]][(next + k) % now.seats] = seen[r * now.seats + k];
  }
}

// The mean of outcomes' values over the ends of a solved turn that is about to begin.
static void mean_of_ends(const Tables *t, Goal goal, const int64_t *chosen, OutcomeValues values,
                         int seats, double *mean) {
  double ends[TOTALS + 1];
  find_ends(t, goal, SCRATCH, start_of(t), true, ends, TOTALS);
  for (int seat = 0; seat < seats; seat++) mean[seat] = 0;
  for (int end = 0; end <= TOTALS; end++)
    if (ends[end] != 0)
      for (int seat = 0; seat < seats; seat++)
        mean[seat] += ends[end] * values[end < TOTALS ? chosen[end] : FAILURE][seat];
}

// The value of each outcome of a turn for the seat to move.
KERNEL(outcome_values, { Positions positions; ValueNet net; DoubleRows worth; }) {
  OutcomeValues values;
  for (int64_t game = 0; game < a->worth.size[0]; game++) {
    Seat now = seat_of(&a->positions, game);
    value_outcomes(&a->net, now, values);
    for (int outcome = 0; outcome < OUTCOMES; outcome++)
      a->worth.at[game * OUTCOMES + outcome] = values[outcome][now.seat];
  }
  return 0;
}

// Win shares by seat, with one exact turn before the network.
KERNEL(turn_shares, { Positions positions; ValueNet net; Tables tables; DoubleRows shares; }) {
  OutcomeValues values;
  double worth[OUTCOMES], payoff[TOTALS];
  int64_t chosen[TOTALS];
  for (int64_t game = 0; game < a->shares.size[0]; game++) {
    Seat now = seat_of(&a->positions, game);
    value_outcomes(&a->net, now, values);
    for (int outcome = 0; outcome < OUTCOMES; outcome++) worth[outcome] = values[outcome][now.seat];
    find_payoff(now, worth, chosen, payoff);
    Goal goal = {payoff, worth[FAILURE]};
    solve(&a->tables, goal, SCRATCH);
    mean_of_ends(&a->tables, goal, chosen, values, now.seats, a->shares.at + game * now.seats);
  }
  return 0;
}
