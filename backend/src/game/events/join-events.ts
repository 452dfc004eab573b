import { applyLive, NEW_LIVE_GAME, type LiveGame } from '@tessera/rules';
import { columnNames, jsonText, RowParameters } from '../../platform/database/row-parameters.js';
import { storedEvents, type StoredEvent } from '../store/live-events.js';
import { SERVER_INSTANCE } from './game-event.entity.js';

const outcome = applyLive(NEW_LIVE_GAME, { kind: 'join' });
if (outcome.kind !== 'accepted') throw new Error('Nobody can join a new game');
const { events, game } = outcome;

/** A new game that has just been joined. */
export const JOINED_GAME: LiveGame = game;

/** What happens in a new game when it is joined. `starts` is true if both players are connected. */
export const joinEvents = (starts: boolean): StoredEvent[] => storedEvents(events, game, { starts });

const EVENT = {
  version: 'int',
  index: 'int',
  eventType: 'text',
  eventData: 'jsonb',
  roundNumber: 'int',
} as const;

const EVENTS = new RowParameters('event', EVENT);

/** The values of what `insertJoinEvents` adds to a statement. */
export const JOIN_EVENTS = {
  serverInstance: SERVER_INSTANCE,
  ...EVENTS.values(
    joinEvents(true).map(({ version, index, type, change }) => {
      return { version, index, eventType: type, eventData: jsonText(change), roundNumber: change.round };
    }),
  ),
};

/**
 * Inserts the events of joined games: of the rows in `joined`, which have the game's columns as well as the
 * `correlationId`, the seat of the player who joined as `by`, and the time `at`.
 */
export const insertJoinEvents = (joined: string): string => `
  INSERT INTO game_events ("gameId", ${columnNames(EVENT)}, "playerId", "serverInstance", "correlationId", timestamp)
  SELECT "gameId", ${Object.keys(EVENT)
    .map((name) => `row."${name}"`)
    .join(', ')}, by, $serverInstance, "correlationId", at
  FROM ${joined} CROSS JOIN ${EVENTS.table}
  WHERE status = 'active' AND ("eventType" <> 'GAME_STARTED' OR ("player1Connected" AND "player2Connected"))`;
