import fc from 'fast-check';
import { addDays, plainDate, type PlainDate } from '../src/calendar.js';
import { applyDaily, newDaily, type DailyCommand, type DailyState } from '../src/daily-game.js';
import { CELLS, LETTERS, type Grid, type Letter } from '../src/grid.js';
import { BLIND_LETTERS, ROUNDS, isOddRound } from '../src/rounds.js';

export const letters = fc.constantFrom(...LETTERS);

export const blindLetterLists = fc.array(letters, { minLength: BLIND_LETTERS, maxLength: BLIND_LETTERS });

/** Grids with these letters, with or without empty cells. */
export const gridsOf = (alphabet: string, gaps: boolean): fc.Arbitrary<Grid> =>
  fc.array(fc.constantFrom(...alphabet, ...(gaps ? [null, null] : [])), {
    minLength: CELLS,
    maxLength: CELLS,
  });

/** Any date in the years 2000-2100. */
export const dates: fc.Arbitrary<PlainDate> = fc
  .integer({ min: 0, max: 36_890 })
  .map((days) => addDays(plainDate('2000-01-01'), days));

/** The cells 0-15 in any order. */
export const cellOrders = fc.shuffledSubarray(
  Array.from({ length: CELLS }, (_, cellIndex) => cellIndex),
  { minLength: CELLS, maxLength: CELLS },
);

/** The state after a command, which must be legal. */
export function after(state: DailyState, command: DailyCommand): DailyState {
  const outcome = applyDaily(state, command);
  if (!outcome.state) throw new Error(`${command.kind} was rejected: ${outcome.rejection}`);
  return outcome.state;
}

/**
 * A daily played for some rounds. Letters are placed in the given order of cells; the picks fill the even
 * rounds.
 */
export function playedDaily(
  blindLetters: readonly Letter[],
  picks: readonly Letter[],
  cells: readonly number[],
  rounds: number,
): DailyState {
  let state = newDaily(blindLetters);
  for (let round = 1; round <= rounds; round++) {
    if (!isOddRound(round)) state = after(state, { kind: 'choose', letter: picks[round / 2 - 1]! });
    state = after(state, { kind: 'stage', cellIndex: cells[round - 1]! });
    state = after(state, { kind: 'submit' });
  }
  return state;
}

/** Dailies played in any way, for at least the given number of rounds. */
export const dailiesFrom = (minRounds: number): fc.Arbitrary<DailyState> =>
  fc
    .tuple(blindLetterLists, blindLetterLists, cellOrders, fc.integer({ min: minRounds, max: ROUNDS }))
    .map(([blindLetters, picks, cells, rounds]) => playedDaily(blindLetters, picks, cells, rounds));
