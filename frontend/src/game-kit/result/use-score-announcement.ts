import { useEffect } from 'react';
import { announce } from '../../ui/live-region/live-region';

/** Announces the score once it has been counted. */
export function useScoreAnnouncement(done: boolean, heading: string, score: number, more = ''): void {
  useEffect(() => {
    if (done) announce(`${heading}. Your score is ${score}.${more}`);
  }, [done, heading, score, more]);
}
