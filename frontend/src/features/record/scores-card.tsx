import { PERFECT_SCORE, STREAK_SCORE } from '@tessera/rules';
import { useState } from 'react';
import { pointsText } from '../../ui/util/format';
import { ScoreBars } from '../../ui/charts/score-bars';
import { Card } from '../../ui/layout/card';
import { Link } from '../../ui/link/link';
import { gamesPath } from './record-filter';
import { gamesText, RECORD_TEXTS } from './record-texts';

const TICKS = [0, 10, STREAK_SCORE, PERFECT_SCORE];

/** How often the player had each score. A slider over the bars chooses one and leads to its games. */
export function ScoresCard({ scores }: { readonly scores: readonly number[] }) {
  const [score, setScore] = useState(() => scores.lastIndexOf(Math.max(...scores)));
  const games = scores[score] ?? 0;
  const text = `${pointsText(score)}: ${gamesText(games)}`;
  return (
    <Card title={RECORD_TEXTS.scores}>
      <div className="score-picker">
        <ScoreBars counts={scores} marked={score} notableFrom={STREAK_SCORE} ticks={TICKS} />
        <input
          type="range"
          min={0}
          max={PERFECT_SCORE}
          value={score}
          aria-label={RECORD_TEXTS.pickScore}
          aria-valuetext={text}
          onChange={({ target }) => setScore(Number(target.value))}
        />
      </div>
      <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <span>
          <b className="font-semibold">{pointsText(score)}</b>
          <span className="text-ink-2">{` · ${gamesText(games)}`}</span>
        </span>
        {games > 0 && (
          <Link className="text-link" to={gamesPath({ score })}>
            {RECORD_TEXTS.seeGames}
          </Link>
        )}
      </p>
    </Card>
  );
}
