import { TEXTS } from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { announce } from '../../ui/live-region/live-region';

/**
 * Announces why a step was rejected, and a lost connection. `count` is the number of rejections, so that a repeated
 * one is announced again.
 */
export function useAlerts(rejection: string | null, count: number, isOffline = false): void {
  useEffect(() => {
    if (rejection !== null) announce(rejection);
  }, [rejection, count]);
  useEffect(() => {
    if (isOffline) announce(TEXTS.reconnect);
  }, [isOffline]);
}
