import { GROUP_TEXTS } from '@tessera/contracts/groups';
import type { GroupWeekMember } from '@tessera/contracts/leaderboards';
import type { PlainDate } from '@tessera/rules';
import { useMemo, useRef } from 'react';
import { OPEN_PAGE } from '../../../store/api/api';
import { knownIdentity } from '../../../store/identity/identity';
import { FailedRows } from '../../../ui/loading/load-states';
import { useInView } from '../../../ui/lazy/use-seen';
import { KeptHeight } from '../../../ui/layout/kept-height';
import { Table, type Column } from '../../../ui/table/table';
import { dayOf } from '../../../ui/util/months';
import type { ChosenGrid } from '../group/grid-dialog';
import { LEADERBOARD_TEXTS } from '../leaderboard-texts';
import { useGroupWeekQuery, type WeekQuery } from '../leaderboards.api';
import { longDayText, PERIOD_TEXTS, weekdayText } from './period-texts';
import { Name } from '../../../ui/layout/name';

const isOwn = ({ playerUUID }: GroupWeekMember): boolean => playerUUID === knownIdentity()?.playerUUID;

interface Week {
  readonly dates: readonly PlainDate[];
  readonly today: PlainDate;
  readonly members: readonly GroupWeekMember[];
}

/** The best score of each day; null for a day that only one member has played, or nobody. */
const bestScores = ({ dates, members }: Week): (number | null)[] =>
  dates.map((_, day) => {
    const scores = members.flatMap((member) => member.scores[day] ?? []);
    return scores.length > 1 ? Math.max(...scores) : null;
  });

interface DayScoreProps {
  readonly score: number | null;
  readonly isBest: boolean;
  readonly missing: string;
  readonly onOpen: () => void;
}

/** A score as a tessera that opens the grid; a dash for a day without one. */
const DayScore = ({ score, isBest, missing, onOpen }: DayScoreProps) =>
  score === null ? (
    <span className="week-score">
      <span aria-hidden="true">{missing === PERIOD_TEXTS.toCome ? '' : '–'}</span>
      <span className="sr-only">{missing}</span>
    </span>
  ) : (
    <button
      type="button"
      className="week-score"
      aria-haspopup="dialog"
      data-played=""
      data-best={isBest ? '' : undefined}
      onClick={onOpen}
    >
      <span>{score}</span>
      {isBest && <span className="sr-only">, {PERIOD_TEXTS.bestOfDay}</span>}
    </button>
  );

/** What a day without a score is called. */
const missingText = (date: PlainDate, today: PlainDate): string =>
  date < today ? PERIOD_TEXTS.notPlayed : date === today ? PERIOD_TEXTS.notYet : PERIOD_TEXTS.toCome;

const nameOf = (member: GroupWeekMember): string =>
  member.playerName ?? (isOwn(member) ? LEADERBOARD_TEXTS.you : GROUP_TEXTS.unknownPlayer);

type Choose = (grid: Omit<ChosenGrid, 'groupId'>) => void;

function columnsOf(week: Week, onChoose: Choose): Column<GroupWeekMember>[] {
  const { dates, today } = week;
  const best = bestScores(week);
  return [
    {
      key: 'player',
      header: 'Player',
      heads: true,
      pinned: true,
      cell: (member) => <Name className="week-name">{nameOf(member)}</Name>,
    },
    ...dates.map((date, day): Column<GroupWeekMember> => ({
      key: date,
      header: (
        <span className="week-day" data-today={date === today ? '' : undefined}>
          <span aria-hidden="true">
            <span>{weekdayText(date)}</span>
            <span>{dayOf(date)}</span>
          </span>
          <span className="sr-only">
            {`${date === today ? `${PERIOD_TEXTS.today}, ` : ''}${longDayText(date, today)}`}
          </span>
        </span>
      ),
      cell: (member) => (
        <DayScore
          score={member.scores[day] ?? null}
          isBest={best[day] !== null && member.scores[day] === best[day]}
          missing={missingText(date, today)}
          onOpen={() => onChoose({ date, memberId: member.playerUUID, name: nameOf(member) })}
        />
      ),
    })),
    {
      key: 'total',
      header: PERIOD_TEXTS.total,
      numeric: true,
      cell: ({ sum, games }) =>
        games === 0 ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{PERIOD_TEXTS.notPlayed}</span>
          </>
        ) : (
          <b className="font-semibold">{sum}</b>
        ),
    },
  ];
}

export interface WeekGridProps extends WeekQuery {
  /** The accessible name. */
  readonly label: string;
  readonly onChoose: (grid: ChosenGrid) => void;
}

/** Every member's scores of each day of a week, side by side. */
export function WeekGrid({ groupId, label, back, visit, onChoose }: WeekGridProps) {
  const place = useRef<HTMLDivElement>(null);
  const query = useGroupWeekQuery({ groupId, back, visit }, useInView(place) ? OPEN_PAGE : {});
  const { currentData, isError } = query;
  const columns = useMemo(
    () => (currentData ? columnsOf(currentData as Week, (grid) => onChoose({ groupId, ...grid })) : []),
    [currentData, groupId, onChoose],
  );
  const failed = currentData === undefined && isError;
  return (
    <div ref={place} className="week-grid">
      <KeptHeight loading={currentData === undefined && !failed}>
        <Table
          label={label}
          columns={columns}
          rows={currentData?.members ?? []}
          rowKey={({ playerUUID }) => playerUUID}
          isOwn={isOwn}
          empty={<FailedRows text={LEADERBOARD_TEXTS.failed} query={query} />}
          {...(currentData === undefined && !failed && { loading: PERIOD_TEXTS.weekLoading })}
        />
      </KeptHeight>
    </div>
  );
}
