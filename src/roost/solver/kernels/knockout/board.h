// Positions of Knockout, and what is known of a board (K1 to K17 are the rules as
// `roost.rules.knockout` numbers them). Numbers are counted from 0 here. A set of spaces is one
// machine word.

#pragma once

#define NUMBERS 6
#define COLOURS 4
#define PIECES (COLOURS * NUMBERS)
#define MOST_SPACES 64
#define OUT (-1)
#define LENGTH_SETS 64 // of lengths 1 to 6; bit 0 is length 1

static const int64_t POINTS[NUMBERS] = {3, 2, 1, 1, 2, 3}; // K15

typedef uint64_t Set; // of spaces

static inline Set only(int space) { return (Set)1 << space; }
static inline int size_of(Set set) { return __builtin_popcountll(set); }
static inline int first_of(Set set) { return __builtin_ctzll(set); }
static inline Set without_first(Set set) { return set & (set - 1); }

ARRAY(LengthSets, uint8_t, 2);
ARRAY(SpaceBlocks, uint8_t, 3);
ARRAY(ShortRows, int16_t, 2);
ARRAY(FloatBlocks, float, 3);
ARRAY(FloatTables, float, 4);

// What is known of a board: its roads, and what pieces of a number are worth by themselves to the
// seat that rolls next, in points. `kinds` joins pairs of spaces that a symmetry of the board maps
// onto each other; `renames` says where a third space then is. See `roost.solver.knockout.tables`.
typedef struct {
  WordRows reach; // by length and space
  LengthSets strikes; // by two spaces: the lengths at which a piece on the first hits the second
  DoubleRows chances; // by number and set of lengths: how likely a roll lets it move one of them
  FloatBlocks duels; // by number, own space and the rival's
  FloatTables trios, fours; // by number, (who has the pair,) kind of the pair, other space(s)
  ShortRows kinds;
  SpaceBlocks renames;
} Board;

static inline Set reached(const Board *b, int length, int space) {
  return b->reach.at[length * b->reach.size[1] + space];
}

static inline int strikes(const Board *b, int from, int to) {
  return b->strikes.at[from * b->strikes.size[1] + to];
}

static inline double chance_of(const Board *b, int number, int lengths) {
  return b->chances.at[number * LENGTH_SETS + lengths];
}

static inline double duel(const Board *b, int number, int own, int rival) {
  int64_t size = b->duels.size[2];
  return b->duels.at[(number * size + own) * size + rival];
}

static inline int kind_of(const Board *b, int one, int two) {
  return b->kinds.at[one * b->kinds.size[1] + two];
}

static inline int renamed(const Board *b, int one, int two, int space) {
  int64_t size = b->renames.size[2];
  return b->renames.at[(one * size + two) * size + space];
}

enum pair_of { TWO_ONE, ONE_TWO }; // the pair is the roller's own, or the rival's

static inline double trio(const Board *b, int number, enum pair_of whose, int one, int two,
                          int other) {
  const int64_t *size = b->trios.size;
  int64_t row = (number * size[1] + whose) * size[2] + kind_of(b, one, two);
  return b->trios.at[row * size[3] + renamed(b, one, two, other)];
}

static inline double four(const Board *b, int number, int rival1, int rival2, int own1, int own2) {
  const int64_t *size = b->fours.size;
  int64_t row = number * size[1] + kind_of(b, rival1, rival2);
  row = row * size[2] + renamed(b, rival1, rival2, own1);
  return b->fours.at[row * size[3] + renamed(b, rival1, rival2, own2)];
}

// -- positions ---------------------------------------------------------------------------------

typedef struct {
  int seats;
  int8_t at[PIECES]; // the space of each piece, or OUT
} Position;

static inline Position position_of(Bytes places, int64_t seats) {
  Position p = {(int)seats, {0}};
  memcpy(p.at, places.at, PIECES);
  return p;
}

static inline int piece_of(int colour, int number) { return colour * NUMBERS + number; }
static inline int number_of(int piece) { return piece % NUMBERS; }

// Who owns a colour (K1).
static inline int owner_of(int colour, int seats) { return seats == 2 ? colour & 1 : colour; }

static inline int seat_after(int seat, int seats) { return seat + 1 < seats ? seat + 1 : 0; }

// The place of a seat in the order of rolling, from the one that rolls next.
static inline int place_of(int seat, int following, int seats) {
  return seat >= following ? seat - following : seat - following + seats;
}

