import { LIMITS } from '@tessera/contracts/wire';
import { PERFECT_SCORE, percentMatched, summarizeScores, type ScoreSpread } from '@tessera/rules';
import { countText } from '../../ui/util/format';

export const SPREAD_TEXTS = {
  title: 'How everyone did',
  you: 'You',
  loading: "Loading everyone's scores...",
  failed: "Couldn't load everyone's scores.",
} as const;

/** '1,212 games' */
export const gamesText = (games: number): string => `${countText(games)} ${games === 1 ? 'game' : 'games'}`;

/** Below the number of games from which a spread is shown. */
export const tooFewText = (isDateOver: boolean): string =>
  isDateOver
    ? `Not enough games to show how scores were spread. At least ${LIMITS.SPREAD_MIN_GAMES} are needed.`
    : `Not enough games yet. Everyone's scores will appear here after ${LIMITS.SPREAD_MIN_GAMES} games.`;

const HALF = 50;

/** 'As good as or better than 87%'; null below half, where it wouldn't be a pleasure to read. */
export function matchedText(spread: ScoreSpread, score: number): string | null {
  const percent = percentMatched(spread, score);
  return percent < HALF ? null : `As good as or better than ${percent}%`;
}

/** 'The average is 19.6, and 4 of 1,212 found the 32 that the eight blind letters allowed.' */
export function summaryText(spread: ScoreSpread, isDateOver: boolean): string {
  const { games, mean, perfect } = summarizeScores(spread);
  const average = `The average is ${mean.toFixed(1)}`;
  const found = `found the ${PERFECT_SCORE} that the eight blind letters allowed.`;
  return perfect > 0
    ? `${average}, and ${countText(perfect)} of ${countText(games)} ${found}`
    : `${average}. Nobody ${isDateOver ? '' : 'has '}${found}`;
}

/** The bars in one sentence. */
export function barsText(spread: ScoreSpread, score: number | null): string {
  const lowest = spread.findIndex((games) => games > 0);
  const highest = spread.findLastIndex((games) => games > 0);
  const usual = spread.indexOf(Math.max(...spread));
  const own = score === null ? '' : `; yours is ${score}`;
  return `Scores range from ${lowest} to ${highest} points, and ${usual} is the most common${own}.`;
}
