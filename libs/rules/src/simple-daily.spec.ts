import fc from 'fast-check';
import { blindLetterLists, cellOrders, letters } from '../test/arbitraries.js';
import { isDailyComplete, newDaily, replayDaily, type DailyState } from './daily-game.js';
import { blindLetterOf, isOddRound } from './rounds.js';
import { applySimple, simpleRoundState, type SimpleAction } from './simple-daily.js';

const BLIND = [...'BRATLORE'];

const outcome = (state: DailyState, action: SimpleAction) => {
  const result = applySimple(state, action);
  return result.kind === 'rejected' ? result.rejection : result.kind;
};

const accepted = (state: DailyState, action: SimpleAction): DailyState => {
  const result = applySimple(state, action);
  if (result.kind !== 'accepted') throw new Error(`${JSON.stringify(action)}: ${outcome(state, action)}`);
  return result.state;
};

function playedTo(last: number, picks: readonly string[] = BLIND, cells?: readonly number[]): DailyState {
  let state = newDaily(BLIND);
  for (let round = 1; round <= last; round++) {
    if (!isOddRound(round))
      state = accepted(state, { kind: 'select', letter: picks[round / 2 - 1] ?? 'E', round });
    state = accepted(state, { kind: 'place', cellIndex: cells?.[round - 1] ?? round - 1, round });
  }
  return state;
}

test('provides the letters of odd rounds and waits for those of even rounds', () => {
  for (let round = 1; round <= 16; round++) {
    const state = playedTo(round - 1);
    expect([state.round, state.letter]).toEqual([round, blindLetterOf(round, BLIND)]);
    expect(simpleRoundState(state)).toBe(isOddRound(round) ? 'LETTER_PROVIDED' : 'AWAITING_LETTER');
  }
});

test("rejects commands that aren't allowed now", () => {
  const [odd, even] = [playedTo(2), playedTo(3)];
  const selected = accepted(even, { kind: 'select', letter: 'E' });
  expect(outcome(odd, { kind: 'select', letter: 'E' })).toBe('ODD_ROUND');
  expect(outcome(odd, { kind: 'place', cellIndex: 0 })).toBe('CELL_OCCUPIED');
  expect(outcome(odd, { kind: 'place', cellIndex: 16 })).toBe('BAD_CELL');
  expect(outcome(odd, { kind: 'place', cellIndex: 9, round: 5 })).toBe('WRONG_ROUND');
  expect(outcome(even, { kind: 'place', cellIndex: 9 })).toBe('NO_LETTER');
  expect(outcome(even, { kind: 'select', letter: 'é' })).toBe('BAD_LETTER');
  expect(outcome(selected, { kind: 'select', letter: 'F' })).toBe('LETTER_ALREADY_CHOSEN');
  expect(outcome(playedTo(16), { kind: 'place', cellIndex: 3 })).toBe('ALREADY_PLACED');
  expect(outcome(playedTo(16), { kind: 'select', letter: 'Q', round: 15 })).toBe('GAME_COMPLETED');
});

test('recognizes a repeated action', () => {
  const even = playedTo(3);
  const selected = accepted(even, { kind: 'select', letter: 'E' });
  expect(outcome(even, { kind: 'place', cellIndex: 2 })).toBe('repeated');
  expect(outcome(selected, { kind: 'select', letter: 'E' })).toBe('repeated');
  expect(outcome(playedTo(16), { kind: 'place', cellIndex: 15, round: 16 })).toBe('repeated');
});

test('the placement in round sixteen completes the game', () => {
  const selected = accepted(playedTo(15), { kind: 'select', letter: 'E' });
  expect(isDailyComplete(selected)).toBe(false);
  expect(isDailyComplete(accepted(selected, { kind: 'place', cellIndex: 15 }))).toBe(true);
});

const round = fc.option(fc.integer({ min: 1, max: 16 }), { nil: undefined });
const actions: fc.Arbitrary<SimpleAction> = fc.oneof(
  fc.record({ kind: fc.constant('select' as const), letter: letters, round }),
  fc.record({ kind: fc.constant('place' as const), cellIndex: fc.integer({ min: -1, max: 16 }), round }),
);

test('any actions lead to the moves of a legal daily, and repeats change nothing', () => {
  fc.assert(
    fc.property(blindLetterLists, fc.array(actions, { maxLength: 120 }), (blind, asked) => {
      let state = newDaily(blind);
      for (const action of asked) {
        const result = applySimple(state, action);
        if (result.kind !== 'accepted') continue;
        expect(applySimple(result.state, { ...action, round: result.round }).kind).toBe('repeated');
        state = result.state;
        expect(replayDaily(blind, state.moves)?.grid).toEqual(state.grid);
      }
    }),
  );
});

test('any letters in any cells make a complete game', () => {
  fc.assert(
    fc.property(blindLetterLists, cellOrders, (picks, cells) => {
      const state = playedTo(16, picks, cells);
      expect(isDailyComplete(state)).toBe(true);
      expect(state.moves.map(({ cellIndex }) => cellIndex)).toEqual(cells);
    }),
  );
});