static inline int seat_at(int place, int following, int seats) {
  return following + place < seats ? following + place : following + place - seats;
}

static inline Set occupied_in(const Position *p) {
  Set found = 0;
  for (int piece = 0; piece < PIECES; piece++)
    if (p->at[piece] >= 0) found |= only(p->at[piece]);
  return found;
}

// The seats that hold a number, as bits.
static inline int holders_of(const Position *p, int number) {
  int holders = 0;
  for (int colour = 0; colour < COLOURS; colour++)
    if (p->at[piece_of(colour, number)] >= 0) holders |= 1 << owner_of(colour, p->seats);
  return holders;
}

// Whether more than one of these seats is there.
static inline bool several(int seats) { return seats & (seats - 1); }

// The seats with a piece neither out nor locked, as bits; none: the game is over (K13, K14).
static inline int active_in(const Position *p) {
  int active = 0;
  for (int number = 0; number < NUMBERS; number++) {
    int holders = holders_of(p, number);
    if (several(holders)) active |= holders;
  }
  return active;
}

// Who rolls after a seat (K13).
static inline int next_active(const Position *p, int seat) {
  int active = active_in(p), after = seat;
  for (int turn = 0; turn < p->seats; turn++) {
    after = seat_after(after, p->seats);
    if (active >> after & 1) break;
  }
  return after;
}

// The opponents' piece of a number that is on a space, or -1 (K8).
static inline int rival_on(const Position *p, int seat, int number, int space) {
  int found = -1;
  for (int colour = 0; colour < COLOURS; colour++)
    if (p->at[piece_of(colour, number)] == space && owner_of(colour, p->seats) != seat)
      found = piece_of(colour, number);
  return found;
}

// -- a try: a move made to look at it, and taken back -------------------------------------------

typedef struct {
  int piece, start, space, victim;
} Try;

static inline Try try_move(Position *p, int seat, int piece, int space) {
  Try made = {piece, p->at[piece], space, rival_on(p, seat, number_of(piece), space)};
  p->at[piece] = (int8_t)space;
  if (made.victim >= 0) p->at[made.victim] = OUT;
  return made;
}

static inline void take_back(Position *p, Try made) {
  p->at[made.piece] = (int8_t)made.start;
  if (made.victim >= 0) p->at[made.victim] = (int8_t)made.space;
}

// -- turns -------------------------------------------------------------------------------------

// A turn's moves in the order of play; a piece of -1: there is no such move.
typedef struct {
  int piece, space, piece2, space2;
} Turn;

static const Turn NO_TURN = {-1, -1, -1, -1};

static inline void put_turn(Turn turn, int64_t *row) {
  row[0] = turn.piece;
  row[1] = turn.space;
  row[2] = turn.piece2;
  row[3] = turn.space2;
}

static inline Turn turn_of(const int64_t *row) {
  return (Turn){(int)row[0], (int)row[1], (int)row[2], (int)row[3]};
}

// Move a piece; how many it knocks out.
static inline int make_move(Position *p, int piece, int space) {
  int hits = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    int other = piece_of(colour, number_of(piece));
    if (p->at[other] == space) {
      p->at[other] = OUT;
      hits++;
    }
  }
  p->at[piece] = (int8_t)space;
  return hits;
}

// Make the moves of a turn; how many pieces they knock out. The game may end after the first.
static int make_turn(Position *p, Turn turn) {
  if (turn.piece < 0) return 0;
  int hits = make_move(p, turn.piece, turn.space);
  if (turn.piece2 < 0 || active_in(p) == 0) return hits;
  return hits + make_move(p, turn.piece2, turn.space2);
}

// -- exports: what is known of a board -----------------------------------------------------------

// Spread out tables that are the same across their diagonal: small whole numbers of one step for
// each number, given as what lies below the diagonal.
KERNEL(spread_halves, {
  ByteBlocks halves;
  Floats steps;
  FloatTables table;
}) {
  const int64_t *size = a->table.size;
  for (int64_t row = 0; row < size[0] * size[1]; row++) {
    const int8_t *half = a->halves.at + row * a->halves.size[2];
    float *table = a->table.at + row * size[2] * size[3], step = a->steps.at[row / size[1]];
    for (int64_t x = 0; x < size[2]; x++) {
      table[x * size[3] + x] = 0;
      for (int64_t y = 0; y < x; y++)
        table[x * size[3] + y] = table[y * size[3] + x] = *half++ * step;
    }
  }
  return 0;
}
