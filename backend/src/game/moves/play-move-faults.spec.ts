import type { LiveChange } from '@tessera/contracts/live';
import { applyLive, type LiveGame, type Seat } from '@tessera/rules';
import fc from 'fast-check';
import type { PlayMoveCommand } from './move.js';
import type { PlayedMove } from './play-move.js';
import {
  eventsOf,
  type FakeDatabase,
  GAMES,
  NEW_GAME,
  PLAYERS,
  type Ending,
  type EventRow,
} from './testing/fake-database.js';
import { anInstance, firstPublished } from './testing/instance.js';
import { anyMove, commandOf } from './testing/moves.js';

const MOVES = new Set(['LETTER_SELECTED', 'PLAYER_PLACED_LETTER']);

/** The game that its stored events lead to. */
function replayed({ events }: FakeDatabase, gameId: string): LiveGame {
  let game = NEW_GAME;
  for (const { eventType, playerId, eventData, roundNumber: round } of eventsOf(events, gameId)) {
    const seat = playerId as Seat;
    const { letter, cellIndex } = JSON.parse(eventData) as LiveChange;
    const move =
      eventType === 'LETTER_SELECTED'
        ? ({ kind: 'letter', letter: letter ?? '' } as const)
        : ({ kind: 'place', cellIndex: cellIndex ?? -1 } as const);
    if (!MOVES.has(eventType)) continue;
    const outcome = applyLive(game, { ...move, seat, round });
    if (outcome.kind !== 'accepted') throw new Error(`${eventType} of round ${round}: ${outcome.kind}`);
    game = outcome.game;
  }
  return game;
}

/** Whether this event is of the acknowledged move. */
const isEventOf = (
  event: EventRow,
  { gameId, playerUUID, move }: PlayMoveCommand,
  { round }: PlayedMove,
): boolean =>
  event.gameId === gameId &&
  event.roundNumber === round &&
  event.eventType === (move.kind === 'letter' ? 'LETTER_SELECTED' : 'PLAYER_PLACED_LETTER') &&
  PLAYERS[event.playerId as Seat] === playerUUID;

test('whatever fails, each acknowledged move is stored once, after those that it was decided on', async () => {
  const ending = fc.constantFrom<Ending>('committed', 'committed', 'lost before', 'lost after', 'failed');
  const step = fc.oneof(
    { arbitrary: fc.record({ move: anyMove }), weight: 8 },
    { arbitrary: fc.record({ ending }), weight: 3 },
    { arbitrary: fc.record({ elsewhere: anyMove, isTold: fc.boolean() }), weight: 1 },
    { arbitrary: fc.record({ evict: fc.constantFrom(...GAMES) }), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120, size: 'max' }), async (steps) => {
      const instance = anInstance();
      const { database, cache } = instance;
      let hasFailed = false;
      for (const current of steps) {
        if ('move' in current) instance.send(commandOf(current.move, database.find(current.move.game).live));
        else if ('ending' in current) {
          hasFailed ||= current.ending !== 'committed';
          await instance.end(current.ending);
        } else if ('evict' in current) cache.evict(current.evict);
        else {
          const { game } = current.elsewhere;
          database.playElsewhere(commandOf(current.elsewhere, database.find(game).live));
          if (current.isTold) cache.learn(database.find(game));
        }
      }
      await instance.finish();
      for (const { command, outcome } of instance.sent) {
        if (!outcome) throw new Error('a command got no response');
        if ('code' in outcome) {
          if (!hasFailed) expect(outcome.code).not.toBe('INTERNAL');
          continue;
        }
        const stored = database.events.filter((event) => isEventOf(event, command, outcome));
        expect(stored.map(({ version }) => version)).toEqual([outcome.version]);
        expect(firstPublished(instance, command.gameId)).toContain(outcome.version);
      }
      expect(instance.published.every(({ wasStored }) => wasStored)).toBe(true);
      for (const gameId of GAMES) {
        expect(replayed(database, gameId)).toEqual(database.find(gameId).live);
        expect(database.find(gameId).live.version).toBe(
          eventsOf(database.events, gameId).at(-1)?.version ?? 1,
        );
      }
    }),
  );
});
