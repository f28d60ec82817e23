// Whole turns, judged by the network. Every move is valued once, and a turn of two is the sum of
// its moves.

#pragma once

#define AS_GOOD 1e-12   // of win share: closer turns are equal, in whatever order it was added up
#define POINTS_TOO 1e-7 // of win share, per point: a player who has lost still plays for points

// What a move of a piece to a space changes, and whom it knocks out (or -1).
typedef struct {
  Sum change;
  int victim;
} Reading;

static Reading readings[PIECES][MOST_SPACES];

// A turn to be judged: who is to move and who rolls next, the sum of the position before, and the
// shares by the outcomes of any two numbers, as far as they were asked for.
typedef struct {
  const Position *position;
  const Board *board;
  const Net *net;
  int seats, seat, following;
  int contested; // numbers, as bits
  Sum total;
  bool filled[NUMBERS][NUMBERS];
  ShareTable tables[NUMBERS][NUMBERS];
} Judge;

static Judge *new_judge(const Position *p, const Board *b, const Net *net, int seat) {
  static Judge j;
  j.position = p;
  j.board = b;
  j.net = net;
  j.seats = p->seats;
  j.seat = seat;
  j.following = next_active(p, seat);
  j.contested = 0;
  for (int number = 0; number < NUMBERS; number++)
    if (several(holders_of(p, number))) j.contested |= 1 << number;
  memset(j.filled, 0, sizeof j.filled);
  sum_up(p, b, net, j.following, &j.total);
  return &j;
}

// Whether it matters where a piece goes: not where no rival has its number.
static inline bool matters(const Judge *j, int piece) {
  return j->contested >> number_of(piece) & 1;
}

// Only as many units as the network has.
static inline void add_sums(const Net *net, const Sum *one, const Sum *two, Sum *total) {
  const double *first = (const double *)one, *second = (const double *)two;
  double *found = (double *)total;
  int64_t count = FACT_COUNT + net->bias.size[0];
  for (int64_t i = 0; i < count; i++) found[i] = first[i] + second[i];
}

static inline void copy_sum(const Net *net, const Sum *from, Sum *to) {
  memcpy(to, from, (FACT_COUNT + net->bias.size[0]) * sizeof(double));
}

static void read_moves(const Judge *j, int piece, Set ends) {
  static Sum before;
  Position p = *j->position;
  int number = number_of(piece);
  memset(&before, 0, sizeof before);
  add_reading(&p, j->board, j->net, j->following, number, -1, &before);
  for (; ends; ends = without_first(ends)) {
    int space = first_of(ends);
    Reading *reading = &readings[piece][space];
    Try made = try_move(&p, j->seat, piece, space);
    reading->victim = made.victim;
    copy_sum(j->net, &before, &reading->change);
    add_reading(&p, j->board, j->net, j->following, number, 1, &reading->change);
    take_back(&p, made);
  }
}

static void read_choices(const Judge *j, const Choices *c) {
  for (int i = 0; i < c->total; i++) read_moves(j, c->pieces[i], c->wide[i]);
}

// What a first move leaves.
static inline void begin(const Judge *j, int piece, int space, Sum *begun) {
  add_sums(j->net, &j->total, &readings[piece][space].change, begun);
}

// Who rolls after a turn, which is then made in `after` if it knocks anybody out.
static inline int following_after(const Judge *j, Turn turn, Position *after) {
  bool hits = readings[turn.piece][turn.space].victim >= 0;
  hits = hits || (turn.piece2 >= 0 && readings[turn.piece2][turn.space2].victim >= 0);
  if (!hits) return j->following;
  *after = *j->position;
  make_turn(after, turn);
  return active_in(after) ? next_active(after, j->seat) : j->seat;
}

