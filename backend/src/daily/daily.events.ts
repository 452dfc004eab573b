import type { DailyProgress } from '@tessera/contracts/daily';
import type { Envelope } from '@tessera/contracts/live';
import { CHANNELS, type EventDefinition } from '../live/index.js';

export interface ProgressSynced {
  to: string;
  /** The tab that sent its progress. */
  clientId?: string | undefined;
  progress: DailyProgress;
}

/** A player has continued a daily in one tab; the session's other tabs follow. The event isn't stored. */
export const progressSynced: EventDefinition<ProgressSynced> = {
  name: 'daily.progress-synced',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, clientId, progress }, viewer): Envelope[] => {
    const { challengeDate, currentRound, gameState, completed, finalScore } = progress;
    const fields = { challengeDate, currentRound, gameState, completed, finalScore };
    if (to !== viewer) return [];
    return [{ type: 'PV3_GAME_STATE_SYNC', ...fields, ...(clientId === undefined ? {} : { clientId }) }];
  },
};
