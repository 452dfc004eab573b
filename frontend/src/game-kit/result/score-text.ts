import { SIDE, cellsOf, type Direction, type ScoringWord } from '@tessera/rules';
import { pointsText } from '../../ui/util/format';

export const scoredText = (score: number): string => `You scored ${pointsText(score)}.`;

/** How each direction and its lines are called. */
export const DIRECTIONS = [
  { direction: 'horizontal', list: 'Words across', title: 'Across', line: 'row' },
  { direction: 'vertical', list: 'Words down', title: 'Down', line: 'column' },
] as const satisfies readonly { direction: Direction; list: string; title: string; line: string }[];

/** 'across' or 'down' */
const wayOf = (direction: Direction): string => (direction === 'horizontal' ? 'across' : 'down');

export const wordOn = (words: readonly ScoringWord[], direction: Direction, line: number) =>
  words.find((word) => word.direction === direction && word.line === line);

const NUMBERS = Array.from({ length: SIDE }, (_, line) => line);

/** 'Across: row 1 CAT, 3 points; row 2 no word; … Down: column 1 …' */
export const makeUpText = (words: readonly ScoringWord[]): string =>
  DIRECTIONS.map(({ direction, title, line: name }) => {
    const lines = NUMBERS.map((line) => {
      const found = wordOn(words, direction, line);
      return `${name} ${line + 1} ${found ? `${found.word}, ${pointsText(found.score)}` : 'no word'}`;
    });
    return `${title}: ${lines.join('; ')}.`;
  }).join(' ');

/** For each cell that scores, the words it is in: 'in CARD across and AREA down'. */
export function wordsOfCells(words: readonly ScoringWord[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const word of words) {
    for (const cellIndex of cellsOf(word)) {
      const before = found.get(cellIndex);
      const text = `${word.word} ${wayOf(word.direction)}`;
      found.set(cellIndex, before === undefined ? `in ${text}` : `${before} and ${text}`);
    }
  }
  return found;
}
