// The best turn by what each number's pieces are worth by themselves, or by points alone.
//
// The two moves of a turn are of different numbers, so the worth of a turn is the sum of two parts,
// each looked up by landing space; only hits change more (the points, and what is contested).

#pragma once

#define ENDING 2e-4 // of win share, for each contested point: finish decided games
#define NOISE 1e-7  // in points: makes equal turns equally likely
#define QUIET 4     // landing spaces without a hit that are looked at for each piece

// See `roost.solver.knockout.judgement`.
enum knockout_style { RANDOM, GREEDY, CAUTIOUS, STUDIED, STRONGEST, WEIGHING };

// The position before a turn, as the seat to move sees it.
typedef struct {
  enum knockout_style style;
  const Position *position;
  int seats, seat, following; // who moves, and who rolls next if the turn changes nothing
  Material material;
  double base[COLOURS];   // every seat's score
  double slopes[COLOURS]; // what a point of each seat's score is worth to the seat to move
} Before;

// What a move of a piece to a space changes, by seat, and whom it knocks out (or -1).
typedef struct {
  double change[COLOURS];
  int victim;
} Part;

static Part parts[PIECES][MOST_SPACES];

static Before look_at(const Position *p, const Board *b, int seat, enum knockout_style style) {
  Before now = {style, p, p->seats, seat, next_active(p, seat), material_of(p), {0}, {1}};
  if (style != STUDIED) return now;
  for (int number = 0; number < NUMBERS; number++)
    add_number(p, b, now.following, number, 1, now.base);
  shares_of(now.base, &now.material, p->seats, now.slopes);
  double share = now.slopes[seat];
  for (int other = 0; other < p->seats; other++)
    now.slopes[other] = other == seat ? 1 - share : -now.slopes[other];
  return now;
}

static void fill_parts(const Before *now, const Board *b, int piece, Set ends, Random *random) {
  Position p = *now->position;
  int number = number_of(piece), seat = now->seat;
  double before[COLOURS] = {0};
  if (now->style == STUDIED) add_number(&p, b, now->following, number, -1, before);
  if (now->style == CAUTIOUS) before[0] = exposure(&p, b, seat, number);
  for (; ends; ends = without_first(ends)) {
    int space = first_of(ends);
    Part *part = &parts[piece][space];
    Try made = try_move(&p, seat, piece, space);
    part->victim = made.victim;
    memcpy(part->change, before, sizeof before);
    if (now->style == STUDIED) add_number(&p, b, now->following, number, 1, part->change);
    else {
      double value = made.victim >= 0 ? POINTS[number] : 0;
      if (now->style == CAUTIOUS) value += before[0] - exposure(&p, b, seat, number);
      part->change[0] = value + NOISE * (double)(draw(random) >> 40) / (1 << 24);
    }
    take_back(&p, made);
  }
}

// About what a move changes the win share of the seat to move by.
static inline double lean(const Before *now, int piece, int space) {
  double gain = 0;
  for (int seat = 0; seat < COLOURS; seat++)
    gain += now->slopes[seat] * parts[piece][space].change[seat];
  return gain;
}

// All hits, then the other landing spaces, of many only the QUIET best, best first; how many.
static int promising(const Before *now, int piece, Set ends, int8_t *spaces) {
  int hits = 0, found = 0;
  Set quiet = ends;
  double gains[QUIET];
  for (; ends; ends = without_first(ends)) {
    int space = first_of(ends);
    if (parts[piece][space].victim < 0) continue;
    spaces[hits++] = (int8_t)space;
    quiet &= ~only(space);
  }
  bool many = size_of(quiet) > QUIET;
  for (; quiet; quiet = without_first(quiet)) {
    int space = first_of(quiet);
    if (!many) {
      spaces[hits + found++] = (int8_t)space;
      continue;
    }
    double gain = lean(now, piece, space);
    if (found == QUIET && gain <= gains[found - 1]) continue;
    if (found < QUIET) found++;
    int at = found - 1;
    for (; at > 0 && gains[at - 1] < gain; at--) {
      gains[at] = gains[at - 1];
      spaces[hits + at] = spaces[hits + at - 1];
    }
    gains[at] = gain;
    spaces[hits + at] = (int8_t)space;
  }
  return hits + found;
}

// Take out of the contested points what a hit settles: the piece, or all of its number (K12).
static void settle(const Before *now, int hit, Material *m) {
  const Position *p = now->position;
  int number = number_of(hit), holders = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    int piece = piece_of(colour, number);
    if (p->at[piece] >= 0 && piece != hit) holders |= 1 << owner_of(colour, now->seats);
  }
  for (int colour = 0; colour < COLOURS; colour++) {
    int piece = piece_of(colour, number);
    if (p->at[piece] < 0 || (piece != hit && several(holders))) continue;
    m->contested[owner_of(colour, now->seats)] -= POINTS[number];
    m->stake -= POINTS[number];
  }
  m->points[owner_of(hit / NUMBERS, now->seats)] -= POINTS[number];
}

