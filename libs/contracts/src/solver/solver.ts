import { CELLS, ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { cellIndex, dailyMove, fullRows, letter, lexicon, round, score, success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

/**
 * The best possible score with a finished game's letters, for browsers that don't calculate it themselves.
 */
const bestPossible = defineCall({
  method: 'POST',
  path: PATHS.bestPossible,
  summary: 'Find the best score for sixteen letters, and a grid that reaches it',
  status: 200,
  player: 'optional',
  limit: 'solve',
  body: z.object({ letters: z.array(letter).length(CELLS), lexicon: lexicon.optional() }),
  response: z.object({
    success,
    score,
    grid: fullRows,
    /** An upper bound for these letters; equal to `score` if that is proved to be the optimum. */
    upTo: score,
  }),
});

/** An expected final score. */
const worth = z.number().min(0).max(32);

const reviewedRound = z
  .object({
    round,
    letter,
    cellIndex,
    /** Expected before the round's letter was known. */
    before: worth,
    /** Expected with the letter: in odd rounds the luck of the draw, in even rounds the player's choice. */
    withLetter: worth,
    /** Expected after the best possible move. */
    best: worth,
    bestLetter: letter,
    bestCell: cellIndex,
    /** Expected after the player's move. */
    after: worth,
  })
  .meta({ id: 'ReviewedRound' });
export type ReviewedRound = z.infer<typeof reviewedRound>;

const reviewDaily = defineCall({
  method: 'POST',
  path: PATHS.reviewDaily,
  summary: 'Review a finished daily round by round',
  status: 200,
  player: 'optional',
  limit: 'solve',
  body: z.object({ moves: z.array(dailyMove).length(ROUNDS), lexicon: lexicon.optional() }),
  response: z.object({
    success,
    rounds: z.array(reviewedRound).length(ROUNDS),
    /** The two or three decisive rounds, in order. */
    moments: z.array(round).max(3),
  }),
});

export const solverCalls = { bestPossible, reviewDaily };
