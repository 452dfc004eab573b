import type { Elements } from '../../ui/util/elements';
import { cellsOf, gridFromText, type Grid } from '@tessera/rules';

export const RUNNING_GRID: Grid = gridFromText('BRAT.O..E..S....');
export const FINISHED_GRID: Grid = gridFromText('BRATLOREETASDEWX');

const line = (word: string, direction: 'horizontal' | 'vertical', at: number, start = 0) => ({
  word,
  direction,
  line: at,
  start,
  score: word.length,
});

export const WORDS = [
  line('BRAT', 'horizontal', 0),
  line('LORE', 'horizontal', 1),
  line('ETAS', 'horizontal', 2),
  line('DEW', 'horizontal', 3),
  line('BLED', 'vertical', 0),
  line('ROTE', 'vertical', 1),
  line('RAW', 'vertical', 2, 1),
] as const;

export const LINES = WORDS.map((word) => ({ cells: cellsOf(word), points: word.score }));
export const SCORED: ReadonlySet<number> = new Set(LINES.flatMap(({ cells }) => cells));

export interface SampleRow {
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  readonly streak: number;
  readonly round: number;
}

export const TABLE_ROWS: readonly SampleRow[] = [
  { rank: 1, name: 'First', score: 31, streak: 104, round: 17 },
  { rank: 2, name: 'You', score: 29, streak: 12, round: 7 },
  { rank: 3, name: 'The longest name allowed', score: 8, streak: 0, round: 2 },
];

interface SectionProps {
  readonly title: string;
  readonly children: Elements;
}

/** One UI component in its states. */
export const Section = ({ title, children }: SectionProps) => (
  <section className="grid content-start gap-4">
    <h2 className="border-b border-line pb-1 text-xl">{title}</h2>
    {children}
  </section>
);

export const Line = ({ children }: { readonly children: Elements }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
