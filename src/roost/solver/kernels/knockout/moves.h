// Legal moves, and moves, of games of Knockout. The tests hold them to `roost.rules.knockout`.

#pragma once

// The most pieces that one roll may move, and room for one that is written but does not count.
#define MOVERS (2 * NUMBERS + 1)

enum half { BOTH, FIRST_HALF, SECOND_HALF, NEITHER };
enum end { RUNNING, NO_RIVALS, ROUNDS_PLAYED, CAPPED }; // K14, K16, K17
// A game beside its position, as a row of numbers. LOW and HIGH are the dice while moves are left,
// otherwise 0; bit s of ACTIVE is set while seat s has a piece that can ever move (K13).
enum fact { SEAT, LOW, HIGH, HALF, TURN, ROUND, FIRST, END, ACTIVE, FACTS };

// Two dice, the lower first.
typedef struct {
  int low, high;
} Roll;

static inline Roll roll_two(Random *random) {
  int both = (int)below(random, FACES * FACES), a = 1 + both / FACES, b = 1 + both % FACES;
  return (Roll){min(a, b), max(a, b)};
}

// What a roll may move: pieces of the first half, then of the second, and where each can end.
typedef struct {
  int first, count; // pieces of the first half, and in all
  int64_t pieces[MOVERS];
  Set ends[MOVERS];
} Movers;

// Append a seat's pieces of a number that may move a length (K8, K12).
static inline void add_movers(const Position *p, const Board *b, int seat, int number, int length,
                              Set free, Movers *m) {
  Set rivals = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    int space = p->at[piece_of(colour, number)];
    if (space >= 0 && owner_of(colour, p->seats) != seat) rivals |= only(space);
  }
  if (!rivals) return; // the seat's own are locked
  for (int colour = seat; colour < COLOURS; colour += 2) {
    int piece = piece_of(colour, number), space = p->at[piece];
    m->pieces[m->count] = piece;
    m->ends[m->count] = reached(b, length, max(space, 0)) & (free | rivals);
    m->count += space >= 0;
    if (p->seats != 2) break; // K6: two seats have two pieces each
  }
}

// Append what one half of a roll may move (K4, K5).
static inline void add_half(const Position *p, const Board *b, int seat, Roll roll, enum half half,
                            Set free, Movers *m) {
  if (half == FIRST_HALF) add_movers(p, b, seat, roll.low - 1, roll.high, free, m);
  else if (roll.low != roll.high) add_movers(p, b, seat, roll.high - 1, roll.low, free, m);
  else
    for (int number = 0; number < NUMBERS; number++)
      if (number != roll.low - 1) add_movers(p, b, seat, number, roll.low, free, m);
}

// What a roll, or the half of it that is left, may move, each move by itself.
static inline Movers movers_of(const Position *p, const Board *b, int seat, Roll roll,
                               enum half half, Set occupied) {
  Movers m;
  m.count = 0;
  if (half != SECOND_HALF) add_half(p, b, seat, roll, FIRST_HALF, ~occupied, &m);
  m.first = m.count;
  if (half != FIRST_HALF) add_half(p, b, seat, roll, SECOND_HALF, ~occupied, &m);
  return m;
}

// Drop first moves that leave no second, unless all do (K9).
static void keep_complete(const Position *p, const Board *b, Roll roll, Movers *m) {
  Set kept[MOVERS], any = 0;
  for (int i = 0; i < m->count; i++) {
    bool is_first = i < m->first;
    int begin = is_first ? m->first : 0, end = is_first ? m->count : m->first;
    int length = is_first ? roll.low : roll.high;
    Set origin = only(p->at[m->pieces[i]]), rest = 0;
    for (int j = begin; j < end; j++)
      rest |= m->ends[j] | (reached(b, length, p->at[m->pieces[j]]) & origin);
    kept[i] = size_of(rest) > 1 ? m->ends[i] : rest ? m->ends[i] & ~rest : 0;
    any |= kept[i];
  }
  if (any)
    for (int i = 0; i < m->count; i++) m->ends[i] = kept[i];
}

// Leave only the pieces that can end somewhere.
static inline void drop_blocked(Movers *m) {
  int kept = 0;
  for (int i = 0; i < m->count; i++) {
    Set ends = m->ends[i];
    m->pieces[kept] = m->pieces[i];
    m->ends[kept] = ends;
    kept += ends != 0;
  }
  m->count = kept;
}

// The legal moves of a roll, or of the half that is left (K9). `left` is what they may begin with.
static inline Movers legal_moves(const Position *p, const Board *b, int seat, Roll roll,
                                 enum half half, Set occupied, enum half *left) {
  Movers m = movers_of(p, b, seat, roll, half, occupied);
  if (m.first == 0 || m.count == m.first) {
    *left = m.first ? FIRST_HALF : m.count ? SECOND_HALF : NEITHER;
    drop_blocked(&m);
    return m;
  }
  *left = BOTH;
  Set first = 0, second = 0;
  for (int i = 0; i < m.count; i++) *(i < m.first ? &first : &second) |= m.ends[i];
  if (size_of(first) <= 1 || size_of(second) <= 1) keep_complete(p, b, roll, &m);
  drop_blocked(&m);
  return m;
}

