import { compactCountText } from '../util/format';

interface Pair {
  readonly name: string;
  /** The total, drawn as a pale bar. */
  readonly whole: number;
  /** The part of the total, drawn in front of it. */
  readonly part: number;
}

interface BarChartProps {
  /** The chart's text alternative. */
  readonly label: string;
  readonly pairs: readonly Pair[];
}

const WIDTH = 328;
const HEIGHT = 132;
const LEFT = 30;
const TOP = 8;
const BOTTOM = 112;
const WHOLE_SHARE = 0.72;
const PART_SHARE = 0.4;
const MAX_NAMES = 5;
const TICKS = 2;

/** The next round number, so that the scale is easy to read. */
function ceiling(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, TICKS)));
  return [1, 2, 4, 5, 10].map((step) => step * power).find((size) => size >= most) ?? 10 * power;
}

/** Pairs of bars, for example games completed out of games started. */
export function BarChart({ label, pairs }: BarChartProps) {
  const top = ceiling(Math.max(0, ...pairs.map(({ whole, part }) => Math.max(whole, part))));
  const step = (WIDTH - LEFT) / Math.max(1, pairs.length);
  const heightOf = (value: number) => ((BOTTOM - TOP) * value) / top;
  const every = Math.ceil(pairs.length / MAX_NAMES);
  const bar = (at: number, share: number, value: number) => ({
    x: LEFT + step * at + (step * (1 - share)) / 2,
    y: BOTTOM - heightOf(value),
    width: step * share,
    height: heightOf(value),
    rx: 1.5,
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="w-full text-[10px] select-none"
    >
      {Array.from({ length: TICKS + 1 }, (_, i) => (top / TICKS) * i).map((tick) => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH}
            y1={BOTTOM - heightOf(tick)}
            y2={BOTTOM - heightOf(tick)}
            className="stroke-line"
          />
          <text
            x={LEFT - 5}
            y={BOTTOM - heightOf(tick) + 3.5}
            textAnchor="end"
            className="fill-ink-2 tabular-nums"
          >
            {compactCountText(tick)}
          </text>
        </g>
      ))}
      {pairs.map(({ name, whole, part }, at) => (
        <g key={name}>
          <rect {...bar(at, WHOLE_SHARE, whole)} className="fill-bar" />
          <rect {...bar(at, PART_SHARE, part)} className="fill-teal" />
          {(pairs.length - 1 - at) % every === 0 && (
            <text
              x={LEFT + step * (at + 0.5)}
              y={BOTTOM + 14}
              textAnchor={at === pairs.length - 1 && pairs.length > MAX_NAMES ? 'end' : 'middle'}
              dx={at === pairs.length - 1 && pairs.length > MAX_NAMES ? step / 2 : 0}
              className="fill-ink-2"
            >
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
