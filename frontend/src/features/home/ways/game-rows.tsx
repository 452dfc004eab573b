import { type DuelSummary, DUEL_TEXTS } from '@tessera/contracts/duels';
import type { ActiveGame } from '@tessera/contracts/live';
import { roundText } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import type { ReactNode } from 'react';
import { Name } from '../../../ui/layout/name';
import { BOT_PICTURE, FRIEND_PICTURE } from './pictures';
import { Link } from '../../../ui/link/link';

interface WayProps {
  /** Drawn in a square of 32. */
  readonly picture: ReactNode;
  readonly to: string;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  /** A number at the end of the row. */
  readonly score?: number | undefined;
  /** Somebody waits for the player there. */
  readonly isWaiting?: boolean;
}

/** A row that leads to a game or a group. All of it can be pressed. */
export const Way = ({ picture, to, name, detail, score, isWaiting }: WayProps) => (
  <li className="way" data-waiting={isWaiting}>
    <svg viewBox="0 0 32 32" className="way__picture" aria-hidden="true">
      {picture}
    </svg>
    <div className="min-w-0">
      <Link to={to} className="way__name">
        {name}
      </Link>
      <p className="way__detail">{detail}</p>
    </div>
    {score !== undefined && <b className="way__score">{score}</b>}
  </li>
);

/** With more games, the last row stands for the rest of them. */
const MAX_ROWS = 3;

const opponentOf = ({ playerPosition, player1Name, player2Name }: ActiveGame): string | null =>
  playerPosition === 1 ? player2Name : player1Name;

/** The games in which friends wait for the player's move, each leading to its board. */
export function WaitingGames({ games }: { readonly games: readonly ActiveGame[] }) {
  const shown = games.length > MAX_ROWS ? games.slice(0, MAX_ROWS - 1) : games;
  const others = games.length - shown.length;
  return (
    <>
      {shown.map((game) => (
        <Way
          key={game.gameId}
          picture={FRIEND_PICTURE}
          to={pathOf(PAGES.liveGame, { gameId: game.gameId })}
          name={
            <>
              <span>Your move: </span>
              <Name>{opponentOf(game) ?? 'a friend'}</Name>
            </>
          }
          detail={roundText(game.currentRound, ROUNDS)}
          isWaiting
        />
      ))}
      {others > 0 && (
        <Way
          picture={FRIEND_PICTURE}
          to={PAGES.playFriend}
          name={`Your move in ${others} more games`}
          detail="See all of your games"
          isWaiting
        />
      )}
    </>
  );
}

/** The games against the bot that the player has begun today or yesterday. */
export const RunningDuels = ({ duels }: { readonly duels: readonly DuelSummary[] }) =>
  duels.map(({ gameId, level, currentRound }) => (
    <Way
      key={gameId}
      picture={BOT_PICTURE}
      to={pathOf(PAGES.duel, { gameId })}
      name={`Resume: ${DUEL_TEXTS.botName}`}
      detail={`${DUEL_TEXTS.levels[level].name} · ${roundText(currentRound, ROUNDS)}`}
      isWaiting
    />
  ));
