// What a position is worth to every seat, by what the pieces of each number are worth by
// themselves.

#pragma once

#define SLOPE_OF_TWO 1.0 // how much a point counts, in the exponent of the win share
#define SLOPE_OF_MORE 4.0
#define CALM 2.0

// What is left of a duel when this many seats hold the number.
static const double SHARED[COLOURS + 1] = {0, 0, 1, 0.6, 0.4};

// What a number's game is worth to the one of two seats that rolls next, in points.
static inline double value_of_two(const Position *p, const Board *b, int following, int number) {
  int rival = 1 - following;
  int x1 = p->at[piece_of(following, number)], x2 = p->at[piece_of(following + 2, number)];
  int y1 = p->at[piece_of(rival, number)], y2 = p->at[piece_of(rival + 2, number)];
  if (x1 < 0) {
    x1 = x2;
    x2 = OUT;
  }
  if (y1 < 0) {
    y1 = y2;
    y2 = OUT;
  }
  if (x1 < 0 || y1 < 0) return 0;
  if (x2 < 0 && y2 < 0) return duel(b, number, x1, y1);
  if (y2 < 0) return trio(b, number, TWO_ONE, x1, x2, y1);
  if (x2 < 0) return trio(b, number, ONE_TWO, y1, y2, x1);
  return four(b, number, y1, y2, x1, x2);
}

// Add what a number's pieces will still win or lose each seat, in points, times `sign`.
static inline void add_number(const Position *p, const Board *b, int following, int number,
                              double sign, double *scores) {
  if (p->seats == 2) {
    double value = sign * value_of_two(p, b, following, number) / 2;
    scores[following] += value;
    scores[1 - following] -= value;
    return;
  }
  int total = 0;
  for (int colour = 0; colour < p->seats; colour++) total += p->at[piece_of(colour, number)] >= 0;
  if (total < 2) return;
  double base = sign * POINTS[number] / total, shared = sign * SHARED[total] / 2;
  for (int early = 0; early < p->seats - 1; early++) {
    int seat = seat_at(early, following, p->seats), x = p->at[piece_of(seat, number)];
    if (x < 0) continue;
    for (int late = early + 1; late < p->seats; late++) {
      int other = seat_at(late, following, p->seats), y = p->at[piece_of(other, number)];
      if (y < 0) continue;
      double value = shared * duel(b, number, x, y);
      scores[seat] += value - base;
      scores[other] -= value + base;
    }
  }
}

// Every seat's points, how many of them are contested, and the sum of those.
typedef struct {
  int64_t points[COLOURS], contested[COLOURS], stake;
} Material;

static Material material_of(const Position *p) {
  Material found = {0};
  for (int number = 0; number < NUMBERS; number++) {
    bool open = several(holders_of(p, number));
    for (int colour = 0; colour < COLOURS; colour++) {
      if (p->at[piece_of(colour, number)] < 0) continue;
      int seat = owner_of(colour, p->seats);
      found.points[seat] += POINTS[number];
      if (open) {
        found.contested[seat] += POINTS[number];
        found.stake += POINTS[number];
      }
    }
  }
  return found;
}

// The win share of every seat by scores and points. Points are never won back: a seat with fewer
// than another has for certain has lost.
static void shares_of(const double *scores, const Material *m, int seats, double *shares) {
  int64_t certain = 0, best = 0;
  for (int seat = 0; seat < seats; seat++) {
    certain = max(certain, m->points[seat] - m->contested[seat]);
    best = max(best, m->points[seat]);
  }
  if (m->stake == 0) certain = best;
  double slope = seats == 2 ? SLOPE_OF_TWO : SLOPE_OF_MORE;
  double scale = slope / __builtin_sqrt(CALM + m->stake), total = 0, top = LEAST;
  for (int seat = 0; seat < seats; seat++)
    if (m->points[seat] >= certain) top = max(top, m->points[seat] + scores[seat]);
  for (int seat = 0; seat < seats; seat++) {
    if (m->points[seat] < certain) shares[seat] = 0;
    else if (m->stake == 0) shares[seat] = 1;
    else shares[seat] = exp(scale * (m->points[seat] + scores[seat] - top));
    total += shares[seat];
  }
  for (int seat = 0; seat < seats; seat++) shares[seat] /= total;
}

// Points of a seat's pieces of a number that the opponents' next rolls can hit, expected.
static inline double exposure(const Position *p, const Board *b, int seat, int number) {
  double lost = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    int x = p->at[piece_of(colour, number)];
    if (x < 0 || owner_of(colour, p->seats) != seat) continue;
    for (int opponent = 0; opponent < p->seats; opponent++) {
      if (opponent == seat) continue;
      int lengths = 0;
      for (int other = 0; other < COLOURS; other++) {
        int y = p->at[piece_of(other, number)];
        if (y >= 0 && owner_of(other, p->seats) == opponent) lengths |= strikes(b, y, x);
      }
      lost += chance_of(b, number, lengths);
    }
  }
  return lost * POINTS[number];
}
