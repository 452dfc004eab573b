import { PERFECT_SCORE, ROUNDS } from '@tessera/rules';
import type { ReplayReview } from '@tessera/solver';
import { GAME_REVIEW_TEXTS, expectedText } from '../replay-texts';
import type { ShownPlayers } from '../replay-players';
import { Name } from '../../../ui/layout/name';

interface ExpectedChartProps {
  readonly players: ShownPlayers;
  readonly review: ReplayReview;
  readonly step: number;
  readonly onSelect: (step: number) => void;
}

/** In the chart's own units. */
const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 20;
const RIGHT = 330;
const TOP = 10;
const BOTTOM = 130;
const STEP = (RIGHT - LEFT) / ROUNDS;

const LABELED = [1, 4, 8, 12, 16];
const LINES = ['stroke-teal', 'stroke-ink [stroke-dasharray:5_3]'];
const SWATCHES = ['border-teal', 'border-ink border-dashed'];

const xOf = (step: number) => LEFT + step * STEP;

/** How the expected final scores of both changed over the rounds. A click shows a round. */
export function ExpectedChart({ players, review, step, onSelect }: ExpectedChartProps) {
  const valuesOf = players.map(({ side }) => {
    const { start, rounds } = review.sides[side];
    return [start, ...rounds.map(({ after }) => after)];
  });
  const all = valuesOf.flat();
  const low = Math.max(0, Math.floor(Math.min(...all)) - 1);
  const high = Math.min(PERFECT_SCORE, Math.ceil(Math.max(...all)) + 1);
  const yOf = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const texts = players.map(({ side, name, score }) => expectedText(name, review.sides[side].start, score));
  return (
    <figure className="grid gap-2">
      <figcaption className="grid gap-1">
        <h2 className="text-lg">{GAME_REVIEW_TEXTS.chart}</h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2" aria-hidden="true">
          {players.map(({ side, name }, at) => (
            <span key={side} className="inline-flex min-w-0 items-center gap-1.5">
              <i className={`w-5 flex-none border-t-2 ${SWATCHES[at]}`} />
              <Name className="truncate">{name.start}</Name>
            </span>
          ))}
        </p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${GAME_REVIEW_TEXTS.chart}. ${texts.join(' ')}`}
        className="w-full overflow-visible text-[10.5px] select-none"
      >
        <rect
          x={xOf(step) - STEP / 2}
          y={TOP - 6}
          width={STEP}
          height={BOTTOM - TOP + 12}
          rx={5}
          className="fill-ink/7"
        />
        {[low, high].map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={RIGHT} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
            <text x={LEFT - 6} y={yOf(tick) + 3.5} textAnchor="end" className="fill-ink-2 tabular-nums">
              {tick}
            </text>
          </g>
        ))}
        {valuesOf.map((values, at) => (
          <polyline
            key={at}
            points={values.map((value, index) => `${xOf(index)},${yOf(value)}`).join(' ')}
            className={`fill-none [stroke-linejoin:round] ${LINES[at]}`}
            strokeWidth={2.4}
          />
        ))}
        {LABELED.map((round) => (
          <text
            key={round}
            x={xOf(round)}
            y={HEIGHT - 4}
            textAnchor="middle"
            className="fill-ink-2 tabular-nums"
          >
            {round}
          </text>
        ))}
        {Array.from({ length: ROUNDS + 1 }, (_, at) => (
          <rect
            key={at}
            x={xOf(at) - STEP / 2}
            width={STEP}
            height={HEIGHT}
            className="cursor-pointer fill-transparent"
            onClick={() => onSelect(at)}
          />
        ))}
      </svg>
    </figure>
  );
}
