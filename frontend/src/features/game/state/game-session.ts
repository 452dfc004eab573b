import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS, type Seat } from '@tessera/rules';
import { currentIdentity } from '../../../store/identity/identity';
import { CURRENT_GAME_KEYS, KEYS } from '../../../store/storage/keys';
import { LIVE_KEYS } from '../../../store/live-games';
import { localStore, sessionStore } from '../../../store/storage/storage';

/** This browser's seat in a game. */
export interface GameAssignment {
  gameId: string;
  playerId: Seat;
  playerUUID: string;
  /** ISO instant. */
  assignedAt: string;
}

const MAX_AGE_MS = LIMITS.IDENTITY_MAX_AGE_DAYS * DAY_MS;

/** The player's seat in a game. Ignored if it belongs to another player or is too old. */
export function assignmentOf(gameId: string, now = Date.now()): GameAssignment | null {
  const stored = (localStore.readJson(KEYS.assignment + gameId) ?? {}) as Partial<GameAssignment>;
  const { playerId, playerUUID, assignedAt } = stored;
  if (stored.gameId !== gameId || (playerId !== 1 && playerId !== 2)) return null;
  if (playerUUID !== currentIdentity().playerUUID || typeof assignedAt !== 'string') return null;
  return now - Date.parse(assignedAt) < MAX_AGE_MS ? { gameId, playerId, playerUUID, assignedAt } : null;
}

/** Stores a seat: permanently in this browser, and in this tab as its current game. */
export function saveSeat(gameId: string, playerId: Seat, now = Date.now()): void {
  const { playerUUID } = currentIdentity();
  if (assignmentOf(gameId, now)?.playerId !== playerId) {
    const assignedAt = new Date(now).toISOString();
    localStore.writeJson(KEYS.assignment + gameId, { gameId, playerId, playerUUID, assignedAt });
  }
  sessionStore.writeText(CURRENT_GAME_KEYS.gameId, gameId);
  sessionStore.writeText(CURRENT_GAME_KEYS.playerGameId, gameId);
  sessionStore.writeText(CURRENT_GAME_KEYS.playerId, String(playerId));
}

export const removeSeat = (gameId: string): void => localStore.remove(KEYS.assignment + gameId);

/** This tab's current game. */
export const currentGameId = (): string | null => sessionStore.readText(CURRENT_GAME_KEYS.gameId);

/** Stores the connection ID from the server, and keeps the previous one. */
export function saveConnectionId(connectionId: string): void {
  const before = sessionStore.readText(LIVE_KEYS.connectionId);
  if (before !== null) sessionStore.writeText(LIVE_KEYS.previousClientId, before);
  sessionStore.writeText(LIVE_KEYS.connectionId, connectionId);
}

/** The previous connection's ID, to be sent with a command. Empty if there was none. */
export function previousConnection(): { previousConnectionId?: string } {
  const previousConnectionId = sessionStore.readText(LIVE_KEYS.previousClientId);
  return previousConnectionId === null ? {} : { previousConnectionId };
}

export const lastEventId = (): string | null => sessionStore.readText(LIVE_KEYS.lastEventId);

export const saveLastEventId = (eventId: string): void =>
  sessionStore.writeText(LIVE_KEYS.lastEventId, eventId);
