import { TEXTS } from '@tessera/contracts/constants';
import { GAME_TEXTS } from '../game-texts';
import type { Connection, LostReason } from '../../../live/live-client';

const LOST: Record<LostReason, string> = {
  closed: GAME_TEXTS.connectionClosed,
  unreachable: GAME_TEXTS.unreachable,
  offline: TEXTS.offline,
};

/** Tells the player about a problem with the connection. Null if there is none. */
export function connectionNote(connection: Connection): string | null {
  if (connection.state === 'connecting')
    return connection.again ? GAME_TEXTS.reconnecting : GAME_TEXTS.connecting;
  if (connection.state === 'error') return LOST[connection.reason];
  return connection.by === 'polling' ? GAME_TEXTS.slowConnection : null;
}