// The value of a turn that was begun, and goes on with a move (of a piece of -1: with none): the
// mover's win share, less a little for what is then contested, and points where nothing else
// counts. Fills in the shares, by seat.
static double value_on(Judge *j, const Sum *begun, Turn turn, int piece, int space,
                       double *shares) {
  static Sum total;
  Position after;
  double found[COLOURS], stake;
  int seats = j->seats, following = following_after(j, turn, &after);
  if (following != j->following) {
    sum_up(&after, j->board, j->net, following, &total);
    stake = shares_of_sum(&total, j->net, seats, found);
  } else {
    if (piece >= 0) add_sums(j->net, begun, &readings[piece][space].change, &total);
    else copy_sum(j->net, begun, &total);
    if (is_lone_duel(&total.facts)) stake = shares_of_sum(&total, j->net, seats, found);
    else {
      // A turn changes two numbers at most: what the others come to is counted once.
      int number = number_of(turn.piece);
      int number2 = turn.piece2 >= 0 ? number_of(turn.piece2) : (number + 1) % NUMBERS;
      int one = min(number, number2), two = max(number, number2);
      if (!j->filled[one][two]) {
        j->filled[one][two] = true;
        fill_table(j->total.facts.kept, seats, one, two, j->tables[one][two]);
      }
      read_table(total.facts.kept[one], total.facts.kept[two], j->tables[one][two], seats, found);
      stake = correct_shares(&total, j->net, seats, found);
    }
  }
  by_seat(found, following, seats, shares);
  int place = place_of(j->seat, following, seats);
  double points = total.facts.points[place] + total.facts.gains[place];
  return found[place] - ENDING * stake + POINTS_TOO * points;
}

static double value_of(Judge *j, Turn turn, double *shares) {
  static Sum begun;
  begin(j, turn.piece, turn.space, &begun);
  return value_on(j, &begun, turn, turn.piece2, turn.space2, shares);
}

// The best turn of a roll, of equal ones the first; LEAST where there is none. All moves were read.
static Ranked best_turn(Judge *j, const Choices *c) {
  static Sum begun;
  Ranked best = {LEAST, NO_TURN};
  double shares[COLOURS];
  for (int i = 0; i < c->first; i++)
    for (int k = c->first; k < c->total; k++) {
      int piece = c->pieces[i], piece2 = c->pieces[k];
      int start = j->position->at[piece], start2 = j->position->at[piece2];
      Set new = ~(Set)0; // spaces of the second that a first which does not matter has not met
      for (Set left = first_ends(c, i, start2); left; left = without_first(left)) {
        int space = first_of(left);
        Set left2 = second_ends(c, k, start, start2, space) & new;
        if (!matters(j, piece)) new &= ~left2;
        begin(j, piece, space, &begun);
        while (left2) {
          int space2 = first_of(left2);
          left2 = matters(j, piece2) ? without_first(left2) : 0;
          Turn turn = turn_of_two(piece, space, piece2, space2, start2);
          double value = value_on(j, &begun, turn, piece2, space2, shares);
          if (value > best.value + AS_GOOD) best = (Ranked){value, turn};
        }
      }
    }
  if (best.value > LEAST) return best;
  for (int i = 0; i < c->total; i++) // K9: there are no two moves
    for (Set left = c->ends[i]; left; left = without_first(left)) {
      Turn turn = {c->pieces[i], first_of(left), -1, -1};
      double value = value_of(j, turn, shares);
      if (value > best.value + AS_GOOD) best = (Ranked){value, turn};
    }
  return best;
}

static Ranked judge_turn(const Position *p, const Board *b, const Net *net, int seat, Roll roll,
                         enum half half) {
  Choices c = choices_of(p, b, seat, roll, half);
  if (c.total == 0) return (Ranked){LEAST, NO_TURN};
  Judge *j = new_judge(p, b, net, seat);
  read_choices(j, &c);
  return best_turn(j, &c);
}

