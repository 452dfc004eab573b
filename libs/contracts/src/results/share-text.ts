import {
  PERFECT_SCORE,
  rowsFromGrid,
  SIDE,
  STREAK_SCORE,
  type Cell,
  type Grid,
  type LineLengths,
} from '@tessera/rules';
import { PRODUCT } from '../product/product.js';

export interface SharedDaily {
  readonly gameNumber: number;
  readonly score: number;
  /** null if no scores are known yet. */
  readonly highScore: number | null;
  /** Decides whether the text says "Today's" or "That day's high score". */
  readonly isToday: boolean;
}

/** The lines above the grid: title, score and the day's high score. */
export const dailyShareLines = ({ gameNumber, score, highScore, isToday }: SharedDaily): string[] => [
  `${PRODUCT.toUpperCase()} #${gameNumber}`,
  `I scored ${score}!`,
  ...(highScore === null ? [] : [`${isToday ? "Today's" : "That day's"} high score: ${highScore}`]),
];

/** The result of a two-player game, as one of the players shares it. */
export interface SharedMatch {
  /** For duels only. */
  readonly gameNumber?: number | undefined;
  /** Null for a friend without a name. */
  readonly opponent: string | null;
  readonly score: number;
  readonly theirScore: number;
}

/** The lines above the grid: the opponent and both scores. */
export const matchShareLines = ({ gameNumber, opponent, score, theirScore }: SharedMatch): string[] => [
  `${PRODUCT.toUpperCase()}${gameNumber === undefined ? '' : ` #${gameNumber}`} vs ${opponent ?? 'a friend'}`,
  `I scored ${score}!`,
  `${opponent ?? 'My friend'} scored ${theirScore}`,
];

/**
 * How a shared text shows a grid: its letters, circled, or without them. Then the result of a match has squares that say
 * which cells score, and any other the length of each line's word.
 */
export const SHARE_FORMS = ['letters', 'squares'] as const;
export type ShareForm = (typeof SHARE_FORMS)[number];

/** A finished grid, and for each cell whether it is part of a scoring word. */
export interface SharedGrid {
  readonly grid: Grid;
  readonly scoring: readonly boolean[];
  /** Of a result that isn't that of a match. */
  readonly lines?: LineLengths;
}

const GREAT_SCORE = 30;

/** The most remarkable mark that a score has reached. */
export const scoreMark = (score: number): '20+' | '30+' | '32' | null => {
  if (score >= PERFECT_SCORE) return '32';
  return score >= GREAT_SCORE ? '30+' : score >= STREAK_SCORE ? '20+' : null;
};

const MARKS = { '20+': '🔶', '30+': '🔶🔶', '32': '🔶🔶🔶' } as const;
const NO_WORD = '–';

/** The lengths by direction, 0 as a dash: '4 4 4 2' for the rows and '– 2 3 2' for the columns. */
export const lineRows = (lines: LineLengths): readonly [string, string] => {
  const row = (first: number) =>
    lines
      .slice(first, first + SIDE)
      .map((length) => length || NO_WORD)
      .join(' ');
  return [row(0), row(SIDE)];
};

const CIRCLED_A = 0x24b6;
const EMPTY = '○';
const SCORING = '🟩';
const SILENT = '⬜';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

const rowsOf = (scoring: readonly boolean[]): boolean[][] =>
  Array.from({ length: SIDE }, (_, row) => scoring.slice(row * SIDE, (row + 1) * SIDE));

const letterRows = (grid: Grid): string[] => rowsFromGrid(grid).map((row) => row.map(circled).join(''));

const squareRows = (scoring: readonly boolean[]): string[] =>
  rowsOf(scoring).map((row) => row.map((scores) => (scores ? SCORING : SILENT)).join(''));

/** Its sum is the score. */
function shapeOf(lines: LineLengths): string[] {
  const [rows, columns] = lineRows(lines);
  const mark = scoreMark(lines.reduce((sum, length) => sum + length, 0));
  return [`→ ${rows}`, `↓ ${columns}`, ...(mark === null ? [] : [`${MARKS[mark]} ${mark}`])];
}

/** A result as text to share: its lines, its grid and the link, if there is one. */
export const shareText = (
  lines: readonly string[],
  { grid, scoring, lines: lengths }: SharedGrid,
  form: ShareForm,
  shareUrl?: string,
): string =>
  [
    ...lines,
    '',
    ...(form === 'letters' ? letterRows(grid) : lengths ? shapeOf(lengths) : squareRows(scoring)),
    ...(shareUrl === undefined ? [] : ['', shareUrl]),
  ].join('\n');

/** The squares for screen readers: 'Row 1: 4 of 4 scoring. Row 2: …' */
export const spokenSquares = (scoring: readonly boolean[]): string =>
  rowsOf(scoring)
    .map((row, at) => `Row ${at + 1}: ${row.filter((scores) => scores).length} of ${SIDE} scoring.`)
    .join(' ');

/** The lengths of the words for screen readers: 'Words across: 4, 4, 4, 2. Words down: none, 2, 3, 2.' */
export const spokenLines = (lines: LineLengths): string => {
  const [across, down] = lineRows(lines).map((row) => row.replaceAll(NO_WORD, 'none').replaceAll(' ', ', '));
  return `Words across: ${across}. Words down: ${down}.`;
};

/** The letters for screen readers: 'Row 1: B R A T. Row 2: …' */
export const spokenLetters = (grid: Grid): string =>
  rowsFromGrid(grid)
    .map((row, at) => `Row ${at + 1}: ${row.map((cell) => cell ?? 'empty').join(' ')}.`)
    .join(' ');
