import { PAGES, PRODUCT, TEXTS, pathOf, rejectedText } from '@tessera/contracts/constants';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../../store/daily/today';
import { HeaderNote } from '../../ui/layout/header-note';
import { Page } from '../../ui/layout/page';
import { DailyChoice } from './opening/daily-choice';
import { DailyFailed } from './opening/daily-failed';
import { DailyPlayed } from './opening/daily-played';
import { DailyLoading } from './opening/daily-loading';
import { DailyBoard } from './board/daily-board';
import { dailyActions, selectDaily } from './daily.slice';
import { openDaily, startNewDay } from './opening/open-daily';
import { useOtherTabs } from './sync/use-other-tabs';
import { Name } from '../../ui/layout/name';

export function DailyPage() {
  const dispatch = useAppDispatch();
  const now = useSelector(selectDaily);
  // The previous content stays on screen until the results are ready.
  const [daily, setDaily] = useState(now);
  if (now.phase !== 'delivered' && now !== daily) setDaily(now);
  useOtherTabs();

  const today = useToday();
  useEffect(() => void dispatch(openDaily()), [dispatch]);
  useEffect(() => void dispatch(startNewDay(today)), [dispatch, today]);
  useEffect(() => () => void dispatch(dailyActions.pageLeft()), [dispatch]);

  const playing = daily.phase === 'playing';
  // The board renders in slices, so that it never delays a tap.
  const drawn = useDeferredValue(playing);

  const number = playing ? `#${daily.facts.gameNumber}` : null;
  return (
    <Page
      title={TEXTS.todaysGame}
      heading={number ? <Name>{`${PRODUCT} ${number}`}</Name> : TEXTS.todaysGame}
      hiddenHeading
      width="wide"
    >
      {now.phase === 'delivered' && (
        <Navigate to={pathOf(PAGES.dailyResults, { gameId: now.gameId })} replace state={{ fresh: true }} />
      )}
      {number && <HeaderNote>{number}</HeaderNote>}
      {(daily.phase === 'idle' || daily.phase === 'opening' || (playing && !drawn)) && <DailyLoading />}
      {daily.phase === 'failed' && (
        <DailyFailed title={TEXTS.dailyInitFailed} detail={daily.detail} action={TEXTS.retry} />
      )}
      {daily.phase === 'rejected' && (
        <DailyFailed title={rejectedText(daily.gameNumber)} detail={daily.detail} action="Start again" />
      )}
      {daily.phase === 'choice' && <DailyChoice {...daily} />}
      {daily.phase === 'played' && <DailyPlayed {...daily} />}
      {playing && drawn && <DailyBoard game={daily} />}
    </Page>
  );
}
