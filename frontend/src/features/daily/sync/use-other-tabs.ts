import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { progressNews } from '../../../store/news';
import { hearProgress } from './follow-progress';
import { catchUp } from '../board/play-daily';

/** Keeps this tab's game level with what other tabs of the browser write, and with what the server says of them. */
export function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => void dispatch(catchUp());
    window.addEventListener('storage', look);
    const endNews = progressNews.listen((envelope) => dispatch(hearProgress(envelope)));
    return () => {
      window.removeEventListener('storage', look);
      endNews();
    };
  }, [dispatch]);
}
