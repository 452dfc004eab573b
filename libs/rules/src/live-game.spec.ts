import fc from 'fast-check';
import { textFromGrid } from './grid.js';
import {
  applyLive,
  applyMasked,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  maskLiveGame,
  NEW_LIVE_GAME,
  otherSeat,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from './live-game.js';
import { chooserOf } from './rounds.js';

const run = (commands: readonly LiveCommand[], from = NEW_LIVE_GAME): LiveGame =>
  commands.reduce((game, command) => {
    const outcome = applyLive(game, command);
    if (outcome.kind !== 'accepted')
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(outcome)}`);
    return outcome.game;
  }, from);

const place = (seat: Seat, cellIndex: number, round?: number): LiveCommand => ({
  kind: 'place',
  seat,
  cellIndex,
  round,
});
const letter = (seat: Seat, text: string, round?: number): LiveCommand => ({
  kind: 'letter',
  seat,
  letter: text,
  round,
});

const roundOf = (round: number, cells: Record<Seat, number>): LiveCommand[] => [
  letter(chooserOf(round), 'ETAOINSHRDLUCMFW'[round - 1] ?? 'E', round),
  place(1, cells[1], round),
  place(2, cells[2], round),
];

const roundsUpTo = (last: number): LiveCommand[] => [
  { kind: 'join' },
  ...Array.from({ length: last }, (_, i) => roundOf(i + 1, { 1: i, 2: 15 - i })).flat(),
];

const outcome = (game: LiveGame, command: LiveCommand) => {
  const result = applyLive(game, command);
  return result.kind === 'rejected' ? result.rejection : result.kind;
};

describe('a whole game', () => {
  test('has sixteen rounds with the same letters on both grids, and 47 accepted commands', () => {
    const beforeLast = run(roundsUpTo(15));
    expect([liveRound(beforeLast), liveStatus(beforeLast), liveLetter(beforeLast)]).toEqual([
      16,
      'active',
      null,
    ]);
    const game = run([letter(2, 'W')], beforeLast);
    expect([liveStatus(game), game.version]).toEqual(['completed', 47]);
    expect(textFromGrid(liveGrid(game, 1))).toBe('ETAOINSHRDLUCMFW');
    expect(textFromGrid(liveGrid(game, 2))).toBe('WFMCULDRHSNIOATE');
  });

  test('ends with the last letter and the completion in one step', () => {
    const result = applyLive(run(roundsUpTo(15)), letter(2, 'W'));
    expect(result).toMatchObject({
      kind: 'accepted',
      events: [{ type: 'LETTER_SELECTED', round: 16, seat: 2, letter: 'W' }, { type: 'GAME_COMPLETE' }],
    });
  });
});

describe("a command that isn't allowed now", () => {
  const started = run([{ kind: 'join' }]);
  const chosen = run([letter(1, 'A')], started);
  const placedByOne = run([place(1, 3)], chosen);

  test.each([
    ['a letter before anyone has joined', NEW_LIVE_GAME, letter(1, 'A'), 'NOT_STARTED'],
    ["a letter in the opponent's round", started, letter(2, 'A'), 'NOT_YOUR_TURN'],
    ['an invalid letter', started, letter(1, 'é'), 'BAD_LETTER'],
    ['a second choice', chosen, letter(1, 'B'), 'LETTER_ALREADY_CHOSEN'],
    ['a placement before the letter', started, place(1, 0), 'NO_LETTER'],
    ['a placement off the grid', chosen, place(1, 16), 'BAD_CELL'],
    ['a placement between two cells', chosen, place(1, 1.5), 'BAD_CELL'],
    ['a second placement', placedByOne, place(1, 4), 'ALREADY_PLACED'],
    ['a placement in a future round', chosen, place(1, 0, 2), 'WRONG_ROUND'],
    ['a letter for round 0', chosen, letter(1, 'A', 0), 'WRONG_ROUND'],
    [
      'a placement on an occupied cell',
      run([...roundsUpTo(1), letter(2, 'B')]),
      place(1, 0),
      'CELL_OCCUPIED',
    ],
    [
      'a letter after the end',
      run([...roundsUpTo(15), letter(2, 'W')]),
      letter(1, 'A', 17),
      'GAME_COMPLETED',
    ],
  ])('%s is rejected', (_, game, command, rejection) => {
    expect(outcome(game, command)).toBe(rejection);
  });
});

describe('a repeated command', () => {
  const two = run([...roundsUpTo(1), letter(2, 'B')]);

  test.each([
    ['the letter, immediately', two, letter(2, 'B'), 'repeated'],
    ['the letter of the last round', two, letter(1, 'E', 1), 'repeated'],
    ['the placement of the last round', two, place(1, 0, 1), 'repeated'],
    [
      'the placement that ended the round, before the next letter',
      run(roundsUpTo(1)),
      place(2, 15),
      'repeated',
    ],
    ['joining', two, { kind: 'join' } as const, 'repeated'],
    ['another letter for the last round', two, letter(1, 'Z', 1), 'LETTER_ALREADY_CHOSEN'],
    ['another cell for the last round', two, place(1, 9, 1), 'ALREADY_PLACED'],
    ["the opponent's letter", two, letter(1, 'B', 2), 'NOT_YOUR_TURN'],
    ['the last letter, after the end', run([...roundsUpTo(15), letter(2, 'W')]), letter(2, 'W'), 'repeated'],
  ])('%s', (_, game, command, expected) => {
    expect(outcome(game, command)).toBe(expected);
  });
});

const seats = fc.constantFrom<Seat>(1, 2);
const rounds = fc.option(fc.integer({ min: 0, max: 18 }), { nil: undefined });
const anyCommand: fc.Arbitrary<LiveCommand> = fc.oneof(
  { arbitrary: fc.constant<LiveCommand>({ kind: 'join' }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('letter' as const),
      seat: seats,
      letter: fc.constantFrom('A', 'B', 'é', ''),
      round: rounds,
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      seat: seats,
      cellIndex: fc.integer({ min: -1, max: 17 }),
      round: rounds,
    }),
    weight: 16,
  },
);

/** A legal next command, selected by a number; null at the end. */
function legal(game: LiveGame, choice: number): LiveCommand | null {
  if (!game.isJoined) return { kind: 'join' };
  if (liveStatus(game) === 'completed') return null;
  if (liveLetter(game) === null) return letter(chooserOf(liveRound(game)), 'ABCDEFGH'[choice % 8] ?? 'A');
  const due = ([1, 2] as const).filter((seat) => !hasPlaced(game, seat));
  const seat = due[choice % due.length] ?? 1;
  const free = Array.from({ length: 16 }, (_, cellIndex) => cellIndex).filter(
    (cellIndex) => !game.cells[seat].includes(cellIndex),
  );
  return place(seat, free[choice % free.length] ?? 0);
}

/** Legal commands, identified by numbers, with any other commands before each of them. */
const histories = fc.array(fc.tuple(fc.nat(1000), fc.array(anyCommand, { maxLength: 3 })), { maxLength: 60 });

function play(
  history: readonly (readonly [number, readonly LiveCommand[]])[],
  see: (game: LiveGame) => void,
): LiveGame {
  let game = NEW_LIVE_GAME;
  const step = (command: LiveCommand) => {
    const before = JSON.stringify(game);
    const result = applyLive(game, command);
    expect(JSON.stringify(game)).toBe(before);
    if (result.kind === 'accepted') game = result.game;
    see(game);
  };
  for (const [choice, others] of history) {
    others.forEach(step);
    const next = legal(game, choice);
    if (next) step(next);
  }
  return game;
}

test('the game keeps its rules whatever commands are sent, in any order', () => {
  fc.assert(
    fc.property(histories, (history) => {
      let version = 0;
      play(history, (game) => {
        const [one, two] = [game.cells[1], game.cells[2]];
        expect(Math.abs(one.length - two.length)).toBeLessThanOrEqual(1);
        expect(game.letters.length - Math.min(one.length, two.length)).toBeLessThanOrEqual(1);
        expect(game.letters.length).toBeGreaterThanOrEqual(Math.max(one.length, two.length));
        for (const cells of [one, two]) expect(new Set(cells).size).toBe(cells.length);
        expect(game.version - version).toBeLessThanOrEqual(1);
        version = game.version;
        const automatic = liveStatus(game) === 'completed' ? 2 : 0;
        expect(game.version).toBe(
          Number(game.isJoined) + game.letters.length + one.length + two.length - automatic,
        );
      });
    }),
  );
});

test('every accepted command is recognized as a repeat later on if it names its round', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const game = play(history, () => undefined);
      game.letters.forEach((text, i) =>
        expect(outcome(game, letter(chooserOf(i + 1), text, i + 1))).toBe('repeated'),
      );
      for (const seat of [1, 2] as const) {
        game.cells[seat].forEach((cellIndex, i) =>
          expect(outcome(game, place(seat, cellIndex ?? -1, i + 1))).toBe('repeated'),
        );
      }
    }),
  );
});

test('two placements in one round lead to the same game in either order', () => {
  fc.assert(
    fc.property(histories, fc.nat(15), fc.nat(15), (history, first, second) => {
      const game = play(history, () => undefined);
      const commands = [place(1, first), place(2, second)] as const;
      const after = (order: readonly LiveCommand[]) =>
        order.reduce((state, command) => {
          const result = applyLive(state, command);
          return result.kind === 'accepted' ? result.game : state;
        }, game);
      fc.pre(liveLetter(game) !== null && !hasPlaced(game, 1) && !hasPlaced(game, 2));
      expect(after(commands)).toEqual(after(commands.toReversed()));
    }),
  );
});

test("a viewer never sees the opponent's placements, but can still try their own moves", () => {
  fc.assert(
    fc.property(histories, seats, anyCommand, (history, viewer, command) => {
      const game = play(history, () => undefined);
      const masked = maskLiveGame(game, viewer);
      if (liveStatus(game) !== 'completed') {
        expect(masked.cells[otherSeat(viewer)].every((cellIndex) => cellIndex === null)).toBe(true);
        expect(liveGrid(masked, otherSeat(viewer)).every((cellIndex) => cellIndex === null)).toBe(true);
      }
      expect([liveRound(masked), liveLetter(masked), liveStatus(masked)]).toEqual([
        liveRound(game),
        liveLetter(game),
        liveStatus(game),
      ]);
      if (command.kind !== 'join' && command.seat !== viewer) return;
      const [real, tried] = [applyLive(game, command), applyLive(masked, command)];
      expect(tried.kind).toBe(real.kind);
      if (real.kind === 'accepted' && tried.kind === 'accepted' && liveStatus(real.game) !== 'completed') {
        expect(tried.game).toEqual(maskLiveGame(real.game, viewer));
      }
    }),
  );
});

test("a viewer can follow the opponent's placements without learning their cells", () => {
  fc.assert(
    fc.property(histories, seats, fc.nat(15), (history, viewer, cell) => {
      const game = play(history, () => undefined);
      const [seat, round] = [otherSeat(viewer), liveRound(game)];
      const real = applyLive(game, place(seat, cell));
      const followed = applyMasked(maskLiveGame(game, viewer), { seat, round });
      if (real.kind === 'accepted') expect(followed).toEqual(maskLiveGame(real.game, viewer));
      else if (followed) expect(real).toEqual({ kind: 'rejected', rejection: 'CELL_OCCUPIED' });
      expect(applyMasked(maskLiveGame(game, viewer), { seat, round: round + 1 })).toBeNull();
    }),
  );
});

test('someone with only the game code sees neither grid', () => {
  const game = maskLiveGame(run(roundsUpTo(5)), null);
  for (const seat of [1, 2] as const)
    expect(liveGrid(game, seat).every((cellIndex) => cellIndex === null)).toBe(true);
  expect(game.cells[1]).toHaveLength(5);
});
