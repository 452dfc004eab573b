import { applyLive, NEW_LIVE_GAME, type LiveGame } from '@tessera/rules';
import { storedEvents, type StoredEvent } from '../store/live-events.js';

const outcome = applyLive(NEW_LIVE_GAME, { kind: 'join' });
if (outcome.kind !== 'accepted') throw new Error('Nobody can join a new game');
const { events, game } = outcome;

/** A new game that has just been joined. */
export const JOINED_GAME: LiveGame = game;

/** What happens in a new game when it is joined. `starts` is true if both players are connected. */
export const joinEvents = (starts: boolean): StoredEvent[] => storedEvents(events, game, { starts });
