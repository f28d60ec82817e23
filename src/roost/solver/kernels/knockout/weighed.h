// Turns as a player weighs them who sees this turn and the rivals' next rolls, and may err.

#pragma once

#define EQUAL 1e-9 // points: without noise, turns closer than this are equal

// `hunger` is for the points that a turn knocks out, `fear` for the own points that the opponents'
// next rolls can hit. A turn weighs exp(worth / noise).
typedef struct {
  double hunger, fear, noise;
} Temper;

typedef double Landings[PIECES][MOST_SPACES];

static inline double weight_of(double worth, double best, double noise) {
  if (noise > 0) return exp((worth - best) / noise);
  return worth > best - EQUAL ? 1 : 0;
}

// What each move of a piece is worth by itself.
static void weigh_moves(const Position *now, const Board *b, int seat, int piece, Set ends,
                        Temper temper, Landings worths) {
  Position p = *now;
  int number = number_of(piece);
  double before = exposure(&p, b, seat, number);
  for (; ends; ends = without_first(ends)) {
    int space = first_of(ends);
    Try made = try_move(&p, seat, piece, space);
    double safer = before - exposure(&p, b, seat, number);
    double won = made.victim >= 0 ? temper.hunger * POINTS[number] : 0;
    worths[piece][space] = temper.fear * safer + won;
    take_back(&p, made);
  }
}

// The best worth of two moves. If it is given as `best`, add up the weights of all turns by it, for
// the move that begins each.
static double weigh_pairs(const Position *p, const Choices *c, Landings worths, double best,
                          double noise, Landings firsts) {
  double found = LEAST;
  for (int i = 0; i < c->first; i++)
    for (int j = c->first; j < c->total; j++) {
      int piece = c->pieces[i], piece2 = c->pieces[j];
      int start = p->at[piece], start2 = p->at[piece2];
      for (Set left = first_ends(c, i, start2); left; left = without_first(left)) {
        int space = first_of(left);
        Set left2 = second_ends(c, j, start, start2, space);
        for (; left2; left2 = without_first(left2)) {
          int space2 = first_of(left2);
          double worth = worths[piece][space] + worths[piece2][space2];
          found = max(found, worth);
          if (best == LEAST) continue;
          Turn turn = turn_of_two(piece, space, piece2, space2, start2);
          firsts[turn.piece][turn.space] += weight_of(worth, best, noise);
        }
      }
    }
  return found;
}

// Fill in the weights of all turns, by the move that begins each.
static void weigh_turns(const Position *p, const Board *b, int seat, Roll roll, enum half half,
                        Temper temper, Landings firsts) {
  static Landings worths;
  memset(firsts, 0, sizeof(Landings));
  Choices c = choices_of(p, b, seat, roll, half);
  for (int i = 0; i < c.total; i++)
    weigh_moves(p, b, seat, c.pieces[i], c.wide[i], temper, worths);
  double best = weigh_pairs(p, &c, worths, LEAST, temper.noise, firsts);
  if (best > LEAST) {
    weigh_pairs(p, &c, worths, best, temper.noise, firsts);
    return;
  }
  for (int adds = 0; adds < 2; adds++) // K9: there are no two moves
    for (int i = 0; i < c.total; i++)
      for (Set left = c.ends[i]; left; left = without_first(left)) {
        double worth = worths[c.pieces[i]][first_of(left)];
        if (!adds) best = max(best, worth);
        else firsts[c.pieces[i]][first_of(left)] += weight_of(worth, best, temper.noise);
      }
}

KERNEL(weighed_turns, { Decision decision; Temper temper; DoubleRows firsts; }) {
  const Decision *d = &a->decision;
  Position p = position_of(d->places, d->seats);
  weigh_turns(&p, &d->board, (int)d->seat, roll_of(d), d->half, a->temper,
              (double (*)[MOST_SPACES])a->firsts.at);
  return 0;
}
