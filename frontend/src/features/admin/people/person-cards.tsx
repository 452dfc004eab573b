import {
  type PersonSheet,
  HELD_BACK_REASON_TEXTS,
  PEOPLE_ADMIN_TEXTS as TEXTS,
  PERSON_ROLE_TEXTS,
} from '@tessera/contracts/admin';
import { REPORT_KIND_TEXTS, reportedBy } from '@tessera/contracts/moderation';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card';
import { Name } from '../../../ui/layout/name';
import { Facts } from '../../../ui/stats/stats';
import { formatDate } from '../../../ui/util/format';
import { moment } from '../metrics';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { showFailure } from '../../../ui/toast/toast';
import { useLazyPersonEmailQuery } from '../admin.api';

interface RowsProps {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly { readonly key: string; readonly what: ReactNode; readonly note: string }[];
}

const Rows = ({ title, empty, rows }: RowsProps) => (
  <Card title={title}>
    {rows.length === 0 ? (
      <p className="text-ink-2">{empty}</p>
    ) : (
      <ul className="grid">
        {rows.map(({ key, what, note }) => (
          <li
            key={key}
            className="flex flex-wrap justify-between gap-x-3 border-t border-line py-2 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">{what}</span>
            <span className="text-sm text-ink-2 tabular-nums">{note}</span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

export const ScoresCard = ({ person: { scores, since } }: { readonly person: PersonSheet }) => (
  <Card title={TEXTS.scores} note={since === null ? undefined : `${TEXTS.since} ${moment(since)}`}>
    <Facts
      items={[
        { label: TEXTS.completed, value: scores.completed },
        { label: TEXTS.best, value: scores.best ?? '–' },
        { label: TEXTS.average, value: scores.average?.toFixed(1) ?? '–' },
        { label: TEXTS.streak, value: scores.currentStreak },
        { label: TEXTS.bestStreak, value: scores.bestStreak },
      ]}
    />
    <ul className="flex flex-wrap gap-1.5" aria-label={TEXTS.recent}>
      {scores.recent.map(({ date, gameNumber, score }) => (
        <li
          key={date}
          className="rounded-full border border-line bg-socket px-2.5 py-0.5 text-sm tabular-nums"
        >
          <span title={formatDate.medium(date)}>{`#${gameNumber}: ${score}`}</span>
        </li>
      ))}
    </ul>
  </Card>
);

export const GroupsCard = ({ groups }: Pick<PersonSheet, 'groups'>) => (
  <Rows
    title={TEXTS.groups}
    empty={TEXTS.noGroups}
    rows={groups.map(({ id, name, isAdmin }) => ({
      key: id,
      what: <Name>{name}</Name>,
      note: isAdmin ? TEXTS.groupAdmin : '',
    }))}
  />
);

export const ReportsCard = ({ reports }: Pick<PersonSheet, 'reports'>) => (
  <Rows
    title={TEXTS.reports}
    empty={TEXTS.noReports}
    rows={reports.map(({ id, kind, text, count, lastAt, isOpen }) => ({
      key: id,
      what: (
        <>
          <span>{`${REPORT_KIND_TEXTS[kind]}: `}</span>
          <Name>{text ?? TEXTS.noName}</Name>
        </>
      ),
      note: `${isOpen ? TEXTS.isOpen : TEXTS.isHandled}. ${reportedBy(count)}, ${moment(lastAt)}`,
    }))}
  />
);

export const HeldBackCard = ({ results }: { readonly results: PersonSheet['heldBack'] }) => (
  <Rows
    title={TEXTS.heldBack}
    empty={TEXTS.noHeldBack}
    rows={results.map(({ gameId, gameNumber, score, reason, counts }) => ({
      key: gameId,
      what: `#${gameNumber}: ${score}`,
      note: counts ? `${HELD_BACK_REASON_TEXTS[reason]}. ${TEXTS.counts}` : HELD_BACK_REASON_TEXTS[reason],
    }))}
  />
);

interface AccountCardProps {
  readonly personId: string;
  readonly account: NonNullable<PersonSheet['account']>;
}

/** Facts about an account, for admins. The email address is shown only on request. */
export function AccountCard({ personId, account: { id, name, role, since, sessions } }: AccountCardProps) {
  const [ask, { data: email, isFetching }] = useLazyPersonEmailQuery();
  const show = async () => {
    const { error } = await ask(personId);
    if (error !== undefined) showFailure(TEXTS.emailFailed, reasonOf(error));
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
