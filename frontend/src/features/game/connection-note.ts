import type { Connection } from './live/live-client';
import { GAME_TEXTS } from './game-texts';

/** What the player has to know of the connection; null while all is well. */
export function connectionNote(connection: Connection): string | null {
  if (connection.state === 'connecting') return GAME_TEXTS.connecting;
  if (connection.state === 'error') return GAME_TEXTS.connectionLost;
  return connection.by === 'polling' ? GAME_TEXTS.slowConnection : null;
}
