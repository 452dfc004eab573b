import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { CircleUserRound } from '../../ui/icons/icons';
import { Link } from '../../ui/link/link';
import { Skeleton } from '../../ui/loading/skeleton';
import { useUser } from '../auth/session.api';
import { Name } from '../../ui/layout/name';

/** Sign In or the signed-in player, and the privacy policy. */
export const AccountLinks = () => (
  <>
    <div className="contents" data-varies>
      <Account />
    </div>
    <Link className="quiet-link" to={PAGES.privacyPolicy}>
      {TEXTS.privacyPolicy}
    </Link>
  </>
);

function Account() {
  const { user, pending, failure } = useUser();
  if (failure !== null) {
    return (
      <Link className="quiet-link" to={PAGES.account}>
        {TEXTS.yourAccount}
      </Link>
    );
  }
  if (pending) return <Skeleton className="mx-auto my-3.5 h-4 w-20" />;
  if (!user) {
    return (
      <Link className="quiet-link" to={PAGES.auth}>
        {TEXTS.signIn}
      </Link>
    );
  }
  const name = user.playerName ?? user.name ?? user.email;
  return (
    <Link className="quiet-link" to={PAGES.account} title={name}>
      <CircleUserRound size={17} className="flex-none" aria-hidden />
      <span className="sr-only">{TEXTS.yourAccount}: </span>
      <Name className="truncate">{name}</Name>
    </Link>
  );
}
