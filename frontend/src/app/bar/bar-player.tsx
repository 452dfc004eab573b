import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { STREAK_SCORE } from '@tessera/rules';
import { matchPath, useLocation } from 'react-router-dom';
import { useUser } from '../../features/auth/session.api';
import { usePlayerNameQuery } from '../../features/players/names.api';
import { useOwnStats } from '../../features/players/players.api';
import { useDailyDate } from '../../store/daily/daily-date';
import { Link, type LinkProps } from '../../ui/link/link';
import { Name } from '../../ui/layout/name';

/** The player's streak, and their name or Sign In. They appear together, so that neither moves the other. */
export function BarPlayer() {
  const { user, pending } = useUser();
  const { data: playerName, isError } = usePlayerNameQuery();
  const { streak, status, emoji } = useOwnStats(useDailyDate());
  if (pending || (playerName === undefined && !isError)) return null;
  const name = user ? (user.playerName ?? user.name ?? user.email) : playerName;
  return (
    <div className="bar-player">
      {streak > 0 && (
        <PageLink className="bar__entry bar-player__link" to={PAGES.achievements} title={status ?? undefined}>
          <span className="sr-only">{`${STREAK_SCORE}+ streak: `}</span>
          <b className="font-display text-lg leading-none font-[640] text-ink tabular-nums">{streak}</b>
          {emoji !== null && <span aria-hidden="true">{emoji}</span>}
        </PageLink>
      )}
      <PlayerLink name={name ?? null} isSignedIn={user !== null} />
    </div>
  );
}

interface PlayerLinkProps {
  readonly name: string | null;
  readonly isSignedIn: boolean;
}

function PlayerLink({ name, isSignedIn }: PlayerLinkProps) {
  if (name === null) {
    return (
      <PageLink className="bar__entry" to={PAGES.auth}>
        {TEXTS.signIn}
      </PageLink>
    );
  }
  return (
    <PageLink className="bar__entry" to={isSignedIn ? PAGES.account : PAGES.playerName} title={name}>
      <span className="sr-only">{`${isSignedIn ? TEXTS.yourAccount : TEXTS.playerName}: `}</span>
      <Name className="max-w-[150px] truncate">{name}</Name>
    </PageLink>
  );
}

/** A link that says whether its page is the current one. */
function PageLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const { pathname } = useLocation();
  return <Link to={to} aria-current={matchPath(to, pathname) ? 'page' : undefined} {...rest} />;
}