// -- games ---------------------------------------------------------------------------------------

// A running game: its position, its facts, and the spaces that are occupied.
typedef struct {
  Position position;
  int64_t *facts;
  Set occupied;
  int64_t rounds; // K16; 0: without a limit
} Game;

static inline Roll roll_in_game(const int64_t *facts) {
  return (Roll){(int)facts[LOW], (int)facts[HIGH]};
}

static inline void clear_roll(int64_t *facts) { facts[LOW] = facts[HIGH] = facts[HALF] = 0; }

// Pass the turn on (K13), unless the rounds (K16) or the cap (K17) end the game.
static inline void end_turn(Game *game) {
  int64_t *facts = game->facts;
  int after = (int)facts[SEAT];
  bool passed = false;
  clear_roll(facts);
  for (int turn = 0; turn < game->position.seats; turn++) {
    after = seat_after(after, game->position.seats);
    passed = passed || after == facts[FIRST];
    if (facts[ACTIVE] >> after & 1) break;
  }
  if (passed && game->rounds > 0 && facts[ROUND] == game->rounds) facts[END] = ROUNDS_PLAYED;
  else if (facts[TURN] >= TURN_CAP) facts[END] = CAPPED;
  else {
    facts[SEAT] = after;
    facts[TURN]++;
    if (passed) facts[ROUND]++;
  }
}

// Apply a roll; what it may move. If that is nothing, the turn has passed (K10, K11).
static inline Movers apply_roll(Game *game, const Board *b, Roll roll) {
  enum half left;
  Movers m = legal_moves(&game->position, b, (int)game->facts[SEAT], roll, BOTH, game->occupied,
                         &left);
  if (m.count) {
    game->facts[LOW] = roll.low;
    game->facts[HIGH] = roll.high;
    game->facts[HALF] = left;
  } else end_turn(game);
  return m;
}

// Apply a legal move; what may move next. `hits` is added to.
static inline Movers apply_move(Game *game, const Board *b, int piece, int space, int64_t *hits) {
  Position *p = &game->position;
  int64_t *facts = game->facts;
  Set target = only(space), before = game->occupied;
  game->occupied = (before & ~only(p->at[piece])) | target;
  if (before & target) {
    *hits += make_move(p, piece, space);
    facts[ACTIVE] = active_in(p);
  } else p->at[piece] = (int8_t)space;
  Movers m = {.count = 0};
  if (facts[ACTIVE] == 0) {
    facts[END] = NO_RIVALS;
    clear_roll(facts);
    return m;
  }
  if (facts[HALF] == BOTH) {
    enum half left = number_of(piece) + 1 == facts[LOW] ? SECOND_HALF : FIRST_HALF, begins;
    m = legal_moves(p, b, (int)facts[SEAT], roll_in_game(facts), left, game->occupied, &begins);
    if (m.count) {
      facts[HALF] = left;
      return m;
    }
  }
  end_turn(game);
  return m;
}

static inline void start_game(Game *game, Bytes start, int first) {
  int64_t *facts = game->facts;
  memcpy(game->position.at, start.at, PIECES);
  game->occupied = occupied_in(&game->position);
  for (int fact = 0; fact < FACTS; fact++) facts[fact] = 0;
  facts[SEAT] = facts[FIRST] = first;
  facts[TURN] = facts[ROUND] = 1;
  facts[ACTIVE] = active_in(&game->position);
}

// The space of a set that has `rank` others before it. By halves: no processor predicts where a
// loop that takes away one space after the other ends.
static inline int nth_of(Set set, int rank) {
  int space = 0;
  for (int shift = 32; shift > 0; shift /= 2) {
    int lower = size_of(set & (only(shift) - 1));
    bool further = rank >= lower;
    rank -= further ? lower : 0;
    space += further ? shift : 0;
    set >>= further ? shift : 0;
  }
  return space;
}

typedef struct {
  int piece, space;
} Move;

// How many moves there are.
static inline int moves_in(const Movers *m) {
  int total = 0;
  for (int i = 0; i < m->count; i++) total += size_of(m->ends[i]);
  return total;
}

// Any move, all equally likely.
static inline Move pick_move(const Movers *m, Random *random) {
  int left = (int)below(random, moves_in(m)), i = 0;
  for (; left >= size_of(m->ends[i]); i++) left -= size_of(m->ends[i]);
  return (Move){(int)m->pieces[i], nth_of(m->ends[i], left)};
}
