import type { ReviewedRound } from '@tessera/contracts/solver';
import { PERFECT_SCORE, ROUNDS, isOddRound } from '@tessera/rules';
import { REVIEW_TEXTS, chartRoundText, chartText } from '../../solver/review-texts';
import { costOf, hadBetter, luckOf, totalsOf } from './review-metrics';

interface ExpectedScoreChartProps {
  readonly rounds: readonly ReviewedRound[];
  readonly moments: readonly number[];
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

/** In the chart's own units. */
const WIDTH = 360;
const HEIGHT = 244;
const LEFT = 26;
const RIGHT = 330;
const TOP = 14;
const BOTTOM = 128;
const LUCK_AT = 181;
const CHOICE_AT = 222;
const BAR_MAX = 15;
const BAR_WIDTH = 9;

const LABELED_ROUNDS = [1, 4, 8, 12, 16];

const STEP = (RIGHT - LEFT) / ROUNDS;
/** Round 0 is the empty grid. */
const xOf = (round: number) => LEFT + round * STEP;

/** Shows the expected score over the rounds and, below, how luck and choices changed it in each round. */
export function ExpectedScoreChart({ rounds, moments, selected, onSelect }: ExpectedScoreChartProps) {
  const values = [rounds[0]!.before, ...rounds.map(({ after }) => after)];
  const low = Math.max(0, Math.floor(Math.min(...values)) - 1);
  const high = Math.min(PERFECT_SCORE, Math.ceil(Math.max(...values)) + 1);
  const yOf = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const { start, end, luck, skill } = totalsOf(rounds);
  const line = values.map((value, round) => `${xOf(round)},${yOf(value)}`).join(' ');
  const most = Math.max(1, ...rounds.map((round) => Math.max(Math.abs(luckOf(round)), costOf(round))));
  const barOf = (points: number) => (Math.abs(points) / most) * BAR_MAX;

  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${REVIEW_TEXTS.chart}. ${chartText(start, end, luck, skill)}`}
        className="w-full overflow-visible text-[10.5px] select-none"
      >
        {ticksOf(low, high).map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={RIGHT} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text x={LEFT - 7} y={yOf(tick) + 3.5} textAnchor="end" className="fill-ink-2 tabular-nums">
              {tick}
            </text>
          </g>
        ))}
        <rect
          x={xOf(selected) - STEP / 2}
          y={TOP - 6}
          width={STEP}
          height={HEIGHT - TOP}
          rx={5}
          className="fill-ink/7"
        />
        <polygon
          points={`${LEFT},${BOTTOM} ${line} ${RIGHT},${BOTTOM}`}
          className="fill-teal-soft opacity-70"
        />
        <polyline points={line} className="fill-none stroke-teal [stroke-linejoin:round]" strokeWidth={2.4} />
        {rounds
          .filter(({ round }) => moments.includes(round))
          .map((round) => (
            <circle
              key={round.round}
              cx={xOf(round.round)}
              cy={yOf(round.after)}
              r={5}
              strokeWidth={2.4}
              className={`stroke-card ${hadBetter(round) ? 'fill-terra' : 'fill-ochre'}`}
            />
          ))}
        <text
          x={RIGHT + 8}
          y={yOf(end) + 6}
          className="fill-ink font-display text-lg font-[640] tabular-nums"
        >
          {end}
        </text>

        {LABELED_ROUNDS.map((round) => (
          <text
            key={round}
            x={xOf(round)}
            y={BOTTOM + 12}
            textAnchor="middle"
            className="fill-ink-2 tabular-nums"
          >
            {round}
          </text>
        ))}

        <text x={0} y={LUCK_AT - 21} className="fill-ink-2">
          {REVIEW_TEXTS.luck}
        </text>
        <line x1={LEFT} x2={RIGHT} y1={LUCK_AT} y2={LUCK_AT} className="stroke-line" />
        <text x={0} y={CHOICE_AT - 9} className="fill-ink-2">
          {REVIEW_TEXTS.skill}
        </text>
        <line x1={LEFT} x2={RIGHT} y1={CHOICE_AT} y2={CHOICE_AT} className="stroke-line" />
        {rounds.map((round) => (
          <Bars key={round.round} round={round} barOf={barOf} />
        ))}
        {rounds.map(({ round }) => (
          <rect
            key={round}
            data-testid={`chart-round-${round}`}
            x={xOf(round) - STEP / 2}
            width={STEP}
            height={HEIGHT}
            className="cursor-pointer fill-transparent"
            onClick={() => onSelect(round)}
          />
        ))}
      </svg>
      <ol aria-label={REVIEW_TEXTS.chart} className="sr-only">
        {rounds.map((round) => (
          <li key={round.round}>
            {chartRoundText({
              ...round,
              luck: isOddRound(round.round) ? luckOf(round) : null,
              choice: -costOf(round),
            })}
          </li>
        ))}
      </ol>
    </>
  );
}

interface BarsProps {
  readonly round: ReviewedRound;
  readonly barOf: (points: number) => number;
}

/** Luck goes up or down from its axis. Choices can only cost points, so their bars hang from theirs. */
function Bars({ round, barOf }: BarsProps) {
  const x = xOf(round.round) - BAR_WIDTH / 2;
  const luck = luckOf(round);
  const height = barOf(luck);
  return (
    <>
      <rect
        x={x}
        y={luck > 0 ? LUCK_AT - height : LUCK_AT}
        width={BAR_WIDTH}
        height={height}
        rx={1.5}
        className={luck > 0 ? 'fill-ochre' : 'fill-ink-2'}
      />
      <rect
        x={x}
        y={CHOICE_AT}
        width={BAR_WIDTH}
        height={barOf(costOf(round))}
        rx={1.5}
        className="fill-terra"
      />
    </>
  );
}

const MAX_TICKS = 4;

/** A few evenly spaced whole numbers within the bounds. */
function ticksOf(low: number, high: number): number[] {
  const step = [1, 2, 4, 5, 8, 10].find((size) => (high - low) / size <= MAX_TICKS) ?? 10;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step);
}
