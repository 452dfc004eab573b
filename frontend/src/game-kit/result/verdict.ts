import { PERFECT_SCORE, SIDE, percentMatched, type LineLengths, type ScoreSpread } from '@tessera/rules';

export interface VerdictFacts {
  readonly score: number;
  /** Null if they aren't known. */
  readonly lines: LineLengths | null;
  /** The best score with these letters; null if it isn't known. */
  readonly best: number | null;
  /** Everybody's scores on this date, if they are known and many enough. */
  readonly spread?: ScoreSpread | null | undefined;
  /** The month in which the player has scored less in several other games. */
  readonly bestIn?: string | null;
}

const NUMBERS = ['', 'One', 'Two', 'Three'];

/** A share of the games that is worth mentioning, in percent. */
const TOP_PERCENT = 25;

const shortOfBest = ({ score, best }: VerdictFacts): string | null => {
  if (best === null) return null;
  if (score >= best) return 'The best that your letters allowed';
  const missing = NUMBERS[best - score];
  return missing === undefined ? null : `${missing} short of the best`;
};

const amongAll = ({ score, spread }: VerdictFacts): string | null => {
  if (!spread) return null;
  const top = 100 - percentMatched(spread, score);
  if (spread.slice(score + 1).every((games) => games === 0)) return 'Nobody has scored more';
  return top <= TOP_PERCENT ? `In the top ${Math.max(1, top)}%` : null;
};

const awayFromPerfect = (lines: LineLengths): string | null => {
  const away = lines.filter((length) => length < SIDE).length;
  return away === 1 || away === 2 ? `${NUMBERS[away]} ${away === 1 ? 'line' : 'lines'} away from 32` : null;
};

const everyLine = (lines: LineLengths): string | null => {
  const [rows, columns] = [lines.slice(0, SIDE), lines.slice(SIDE)].map((side) =>
    side.every((length) => length > 0),
  );
  if (rows && columns) return 'Every line a word';
  return rows ? 'Every row a word' : columns ? 'Every column a word' : null;
};

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What was good about a game, in one line, if anything was. A perfect score needs no words, and nobody is told what was
 * missing unless it was little.
 */
export function verdictOf(facts: VerdictFacts): string | null {
  if (facts.score === PERFECT_SCORE) return null;
  const [near, top] = [shortOfBest(facts), amongAll(facts)];
  if (near !== null && top !== null) return `${near}, ${top.startsWith('In') ? '' : 'and '}${lowered(top)}`;
  const best = facts.bestIn ? `Your best in ${facts.bestIn}` : null;
  const { lines } = facts;
  return near ?? top ?? best ?? (lines && (awayFromPerfect(lines) ?? everyLine(lines)));
}
