import { type PersonSheet, PEOPLE_ADMIN_TEXTS as TEXTS, PERSON_ROLE_TEXTS } from '@tessera/contracts/admin';
import type { ReactNode } from 'react';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { Name } from '../../../ui/layout/name';
import { toast } from '../../../ui/toast/toast';
import { moment } from '../number-formats';
import { useLazyPersonEmailQuery } from './people.api';

interface AccountCardProps {
  readonly personId: string;
  readonly account: NonNullable<PersonSheet['account']>;
}

/** Facts about an account, for admins. The email address is shown only on request. */
export function AccountCard({ personId, account: { id, name, role, since, sessions } }: AccountCardProps) {
  const [ask, { data: email, isFetching }] = useLazyPersonEmailQuery();
  const show = async () => {
    const { error } = await ask(personId);
    if (error !== undefined)
      toast({ title: TEXTS.emailFailed, description: reasonOf(error), tone: 'destructive' });
  };
  return (
    <Card title={TEXTS.account} note={`${TEXTS.since} ${moment(since)}`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Row label={TEXTS.accountId}>
          <code className="text-sm">{id}</code>
        </Row>
        {name !== null && (
          <Row label={TEXTS.accountName}>
            <Name>{name}</Name>
          </Row>
        )}
        <Row label={TEXTS.role}>{role === null ? TEXTS.noRole : PERSON_ROLE_TEXTS[role]}</Row>
        <Row label={TEXTS.sessions}>{sessions}</Row>
        {email !== undefined && <Row label={TEXTS.email}>{email}</Row>}
      </dl>
      {email === undefined && (
        <div className="grid justify-items-start gap-1.5">
          <Button busy={isFetching} onClick={() => void show()}>
            {TEXTS.showEmail}
          </Button>
          <p className="text-sm text-ink-2">{TEXTS.emailNote}</p>
        </div>
      )}
    </Card>
  );
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{label}</dt>
    <dd className="wrap-anywhere" translate="no">
      {children}
    </dd>
  </>
);
