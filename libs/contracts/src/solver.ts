import { CELLS, ROUNDS } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from './call.js';
import { cellIndex, dailyMove, fullRows, letter, round, score, success } from './fields.js';
import { PATHS } from './paths.js';

/** What the letters of a finished game allowed, for browsers that do not work it out themselves. */
export const bestPossible = defineCall({
  method: 'POST',
  path: PATHS.bestPossible,
  summary: 'Find the best score for sixteen letters, and a grid that reaches it',
  status: 200,
  player: 'optional',
  limit: 'solve',
  body: z.object({ letters: z.array(letter).length(CELLS) }),
  answer: z.object({
    success,
    score,
    grid: fullRows,
    /** No grid of these letters scores more than this; equal to `score` where that is proved to be the best. */
    upTo: score,
  }),
});

/** A score that is expected at the end. */
const worth = z.number().min(0).max(32);

const reviewedRound = z
  .object({
    round,
    letter,
    cellIndex,
    /** What the position was worth before the round's letter was known. */
    before: worth,
    /** With the letter: of an odd round the luck of the draw, of an even one the player's choice. */
    withLetter: worth,
    /** After the best move that there was. */
    best: worth,
    bestLetter: letter,
    bestCell: cellIndex,
    /** After the player's move. */
    after: worth,
  })
  .meta({ id: 'ReviewedRound' });
export type ReviewedRound = z.infer<typeof reviewedRound>;

export const reviewDaily = defineCall({
  method: 'POST',
  path: PATHS.reviewDaily,
  summary: 'Review a finished daily round by round',
  status: 200,
  player: 'optional',
  limit: 'solve',
  body: z.object({ moves: z.array(dailyMove).length(ROUNDS) }),
  answer: z.object({
    success,
    rounds: z.array(reviewedRound).length(ROUNDS),
    /** The two or three rounds that mattered most, in their order. */
    moments: z.array(round).max(3),
  }),
});
