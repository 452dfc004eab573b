import type { FinishedGame } from '@tessera/contracts';
import { PAGES, pathOf } from '@tessera/contracts/constants';
import { outcomeOf, type Outcome } from '@tessera/rules';
import { ChevronRight } from '../../../ui/icons/icons';
import { Link } from '../../../ui/link/link';
import { formatInstant } from '../../../ui/util/date-format';
import { friendName } from './friend-name';
import { Name } from '../../../ui/layout/name';

const OUTCOMES: Record<Outcome, string> = { won: 'Won', lost: 'Lost', tied: 'Tied' };

/** A finished game: the opponent, the scores, the day. Leads to its review. */
export const FinishedRow = ({ game }: { readonly game: FinishedGame }) => (
  <li>
    <Link
      className="flex min-h-[52px] items-center gap-3 px-3.5 py-2 text-inherit no-underline -outline-offset-3 hover:bg-ink/5"
      to={pathOf(PAGES.review, { gameId: game.gameId })}
    >
      <span className="grid min-w-0 flex-1">
        <Name className="truncate font-medium">{friendName(game.opponent)}</Name>
        <span className="text-sm text-ink-2">
          <span>{`${formatInstant.medium(game.completedAt)} · `}</span>
          <span translate="no">{game.gameId}</span>
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span>{`${OUTCOMES[outcomeOf(game.score, game.opponentScore)]} `}</span>
        <b className="font-semibold">{`${game.score}–${game.opponentScore}`}</b>
      </span>
      <ChevronRight size={18} className="flex-none text-ink-2" aria-hidden />
    </Link>
  </li>
);
