import { useEffect } from 'react';
import { useAppDispatch } from '../store/hooks';
import { service } from '../store/services';
import { createReadyWorker } from './ready-worker';

/** Prepares the review of a game that is still loading. */
export function useReadyWorker(isLoading: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isLoading) dispatch(service(createReadyWorker)).prepare();
  }, [dispatch, isLoading]);
  useEffect(() => () => dispatch(service(createReadyWorker)).discard(), [dispatch]);
}
