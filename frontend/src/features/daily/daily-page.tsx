import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS, rejectedText } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/create-store';
import { useToday, useIsDateOver } from '../../store/daily/today';
import { HeaderNote, Page } from '../../ui/layout/page';
import { DailyChoice, DailyFailed, DailyPlayed, DailyLoading } from './opening/daily-states';
import { dailyActions, selectDaily, type DailyInPlay } from './daily.slice';
import { openDaily, startNewDay, endDay } from './opening/open-daily';
import { Name } from '../../ui/layout/name';
import { useDailyDate } from '../../store/daily/daily-date';
import { useOwnStats } from '../players/players.api';
import { DAY_TEXTS } from './day-texts';
import { deliver } from './sync/deliver-daily';
import { saveFormedWords, play, catchUp, receiveProgress } from './board/play-daily';
import { PlayBoard } from './play-board.public';
import { createSessionNotifiers } from '../../store/notifications';
import { service } from '../../store/services';

/** Keeps this tab's game in sync with other tabs of this browser, and with other tabs of the session. */
function useOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => void dispatch(catchUp());
    window.addEventListener('storage', look);
    const { progress } = dispatch(service(createSessionNotifiers));
    const stopListening = progress.listen((envelope) => dispatch(receiveProgress(envelope)));
    return () => {
      window.removeEventListener('storage', look);
      stopListening();
    };
  }, [dispatch]);
}

/** Today's game on the board. */
function DailyBoard({ game }: { readonly game: DailyInPlay }) {
  const dispatch = useAppDispatch();
  const { playedOfLastThree, hasPlayed } = useOwnStats(useDailyDate());
  // Nothing moves while the result is opening, even though the game already counts as played.
  const [isGuided, setGuided] = useState(!hasPlayed);
  if (isGuided === hasPlayed && !game.sending) setGuided(!hasPlayed);
  useEffect(() => void dispatch(saveFormedWords()), [dispatch]);

  const over = useIsDateOver(game.facts.date);
  const [wasOver] = useState(over);
  useEffect(() => {
    if (over && !wasOver) void dispatch(endDay());
  }, [dispatch, over, wasOver]);
  return (
    <PlayBoard
      game={game}
      guided={isGuided}
      note={over ? DAY_TEXTS.noLongerCounts : `Played of last 3: ${playedOfLastThree}/3`}
      onStep={(command) => dispatch(play(command))}
      onDeliver={() => void dispatch(deliver())}
      onOccupied={() => dispatch(dailyActions.occupiedCellPressed())}
    />
  );
}

/** The date of an earlier game, if the player has come to finish that one. */
const useToFinish = () => (useLocation().state as { toFinish?: PlainDate } | null)?.toFinish;

export function DailyPage() {
  const dispatch = useAppDispatch();
  const now = useSelector(selectDaily);
  // The previous content stays on screen until the results are ready.
  const [daily, setDaily] = useState(now);
  if (now.phase !== 'delivered' && now !== daily) setDaily(now);
  // Not one that was delivered after its page had been left, maybe yesterday.
  const isDelivered = now.phase === 'delivered' && daily.phase !== 'delivered';
  useOtherTabs();

  const today = useToday();
  const toFinish = useToFinish();
  useEffect(() => void dispatch(openDaily(toFinish)), [dispatch, toFinish]);
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
      {isDelivered && (
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
