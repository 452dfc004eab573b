import { PEOPLE_ADMIN_TEXTS as TEXTS } from '@tessera/contracts/admin';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { Name } from '../../../ui/layout/name';
import { FailedRows } from '../../../ui/loading/load-states';
import { Marks } from './found-people';
import { usePersonQuery } from '../admin.api';
import { PersonActions } from './person-actions';
import { GroupsCard, HeldBackCard, ReportsCard, ScoresCard, AccountCard } from './person-cards';

interface PersonSheetProps {
  readonly personId: string;
  readonly onBack: () => void;
}

/** Everything that admins, or moderators, see of one player, and what they can do. */
export function PersonSheet({ personId, onBack }: PersonSheetProps) {
  const query = usePersonQuery(personId, {
    refetchOnMountOrArgChange: true,
  });
  const { data: person, error, refetch } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoaded = person !== undefined;
  // The button that opened it is gone.
  useEffect(() => heading.current?.focus(), [isLoaded]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
      <div>
        <Button onClick={onBack}>{TEXTS.back}</Button>
      </div>
      {person === undefined ? (
        <Card>
          {error === undefined ? (
            <p role="status" className="text-ink-2">
              {TEXTS.loading}
            </p>
          ) : (
            <FailedRows text={reasonOf(error, TEXTS.failed)} query={query} />
          )}
        </Card>
      ) : (
        <>
          <div className="grid gap-0.5">
            <h2 ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
              {person.playerName === null ? TEXTS.noName : <Name>{person.playerName}</Name>}
            </h2>
            <Marks {...person} />
            <code className="text-xs text-ink-2 wrap-anywhere">{person.personId}</code>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2">
            <ScoresCard person={person} />
            {person.account && <AccountCard personId={personId} account={person.account} />}
            <GroupsCard groups={person.groups} />
            <ReportsCard reports={person.reports} />
            <HeldBackCard results={person.heldBack} />
            <PersonActions person={person} onChanged={() => void refetch()} onDeleted={onBack} />
          </div>
        </>
      )}
    </div>
  );
}
