import {
  LETTERS,
  applyDaily,
  isOddRound,
  newDaily,
  plainDate,
  type DailyCommand,
  type DailyState,
} from '@tessera/rules';
import fc from 'fast-check';
import { currentIdentity, newUuid } from '../identity/identity';
import { switchPlayer } from '../local-player';
import { removeDaily, saveDaily, savedDailies, savedDaily } from './saved-daily';

const DATE = plainDate('2026-11-20');
const KEY = '1pv3_daily_game_2026-11-20';
const facts = {
  gameId: 'a-game',
  gameNumber: 689,
  date: DATE,
  startedAt: '2026-11-20T10:00:00.000Z',
};

const letter = fc.constantFrom(...LETTERS);

/** Any state that a player can reach, including a staged letter. */
const reachable = fc
  .tuple(
    fc.array(letter, { minLength: 8, maxLength: 8 }),
    fc.shuffledSubarray(
      Array.from({ length: 16 }, (_, cellIndex) => cellIndex),
      { minLength: 16, maxLength: 16 },
    ),
    fc.array(letter, { minLength: 16, maxLength: 16 }),
    fc.integer({ min: 0, max: 16 }),
    fc.constantFrom('none', 'chosen', 'staged'),
  )
  .map(([blind, cells, picks, rounds, staged]) => {
    let state = newDaily(blind);
    const step = (command: DailyCommand) => {
      state = applyDaily(state, command).state ?? state;
    };
    const choose = (round: number) => {
      if (!isOddRound(round)) step({ kind: 'choose', letter: picks[round - 1]! });
    };
    for (let round = 1; round <= rounds; round++) {
      choose(round);
      step({ kind: 'stage', cellIndex: cells[round - 1]! });
      step({ kind: 'submit' });
    }
    if (rounds < 16 && staged !== 'none') choose(rounds + 1);
    if (rounds < 16 && staged === 'staged') step({ kind: 'stage', cellIndex: cells[rounds]! });
    return state;
  });

const historyOf = (state: DailyState) =>
  state.moves.map((move) => ({ ...move, wordsFormed: ['AT'], roundScore: 2 }));

it('resumes any running game exactly where it was left', () => {
  fc.assert(
    fc.property(reachable, (state) => {
      saveDaily({ facts, state }, historyOf(state));
      expect(savedDaily(DATE)).toEqual({ facts, state });
    }),
  );
});

it('stores the documented fields', () => {
  const first = applyDaily(newDaily([...'RSTLNEAO']), { kind: 'stage', cellIndex: 5 }).state!;
  const state = applyDaily(first, { kind: 'submit' }).state!;
  saveDaily({ facts, state }, historyOf(state));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({
    gameId: 'a-game',
    playerUUID: currentIdentity().playerUUID,
    currentRound: 2,
    currentLetter: null,
    currentRoundState: 'selecting',
    temporaryCell: null,
    playerGrid: [Array(4).fill(null), [null, 'R', null, null], Array(4).fill(null), Array(4).fill(null)],
    roundHistory: [{ round: 1, letter: 'R', cellIndex: 5, wordsFormed: ['AT'], roundScore: 2 }],
    totalScore: 2,
    letterSequence: [...'RSTLNEAO', ...Array<string>(8).fill('')],
    gameNumber: 689,
    dailyChallengeDate: '20/11/2026',
    startedAt: facts.startedAt,
    isCompleted: false,
  });
});

it('ignores anything else it finds in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem(KEY, text);
      expect(savedDaily(DATE)).toBeNull();
      expect(savedDailies()).toEqual([]);
    }),
  );
});

it.each([
  ['a blind letter was changed', { roundHistory: [{ round: 1, letter: 'Q', cellIndex: 5 }] }],
  ['a round is missing', { roundHistory: [{ round: 2, letter: 'R', cellIndex: 5 }] }],
  ['a cell does not exist', { roundHistory: [{ round: 1, letter: 'R', cellIndex: 16 }] }],
  ['a round is null', { roundHistory: [null] }],
  ['letters are missing', { letterSequence: ['R'] }],
  ['its date is that of another game', { dailyChallengeDate: '19/11/2026' }],
])('ignores a stored game if %s', (_, change) => {
  saveDaily({ facts, state: newDaily([...'RSTLNEAO']) }, []);
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as object;
  localStorage.setItem(KEY, JSON.stringify({ ...stored, ...change }));
  expect(savedDaily(DATE)).toBeNull();
});

it('lists the saved games, newest first, and removes one by its date', () => {
  const yesterday = plainDate('2026-11-19');
  const state = newDaily([...'RSTLNEAO']);
  saveDaily({ facts: { ...facts, date: yesterday }, state }, []);
  saveDaily({ facts, state }, []);
  expect(savedDailies().map((game) => game.facts.date)).toEqual([DATE, yesterday]);
  removeDaily(DATE);
  expect(savedDailies().map((game) => game.facts.date)).toEqual([yesterday]);
});

it("is still found if it was saved after this browser's player was linked to an account", () => {
  const game = { facts, state: newDaily([...'BATSEARD']) };
  saveDaily(game, []);
  switchPlayer(newUuid());
  saveDaily(game, []);
  expect(savedDaily(DATE)).toEqual(game);
});
