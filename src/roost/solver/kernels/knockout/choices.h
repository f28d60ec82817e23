// What a roll lets a seat choose from: two moves of different numbers, the second of which may use
// the space that the first has left.

#pragma once

typedef struct {
  int first, total; // pieces of the first half, and in all
  int pieces[MOVERS];
  Set ends[MOVERS]; // where each can end now
  Set wide[MOVERS]; // with the spaces that the other half may leave
} Choices;

// A question: a seat's roll, or the half of it that is left, in a position.
typedef struct {
  Bytes places;
  int64_t seats, seat, low, high, half;
  Board board;
} Decision;

static inline Roll roll_of(const Decision *d) { return (Roll){(int)d->low, (int)d->high}; }

static Choices choices_of(const Position *p, const Board *b, int seat, Roll roll, enum half half) {
  Movers m = movers_of(p, b, seat, roll, half, occupied_in(p));
  Choices found = {.first = m.first, .total = m.count};
  Set origins[2] = {0, 0};
  for (int i = 0; i < m.count; i++) origins[i >= m.first] |= only(p->at[m.pieces[i]]);
  for (int i = 0; i < m.count; i++) {
    int piece = (int)m.pieces[i], length = i < m.first ? roll.high : roll.low;
    found.pieces[i] = piece;
    found.ends[i] = m.ends[i];
    found.wide[i] = m.ends[i] | (reached(b, length, p->at[piece]) & origins[i < m.first]);
  }
  return found;
}

// Where a first move may end, given the piece that then moves second.
static inline Set first_ends(const Choices *c, int i, int start2) {
  return c->wide[i] & (c->ends[i] | only(start2));
}

// Where a second move may end after a first one.
static inline Set second_ends(const Choices *c, int j, int start, int start2, int space) {
  Set ends = c->wide[j] & (c->ends[j] | only(start)) & ~only(space);
  return space == start2 ? ends & ~only(start) : ends;
}

// Two moves in the order of play: a move to the space that the other leaves comes after it.
static inline Turn turn_of_two(int piece, int space, int piece2, int space2, int start2) {
  if (space == start2) return (Turn){piece2, space2, piece, space};
  return (Turn){piece, space, piece2, space2};
}