// The best second move of a turn that was begun with a first one.
static Turn complete_turn(Judge *j, const Choices *c, Turn turn) {
  static Sum begun;
  Position after = *j->position;
  make_turn(&after, turn);
  if (active_in(&after) == 0) return turn; // that was the end
  bool begins = false; // whether the first half of the roll does
  for (int i = 0; i < c->first; i++) begins = begins || c->pieces[i] == turn.piece;
  int first = begins ? c->first : 0, end = begins ? c->total : c->first;
  double shares[COLOURS], best = LEAST;
  Turn found = turn;
  begin(j, turn.piece, turn.space, &begun);
  for (int i = first; i < end; i++) {
    Set left = c->wide[i] & (c->ends[i] | only(j->position->at[turn.piece])) & ~only(turn.space);
    while (left) {
      Turn tried = {turn.piece, turn.space, c->pieces[i], first_of(left)};
      left = matters(j, c->pieces[i]) ? without_first(left) : 0;
      double value = value_on(j, &begun, tried, tried.piece2, tried.space2, shares);
      if (value > best + AS_GOOD) {
        best = value;
        found = tried;
      }
    }
  }
  return found;
}

// Where a piece may end at any roll. Own pieces of other numbers may leave their space.
static Set all_ends(const Position *p, const Board *b, int piece) {
  Set ends = 0;
  int seat = owner_of(piece / NUMBERS, p->seats);
  for (int length = 1; length <= FACES; length++) ends |= reached(b, length, p->at[piece]);
  for (int other = 0; other < PIECES; other++) {
    bool same = number_of(other) == number_of(piece);
    bool own = owner_of(other / NUMBERS, p->seats) == seat;
    if (p->at[other] >= 0 && same == own) ends &= ~only(p->at[other]);
  }
  return ends;
}

// -- exports ---------------------------------------------------------------------------------

// The best turn; its value is returned.
KERNEL(judged_turn, { Decision decision; Net net; Ints turn; }) {
  const Decision *d = &a->decision;
  Position p = position_of(d->places, d->seats);
  Ranked best = judge_turn(&p, &d->board, &a->net, (int)d->seat, roll_of(d), d->half);
  put_turn(best.turn, a->turn.at);
  return best.value;
}

// For every roll of the seat, lower die first: its best turn and the shares that it leaves.
KERNEL(judged_rolls, { Waiting waiting; IntRows turns; DoubleRows shares; }) {
  const Waiting *w = &a->waiting;
  int seat = (int)w->following, row = 0;
  Position p = position_of(w->places, w->seats);
  Judge *j = new_judge(&p, &w->board, &w->net, seat);
  for (int piece = 0; piece < PIECES; piece++)
    if (p.at[piece] >= 0 && owner_of(piece / NUMBERS, p.seats) == seat)
      read_moves(j, piece, all_ends(&p, &w->board, piece));
  for (int low = 1; low <= FACES; low++)
    for (int high = low; high <= FACES; high++, row++) {
      Choices c = choices_of(&p, &w->board, seat, (Roll){low, high}, BOTH);
      double *shares = a->shares.at + row * p.seats;
      Ranked best = best_turn(j, &c);
      put_turn(best.turn, a->turns.at + row * 4);
      if (best.turn.piece >= 0) value_of(j, best.turn, shares);
      else judge(&p, &w->board, &w->net, j->following, shares);
    }
  return 0;
}

// For every first move the best second (-1: there is none) and the shares that they leave.
KERNEL(completed_turns, {
  Decision decision;
  Net net;
  IntRows firsts, seconds;
  DoubleRows shares;
}) {
  const Decision *d = &a->decision;
  Position p = position_of(d->places, d->seats);
  Choices c = choices_of(&p, &d->board, (int)d->seat, roll_of(d), d->half);
  Judge *j = new_judge(&p, &d->board, &a->net, (int)d->seat);
  read_choices(j, &c);
  for (int64_t i = 0; i < a->firsts.size[0]; i++) {
    const int64_t *first = a->firsts.at + 2 * i;
    Turn turn = {(int)first[0], (int)first[1], -1, -1};
    if (d->half == BOTH) turn = complete_turn(j, &c, turn);
    a->seconds.at[2 * i] = turn.piece2;
    a->seconds.at[2 * i + 1] = turn.space2;
    value_of(j, turn, a->shares.at + i * p.seats);
  }
  return 0;
}
