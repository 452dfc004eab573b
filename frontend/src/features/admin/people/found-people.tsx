import { type FoundPerson, PEOPLE_ADMIN_TEXTS as TEXTS } from '@tessera/contracts/admin';
import { Button } from '../../../ui/button/button';
import { Name } from '../../../ui/layout/name';
import { FailedRows } from '../../../ui/loading/load-states';
import { useFindPeopleQuery } from '../admin.api';

interface FoundPeopleProps {
  readonly search: string;
  readonly onOpen: (personId: string) => void;
}

/** Everyone whom a search means. */
export function FoundPeople({ search, onOpen }: FoundPeopleProps) {
  const query = useFindPeopleQuery(search, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error, isFetching } = query;
  if (data === undefined && error !== undefined) return <FailedRows text={TEXTS.findFailed} query={query} />;
  return (
    <div role="status" aria-busy={isFetching}>
      {data?.length === 0 && <p className="text-ink-2">{TEXTS.nobody}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="grid max-w-[480px] gap-2" aria-label={TEXTS.results}>
          {data.map((person) => (
            <li key={person.personId}>
              <Button wide onClick={() => onOpen(person.personId)}>
                <span className="grid w-full min-w-0 justify-items-start py-2 text-left">
                  <span className="font-semibold wrap-anywhere">
                    {person.playerName === null ? TEXTS.noName : <Name>{person.playerName}</Name>}
                  </span>
                  <Marks {...person} />
                  <code className="text-xs text-ink-2 wrap-anywhere">{person.personId}</code>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What admins have to know about a player at a glance. */
export const Marks = ({ isLeftOut, isHeldBack }: Pick<FoundPerson, 'isLeftOut' | 'isHeldBack'>) => (
  <>
    {isLeftOut && <span className="text-sm text-terra">{TEXTS.leftOut}</span>}
    {isHeldBack && <span className="text-sm text-terra">{TEXTS.heldBackMark}</span>}
  </>
);
