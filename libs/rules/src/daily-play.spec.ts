import fc from 'fast-check';
import { blindLetterLists, letters } from '../test/arbitraries.js';
import {
  applyDaily,
  isDailyComplete,
  newDaily,
  replayDaily,
  roundStateOf,
  shownGrid,
  type DailyCommand,
  type DailyRejection,
  type DailyState,
} from './daily-game.js';
import type { Letter } from './grid.js';

/** A daily as someone would play it with pen and paper: an independent model of the rules. */
interface Paper {
  blind: readonly Letter[];
  /** Submitted letters by cell, in the order of their rounds. */
  ink: Map<number, Letter>;
  hand: Letter | undefined;
  pencil: number | undefined;
}

interface Played {
  state: DailyState;
}

const roundOf = ({ ink }: Paper) => ink.size + 1;
const isEven = (paper: Paper) => roundOf(paper) % 2 === 0;

/** Why the rules reject a command; undefined if they accept it. */
function verdict(paper: Paper, command: DailyCommand): DailyRejection | undefined {
  if (paper.ink.size === 16) return 'COMPLETED';
  const cellVerdict = (cellIndex: number) =>
    [...Array(16).keys()].includes(cellIndex)
      ? paper.ink.has(cellIndex)
        ? 'CELL_OCCUPIED'
        : undefined
      : 'BAD_CELL';
  switch (command.kind) {
    case 'choose':
      if (!isEven(paper)) return 'ODD_ROUND';
      if (!'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('').includes(command.letter)) return 'BAD_LETTER';
      return command.cellIndex === undefined ? undefined : cellVerdict(command.cellIndex);
    case 'reset':
      return isEven(paper) ? undefined : 'ODD_ROUND';
    case 'stage':
      return paper.hand === undefined ? 'NO_LETTER' : cellVerdict(command.cellIndex);
    case 'submit':
      if (paper.hand === undefined) return 'NO_LETTER';
      return paper.pencil === undefined ? 'NOT_STAGED' : undefined;
  }
}

function follow(paper: Paper, command: DailyCommand): void {
  if (command.kind === 'choose') {
    paper.hand = command.letter;
    paper.pencil = command.cellIndex ?? paper.pencil;
  } else if (command.kind === 'reset') {
    paper.hand = paper.pencil = undefined;
  } else if (command.kind === 'stage') {
    paper.pencil = command.cellIndex;
  } else {
    paper.ink.set(paper.pencil!, paper.hand!);
    paper.pencil = undefined;
    paper.hand = isEven(paper) || paper.ink.size === 16 ? undefined : paper.blind[paper.ink.size / 2];
  }
}

const withPencil = ({ ink, hand, pencil }: Paper) =>
  Array.from({ length: 16 }, (_, cellIndex) => ink.get(cellIndex) ?? (cellIndex === pencil ? hand! : null));

/** Freezes an object deeply, so that any write to it throws. */
function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) freeze(part as object);
  }
  return Object.freeze(value);
}

/**
 * One command, legal or not. Game and model must agree on the outcome and on everything visible afterwards.
 */
class Give implements fc.Command<Paper, Played> {
  constructor(private readonly command: DailyCommand) {}

  check = () => true;

  run(paper: Paper, played: Played): void {
    const before = freeze(played.state);
    const rejection = verdict(paper, this.command);
    const outcome = applyDaily(before, freeze(this.command));
    expect(outcome.rejection).toBe(rejection);
    if (outcome.state) {
      follow(paper, this.command);
      played.state = outcome.state;
    }
    expectSame(played.state, paper);
  }

  toString = () => JSON.stringify(this.command);
}

/** A whole legal round, without which few random games would reach their end. */
class PlayRound implements fc.Command<Paper, Played> {
  constructor(
    private readonly letter: Letter,
    private readonly nth: number,
  ) {}

  check = ({ ink }: Paper) => ink.size < 16;

  run(paper: Paper, played: Played): void {
    const free = [...Array(16).keys()].filter((cellIndex) => !paper.ink.has(cellIndex));
    const cellIndex = free[this.nth % free.length]!;
    if (isEven(paper)) new Give({ kind: 'choose', letter: this.letter }).run(paper, played);
    new Give({ kind: 'stage', cellIndex }).run(paper, played);
    new Give({ kind: 'submit' }).run(paper, played);
  }

  toString = () => `round(${this.letter}, ${this.nth})`;
}

function expectSame(state: DailyState, paper: Paper): void {
  expect(state.moves).toEqual(
    [...paper.ink].map(([cellIndex, letter], index) => ({ round: index + 1, letter, cellIndex })),
  );
  expect(shownGrid(state)).toEqual(withPencil(paper));
  expect(state.grid.filter((letter) => letter !== null)).toHaveLength(paper.ink.size);
  expect(state.letter).toBe(paper.hand ?? null);
  expect(state.stagedCell).toBe(paper.pencil ?? null);
  expect(state.round).toBe(Math.min(roundOf(paper), 16));
  expect(isDailyComplete(state)).toBe(paper.ink.size === 16);
  expect(roundStateOf(state)).toBe(
    paper.ink.size < 16 && isEven(paper) && paper.hand === undefined ? 'selecting' : 'placing',
  );
  const odd = state.moves.filter(({ round }) => round % 2 === 1).map(({ letter }) => letter);
  expect(odd).toEqual(paper.blind.slice(0, odd.length));
}

const cells = fc.oneof(
  { weight: 9, arbitrary: fc.nat(15) },
  fc.constantFrom(-1, 16, 0.5, NaN, Number.MAX_SAFE_INTEGER),
);
const anyLetters = fc.oneof({ weight: 9, arbitrary: letters }, fc.constantFrom('a', '', 'AB', '.', 'Ä'));
const commands = fc.commands(
  [
    anyLetters.map((letter) => new Give({ kind: 'choose', letter })),
    fc.tuple(anyLetters, cells).map(([letter, cellIndex]) => new Give({ kind: 'choose', letter, cellIndex })),
    fc.constant(new Give({ kind: 'reset' })),
    cells.map((cellIndex) => new Give({ kind: 'stage', cellIndex })),
    fc.constant(new Give({ kind: 'submit' })),
    fc.tuple(letters, fc.nat(15)).map(([letter, nth]) => new PlayRound(letter, nth)),
  ],
  { maxCommands: 100, size: 'max' },
);

describe('a daily under random commands', () => {
  it('follows the rules, never loses a submitted letter and never leaves a command half applied', () => {
    let completed = 0;
    fc.assert(
      fc.property(blindLetterLists, commands, (blind, steps) => {
        const paper: Paper = { blind, ink: new Map(), hand: blind[0], pencil: undefined };
        const played: Played = { state: newDaily(freeze(blind)) };
        fc.modelRun(() => ({ model: paper, real: played }), steps);
        if (isDailyComplete(played.state)) completed++;

        const { moves, grid, round } = played.state;
        expect(replayDaily(blind, moves)).toMatchObject({ moves, grid, round });
      }),
    );
    expect(completed).toBeGreaterThan(0);
  });
});
