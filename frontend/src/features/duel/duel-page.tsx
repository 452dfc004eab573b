import { DUEL_TEXTS } from '@tessera/contracts/duels';
import { TEXTS, loadingFailedText } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useParams } from 'react-router-dom';
import { DUEL_LABELS } from './duel-labels';
import { useAppDispatch } from '../../store/create-store';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote, Page } from '../../ui/layout/page';
import { HomeButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Message } from '../../ui/layout/message';
import { BoardLoading } from '../../game-kit/layout/board-layout';
import { OpponentLoading } from '../../game-kit/turns/opponent-side';
import { DuelEnd } from './duel-end';
import { duelPath, isDuelId, normalizedId } from './duel.api';
import { duelActions, selectDuel, type DuelSlice } from './duel.slice';
import { DuelBoard } from './duel-board';
import { openDuel } from './play-duel';

/** The duel in the address. */
export function DuelPage() {
  const { gameId = '' } = useParams();
  const id = normalizedId(gameId);
  if (!isDuelId(id)) {
    return (
      <Page title={DUEL_LABELS.title} heading={DUEL_LABELS.title} hiddenHeading>
        <Message title={DUEL_LABELS.title} detail={DUEL_LABELS.invalidUrl}>
          <ButtonLink to={PAGES.duels} variant="primary" wide>
            Choose a Level
          </ButtonLink>
          <HomeButton wide />
        </Message>
      </Page>
    );
  }
  if (id !== gameId) return <Navigate to={duelPath(id)} replace />;
  return <OneDuel key={id} gameId={id} />;
}

/** The slice if it is about this duel. For one render, it may still be about the previous one. */
const about = (gameId: string, duel: DuelSlice): DuelSlice => {
  const its = duel.phase === 'open' ? duel.duel.gameId : duel.phase === 'idle' ? null : duel.gameId;
  return its === gameId ? duel : { phase: 'idle' };
};

function OneDuel({ gameId }: { readonly gameId: string }) {
  const dispatch = useAppDispatch();
  const duel = about(gameId, useSelector(selectDuel));

  useEffect(() => {
    const open = () => void dispatch(openDuel(gameId));
    // Another device may have continued the duel in the meantime.
    const look = () => document.visibilityState === 'visible' && open();
    open();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      dispatch(duelActions.pageLeft());
    };
  }, [dispatch, gameId]);

  const number = duel.phase === 'open' ? duel.duel.gameNumber : null;
  const level = duel.phase === 'open' ? DUEL_TEXTS.levels[duel.duel.level].name : null;
  const title = number === null ? DUEL_LABELS.title : `${DUEL_LABELS.title} #${number}`;
  return (
    <Page title={title} heading={title} hiddenHeading width="wide">
      {number !== null && <HeaderNote>{`#${number} · ${level} bot`}</HeaderNote>}
      {(duel.phase === 'idle' || duel.phase === 'opening') && (
        <BoardLoading text={TEXTS.loadingGame} theirs={<OpponentLoading />} />
      )}
      {duel.phase === 'failed' && (
        <LoadFailed
          title={DUEL_LABELS.title}
          detail={loadingFailedText(duel.message)}
          query={{ refetch: () => dispatch(openDuel(gameId)) }}
        />
      )}
      {duel.phase === 'open' && duel.duel.status === 'active' && <DuelBoard board={duel} />}
      {duel.phase === 'open' && duel.duel.status === 'completed' && (
        <DuelEnd duel={duel.duel} fresh={duel.fresh} />
      )}
    </Page>
  );
}