// The value of a turn of one part or two: points, or the win share less a little for what is still
// contested.
static double value_of_parts(const Before *now, const Part *one, const Part *two) {
  if (now->style != STUDIED) return one->change[0] + (two ? two->change[0] : 0);
  double scores[COLOURS], shares[COLOURS];
  Material after = now->material;
  for (int seat = 0; seat < now->seats; seat++) {
    scores[seat] = now->base[seat] + one->change[seat];
    if (two) scores[seat] += two->change[seat];
  }
  if (one->victim >= 0) settle(now, one->victim, &after);
  if (two && two->victim >= 0) settle(now, two->victim, &after);
  shares_of(scores, &after, now->seats, shares);
  return shares[now->seat] - ENDING * after.stake;
}

typedef struct {
  double value;
  Turn turn;
} Ranked;

// The best turn of two moves. Of equal ones the first: it hits, or else its landing spaces gain
// more, since a game that is lost is still played for points.
static Ranked best_pair(const Before *now, const Choices *c, int8_t spaces[MOVERS][MOST_SPACES],
                        const int *counts) {
  Ranked best = {LEAST, NO_TURN};
  int column = now->style == STUDIED ? now->seat : 0;
  double floor = LEAST; // between two seats, turns without a hit that gain no more are no better
  for (int i = 0; i < c->first; i++)
    for (int j = c->first; j < c->total; j++) {
      int piece = c->pieces[i], piece2 = c->pieces[j];
      int start = now->position->at[piece], start2 = now->position->at[piece2];
      Set ends = c->ends[i] | only(start2);
      for (int at = 0; at < counts[i]; at++) {
        int space = spaces[i][at];
        if (!(ends & only(space))) continue;
        const Part *one = &parts[piece][space];
        Set ends2 = (c->ends[j] | only(start)) & ~only(space);
        if (space == start2) ends2 &= ~only(start);
        for (int at2 = 0; at2 < counts[j]; at2++) {
          int space2 = spaces[j][at2];
          if (!(ends2 & only(space2))) continue;
          const Part *two = &parts[piece2][space2];
          bool quiet = now->seats == 2 && one->victim < 0 && two->victim < 0;
          double gain = one->change[column] + two->change[column];
          if (quiet && gain <= floor) continue;
          double value = value_of_parts(now, one, two);
          if (value > best.value || best.turn.piece < 0)
            best = (Ranked){value, turn_of_two(piece, space, piece2, space2, start2)};
          else if (quiet) floor = gain;
        }
      }
    }
  return best;
}

// The best turn of one move, where there is no other (K9).
static Ranked best_single(const Before *now, const Choices *c,
                          int8_t spaces[MOVERS][MOST_SPACES], const int *counts) {
  Ranked best = {LEAST, NO_TURN};
  for (int i = 0; i < c->total; i++)
    for (int at = 0; at < counts[i]; at++) {
      int piece = c->pieces[i], space = spaces[i][at];
      if (!(c->ends[i] & only(space))) continue;
      double value = value_of_parts(now, &parts[piece][space], 0);
      if (value > best.value || best.turn.piece < 0)
        best = (Ranked){value, {piece, space, -1, -1}};
    }
  return best;
}

// The best turn by a style; none where nothing may move.
static Ranked rank_turns(const Position *p, const Board *b, int seat, Roll roll, enum half half,
                         enum knockout_style style, Random *random) {
  static int8_t spaces[MOVERS][MOST_SPACES];
  int counts[MOVERS];
  Choices c = choices_of(p, b, seat, roll, half);
  if (c.total == 0) return (Ranked){LEAST, NO_TURN};
  Before now = look_at(p, b, seat, style);
  for (int i = 0; i < c.total; i++) fill_parts(&now, b, c.pieces[i], c.wide[i], random);
  for (int i = 0; i < c.total; i++)
    counts[i] = promising(&now, c.pieces[i], c.wide[i], spaces[i]);
  Ranked best = best_pair(&now, &c, spaces, counts);
  return best.turn.piece >= 0 ? best : best_single(&now, &c, spaces, counts);
}

// The best turn by what the numbers are worth, each by itself; the value is returned.
KERNEL(studied_turn, { Decision decision; Ints turn; }) {
  const Decision *d = &a->decision;
  Position p = position_of(d->places, d->seats);
  Random unused = 1; // nothing here is left to chance
  Ranked best = rank_turns(&p, &d->board, (int)d->seat, roll_of(d), d->half, STUDIED, &unused);
  put_turn(best.turn, a->turn.at);
  return best.value;
}
