import type { GivenReactions } from '@tessera/contracts/groups';
import { GRID_REACTIONS, REACTIONS } from '@tessera/contracts/wire';
import { MuteReactions, REACTION_TEXTS, ReactionChoice } from '../../../game-kit/reactions/reaction-choice';
import { reasonOf } from '../../../store/api/api-error';
import { muteReactions, useSettings } from '../../../store/settings';
import { Name } from '../../../ui/layout/name';
import { toast } from '../../../ui/toast/toast';
import { useReactToGridMutation, type GridsOfDay } from '../leaderboards.api';
import { GROUP_PAGE_TEXTS as TEXTS, namesText } from './group-texts';

/** What a grid has been told, on its card. */
export function ReactionSummary({ given }: { readonly given: GivenReactions }) {
  const settings = useSettings();
  const [first] = given;
  if (settings.muteReactions || !first) return null;
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
  const settings = useSettings();
  const [send, { isLoading }] = useReactToGridMutation();
  if (settings.muteReactions) return <MuteReactions muted onChange={muteReactions} />;
  const own = given.find((one) => one.isOwn)?.reaction ?? null;
  const react = async (reaction: (typeof GRID_REACTIONS)[number]) => {
    const { error } = await send({ groupId, date, memberId, reaction: reaction === own ? null : reaction });
    if (error) toast({ title: REACTION_TEXTS.failed, description: reasonOf(error), tone: 'destructive' });
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
        <ReactionChoice
          label={TEXTS.react}
          choices={GRID_REACTIONS}
          chosen={own}
          onChoose={(reaction) => !isLoading && void react(reaction)}
        />
      )}
      <MuteReactions muted={false} onChange={muteReactions} />
    </div>
  );
}
