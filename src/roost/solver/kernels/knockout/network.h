// The network that plays Knockout: win shares of every seat, by what it reads of each number.
//
// What its last layer gets are sums over the numbers. So a move, which changes one number, changes
// one term of the sum. See `roost.solver.knockout.network` for the layers.

#pragma once

#define MOST_WIDTH 128 // units of a layer
#define SCALE 0.25     // of points, for the last layer

typedef struct {
  DoubleRows inner;
  Doubles inner_bias;
  DoubleRows deep;
  Doubles deep_bias;
  DoubleRows join, keeps;
  Doubles keeps_bias;
  DoubleRows points, hits, base;
  Doubles bias;
  DoubleRows out;
  Doubles out_bias;
} Net;

// What is known of a position, in the order of rolling: doubles that add up over the numbers.
typedef struct {
  double points[COLOURS], contested[COLOURS], gains[COLOURS];
  double open, duels; // numbers that are contested, and those that are duels of two pieces
  double first;       // how likely the first seat keeps its piece, in duels
  Kept kept;
  double words[COLOURS][HIT_WORDS];
} Facts;

#define FACT_COUNT ((int)(sizeof(Facts) / sizeof(double)))

// A position as the last layer gets it.
typedef struct {
  Facts facts;
  double units[MOST_WIDTH]; // before their bend
} Sum;

static inline void add_row(double *restrict total, const double *restrict row, double weight,
                           int64_t count) {
  for (int64_t i = 0; i < count; i++) total[i] += weight * row[i];
}

// Add the rows of a layer's weights, each times its unit.
static inline void add_layer(double *total, const double *units, DoubleRows weights) {
  for (int64_t i = 0; i < weights.size[0]; i++)
    if (units[i] != 0) add_row(total, weights.at + i * weights.size[1], units[i], weights.size[1]);
}

static inline void bend(double *units, int64_t count) {
  for (int64_t i = 0; i < count; i++) units[i] = max(0.0, units[i]);
}

static inline void begin_with(double *units, Doubles bias) {
  require(bias.size[0] <= MOST_WIDTH);
  memcpy(units, bias.at, bias.size[0] * sizeof *units);
}

// Fill in the facts of a number; whether it is contested: then its outcomes still need the network.
static bool find_facts(const Position *p, const Board *b, int following, int number, Facts *facts) {
  int seats = p->seats;
  memset(facts, 0, sizeof *facts);
  for (int colour = 0; colour < COLOURS; colour++)
    if (p->at[piece_of(colour, number)] >= 0)
      facts->points[place_of(owner_of(colour, seats), following, seats)] += POINTS[number];
  if (!several(holders_of(p, number))) {
    int outcome = settled_outcome(p, following, number);
    if (outcome >= 0) facts->kept[number][outcome] = 1;
    return false;
  }
  facts->open = 1;
  double first = find_outcomes(p, b, following, number, facts->kept[number]);
  if (first >= 0) {
    facts->duels = 1;
    facts->first = first;
  }
  find_hits(p, b, following, number, facts->words);
  double scores[COLOURS] = {0};
  add_number(p, b, following, number, 1, scores);
  for (int place = 0; place < seats; place++) {
    facts->contested[place] = facts->points[place];
    facts->gains[place] = scores[seat_at(place, following, seats)];
  }
  return true;
}

// Make chances exp(logits) times as large, and add up to one again.
static void reweigh(double *chances, const double *logits, int count) {
  double top = LEAST, total = 0;
  for (int i = 0; i < count; i++)
    if (chances[i] > 0) top = max(top, logits[i]);
  for (int i = 0; i < count; i++) {
    if (chances[i] > 0) chances[i] *= exp(logits[i] - top);
    total += chances[i];
  }
  for (int i = 0; i < count; i++) chances[i] /= total;
}

// Read a contested number: two layers, after their bends.
static void read_number(const Position *p, const Board *b, const Net *net, int following,
                        int number, double *deep) {
  double features[MOST_FEATURES], inner[MOST_WIDTH];
  features_of(p, b, following, number, features);
  begin_with(inner, net->inner_bias);
  add_layer(inner, features, net->inner);
  bend(inner, net->inner_bias.size[0]);
  begin_with(deep, net->deep_bias);
  add_layer(deep, inner, net->deep);
  bend(deep, net->deep_bias.size[0]);
}

static inline void add_points(Sum *total, const Net *net, int row, double points, double sign) {
  int64_t width = net->points.size[1];
  const double *weights = net->points.at + row * width;
  if (points != 0) add_row(total->units, weights, sign * SCALE * points, width);
}

