import type { OpponentRecord } from '@tessera/contracts';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import { outcomeOf } from '@tessera/rules';
import { Link } from '../../../ui/link/link';
import { ReportButton } from '../../reports/report-button.public';
import {
  balanceText,
  lastGameText,
  marginText,
  opponentName,
  OPPONENT_TEXTS,
  OUTCOME_LETTERS,
} from './opponent-texts';
import { Name } from '../../../ui/layout/name';

/** An opponent: the balance, and the last games, each with its review. */
export function OpponentRow({ opponent }: { readonly opponent: OpponentRecord }) {
  const { publicId, playerName, isDeleted } = opponent;
  const name = opponentName(opponent);
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <div className="flex min-w-0 items-center gap-1">
          <h3 className="min-w-0 text-md font-semibold wrap-anywhere">
            <Name>{name}</Name>
          </h3>
          {playerName !== null && !isDeleted && (
            <ReportButton iconOnly kind="player-name" target={publicId} name={playerName} />
          )}
        </div>
        <p className="tabular-nums">{balanceText(opponent)}</p>
      </div>
      <p className="text-sm text-ink-2 tabular-nums">{marginText(opponent)}</p>
      <ul className="last-games" aria-label={OPPONENT_TEXTS.lastGames}>
        {opponent.lastGames.map((game) => (
          <li key={game.gameId}>
            <Link
              className="last-games__game"
              data-outcome={outcomeOf(game.score, game.opponentScore)}
              to={pathOf(PAGES.review, { gameId: game.gameId })}
              aria-label={lastGameText(game)}
              title={lastGameText(game)}
            >
              <b translate="no">{OUTCOME_LETTERS[outcomeOf(game.score, game.opponentScore)]}</b>
              <span>{`${game.score}–${game.opponentScore}`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
