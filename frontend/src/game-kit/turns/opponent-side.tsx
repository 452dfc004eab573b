import { CELLS } from '@tessera/rules';
import { ClosedBoard } from '../board/closed-board';
import { Skeleton } from '../../ui/loading/skeleton';
import { PresenceMark, type Presence } from './presence-mark';

interface OpponentSideProps {
  readonly name: string;
  /** Undefined for a bot, which is always there. */
  readonly presence?: Presence | null;
  readonly count: number;
}

/** The opponent's board beside the player's own, as far as the player may see it. */
export const OpponentSide = ({ name, presence, count }: OpponentSideProps) => (
  <section aria-label={name} className="game__theirs">
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
      <h2 className="max-w-full truncate text-xl" translate="no">
        {name}
      </h2>
      {presence !== undefined && <PresenceMark presence={presence} />}
      <p className="basis-full text-sm text-ink-2 tabular-nums" aria-hidden="true">
        {`${count} of ${CELLS} letters placed`}
      </p>
    </div>
    <ClosedBoard count={count} label={`${name}'s grid`} size="large" />
  </section>
);

/** The same while the game is loading. */
export const OpponentLoading = () => (
  <div className="game__theirs" aria-hidden="true">
    <Skeleton className="h-12 w-32" />
    <ClosedBoard count={0} label="" size="large" />
  </div>
);
