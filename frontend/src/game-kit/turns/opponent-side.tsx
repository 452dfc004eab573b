import { CELLS } from '@tessera/rules';
import { ClosedBoard } from '../board/closed-board';
import { PresenceMark, type Presence } from './presence-mark';

interface OpponentSideProps {
  readonly name: string;
  readonly presence: Presence | null;
  readonly count: number;
}

/** The right half of a wide screen: the opponent's board, as far as the player may see it. */
export const OpponentSide = ({ name, presence, count }: OpponentSideProps) => (
  <aside className="hidden lg:flex lg:flex-col lg:gap-3 lg:pt-9">
    <div className="flex min-h-[60px] items-center justify-between gap-3">
      <h2 className="truncate text-xl">{name}</h2>
      <PresenceMark presence={presence} />
    </div>
    <ClosedBoard count={count} label={`${name}'s grid`} size="large" />
    <p className="text-center text-sm text-ink-2 tabular-nums" aria-hidden="true">
      {count} of {CELLS} letters placed
    </p>
  </aside>
);
