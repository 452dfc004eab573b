import { roundText } from '@tessera/contracts/texts';
import { ROUNDS } from '@tessera/rules';

interface RoundStripProps {
  /** The current round, 1-16. Beyond that, all are done. */
  readonly round: number;
  readonly size?: 'normal' | 'small';
}

type RoundState = 'done' | 'now' | 'to-come';

const COLORS: Record<RoundState, string> = {
  done: 'bg-teal',
  now: 'bg-ochre',
  'to-come': 'bg-round-left',
};

const stateOf = (index: number, round: number): RoundState =>
  index < round ? 'done' : index === round ? 'now' : 'to-come';

/** The sixteen rounds as a strip of tesserae: past, current, future. The small one represents a game in a list. */
export function RoundStrip({ round, size = 'normal' }: RoundStripProps) {
  const small = size === 'small';
  return (
    <div
      role="img"
      aria-label={round > ROUNDS ? `All ${ROUNDS} rounds played` : roundText(round, ROUNDS)}
      className={`grid grid-cols-16 ${small ? 'w-[110px] gap-[2px]' : 'w-full gap-[3px]'}`}
    >
      {Array.from({ length: ROUNDS }, (_, i) => stateOf(i + 1, round)).map((state, i) => (
        <i
          key={i}
          data-round={state}
          className={`block transition-colors ${small ? 'h-[5px] rounded-[1px]' : 'h-[7px] rounded-[2px]'} ${COLORS[state]}`}
        />
      ))}
    </div>
  );
}
