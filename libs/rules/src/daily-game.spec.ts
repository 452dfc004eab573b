import fc from 'fast-check';
import { after, blindLetterLists, dailiesFrom, letters, playedDaily } from '../test/arbitraries.js';
import {
  applyDaily,
  continuesFrom,
  isDailyComplete,
  newDaily,
  replayDaily,
  roundStateOf,
  shownGrid,
  type DailyMove,
  type DailyState,
} from './daily-game.js';
import { LETTERS, isFull, textFromGrid } from './grid.js';

const BLIND = [...'QUARTZES'];
const IN_ORDER = Array.from({ length: 16 }, (_, cellIndex) => cellIndex);
const start = newDaily(BLIND);
/** Round 2, with Q in the first cell. */
const second = playedDaily(BLIND, [], IN_ORDER, 1);
const picked = after(second, { kind: 'choose', letter: 'X' });

describe('a new daily', () => {
  it('starts with the first blind letter and an empty grid', () => {
    expect(start).toMatchObject({ round: 1, letter: 'Q', stagedCell: null, moves: [] });
    expect(roundStateOf(start)).toBe('placing');
    expect(textFromGrid(start.grid)).toBe('................');
  });
});

describe('an odd round', () => {
  it('lets the player move the letter until it is submitted', () => {
    const moved = after(after(start, { kind: 'stage', cellIndex: 3 }), { kind: 'stage', cellIndex: 7 });
    expect(textFromGrid(shownGrid(moved))).toBe('.......Q........');
    expect(textFromGrid(moved.grid)).toBe('................');
    expect(after(moved, { kind: 'submit' })).toMatchObject({ round: 2, letter: null, stagedCell: null });
  });

  it("doesn't let the player choose a letter or reset it", () => {
    expect(applyDaily(start, { kind: 'choose', letter: 'A' })).toEqual({ rejection: 'ODD_ROUND' });
    expect(applyDaily(start, { kind: 'choose', letter: 'A', cellIndex: 0 })).toEqual({
      rejection: 'ODD_ROUND',
    });
    expect(applyDaily(start, { kind: 'reset' })).toEqual({ rejection: 'ODD_ROUND' });
  });
});

describe('an even round', () => {
  it('waits for a letter', () => {
    expect(roundStateOf(second)).toBe('selecting');
    expect(applyDaily(second, { kind: 'stage', cellIndex: 1 })).toEqual({ rejection: 'NO_LETTER' });
    expect(applyDaily(second, { kind: 'submit' })).toEqual({ rejection: 'NO_LETTER' });
  });

  it('takes a letter first and a cell later', () => {
    expect(roundStateOf(picked)).toBe('placing');
    expect(applyDaily(picked, { kind: 'submit' })).toEqual({ rejection: 'NOT_STAGED' });
    expect(textFromGrid(after(after(picked, { kind: 'stage', cellIndex: 1 }), { kind: 'submit' }).grid)).toBe(
      'QX..............',
    );
  });

  it('takes a letter and its cell together', () => {
    const staged = after(second, { kind: 'choose', letter: 'X', cellIndex: 5 });
    expect(staged).toMatchObject({ letter: 'X', stagedCell: 5 });
  });

  it('lets the player change the letter in its cell', () => {
    const staged = after(second, { kind: 'choose', letter: 'X', cellIndex: 5 });
    expect(after(staged, { kind: 'choose', letter: 'Y' })).toMatchObject({ letter: 'Y', stagedCell: 5 });
  });

  it('goes back to choosing when the letter is reset', () => {
    const staged = after(picked, { kind: 'stage', cellIndex: 5 });
    expect(after(staged, { kind: 'reset' })).toEqual(second);
  });

  it('ignores the letter if its cell is occupied', () => {
    expect(applyDaily(second, { kind: 'choose', letter: 'X', cellIndex: 0 })).toEqual({
      rejection: 'CELL_OCCUPIED',
    });
  });

  it.each(['x', '', 'AB', 'É', '1'])('rejects the letter %j', (letter) => {
    expect(applyDaily(second, { kind: 'choose', letter })).toEqual({ rejection: 'BAD_LETTER' });
  });
});

describe('a cell', () => {
  it('keeps its submitted letter', () => {
    expect(applyDaily(picked, { kind: 'stage', cellIndex: 0 })).toEqual({ rejection: 'CELL_OCCUPIED' });
  });

  it.each([-1, 16, 0.5, NaN, Infinity])("can't have the index %p", (cellIndex) => {
    expect(applyDaily(picked, { kind: 'stage', cellIndex })).toEqual({ rejection: 'BAD_CELL' });
  });
});

describe('the last round', () => {
  const full = playedDaily(BLIND, [...'ABCDEFGH'], IN_ORDER, 16);

  it('completes the game with a full grid and all sixteen letters', () => {
    expect(isDailyComplete(playedDaily(BLIND, [...'ABCDEFGH'], IN_ORDER, 15))).toBe(false);
    expect(isDailyComplete(full)).toBe(true);
    expect(isFull(full.grid)).toBe(true);
    expect(textFromGrid(full.grid)).toBe('QAUBACRDTEZFEGSH');
    expect(full).toMatchObject({ round: 16, letter: null, stagedCell: null });
  });

  it('leaves no letter to choose', () => expect(roundStateOf(full)).toBe('placing'));

  it('accepts no further command', () => {
    for (const command of [
      { kind: 'choose', letter: 'A' },
      { kind: 'stage', cellIndex: 0 },
      { kind: 'reset' },
      { kind: 'submit' },
    ] as const) {
      expect(applyDaily(full, command)).toEqual({ rejection: 'COMPLETED' });
    }
  });
});

