import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { createSessionNotifiers } from '../../../store/notifications';
import { service } from '../../../store/services';
import { receiveProgress } from './follow-progress';
import { catchUp } from '../board/play-daily';

/** Keeps this tab's game in sync with other tabs of this browser, and with other tabs of the session. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => void dispatch(catchUp());
    window.addEventListener('storage', look);
    const { progress } = dispatch(service(createSessionNotifiers));
    const stopListening = progress.listen((envelope) => dispatch(receiveProgress(envelope)));
    return () => {
      window.removeEventListener('storage', look);
      stopListening();
    };
  }, [dispatch]);
}
