import { LIMITS } from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import type { Presence } from '../../ui/presence-mark';
import { usePresenceConfigQuery } from '../presence/presence.api';
import { sendLive } from './game.live';

const ACTIVITY = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Tells the other player whether this one is there: away in a hidden tab or after two minutes without a
 * touch or a key, active again at the next. Said when it changes, and once a minute.
 */
export function usePresenceSignals(gameId: string, seated: boolean): void {
  const dispatch = useAppDispatch();
  const { data: enabled = false } = usePresenceConfigQuery();

  useEffect(() => {
    if (!enabled || !seated) return undefined;
    let activeAt = Date.now();
    let told: Presence | null = null;

    const presence = (): Presence =>
      document.visibilityState === 'hidden' || Date.now() - activeAt >= LIMITS.AWAY_AFTER_MS
        ? 'away'
        : 'active';
    const tell = () => {
      told = presence();
      // What is lost is told again in a minute.
      dispatch(sendLive('update_status', { gameId, status: told })).catch(() => undefined);
    };
    const tellChange = () => {
      if (presence() !== told) tell();
    };
    const onActivity = () => {
      activeAt = Date.now();
      tellChange();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') activeAt = Date.now();
      tellChange();
    };

    tell();
    const heartbeat = setInterval(tell, LIMITS.PRESENCE_EVERY_MS);
    document.addEventListener('visibilitychange', onVisibility);
    for (const kind of ACTIVITY) document.addEventListener(kind, onActivity, { passive: true });
    return () => {
      clearInterval(heartbeat);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const kind of ACTIVITY) document.removeEventListener(kind, onActivity);
    };
  }, [dispatch, enabled, gameId, seated]);
}
