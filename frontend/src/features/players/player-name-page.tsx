import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { TAGLINE } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { NAME_LABELS } from './name-labels';
import { OPEN_PAGE } from '../../store/api/api';
import { Button, ButtonLink } from '../../ui/button/button';
import { FailedRows } from '../../ui/loading/load-states';
import { Page } from '../../ui/layout/page';
import { WithRail } from '../../ui/layout/with-rail';
import { Spinner } from '../../ui/icons/spinner';
import { NameForm } from './name-form.public';
import { usePlayerNameQuery } from './names.api';
import { PlayerNotices } from './notices.public';
import { Statistics } from './statistics';
import { Name } from '../../ui/layout/name';
import { useUser } from '../auth/session.api';

const NO_BREAK_SPACE = '\u00a0';

/** Says whether an account keeps the name and streaks, or offers to create one. */
function AccountFooter() {
  const { user, pending } = useUser();
  if (user || pending) {
    return (
      // Players wait only if they are probably signed in, so this keeps its place.
      <section
        className={`grid gap-0.5 rounded-panel bg-teal-soft px-3.5 py-3 ${pending ? 'invisible' : ''}`}
      >
        <b className="font-semibold">{user ? ACCOUNT_TEXTS.signedIn : NO_BREAK_SPACE}</b>
        <Name className="wrap-anywhere">
          {user ? (user.playerName ?? user.name ?? user.email) : NO_BREAK_SPACE}
        </Name>
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

/** The player name and the player's statistics. */
export function PlayerNamePage() {
  return (
    <Page title={NAME_LABELS.title} heading={NAME_LABELS.title} width="wide">
      <WithRail rail={<Statistics />}>
        <p className="lead">{TAGLINE}</p>
        <div className="grid gap-6">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <PlayerName />
            <p className="text-sm text-ink-2">{NAME_LABELS.about}</p>
          </div>
          <AccountFooter />
        </div>
      </WithRail>
      <PlayerNotices />
    </Page>
  );
}

/** Whether there is a name or not, what is below it stays in place. */
const AS_TALL_AS_FORM = 'min-h-[162px]';

function PlayerName() {
  const query = usePlayerNameQuery(OPEN_PAGE);
  const { data: name, error } = query;
  // Unknown until a button has been pressed, with which the focus would be lost.
  const [editing, setEditing] = useState<boolean>();

  if (name === undefined) {
    return error ? (
      <FailedRows text={NAME_LABELS.lookUpFailed} query={query} />
    ) : (
      <p role="status" className={`flex items-center gap-2 text-ink-2 ${AS_TALL_AS_FORM}`}>
        <Spinner />
        {NAME_LABELS.loading}
      </p>
    );
  }
  if (name !== null && !editing) {
    return (
      <div className={`grid grid-cols-[minmax(0,1fr)] content-center gap-3 ${AS_TALL_AS_FORM}`}>
        <p className="text-ink-2">{NAME_LABELS.yours}</p>
        <p className="display text-3xl leading-tight wrap-anywhere">
          <Name>{name}</Name>
        </p>
        <Button variant="primary" wide autoFocus={editing === false} onClick={() => setEditing(true)}>
          {NAME_LABELS.edit}
        </Button>
      </div>
    );
  }
  return (
    <NameForm key={name} current={name} autoFocus={editing === true} onSaved={() => setEditing(false)}>
      {name !== null && (
        <Button wide onClick={() => setEditing(false)}>
          {TEXTS.cancel}
        </Button>
      )}
    </NameForm>
  );
}
