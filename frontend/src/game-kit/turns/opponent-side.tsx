import { CELLS } from '@tessera/rules';
import { ClosedBoard } from '../board/closed-board';
import { Skeleton } from '../../ui/loading/skeleton';

/** Whether the opponent is there. */
export type Presence = 'active' | 'away';

const WORDS: Record<Presence, string> = { active: 'Active', away: 'Away' };

interface PresenceMarkProps {
  /** Null if unknown, because there is no connection. */
  readonly presence: Presence | null;
}

/** A green or yellow dot, always with its meaning in words. */
export const PresenceMark = ({ presence }: PresenceMarkProps) => (
  <span className="inline-flex flex-none items-center gap-1.5 text-sm text-ink-2">
    <i
      data-presence={presence ?? undefined}
      className="size-2.5 rounded-full border border-current data-[presence=active]:border-transparent data-[presence=active]:bg-[light-dark(#2f8f4e,#5fcf82)] data-[presence=away]:border-transparent data-[presence=away]:bg-[light-dark(#d9a514,#f2c94c)]"
      aria-hidden="true"
    />
    <span>{presence === null ? 'Status unknown' : WORDS[presence]}</span>
  </span>
);

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
