import type { GivenReactions } from '@tessera/contracts';
import { GRID_REACTIONS, REACTIONS } from '@tessera/contracts/constants';
import { reasonOf } from '../../../store/api/api-error';
import { changeSettings, useSettings } from '../../../store/settings';
import { Name } from '../../../ui/layout/name';
import { toast } from '../../../ui/toast/toast';
import { useReactToGridMutation, type GridsOfDay } from './group-grids.api';
import { GROUP_PAGE_TEXTS as TEXTS, namesText } from './group-texts';

/** What a grid has been told, on its card. */
export function ReactionSummary({ given }: { readonly given: GivenReactions }) {
  const { muteReactions } = useSettings();
  const [first] = given;
  if (muteReactions || !first) return null;
  const more = given.reduce((sum, { count }) => sum + count, 0) - 1;
  return (
    <span className="truncate text-xs text-ink-2">{`${REACTIONS[first.reaction]}${more > 0 ? ` +${more}` : ''}`}</span>
  );
}

interface GridReactionsProps extends GridsOfDay {
  readonly memberId: string;
  readonly given: GivenReactions;
  readonly isOwn: boolean;
}

/** Who said what to a grid and, for others' grids, what the player can say. */
export function GridReactions({ groupId, date, memberId, given, isOwn }: GridReactionsProps) {
  const { muteReactions } = useSettings();
  const [send, { isLoading }] = useReactToGridMutation();
  if (muteReactions) {
    return (
      <button type="button" className="text-link" onClick={() => changeSettings({ muteReactions: false })}>
        {TEXTS.showReactions}
      </button>
    );
  }
  const own = given.find((one) => one.isOwn)?.reaction ?? null;
  const react = async (reaction: (typeof GRID_REACTIONS)[number]) => {
    const { error } = await send({ groupId, date, memberId, reaction: reaction === own ? null : reaction });
    if (error) toast({ title: TEXTS.reactFailed, description: reasonOf(error), tone: 'destructive' });
  };
  return (
    <div className="grid gap-2.5">
      {given.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {given.map((one) => (
            <li key={one.reaction}>
              <b className="font-semibold">{REACTIONS[one.reaction]}</b>{' '}
              <Name className="text-ink-2">{namesText(one)}</Name>
            </li>
          ))}
        </ul>
      )}
      {!isOwn && (
        <div role="group" aria-label={TEXTS.react} className="flex flex-wrap gap-2">
          {GRID_REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              className="reaction"
              aria-pressed={reaction === own}
              onClick={() => !isLoading && void react(reaction)}
            >
              {REACTIONS[reaction]}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className="text-link justify-self-start text-sm"
        onClick={() => changeSettings({ muteReactions: true })}
      >
        {TEXTS.hideReactions}
      </button>
    </div>
  );
}
