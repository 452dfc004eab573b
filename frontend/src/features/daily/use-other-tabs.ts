import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { catchUp } from './play-daily';

/** Keeps this tab's game level with what other tabs of the browser write. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => void dispatch(catchUp());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [dispatch]);
}
