import { LIMITS } from '@tessera/contracts/constants';
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { dailyApi } from '../daily/daily.api';
import { simpleActions } from './simple-daily.slice';

/** Detects when the device goes offline, and pings the server until it responds. */
export function useConnectionCheck(isLost: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const lose = () => dispatch(simpleActions.connectionChanged('lost'));
    if (!navigator.onLine) lose();
    window.addEventListener('offline', lose);
    return () => window.removeEventListener('offline', lose);
  }, [dispatch]);

  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const ping = dailyApi.endpoints.connectivity.initiate(undefined, {
        subscribe: false,
        forceRefetch: true,
      });
      const { error } = await dispatch(ping);
      if (isOver) return;
      if (error) again = setTimeout(() => void ask(), LIMITS.CONNECTIVITY_EVERY_MS);
      else dispatch(simpleActions.connectionChanged('found'));
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [dispatch, isLost]);
}
