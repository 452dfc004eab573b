import { LIMITS } from '@tessera/contracts/wire';
import { SIDE, cellsOf } from '@tessera/rules';
import { useEffect, useMemo, useState, useRef, type RefObject } from 'react';
import { useReducedMotion } from '../../ui/theme/appearance';
import { DIRECTIONS, wordOn, makeUpText, scoredText } from '../result/score-text';
import {
  revealAt,
  type ScoreReveal,
  type ScoringLine,
  useLineCount,
  useSkip,
} from '../result/use-score-reveal';
import { type Match, type MatchSide, END_WORDS, matchOutcome } from './match';
import { pointsText } from '../../ui/util/format';
import { announce } from '../../ui/live-region/live-region';

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

/** What is happening: the boards move to their places and theirs turns over, both are counted, or nothing. */
type MatchPhase = 'turning' | 'counting' | 'over';

export interface MatchShow {
  readonly phase: MatchPhase;
  /** The number of lines counted so far: rows, then columns. */
  readonly counted: number;
  readonly mine: ScoreReveal;
  readonly theirs: ScoreReveal;
}

/** All eight lines, so that both boards count the same one at the same time. */
const linesOf = ({ words }: MatchSide): ScoringLine[] =>
  DIRECTIONS.flatMap(({ direction }) =>
    Array.from({ length: SIDE }, (_, line) => {
      const word = wordOn(words, direction, line);
      return { cells: word ? cellsOf(word) : [], points: word?.score ?? 0 };
    }),
  );

/**
 * The end of a game that the player was watching, in the order in which two players sitting together would see it.
 * One clock counts both boards. A click or key press skips to the end, and with reduced motion it is over
 * from the beginning.
 */
export function useMatchShow({ mine, theirs }: Match, fresh: boolean): MatchShow {
  const still = useReducedMotion() || !fresh;
  const [hasTurned, setTurned] = useState(still);
  const [skipped, setSkipped] = useState(still);

  const [ours, others] = useMemo(() => [linesOf(mine), linesOf(theirs)], [mine, theirs]);
  const count = useLineCount(ours.length, hasTurned && !skipped);
  const phase = skipped || (hasTurned && count.done) ? 'over' : hasTurned ? 'counting' : 'turning';

  useEffect(() => {
    if (phase !== 'turning') return;
    const timer = setTimeout(() => setTurned(true), LIMITS.BOARD_MOVES_MS + LIMITS.TILES_TURN_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  useSkip(phase === 'turning', () => setSkipped(true));

  const now = phase === 'turning' ? { counted: 0, done: false } : count;
  return { phase, counted: now.counted, mine: revealAt(ours, now), theirs: revealAt(others, now) };
}
