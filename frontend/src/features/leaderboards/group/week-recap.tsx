import { GROUP_TEXTS, namesOfText } from '@tessera/contracts/groups';
import type { GroupWeekMember } from '@tessera/contracts/leaderboards';
import { periodOn, type PlainDate } from '@tessera/rules';
import { pointsText } from '../../../ui/util/format';
import { BoardPicture, gridNameOf, gridText } from '../../../game-kit/board/board-picture';
import { useDailyDate } from '../../../store/daily/daily-date';
import { knownIdentity } from '../../../store/identity/identity';
import { Card } from '../../../ui/layout/card';
import { Name } from '../../../ui/layout/name';
import { weekdayText, weekText } from '../periods/period-texts';
import type { ChosenGrid } from './grid-dialog';
import { useGroupGridsQuery, useGroupWeekQuery, type WeekQuery } from '../leaderboards.api';
import { GROUP_PAGE_TEXTS, gamesText, placeText } from './group-texts';

interface WeekRecapProps extends WeekQuery {
  readonly onChoose: (grid: ChosenGrid) => void;
}

const nameOf = ({ playerName }: GroupWeekMember): string => playerName ?? GROUP_TEXTS.unknownPlayer;

/** A past week of a group in one card: who won it, its best grid, and the player's own week. */
export function WeekRecap({ groupId, back, visit, onChoose }: WeekRecapProps) {
  const today = useDailyDate();
  const { currentData } = useGroupWeekQuery({ groupId, back, visit });
  const played = currentData?.members.filter(({ games }) => games > 0) ?? [];
  if (!currentData || played.length === 0) return null;
  const most = Math.max(...played.map(({ sum }) => sum));
  const winners = played.filter(({ sum }) => sum === most);
  const own = played.find(({ playerUUID }) => playerUUID === knownIdentity()?.playerUUID);
  const best = bestOf(played, currentData.dates);
  return (
    <Card
      title={back === 1 ? GROUP_PAGE_TEXTS.lastWeek : GROUP_PAGE_TEXTS.thatWeek}
      note={weekText(periodOn('week', today, back), today)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4">
        <dl className="recap">
          <dt>{GROUP_PAGE_TEXTS.winner}</dt>
          <dd>
            <Name className="display text-xl wrap-anywhere">{namesOfText(winners.map(nameOf))}</Name>
            <span className="block text-sm text-ink-2">{pointsText(most)}</span>
          </dd>
          {best && (
            <>
              <dt>{GROUP_PAGE_TEXTS.bestGrid}</dt>
              <dd>
                <Name className="wrap-anywhere">{nameOf(best.member)}</Name>
                <span className="block text-sm text-ink-2">
                  {`${pointsText(best.score)} · ${weekdayText(best.date)}`}
                </span>
              </dd>
            </>
          )}
          {own && (
            <>
              <dt>{GROUP_PAGE_TEXTS.yourWeek}</dt>
              <dd>
                <span>{placeText(played.filter(({ sum }) => sum > own.sum).length + 1, played.length)}</span>
                <span className="block text-sm text-ink-2">{`${pointsText(own.sum)} · ${gamesText(own.games)}`}</span>
              </dd>
            </>
          )}
        </dl>
        {best && <BestGrid {...{ groupId, onChoose }} date={best.date} member={best.member} />}
      </div>
    </Card>
  );
}

/** The highest score of a week. Of several, the first. */
function bestOf(members: readonly GroupWeekMember[], dates: readonly PlainDate[]) {
  return members
    .flatMap((member) =>
      member.scores.flatMap((score, day) => {
        const date = dates[day];
        return score === null || date === undefined ? [] : { member, score, date };
      }),
    )
    .sort((one, other) => other.score - one.score || one.date.localeCompare(other.date))
    .at(0);
}

interface BestGridProps extends Pick<WeekRecapProps, 'groupId' | 'onChoose'> {
  readonly date: PlainDate;
  readonly member: GroupWeekMember;
}

function BestGrid({ groupId, date, member, onChoose }: BestGridProps) {
  const { data } = useGroupGridsQuery({ groupId, date });
  const memberId = member.playerUUID;
  const mosaic = data?.grids.find(({ playerUUID }) => playerUUID === memberId)?.mosaic;
  if (!data) return <div className="w-32" />;
  if (!mosaic) {
    const reason = data.isOpen ? GROUP_PAGE_TEXTS.closed : GROUP_PAGE_TEXTS.lockedDay;
    return <div className="grids__closed w-32">{reason}</div>;
  }
  const name = nameOf(member);
  return (
    <button
      type="button"
      className="grids__open w-32"
      onClick={() => onChoose({ groupId, date, memberId, name })}
    >
      <BoardPicture mosaic={mosaic} label={gridText(mosaic, gridNameOf(name))} />
    </button>
  );
}
