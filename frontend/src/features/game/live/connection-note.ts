import { TEXTS } from '@tessera/contracts/constants';
import type { Connection, LostReason } from '../../../live/live-client';
import { GAME_TEXTS } from '../game-texts';

const LOST: Record<LostReason, string> = {
  closed: GAME_TEXTS.connectionClosed,
  unreachable: GAME_TEXTS.unreachable,
  offline: TEXTS.offline,
};

/** What the player has to know of the connection; null while all is well. */
export function connectionNote(connection: Connection): string | null {
  if (connection.state === 'connecting') return GAME_TEXTS.connecting;
  if (connection.state === 'error') return LOST[connection.reason];
  return connection.by === 'polling' ? GAME_TEXTS.slowConnection : null;
}
