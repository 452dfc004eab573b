import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import type { PlainDate } from '@tessera/rules';
import { knownIdentity } from '../../../store/identity/identity';
import { Mosaic } from '../../../ui/layout/mosaic';
import { HOME_TEXTS } from '../home-texts';
import { useTopFiveQuery } from './home.api';
import { Name } from '../../../ui/layout/name';

/** Today's best scores. Renders nothing while they are loading. */
export function TopFive({ today }: { readonly today: PlainDate }) {
  const { data: entries, isError } = useTopFiveQuery(today);
  if (!entries) return isError ? <p className="text-ink-2">{HOME_TEXTS.topFailed}</p> : null;
  if (entries.length === 0) {
    return (
      <div className="grid h-full content-center justify-items-center gap-4 text-center text-balance text-ink-2">
        <Mosaic whole={false} size="small" />
        <p>{HOME_TEXTS.topEmpty}</p>
      </div>
    );
  }
  const own = knownIdentity()?.playerUUID;
  return (
    <ol className="top">
      {entries.map((entry, at) => (
        <Row key={entry.playerUUID} rank={at + 1} own={entry.playerUUID === own} {...entry} />
      ))}
    </ol>
  );
}

interface RowProps extends LeaderboardEntry {
  readonly rank: number;
  readonly own: boolean;
}

const Row = ({ rank, own, playerName, todayScore }: RowProps) => (
  <li data-own={own || undefined}>
    <span aria-hidden="true" className="top__rank">
      {rank}
    </span>
    <Name className="truncate">{playerName}</Name>
    <b>{todayScore}</b>
  </li>
);
