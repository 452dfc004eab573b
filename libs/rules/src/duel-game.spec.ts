import fc from 'fast-check';
import { blindLetterLists, cellOrders, letters } from '../test/arbitraries.js';
import {
  answerDuel,
  applyDuel,
  BOT_SEAT,
  botIsDue,
  duelTurn,
  newDuel,
  type DuelCommand,
  type DuelGame,
} from './duel-game.js';
import { isFull } from './grid.js';
import { liveGrid, liveLetter, liveRound, liveStatus, maskLiveGame } from './live-game.js';
import { blindLetterOf, isOddRound } from './rounds.js';

const BLIND = [...'BRATLORE'];
const PICKS = [...'ETASDEWX'];

const outcome = (duel: DuelGame, command: DuelCommand) => {
  const result = applyDuel(duel, command);
  return result.kind === 'rejected' ? result.rejection : result.kind;
};

const accepted = (duel: DuelGame, command: DuelCommand): DuelGame => {
  const result = applyDuel(duel, command);
  if (result.kind !== 'accepted') throw new Error(`${JSON.stringify(command)}: ${outcome(duel, command)}`);
  return result.duel;
};

/** Plays through a round: the player from the first cell onward, the bot from the last cell backward. */
function playedTo(last: number): DuelGame {
  let duel = newDuel(BLIND);
  for (let round = 1; round <= last; round++) {
    if (!isOddRound(round)) {
      duel = accepted(duel, { kind: 'letter', letter: PICKS[round / 2 - 1] ?? 'E', round });
    }
    if (round === 16) break;
    duel = accepted(duel, { kind: 'place', cellIndex: round - 1, round });
    duel = answerDuel(duel, 16 - round, BLIND);
  }
  return duel;
}

test("the bot's odd rounds start with a blind letter, and in even rounds the player chooses", () => {
  for (let round = 1; round < 16; round++) {
    const duel = playedTo(round - 1);
    expect([liveRound(duel), liveLetter(duel)]).toEqual([round, blindLetterOf(round, BLIND)]);
    expect(duelTurn(round)).toBe(isOddRound(round) ? 2 : 1);
    expect(outcome(duel, { kind: 'letter', letter: 'E' })).toBe(
      isOddRound(round) ? 'NOT_YOUR_TURN' : 'accepted',
    );
  }
});

test('the sixteenth letter fills both last cells and completes the duel', () => {
  const duel = playedTo(16);
  expect(liveStatus(duel)).toBe('completed');
  expect([duel.cells[1].at(-1), duel.cells[2].at(-1)]).toEqual([15, 0]);
  expect([isFull(liveGrid(duel, 1)), isFull(liveGrid(duel, 2))]).toEqual([true, true]);
  expect(outcome(duel, { kind: 'letter', letter: 'X', round: 16 })).toBe('repeated');
  expect(outcome(duel, { kind: 'letter', letter: 'Y', round: 16 })).toBe('LETTER_ALREADY_CHOSEN');
  expect(outcome(duel, { kind: 'place', cellIndex: 15, round: 16 })).toBe('repeated');
});

test('the version counts each accepted command of the player once', () => {
  expect(playedTo(15).version).toBe(15 + 7);
  expect(playedTo(16).version).toBe(15 + 8);
});

test('a command for an earlier round is a repeat if it is identical, and otherwise rejected', () => {
  const duel = playedTo(4);
  expect(outcome(duel, { kind: 'place', cellIndex: 3, round: 4 })).toBe('repeated');
  expect(outcome(duel, { kind: 'place', cellIndex: 3 })).toBe('repeated');
  expect(outcome(duel, { kind: 'place', cellIndex: 9, round: 4 })).toBe('ALREADY_PLACED');
  expect(outcome(duel, { kind: 'letter', letter: 'T', round: 4 })).toBe('repeated');
  expect(outcome(duel, { kind: 'letter', letter: 'U', round: 4 })).toBe('LETTER_ALREADY_CHOSEN');
  expect(outcome(duel, { kind: 'place', cellIndex: 9, round: 6 })).toBe('WRONG_ROUND');
  expect(outcome(duel, { kind: 'place', cellIndex: 1, round: 5 })).toBe('CELL_OCCUPIED');
  expect(outcome(playedTo(5), { kind: 'place', cellIndex: 9 })).toBe('NO_LETTER');
});

test('the bot sees its own grid and the letter, and plays once a round', () => {
  const before = playedTo(2);
  expect(botIsDue(before)).toBeNull();
  expect(() => answerDuel(before, 5, BLIND)).toThrow("isn't the bot's turn");
  const after = accepted(before, { kind: 'place', cellIndex: 2 });
  expect(botIsDue(after)).toEqual({ round: 3, grid: liveGrid(before, BOT_SEAT), letter: 'R' });
  expect(() => answerDuel(after, 15, BLIND)).toThrow("can't place");
});

const commands: fc.Arbitrary<DuelCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('letter' as const), letter: letters }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('place' as const), cellIndex: fc.nat({ max: 15 }) }),
  },
  fc.record({
    kind: fc.constant('place' as const),
    cellIndex: fc.integer({ min: -1, max: 16 }),
    round: fc.integer({ min: 1, max: 16 }),
  }),
  fc.record({
    kind: fc.constant('letter' as const),
    letter: letters,
    round: fc.integer({ min: 1, max: 16 }),
  }),
);

test('in any duel, repeats change nothing, masking changes no outcome, and both have the same letters', () => {
  fc.assert(
    fc.property(
      blindLetterLists,
      cellOrders,
      fc.array(commands, { minLength: 60, maxLength: 160 }),
      (blind, botCells, played) => {
        let duel = newDuel(blind);
        for (const command of played) {
          const result = applyDuel(duel, command);
          const masked = applyDuel(maskLiveGame(duel, 1), command);
          expect(masked.kind).toBe(result.kind);
          if (result.kind !== 'accepted') continue;
          expect(result.duel.version).toBe(duel.version + 1);
          expect(applyDuel(result.duel, { ...command, round: liveRound(duel) }).kind).toBe('repeated');
          const due = botIsDue(result.duel);
          duel = due ? answerDuel(result.duel, botCells[due.round - 1] ?? 0, blind) : result.duel;
          duel.letters.forEach((letter, index) => {
            if (isOddRound(index + 1)) expect(letter).toBe(blindLetterOf(index + 1, blind));
          });
          // Letters of future rounds are never included.
          expect(duel.letters.length).toBeLessThanOrEqual(liveRound(duel));
          expect(new Set(duel.cells[1]).size).toBe(duel.cells[1].length);
          expect(duel.cells[2]).toHaveLength(duel.cells[1].length);
        }
        if (liveStatus(duel) === 'completed') expect(duel.version).toBe(23);
      },
    ),
  );
});
