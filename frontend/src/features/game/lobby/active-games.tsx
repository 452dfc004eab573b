import { skipToken } from '@reduxjs/toolkit/query/react';
import { LIMITS, RESULTS_TEXTS } from '@tessera/contracts/constants';
import type { ActiveGame } from '@tessera/contracts';
import { ROUNDS } from '@tessera/rules';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiError } from '../../../store/api/api-error';
import { removeWaitingGame } from '../../../store/live/waiting-games';
import { usePlayerUuid } from '../../../store/identity/use-player-uuid';
import { ButtonLink } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/loading/empty-state';
import { FailedRows } from '../../../ui/loading/failed-rows';
import { once } from '../../../ui/util/once';
import { Table, type Column } from '../../../ui/table/table';
import { toast } from '../../../ui/toast/toast';
import { useActiveGamesQuery, useHideGameMutation } from '../game.api';
import { gamePath } from '../game-code';
import { removeSeat } from '../state/game-session';
import { GAME_TEXTS } from '../game-texts';

const day = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }));
const hour = once(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));

/** In two lines, because space for columns is scarce on phones. */
const Started = ({ at }: { readonly at: Date }) => (
  <span className="grid leading-snug">
    {day().format(at)} <span className="text-sm text-ink-2">{hour().format(at)}</span>
  </span>
);

const opponentIn = (game: ActiveGame): string =>
  game.status === 'waiting'
    ? 'Waiting...'
    : ((game.playerPosition === 1 ? game.player2Name : game.player1Name) ?? RESULTS_TEXTS.anonymous);

const columnsFor = (remove: (gameId: string) => void): Column<ActiveGame>[] => [
  { key: 'started', header: 'Started', cell: ({ createdAt }) => <Started at={new Date(createdAt)} /> },
  {
    key: 'opponent',
    header: 'Opponent',
    cell: (game) => (
      <bdi className="block max-w-[88px] truncate min-[400px]:max-w-[180px]">{opponentIn(game)}</bdi>
    ),
  },
  { key: 'gameId', header: 'Game ID', cell: ({ gameId }) => <b className="font-semibold">{gameId}</b> },
  { key: 'round', header: 'Round', numeric: true, cell: ({ currentRound }) => `${currentRound}/${ROUNDS}` },
  {
    key: 'turn',
    header: 'Turn?',
    cell: ({ status, currentTurn, playerPosition }) => {
      if (status === 'waiting') return '–';
      return currentTurn === playerPosition ? <b className="font-semibold text-teal">Yours</b> : 'Theirs';
    },
  },
  {
    key: 'actions',
    pinned: true,
    header: <span className="sr-only">Actions</span>,
    cell: ({ gameId }) => (
      <span className="flex items-center justify-end gap-1">
        <ButtonLink to={gamePath(gameId)} aria-label={`Resume game ${gameId}`}>
          Resume
        </ButtonLink>
        <button
          type="button"
          className="icon-button text-terra"
          aria-label={`Delete game ${gameId}`}
          onClick={() => remove(gameId)}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </span>
    ),
  },
];

/** The player's unfinished games, refreshed every 30 seconds, with the given content below. */
export function ActiveGames({ children }: { readonly children: ReactNode }) {
  const playerUUID = usePlayerUuid();
  const { data, error, isFetching, refetch } = useActiveGamesQuery(playerUUID ?? skipToken, {
    pollingInterval: LIMITS.ACTIVE_GAMES_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const [hideGame] = useHideGameMutation();

  const remove = async (gameId: string) => {
    if (playerUUID === null) return;
    try {
      await hideGame({ gameId, playerUUID }).unwrap();
      removeSeat(gameId);
      removeWaitingGame(gameId);
      toast({ title: GAME_TEXTS.gameRemoved });
    } catch (failure) {
      toast({
        title: GAME_TEXTS.removeFailed,
        tone: 'destructive',
        description: isApiError(failure) && failure.status > 0 ? failure.message : GAME_TEXTS.deleteFailed,
      });
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
        <div className="min-w-0" data-varies>
          <Table
            label={GAME_TEXTS.resumeGame}
            columns={columnsFor((gameId) => void remove(gameId))}
            rows={data ?? []}
            rowKey={({ gameId }) => gameId}
            empty={
              failed ? (
                <FailedRows
                  text={GAME_TEXTS.fetchActiveGamesFailed}
                  busy={isFetching}
                  onRetry={() => void refetch()}
                />
              ) : (
                <EmptyState title={GAME_TEXTS.noActiveGames} />
              )
            }
            {...(data === undefined && !failed && { loading: waiting })}
          />
        </div>
      </section>
      {(data !== undefined || failed) && children}
    </>
  );
}