describe('a stored daily', () => {
  /** Moves as they are read from storage. */
  const stored = ({ moves }: DailyState): DailyMove[] => JSON.parse(JSON.stringify(moves)) as DailyMove[];

  const changed = (moves: DailyMove[], index: number, change: Record<string, unknown>): unknown[] =>
    moves.map((move, at) => (at === index ? { ...move, ...change } : move));

  /** A daily of two or more rounds, and the index of one of its moves. */
  const dailiesAndRounds = dailiesFrom(2).chain((daily) =>
    fc.tuple(fc.constant(daily), fc.nat(daily.moves.length - 1)),
  );

  it('continues where it stopped', () => {
    fc.assert(
      fc.property(dailiesFrom(0), (daily) => {
        expect(replayDaily(daily.blindLetters, stored(daily))).toEqual(daily);
      }),
    );
  });

  it('drops all fields of a move except round, letter and cell', () => {
    const extra = stored(second).map((move) => ({ ...move, wordsFormed: ['QI'], roundScore: 32 }));
    expect(replayDaily(BLIND, extra)).toEqual(second);
  });

  it('is rejected if a round is missing, repeated or out of order', () => {
    fc.assert(
      fc.property(dailiesAndRounds, ([daily, index]) => {
        const moves = stored(daily);
        const early = Math.min(index, moves.length - 2);
        for (const corrupted of [
          moves.toSpliced(early, 1),
          moves.toSpliced(index, 0, moves[index]!),
          moves.with(early, moves[early + 1]!).with(early + 1, moves[early]!),
          changed(moves, index, { round: index }),
          changed(moves, index, { round: String(index + 1) }),
          [...moves, { round: moves.length + 1, letter: 'A', cellIndex: moves[0]!.cellIndex }],
        ]) {
          expect(replayDaily(daily.blindLetters, corrupted)).toBeNull();
        }
      }),
    );
  });

  it("is rejected if a cell is occupied or doesn't exist", () => {
    fc.assert(
      fc.property(
        dailiesAndRounds,
        fc.constantFrom(-1, 16, 2.5, NaN, null, '3', undefined),
        ([daily, index], cellIndex) => {
          const moves = stored(daily);
          const other = moves[(index + 1) % moves.length]!.cellIndex;
          expect(replayDaily(daily.blindLetters, changed(moves, index, { cellIndex: other }))).toBeNull();
          expect(replayDaily(daily.blindLetters, changed(moves, index, { cellIndex }))).toBeNull();
        },
      ),
    );
  });

  it("is rejected if letters are invalid or aren't the blind ones", () => {
    fc.assert(
      fc.property(
        dailiesAndRounds,
        fc.constantFrom('a', '', 'AB', null, undefined, 65, ['A']),
        ([daily, index], letter) => {
          const moves = stored(daily);
          expect(replayDaily(daily.blindLetters, changed(moves, index, { letter }))).toBeNull();
          const odd = index - (index % 2);
          const another = LETTERS[(LETTERS.indexOf(moves[odd]!.letter) + 1) % 26];
          expect(replayDaily(daily.blindLetters, changed(moves, odd, { letter: another }))).toBeNull();
        },
      ),
    );
  });

  it.each([null, undefined, {}, 'moves', 7, [null], [undefined], [7], ['A'], [[]], [{}], { length: 1 }])(
    'is rejected if it is %j',
    (moves) => expect(replayDaily(BLIND, moves)).toBeNull(),
  );

  it('is rejected whatever junk it contains', () => {
    fc.assert(
      fc.property(
        blindLetterLists,
        fc.array(fc.anything(), { minLength: 1, maxLength: 17 }),
        (blind, junk) => {
          expect(replayDaily(blind, junk)).toBeNull();
        },
      ),
    );
  });

  it('accepts another legal pick in an even round', () => {
    fc.assert(
      fc.property(dailiesFrom(2), letters, (daily, letter) => {
        const replayed = replayDaily(daily.blindLetters, changed(stored(daily), 1, { letter }));
        expect(replayed?.moves[1]?.letter).toBe(letter);
      }),
    );
  });
});

describe('a game that continues another one', () => {
  it('begins with the same letters on the same cells', () => {
    fc.assert(
      fc.property(dailiesFrom(2), fc.nat(15), ({ moves }, count) => {
        expect(continuesFrom(moves.slice(0, count), moves)).toBe(true);
        expect(continuesFrom(moves, moves.slice(0, -1))).toBe(false);
        const [first, ...others] = moves;
        const elsewhere = { ...first!, cellIndex: (first!.cellIndex + 1) % 16 };
        expect(continuesFrom([elsewhere], [first!, ...others])).toBe(false);
      }),
    );
  });
});
