import type { ActiveGame } from '@tessera/contracts/live';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { ROUNDS } from '@tessera/rules';
import { Trash2 } from '../../../ui/icons/page-icons';
import { ButtonLink } from '../../../ui/button/button';
import { formatInstant } from '../../../ui/util/format';
import type { Column } from '../../../ui/table/table';
import { gamePath } from '../game-code';
import { GAME_TEXTS } from '../game-texts';
import { GameTurn } from './game-turn';
import { Name } from '../../../ui/layout/name';
import { IconButton } from '../../../ui/button/icon-button';

/** In two lines, because space for columns is scarce on phones. */
const Started = ({ at }: { readonly at: string }) => (
  <span className="grid leading-snug">
    <span>{`${formatInstant.short(at)} `}</span>
    <span className="text-sm text-ink-2">{formatInstant.time(at)}</span>
  </span>
);

const opponentIn = ({ playerPosition, player1Name, player2Name }: ActiveGame): string =>
  (playerPosition === 1 ? player2Name : player1Name) ?? RESULTS_TEXTS.anonymous;

interface GameActions {
  readonly remove: (gameId: string) => void;
  readonly letGo: (game: ActiveGame) => void;
}

/** The columns of the list of active games. On phones, active-games.css puts each game in two lines. */
export const columnsFor = ({ remove, letGo }: GameActions): Column<ActiveGame>[] => [
  { key: 'started', header: 'Started', cell: ({ createdAt }) => <Started at={createdAt} /> },
  {
    key: 'opponent',
    header: 'Opponent',
    cell: (game) =>
      game.status === 'waiting' ? (
        <span>Waiting...</span>
      ) : (
        <Name className="block leading-snug wrap-break-word whitespace-normal sm:min-w-28">
          {opponentIn(game)}
        </Name>
      ),
  },
  {
    key: 'gameId',
    header: 'Game ID',
    cell: ({ gameId }) => (
      <b className="font-semibold" translate="no">
        {gameId}
      </b>
    ),
  },
  {
    key: 'round',
    header: 'Round',
    numeric: true,
    cell: ({ currentRound }) => (
      <>
        <span className="sm:hidden" aria-hidden="true">
          {'Round '}
        </span>
        <span>{`${currentRound}/${ROUNDS}`}</span>
      </>
    ),
  },
  {
    key: 'turn',
    header: 'Turn?',
    cell: (game) =>
      game.status === 'waiting' ? (
        <span className="max-sm:hidden">–</span>
      ) : (
        <span className="grid leading-snug whitespace-normal">
          <GameTurn game={game} opponent={opponentIn(game)} onLetGo={() => letGo(game)} />
        </span>
      ),
  },
  {
    key: 'actions',
    header: <span className="sr-only">{GAME_TEXTS.actions}</span>,
    cell: ({ gameId }) => (
      <span className="-mr-2 flex items-center justify-end gap-1">
        <ButtonLink to={gamePath(gameId)} aria-label={`Resume game ${gameId}`}>
          Resume
        </ButtonLink>
        <IconButton
          label={`Delete game ${gameId}`}
          icon={Trash2}
          className="text-terra"
          onClick={() => remove(gameId)}
        />
      </span>
    ),
  },
];