// Add what one number says, or take it away.
static void add_reading(const Position *p, const Board *b, const Net *net, int following,
                        int number, double sign, Sum *total) {
  Facts facts;
  double deep[MOST_WIDTH], logits[KEPT_BY];
  int seats = p->seats;
  if (find_facts(p, b, following, number, &facts)) {
    read_number(p, b, net, following, number, deep);
    memcpy(logits, net->keeps_bias.at, sizeof logits);
    add_layer(logits, deep, net->keeps);
    reweigh(facts.kept[number], logits, KEPT_BY);
    int64_t width = net->join.size[1];
    for (int64_t unit = 0; unit < net->join.size[0]; unit++)
      if (deep[unit] > 0)
        add_row(total->units, net->join.at + unit * width, sign * deep[unit], width);
  }
  add_row((double *)&total->facts, (const double *)&facts, sign, FACT_COUNT);
  for (int place = 0; place < seats; place++)
    add_points(total, net, place, facts.points[place], sign);
  for (int place = 0; place < seats; place++)
    add_points(total, net, seats + place, facts.contested[place], sign);
  for (int place = 0; place < seats; place++)
    add_points(total, net, 2 * seats + place, facts.gains[place], sign);
}

static void sum_up(const Position *p, const Board *b, const Net *net, int following, Sum *total) {
  memset(&total->facts, 0, sizeof total->facts);
  begin_with(total->units, net->bias);
  for (int number = 0; number < NUMBERS; number++)
    add_reading(p, b, net, following, number, 1, total);
}

// Whether one duel is all that is left: then its solved game is the truth.
static inline bool is_lone_duel(const Facts *facts) {
  return (int)(facts->open + 0.5) == 1 && (int)(facts->duels + 0.5) == 1;
}

// Four sums at a time, which a processor adds up at once.
static inline double dot(const double *one, const double *two, int64_t count) {
  double sums[4] = {0};
  int64_t fours = count / 4 * 4;
  for (int64_t i = 0; i < fours; i += 4)
    for (int k = 0; k < 4; k++) sums[k] += one[i + k] * two[i + k];
  for (int64_t i = fours; i < count; i++) sums[0] += one[i] * two[i];
  return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

// Correct shares that were counted by who keeps which number; how many points are contested.
static double correct_shares(Sum *total, const Net *net, int seats, double *shares) {
  const Facts *facts = &total->facts;
  double stake = 0, top = LEAST, whole = 0, logits[COLOURS], *units = total->units;
  int64_t width = net->bias.size[0];
  for (int place = 0; place < seats; place++) stake += facts->contested[place];
  if (stake == 0 || is_lone_duel(facts)) return stake;
  for (int place = 0; place < seats; place++) {
    double once, twice, share = shares[place];
    hit_chances(facts->words[place], &once, &twice);
    const double *first = net->hits.at + HIT_WORDS * place * width, *second = first + width;
    const double *base = net->base.at + place * width;
    for (int64_t i = 0; i < width; i++)
      units[i] += once * first[i] + twice * second[i] + share * base[i];
  }
  bend(units, width);
  for (int place = 0; place < seats; place++) {
    logits[place] = net->out_bias.at[place] + dot(units, net->out.at + place * width, width);
    if (shares[place] > 0) top = max(top, logits[place]);
  }
  for (int place = 0; place < seats; place++) {
    if (shares[place] > 0) shares[place] *= exp(logits[place] - top);
    whole += shares[place];
  }
  for (int place = 0; place < seats; place++) shares[place] /= whole;
  return stake;
}

// The win shares, in the order of rolling; how many points are contested. The sum is changed.
static double shares_of_sum(Sum *total, const Net *net, int seats, double *shares) {
  if (is_lone_duel(&total->facts)) believe_duel(total->facts.first, total->facts.kept);
  shares_kept(total->facts.kept, seats, shares);
  return correct_shares(total, net, seats, shares);
}

// Put shares in the order of rolling into the order of the seats.
static inline void by_seat(const double *found, int following, int seats, double *shares) {
  for (int place = 0; place < seats; place++)
    shares[seat_at(place, following, seats)] = found[place];
}

// Every seat's win share when `following` is to roll.
static void judge(const Position *p, const Board *b, const Net *net, int following,
                  double *shares) {
  Sum total;
  double found[COLOURS];
  sum_up(p, b, net, following, &total);
  shares_of_sum(&total, net, p->seats, found);
  by_seat(found, following, p->seats, shares);
}

// A question about a position in which a seat is about to roll.
typedef struct {
  Bytes places;
  int64_t seats, following;
  Board board;
  Net net;
} Waiting;

KERNEL(position_shares, { Waiting waiting; Doubles shares; }) {
  const Waiting *w = &a->waiting;
  Position p = position_of(w->places, w->seats);
  judge(&p, &w->board, &w->net, (int)w->following, a->shares.at);
  return 0;
}
