import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { compareStandings } from '@tessera/rules';
import { useRef, useState } from 'react';
import { ownCompletionOn } from '../../store/daily/completions';
import { useDailyDate } from '../../store/daily/daily-date';
import { knownIdentity } from '../../store/identity/identity';
import { TodaysGameButton } from '../../ui/button/page-buttons';
import { Skeleton } from '../../ui/loading/skeleton';
import { useProfileQuery } from '../players/names.api';
import { NameForm } from '../players/name-form.public';
import { HELD_BACK_TEXTS, LEADERBOARD_TEXTS } from './leaderboard-texts';
import { useLeaderboardQuery } from './leaderboards.api';
import { Rank } from './row-parts';
import { DEFAULT_MODE } from './sort-choice';
import { Name } from '../../ui/layout/name';

/** Today's position of the player in this browser. Undefined while it is loading. */
export function useOwnPosition(visit: number) {
  const { data, isFetching } = useLeaderboardQuery({ sort: DEFAULT_MODE, visit });
  if (!data) return undefined;
  const { leaderboard, own } = data;
  const player = knownIdentity()?.playerUUID;
  const place = leaderboard
    .toSorted((one, other) => compareStandings(DEFAULT_MODE, one, other))
    .findIndex(({ playerUUID }) => playerUUID === player);
  const entry = leaderboard.find(({ playerUUID }) => playerUUID === player) ?? own;
  return { entry, place, heldBack: own?.heldBack ?? null, isFetching };
}

/** Has completed today's game, but isn't listed because they have no name. */
export const isNameless = (entry: LeaderboardEntry | null | undefined): boolean => entry?.playerName === null;

/** The player's own result today, with the name form in place for those who have no name yet. */
export function OwnPosition({ visit }: { readonly visit: number }) {
  const position = useOwnPosition(visit);
  const day = useDailyDate();
  const card = useRef<HTMLElement>(null);
  const [saved, setSaved] = useState(false);
  const profile = useProfileQuery(undefined, { skip: knownIdentity() === null });
  const isLeftOut = profile.data?.isLeftOut === true;
  if (!position) return <Skeleton className="h-[84px] w-full rounded-card" />;

  const { entry, place, heldBack, isFetching } = position;
  // The server may not know about the game yet.
  const score = entry?.todayScore ?? ownCompletionOn(day)?.finalScore ?? null;
  if (score === null) return <NotPlayed />;
  const nameless = isNameless(entry);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={LEADERBOARD_TEXTS.ownTitle}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 bg-teal-soft p-3.5"
    >
      <p className="flex items-center gap-3">
        {place >= 0 && <Rank rank={place + 1} />}
        <span className="min-w-0 flex-1 leading-snug">
          <Name className="block truncate font-semibold">{entry?.playerName ?? LEADERBOARD_TEXTS.you}</Name>{' '}
          <span className="text-sm text-ink-2">
            {isLeftOut
              ? LEADERBOARD_TEXTS.leftOut
              : heldBack
                ? LEADERBOARD_TEXTS.heldBack
                : nameless
                  ? LEADERBOARD_TEXTS.addName
                  : place >= 0
                    ? LEADERBOARD_TEXTS.inTop
                    : entry
                      ? LEADERBOARD_TEXTS.belowTop
                      : LEADERBOARD_TEXTS.notListed}
          </span>
        </span>
        <b className="display text-3xl leading-none tabular-nums">{` ${score}`}</b>
      </p>
      {heldBack && !isLeftOut && (
        <p className="text-sm">{`${HELD_BACK_TEXTS[heldBack]} ${LEADERBOARD_TEXTS.stillCounts}`}</p>
      )}
      {nameless && !(saved && isFetching) && (
        <div className="max-w-[420px]">
          <NameForm
            current={null}
            onSaved={() => {
              setSaved(true);
              // The form is about to disappear.
              card.current?.focus();
            }}
          />
        </div>
      )}
    </section>
  );
}

const NotPlayed = () => (
  <section aria-label={LEADERBOARD_TEXTS.ownTitle} className="grid gap-3 bg-card p-3.5">
    <div>
      <p className="font-semibold">{LEADERBOARD_TEXTS.notPlayed}</p>
      <p className="text-sm text-ink-2">{LEADERBOARD_TEXTS.notPlayedDetail}</p>
    </div>
    <TodaysGameButton variant="primary" wide />
  </section>
);
