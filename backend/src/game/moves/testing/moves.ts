import { liveRound, type LiveGame, type Seat } from '@tessera/rules';
import fc from 'fast-check';
import type { MoveKind, PlayMoveCommand } from '../move.js';
import { GAMES, PLAYERS } from './fake-database.js';

const moveBy = (gameId: string, seat: Seat, move: MoveKind): PlayMoveCommand => ({
  gameId,
  playerUUID: PLAYERS[seat],
  correlationId: 'c',
  move,
});

/** A chosen letter or cell, in a round relative to the current one; undefined doesn't name the round. */
export const anyMove = fc.record({
  game: fc.constantFrom(...GAMES),
  seat: fc.constantFrom<Seat>(1, 2),
  kind: fc.constantFrom('letter' as const, 'place' as const, 'place' as const),
  cellIndex: fc.integer({ min: 0, max: 16 }),
  letter: fc.constantFrom('A', 'B', 'A', '?'),
  offset: fc.constantFrom(0, 0, 0, undefined, -1, 1),
});
type AnyMove = typeof anyMove extends fc.Arbitrary<infer Of> ? Of : never;

export const letter = (gameId: string, seat: Seat, text: string) =>
  moveBy(gameId, seat, { kind: 'letter', letter: text });
export const place = (gameId: string, seat: Seat, cellIndex: number) =>
  moveBy(gameId, seat, { kind: 'place', cellIndex });

export const commandOf = ({ game, seat, kind, cellIndex, letter, offset }: AnyMove, live: LiveGame) => {
  const round = offset === undefined ? undefined : liveRound(live) + offset;
  return moveBy(game, seat, kind === 'letter' ? { kind, letter, round } : { kind, cellIndex, round });
};
