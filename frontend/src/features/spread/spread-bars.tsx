import { PERFECT_SCORE, STREAK_SCORE, type ScoreSpread } from '@tessera/rules';
import type { CSSProperties } from 'react';
import { ScoreBars } from '../../ui/charts/score-bars';
import { SPREAD_TEXTS, barsText, matchedText, summaryText } from './spread-texts';

const TICKS = [0, 10, STREAK_SCORE, PERFECT_SCORE];
const NO_GAMES = Array<number>(PERFECT_SCORE + 1).fill(0);
/** The number of bars on each side that the mark reaches over. */
const MARK_REACH = 2;

interface SpreadBarsProps {
  readonly scores: ScoreSpread;
  readonly own: number | null;
  readonly isDateOver: boolean;
}

/** The spread as bars, with the player's own score marked, and in words. */
export function SpreadBars({ scores, own, isDateOver }: SpreadBarsProps) {
  const matched = own === null ? null : matchedText(scores, own);
  return (
    <>
      <figure role="img" aria-label={barsText(scores, own)} className="spread-bars">
        <ScoreBars counts={scores} marked={own} notableFrom={STREAK_SCORE} ticks={TICKS} />
        {own !== null && (
          <span className="spread-bars__mark" style={placeOf(own, scores)} aria-hidden="true">
            {SPREAD_TEXTS.you}
          </span>
        )}
      </figure>
      {matched !== null && <p className="font-semibold">{matched}</p>}
      <p className="text-ink-2">{summaryText(scores, isDateOver)}</p>
    </>
  );
}

/** Above the bar of a score, and clear of the bars beside it. */
function placeOf(score: number, scores: ScoreSpread): CSSProperties {
  const near = scores.slice(Math.max(0, score - MARK_REACH), score + MARK_REACH + 1);
  return {
    '--place': (score + 0.5) / scores.length,
    '--rise': Math.max(...near) / Math.max(1, ...scores),
  } as CSSProperties;
}

/** Where the bars will be. Not announced, because it would interrupt the player's own result. */
export const SpreadLoading = () => (
  <>
    <p className="sr-only">{SPREAD_TEXTS.loading}</p>
    <div className="spread-bars animate-pulse motion-reduce:animate-none">
      <ScoreBars counts={NO_GAMES} ticks={TICKS} />
    </div>
  </>
);
