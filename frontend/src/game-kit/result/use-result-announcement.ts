import type { ScoringWord } from '@tessera/rules';
import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../ui/live-region/live-region';
import { focusHeading } from '../../ui/util/focus-heading';
import { makeUpText, scoredText } from './score-text';

interface FinishedGame {
  readonly score: number;
  readonly words: readonly ScoringWord[];
  /** Anything else to say. */
  readonly more?: string | undefined;
}

/**
 * When a game has just ended, its heading, which says the outcome, gets the focus, because the board is gone.
 * The score and how it is made up are announced at once, whatever is still being counted.
 */
export function useResultAnnouncement(fresh: boolean, { score, words, more }: FinishedGame): void {
  const text = [scoredText(score), makeUpText(words), ...(more === undefined ? [] : [more])].join(' ');
  const tell = useEffectEvent(() => announce(text));
  useEffect(() => {
    if (!fresh) return;
    focusHeading();
    tell();
  }, [fresh]);
}
