import { LIMITS, type ErrorCode } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { isApiError } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { service } from '../../../store/services';
import type { Presence } from '../../../game-kit/turns/opponent-side';
import { showFailure } from '../../../ui/toast/toast';
import { usePresenceConfigQuery } from '../game.api';
import { createGameConnection } from './game-connection';
import { GAME_TEXTS } from '../game-texts';

const ACTIVITY = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/** Errors that are shown elsewhere or are temporary. */
const SHOWN_ELSEWHERE: readonly unknown[] = [
  'SESSION_INVALID',
  'GAME_NOT_FOUND',
  'GAME_REMOVED',
  'RATE_LIMITED',
] satisfies ErrorCode[];

/**
 * The server's message if it has rejected the status for good. Other failures don't matter, because the
 * status is sent again in a minute.
 */
function rejectionIn(error: unknown): string | null {
  if (!isApiError(error) || error.status < 400 || error.status >= 500) return null;
  return SHOWN_ELSEWHERE.includes(error.code) ? null : error.message;
}

/**
 * Tells the other player whether this one is there: away in a hidden tab or after two minutes without
 * activity, and active again at the next sign of activity. Sent on each change and once a minute.
 */
export function usePresenceSignals(gameId: string, seated: boolean): void {
  const dispatch = useAppDispatch();
  const { data: enabled = false } = usePresenceConfigQuery();

  useEffect(() => {
    if (!enabled || !seated) return undefined;
    const live = dispatch(service(createGameConnection));
    let activeAt = Date.now();
    let lastSent: Presence | null = null;
    let isRejected = false;

    const presence = (): Presence =>
      document.visibilityState === 'hidden' || Date.now() - activeAt >= LIMITS.AWAY_AFTER_MS
        ? 'away'
        : 'active';
    const sendStatus = () => {
      lastSent = presence();
      live.send('update_status', { gameId, status: lastSent }).catch((error: unknown) => {
        const description = rejectionIn(error);
        if (description === null || isRejected) return;
        isRejected = true;
        showFailure(GAME_TEXTS.updateStatusFailed, description);
      });
    };
    const sendIfChanged = () => {
      if (presence() !== lastSent) sendStatus();
    };
    const onActivity = () => {
      activeAt = Date.now();
      sendIfChanged();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') activeAt = Date.now();
      sendIfChanged();
    };

    sendStatus();
    const heartbeat = setInterval(sendStatus, LIMITS.PRESENCE_EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    for (const kind of ACTIVITY) document.addEventListener(kind, onActivity, { passive: true });
    return () => {
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const kind of ACTIVITY) document.removeEventListener(kind, onActivity);
    };
  }, [dispatch, enabled, gameId, seated]);
}
