import type { DailyProgress } from './daily-progress.js';
import type { LiveGameView, PlayerInfo } from './game-view.js';
import type { ErrorCode } from './errors.js';

/** Everything that the server says by itself, over both transports. */
export const MESSAGE_TYPES = [
  'CONNECTION_ESTABLISHED',
  'HEARTBEAT',
  'STATE_SYNC',
  'GAME_JOINED',
  'GAME_STARTED',
  'LETTER_SELECTED',
  'PLAYER_PLACED_LETTER',
  'ROUND_COMPLETE',
  'GAME_COMPLETE',
  'PRESENCE_UPDATE',
  'STATUS_UPDATED',
  'PLAYER_RETURNED',
  'REMATCH_OFFERED',
  'GAME_REMOVED',
  'GAME_NOT_FOUND',
  'GAME_FULL',
  'PLACEMENT_ERROR',
  'ERROR',
  'FORCE_LOGOUT',
  'PV3_GAME_STATE_SYNC',
  'SERVER_RESTART',
] as const;

export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What a move changed, as its viewer may know it. */
export interface LiveChange {
  /** The round of the move; of ROUND_COMPLETE the one that begins. */
  round: number;
  by: 1 | 2 | null;
  letter: string | null;
  phase: 'choosing' | 'placing' | 'completed';
  /** Who has placed in the running round. */
  placed: { 1: boolean; 2: boolean };
  /** Only of the viewer's own placement. */
  cellIndex: number | null;
}

/** Of a PV3_GAME_STATE_SYNC: how far the player's daily is, for the other tabs of the session. */
type ProgressFields = Partial<Omit<DailyProgress, 'gameNumber'>>;

/** One message, the same on the socket and on the event stream; fields are present where they apply. */
export interface Envelope extends ProgressFields {
  type: MessageType;
  /** `gameId:version:index`; what has none is neither stored nor replayed. */
  eventId?: string;
  gameId?: string;
  version?: number;
  change?: LiveChange;
  game?: LiveGameView;
  playerInfo?: PlayerInfo | null;
  /** Of a PV3_GAME_STATE_SYNC: the tab that it comes from, if that has told its id. */
  clientId?: string;
  connectionId?: string;
  status?: 'active' | 'away';
  reason?: string;
  code?: ErrorCode;
  /** Of a HEARTBEAT: the versions of the games that the connection watches. */
  versions?: Record<string, number>;
  retryInMs?: number;
  /** Of a REMATCH_OFFERED: the completed game; `gameId` and `game` are the new one's. */
  predecessor?: string;
}

/** What a client presents when it connects. */
export interface LiveHandshake {
  playerUUID: string;
  clientId: string;
  lastEventId?: string;
}

/** The acknowledgement of a command that was rejected. */
export interface RejectedAck {
  success: false;
  error: string;
  code: ErrorCode;
}
