import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button';
import { ButtonRow } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useUser } from '../auth/session.api';

/** Sign In, or who is signed in; and what becomes of the player's data. */
export const AccountRow = () => (
  <ButtonRow>
    <Account />
    <ButtonLink to={PAGES.privacyPolicy}>Privacy Policy</ButtonLink>
  </ButtonRow>
);

function Account() {
  const { user, pending, failure } = useUser();
  if (failure !== null) return <ButtonLink to={PAGES.account}>{TEXTS.yourAccount}</ButtonLink>;
  if (pending) return <Skeleton className="h-[42px] rounded-button" />;
  if (!user) return <ButtonLink to={PAGES.auth}>{TEXTS.signIn}</ButtonLink>;
  const name = user.playerName ?? user.name ?? user.email;
  return (
    <Link className="button min-w-0" to={PAGES.account} title={name}>
      <CircleUserRound size={17} className="flex-none" aria-hidden />
      <span className="sr-only">{TEXTS.yourAccount}: </span>
      <span className="truncate">{name}</span>
    </Link>
  );
}
