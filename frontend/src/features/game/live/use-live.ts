import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { holdLive } from './live-game';

/** Keeps the tab's live connection up while the page is shown. */
export function useLive(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(holdLive()), [dispatch]);
}
