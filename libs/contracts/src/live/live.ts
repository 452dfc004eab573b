import type { DailyProgress } from '../daily/daily-progress.js';
import type { LiveGameView, PlayerInfo } from './game-view.js';
import type { ServiceNotice } from '../maintenance/maintenance.js';
import type { Reaction } from '../wire/reactions.js';
import type { ErrorCode } from '../wire/errors.js';

/** Every type of message that the server sends, over both transports. */
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
  'GAME_LET_GO',
  'PRESENCE_UPDATE',
  'STATUS_UPDATED',
  'PLAYER_RETURNED',
  'REMATCH_OFFERED',
  'OPPONENT_NUDGED',
  'OPPONENT_REACTED',
  'GAME_REMOVED',
  'GAME_NOT_FOUND',
  'GAME_FULL',
  'PLACEMENT_ERROR',
  'ERROR',
  'FORCE_LOGOUT',
  'PV3_GAME_STATE_SYNC',
  'SERVER_RESTART',
  'SERVICE_NOTICE',
] as const;

export type MessageType = (typeof MESSAGE_TYPES)[number];

/** What a move changed, as far as its viewer may know. */
export interface LiveChange {
  /** The round of the move; in a ROUND_COMPLETE, the round that begins. */
  round: number;
  by: 1 | 2 | null;
  letter: string | null;
  phase: 'choosing' | 'placing' | 'completed';
  /** Which seats have placed their letter in the current round. */
  placed: { 1: boolean; 2: boolean };
  /** Set only if the viewer placed the letter. */
  cellIndex: number | null;
}

/** Fields of a PV3_GAME_STATE_SYNC: the progress of the player's daily, for the session's other tabs. */
type ProgressFields = Partial<Omit<DailyProgress, 'gameNumber'>>;

/** One message, the same on the socket and on the event stream. Fields are present where they apply. */
export interface Envelope extends ProgressFields {
  type: MessageType;
  /** `gameId:version:index`. Messages without one are neither stored nor replayed. */
  eventId?: string;
  gameId?: string;
  version?: number;
  change?: LiveChange;
  game?: LiveGameView;
  playerInfo?: PlayerInfo | null;
  /** In a PV3_GAME_STATE_SYNC: the tab that sent its progress, if it named its client ID. */
  clientId?: string;
  connectionId?: string;
  status?: 'active' | 'away';
  reason?: string;
  /** In an OPPONENT_REACTED. */
  reaction?: Reaction;
  code?: ErrorCode;
  /** In a HEARTBEAT: the versions of the games to which the connection is subscribed. */
  versions?: Record<string, number>;
  retryInMs?: number;
  /** In a SERVICE_NOTICE. */
  notice?: ServiceNotice;
  /** In a REMATCH_OFFERED: the completed game. `gameId` and `game` are those of the new one. */
  predecessor?: string;
}

/** What a client sends when it connects. */
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
