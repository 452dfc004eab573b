import {
  applyLive,
  NEW_LIVE_GAME,
  otherSeat,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import fc from 'fast-check';
import { isStillTrue, turnNotice, type TurnNotice } from './turn-notices.js';

const after = (game: LiveGame, command: LiveCommand): LiveGame => {
  const outcome = applyLive(game, command);
  if (outcome.kind !== 'accepted') throw new Error(`${command.kind} is ${outcome.kind}`);
  return outcome.game;
};
const JOINED = after(NEW_LIVE_GAME, { kind: 'join' });
const choose = (game: LiveGame, seat: Seat) => after(game, { kind: 'letter', seat, letter: 'A' });
const place = (game: LiveGame, seat: Seat) =>
  after(game, { kind: 'place', seat, cellIndex: game.cells[seat].length });

test('whoever created a game is told that a friend has joined, or else that it is their move', () => {
  expect(turnNotice(JOINED, { by: 2 })).toEqual({
    seat: 1,
    notices: ['friend-joined', 'your-move'],
    version: 1,
  });
});

test('the other player of a rematch is notified of it, and of their move if they choose first', () => {
  expect(turnNotice(JOINED, { by: 2, isRematch: true })?.notices).toEqual(['rematch', 'your-move']);
  expect(turnNotice(JOINED, { by: 1, isRematch: true })?.notices).toEqual(['rematch']);
});

test('a player is told once about a round in which they have to place a letter', () => {
  const chosen = choose(JOINED, 1);
  const own = { seat: 2, notices: ['your-move'], version: 2 };
  expect(turnNotice(chosen, { by: 1 })).toEqual(own);
  expect(turnNotice(place(chosen, 1), { by: 1 })).toEqual(own);
});

test('a player who has chosen a letter and left is told when the other one has placed it', () => {
  expect(turnNotice(place(choose(JOINED, 1), 2), { by: 2 })).toEqual({
    seat: 1,
    notices: ['your-move'],
    version: 2,
  });
});

test('a player whose own move gives them the turn is told nothing, and nor is the other one', () => {
  const played = place(place(choose(JOINED, 1), 1), 2);
  expect(turnNotice(played, { by: 2 })).toBeNull();
});

test('a notice is true only until its player has acted', () => {
  const chosen = choose(JOINED, 1);
  const told = { seat: 2, notice: 'your-move', version: 2 } as const;
  expect(isStillTrue(chosen, told)).toBe(true);
  expect(isStillTrue(place(chosen, 1), told)).toBe(true);
  expect(isStillTrue(place(chosen, 2), told)).toBe(false);
  expect(isStillTrue(chosen, { seat: 1, notice: 'friend-joined', version: 1 })).toBe(false);
});

/** Plays a whole game; at each step one of the players who may act does. */
function play(choices: readonly boolean[]): { game: LiveGame; by: Seat }[] {
  const steps: { game: LiveGame; by: Seat }[] = [];
  let game = JOINED;
  for (let step = 0; ; step++) {
    const order: Seat[] = choices[step] ? [1, 2] : [2, 1];
    const commands = order.flatMap((seat): LiveCommand[] => [
      { kind: 'letter', seat, letter: 'A' },
      { kind: 'place', seat, cellIndex: game.cells[seat].length },
    ]);
    const next = commands
      .map((command) => ({ command, outcome: applyLive(game, command) }))
      .find(({ outcome }) => outcome.kind === 'accepted');
    if (next?.outcome.kind !== 'accepted' || next.command.kind === 'join') return steps;
    game = next.outcome.game;
    steps.push({ game, by: next.command.seat });
  }
}

test('however a game goes, versions never fall, and every notice is true when it is told', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 50, maxLength: 50 }), (choices) => {
      const steps = play(choices);
      expect(steps.at(-1)?.game.version).toBe(47);
      const told: Record<Seat, TurnNotice[]> = { 1: [], 2: [] };
      for (const { game, by } of steps) {
        const notice = turnNotice(game, { by });
        if (!notice) continue;
        expect(notice.seat).toBe(otherSeat(by));
        for (const one of notice.notices) expect(isStillTrue(game, { ...notice, notice: one })).toBe(true);
        expect(notice.version).toBeGreaterThanOrEqual(told[notice.seat].at(-1)?.version ?? 0);
        told[notice.seat].push(notice);
      }
      expect([...told[1], ...told[2]].filter(({ notices }) => notices.includes('game-over'))).toHaveLength(1);
    }),
  );
});
