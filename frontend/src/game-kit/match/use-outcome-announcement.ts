import { useEffect, useRef, type RefObject } from 'react';
import { pointsText } from '../../ui/util/count-text';
import { announce } from '../../ui/live-region/live-region';
import { makeUpText, scoredText } from '../result/score-text';
import { END_WORDS, matchOutcome, type Match } from './match';

/** The line below the headline may already be an exclamation. */
const sentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);

/**
 * Announces the outcome, both scores and how the player's own is made up, at once and whatever is still
 * being counted. If the board has just gone, the heading gets the focus, so it isn't repeated.
 */
export function useOutcomeAnnouncement(
  match: Match,
  title: string | undefined,
  fresh: boolean,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { mine, theirs } = match;
  const { headline, line } = END_WORDS[matchOutcome(match)];
  const scores = `${scoredText(mine.score)} ${theirs.name} scored ${pointsText(theirs.score)}.`;
  const told = [...(title === undefined ? [] : [title]), `${headline} ${sentence(line)}`, scores].join(' ');
  const text = fresh ? `${sentence(line)} ${scores} ${makeUpText(mine.words)}` : told;

  useEffect(() => {
    if (!fresh) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [fresh]);
  useEffect(() => announce(text), [text]);
  return heading;
}
