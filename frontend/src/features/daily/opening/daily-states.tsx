import { TEXTS, finishText, roundText } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EMPTY_GRID, ROUNDS, daysBetween, type PlainDate } from '@tessera/rules';
import { ButtonLink, Button } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { Message } from '../../../ui/layout/message';
import { isApiError } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { useToday, useIsDateOver } from '../../../store/daily/today';
import { useDailyQuery } from '../daily.api';
import type { DailyOver } from '../daily.slice';
import { playedAheadText, DAY_TEXTS } from '../day-texts';
import { useAppDispatch } from '../../../store/create-store';
import { openDaily, playToday, resume } from './open-daily';
import { Board } from '../../../game-kit/board/board';
import { Skeleton } from '../../../ui/loading/skeleton';
import { BoardLayout } from '../../../game-kit/layout/board-layout';
import type { SavedDaily } from '../../../store/daily/saved-daily';

interface DailyChoiceProps {
  readonly unfinished: SavedDaily;
  readonly date: PlainDate;
}

/** A game from an earlier day is unfinished. Whatever the player chooses, both games are kept. */
export function DailyChoice({ unfinished, date }: DailyChoiceProps) {
  const dispatch = useAppDispatch();
  const { facts, state } = unfinished;
  const { gameNumber } = facts;
  const over = useIsDateOver(facts.date);
  const where = roundText(state.round, ROUNDS).toLowerCase();
  return (
    <Message
      picture={
        <div className="mb-4 w-[160px]">
          <Board grid={state.grid} label={TEXTS.gridName} size="small" />
        </div>
      }
      title={DAY_TEXTS.newDay}
      detail={`You haven't finished game #${gameNumber}: you were on ${where}. ${over ? `${DAY_TEXTS.over} ` : ''}Which game would you like to play?`}
    >
      <Button variant="primary" wide onClick={() => void dispatch(playToday())}>
        {`Play ${TEXTS.todaysGame} #${gameNumber + daysBetween(facts.date, date)}`}
      </Button>
      <Button size="large" wide onClick={() => void dispatch(resume(unfinished))}>
        {finishText(gameNumber)}
      </Button>
    </Message>
  );
}

/** A board while its game is loading. Everything is already in its place. */
export const DailyLoading = () => (
  <BoardLayout>
    <Skeleton className="mt-1 h-[7px] w-full" />
    <Skeleton className="mt-2 mb-1 h-4 w-32" />
    <div className="flex min-h-[84px] items-center gap-3.5">
      <Skeleton className="size-[60px] flex-none rounded-[10px]" />
      <div role="status">
        <p>{TEXTS.settingUpLetters}</p>
        <p className="text-sm text-ink-2">
          Eight blind letters are the same for everyone. The other eight are yours to choose.
        </p>
      </div>
    </div>
    <div aria-hidden="true" className="game__placeholder">
      <Board grid={EMPTY_GRID} label="" />
    </div>
  </BoardLayout>
);

interface DailyFailedProps {
  readonly title: string;
  readonly detail: string;
  /** The label of the button that opens the daily again. */
  readonly action: string;
}

/** Says why there is no game to play, and what the player can do. */
export function DailyFailed({ title, detail, action }: DailyFailedProps) {
  const dispatch = useAppDispatch();
  return (
    <Message title={title} detail={detail}>
      <Button variant="primary" wide onClick={() => void dispatch(openDaily())}>
        {action}
      </Button>
      <HomeButton wide />
    </Message>
  );
}

/** Becomes the result, unless that can't be shown: offline, or because another player has played in this browser. */
export function DailyPlayed({ gameId, date }: DailyOver) {
  const { data, error, isLoading } = useDailyQuery(gameId ?? skipToken);
  const today = useToday();
  const isOffline = isApiError(error) && error.status === 0;
  const ahead = date > today ? playedAheadText(date) : null;
  const isResultReady = data?.status === 'completed';
  useEffect(() => {
    if (isResultReady && ahead !== null) toast({ title: ahead });
  }, [isResultReady, ahead]);
  // An earlier day's game, which the player wanted to finish.
  const [wasEarlier] = useState(date < today);
  // The response may have corrected the date: then today's game opens instead.
  if (isLoading || (data && date < today && !wasEarlier)) return <DailyLoading />;
  if (isResultReady) return <Navigate to={pathOf(PAGES.dailyResults, { gameId: data.gameId })} replace />;
  return (
    <Message good title="You're done for today" detail={ahead ?? TEXTS.dailyAlreadyPlayed}>
      {gameId !== null && isOffline && (
        <ButtonLink to={pathOf(PAGES.dailyResults, { gameId })} variant="primary" wide>
          {TEXTS.seeResults}
        </ButtonLink>
      )}
      <HomeButton wide />
    </Message>
  );
}
