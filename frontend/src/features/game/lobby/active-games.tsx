import { skipToken } from '@reduxjs/toolkit/query/react';
import { LIMITS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GAME_TEXTS } from '../game-texts';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { removeWaitingGame } from '../../../store/live-games';
import { usePlayerUuid } from '../../../store/identity/identity';
import { EmptyState, FailedRows } from '../../../ui/loading/load-states';
import { Table } from '../../../ui/table/table';
import { showFailure, toast } from '../../../ui/toast/toast';
import { PushOffer } from '../../push/push-offer.public';
import { useActiveGamesQuery, useHideGameMutation, useLetGoMutation } from '../game.api';
import { removeSeat } from '../state/game-session';
import { columnsFor } from './game-columns';
import type { Elements } from '../../../ui/util/elements';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import type { DialogState } from '../../../ui/dialog/dialog';
import { focusHeading } from '../../../ui/util/focus-heading';
import { useSecondTap } from '../../../ui/util/use-second-tap';

interface LetGoDialogProps extends DialogState {
  readonly gameId: string;
}

/** Asks for confirmation before a player ends a game without a score. */
function LetGoDialog({ gameId, open, onClose }: LetGoDialogProps) {
  const [letGo, { isLoading }] = useLetGoMutation();
  const confirm = async () => {
    const { error } = await letGo({ gameId });
    if (error) return showFailure(GAME_TEXTS.letGoFailed, reasonOf(error));
    removeSeat(gameId);
    toast({ title: GAME_TEXTS.gameLetGo });
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={GAME_TEXTS.letGoTitle}
      detail={GAME_TEXTS.letGoDetail}
      cancel={GAME_TEXTS.keepPlaying}
      action={GAME_TEXTS.letGo}
      busy={isLoading}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

/** The player's unfinished games, refreshed every 30 seconds, with the given content below. */
export function ActiveGames({ children }: { readonly children: Elements }) {
  const playerUUID = usePlayerUuid();
  const query = useActiveGamesQuery(playerUUID ?? skipToken, {
    pollingInterval: LIMITS.ACTIVE_GAMES_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const { data, error } = query;
  const [hideGame] = useHideGameMutation();
  const [leaving, setLeaving] = useState<{ gameId: string; isOpen: boolean } | null>(null);

  const isSecondTap = useSecondTap();
  const remove = async (gameId: string) => {
    if (playerUUID === null || isSecondTap()) return;
    try {
      await hideGame({ gameId, playerUUID }).unwrap();
      removeSeat(gameId);
      removeWaitingGame(gameId);
      toast({ title: GAME_TEXTS.gameRemoved });
      // The focus would be lost with the row.
      if (document.activeElement?.closest('.active-games')) focusHeading();
    } catch (failure) {
      showFailure(
        GAME_TEXTS.removeFailed,
        isApiError(failure) && failure.status > 0 ? failure.message : GAME_TEXTS.deleteFailed,
      );
    }
  };
  const waiting = playerUUID === null ? GAME_TEXTS.settingUp : GAME_TEXTS.loadingActiveGames;
  const failed = data === undefined && error !== undefined;

  return (
    <>
      <section aria-labelledby="resume" className="grid gap-2.5 pt-4">
        <h2 id="resume" className="text-xl">
          {GAME_TEXTS.resumeGame}
        </h2>
        <div className="active-games" data-varies>
          <Table
            label={GAME_TEXTS.resumeGame}
            stacked
            columns={columnsFor({
              remove: (gameId) => void remove(gameId),
              letGo: ({ gameId }) => setLeaving({ gameId, isOpen: true }),
            })}
            rows={data ?? []}
            rowKey={({ gameId }) => gameId}
            empty={
              failed ? (
                <FailedRows text={GAME_TEXTS.fetchActiveGamesFailed} query={query} />
              ) : (
                <EmptyState title={GAME_TEXTS.noActiveGames} />
              )
            }
            {...(data === undefined && !failed && { loading: waiting })}
          />
        </div>
        {data?.some(({ status }) => status === 'active') && <PushOffer label={GAME_TEXTS.notifyMyTurn} />}
        {leaving && (
          <LetGoDialog
            gameId={leaving.gameId}
            open={leaving.isOpen}
            onClose={() => setLeaving({ ...leaving, isOpen: false })}
          />
        )}
      </section>
      {(data !== undefined || failed) && children}
    </>
  );
}
