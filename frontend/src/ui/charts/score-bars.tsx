import type { CSSProperties } from 'react';

interface ScoreBarsProps {
  /** How many games have each score, from 0 points on. */
  readonly counts: readonly number[];
  /** The score whose bar stands out. */
  readonly marked?: number | null | undefined;
  /** Scores from here on have the color of scoring. */
  readonly notableFrom?: number;
  /** The scores that are named below their bars. */
  readonly ticks: readonly number[];
}

/** Upright bars by score. Decorative: say the same next to it in words. */
export function ScoreBars({ counts, marked, notableFrom = 0, ticks }: ScoreBarsProps) {
  const most = Math.max(1, ...counts);
  const columns = { '--columns': counts.length } as CSSProperties;
  return (
    <div className="score-bars" style={columns} aria-hidden="true">
      {counts.map((count, score) => (
        <i
          key={score}
          data-notable={score >= notableFrom || undefined}
          data-marked={score === marked || undefined}
          data-none={count === 0 || undefined}
          style={{ height: `${(100 * count) / most}%` }}
        />
      ))}
      {ticks.map((score) => (
        <span key={score} style={{ gridColumn: score + 1 }}>
          {score}
        </span>
      ))}
    </div>
  );
}
