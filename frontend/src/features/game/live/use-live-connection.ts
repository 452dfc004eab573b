import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { service } from '../../../store/services';
import { createLiveGame } from './live-game';

/** Keeps the tab's live connection open while the page is shown. */
export function useLiveConnection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(service(createLiveGame)).hold(), [dispatch]);
}
