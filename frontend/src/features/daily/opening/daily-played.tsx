import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/button';
import { Message } from '../../../ui/layout/message';
import { isApiError } from '../../../store/api/api-error';
import { toast } from '../../../ui/toast/toast';
import { useToday } from '../../../store/daily/today';
import { useDailyQuery } from '../daily.api';
import type { DailyOver } from '../daily.slice';
import { playedAheadText } from '../day-texts';
import { DailyLoading } from './daily-loading';

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
  // The response may have corrected the date: then today's game opens instead.
  if (isLoading || (data && date < today)) return <DailyLoading />;
  if (isResultReady) return <Navigate to={pathOf(PAGES.dailyResults, { gameId: data.gameId })} replace />;
  return (
    <Message good title="You're done for today" detail={ahead ?? TEXTS.dailyAlreadyPlayed}>
      {gameId !== null && isOffline && (
        <ButtonLink to={pathOf(PAGES.dailyResults, { gameId })} variant="primary" wide>
          {TEXTS.seeResults}
        </ButtonLink>
      )}
      <ButtonLink to={PAGES.home} wide>
        {TEXTS.returnHome}
      </ButtonLink>
    </Message>
  );
}
