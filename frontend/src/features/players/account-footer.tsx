import { ACCOUNT_TEXTS, PAGES } from '@tessera/contracts/constants';
import { ButtonLink } from '../../ui/button/button';
import { useUser } from '../auth/session.api';
import { NAME_LABELS } from './name-labels';
import { Name } from '../../ui/layout/name';

/** Says whether an account keeps the name and streaks, or offers to create one. */
export function AccountFooter() {
  const { user, pending } = useUser();
  if (pending) return null;
  if (user) {
    return (
      <section className="grid gap-0.5 rounded-panel bg-teal-soft px-3.5 py-3">
        <b className="font-semibold">{ACCOUNT_TEXTS.signedIn}</b>
        <Name className="wrap-anywhere">{user.playerName ?? user.name ?? user.email}</Name>
        <span className="text-sm text-ink-2">{NAME_LABELS.signedInDetail}</span>
      </section>
    );
  }
  return (
    <section className="grid gap-2.5 rounded-panel bg-socket px-3.5 py-3" data-varies>
      <p>{NAME_LABELS.keepStats}</p>
      <ButtonLink to={PAGES.auth} wide>
        {ACCOUNT_TEXTS.createAccount}
      </ButtonLink>
    </section>
  );
}
