import type { OpponentRecord } from '@tessera/contracts';
import { REPLAY_TEXTS, RESULTS_TEXTS } from '@tessera/contracts/constants';
import { outcomeOf, type Outcome } from '@tessera/rules';
import { pointsText, formatInstant } from '../../../ui/util/format';

export const OPPONENT_TEXTS = {
  title: 'Against friends',
  loading: 'Loading your friends...',
  failed: 'Failed to load your games with friends',
  empty: "Once you finish a live game with a friend, you'll see who's ahead here.",
  lastGames: 'Last games',
  noneFinished: 'No finished games yet',
} as const;

export const opponentName = ({ isDeleted, playerName }: OpponentRecord): string =>
  isDeleted ? REPLAY_TEXTS.deletedPlayer : (playerName ?? RESULTS_TEXTS.anonymous);

/** 'Won 3 · lost 2 · tied 1 · let go 1' */
export const balanceText = ({ won, lost, tied, letGo }: OpponentRecord): string =>
  `Won ${won} · lost ${lost} · tied ${tied}${letGo > 0 ? ` · let go ${letGo}` : ''}`;

/** '2.3 points ahead on average' */
export function marginText({ won, lost, tied, meanMargin }: OpponentRecord): string {
  if (won + lost + tied === 0) return OPPONENT_TEXTS.noneFinished;
  if (meanMargin === 0) return 'Even on average';
  return `${pointsText(Math.abs(meanMargin), 1)} ${meanMargin > 0 ? 'ahead' : 'behind'} on average`;
}

type LastGame = OpponentRecord['lastGames'][number];

export const OUTCOME_LETTERS: Record<Outcome, string> = { won: 'W', lost: 'L', tied: 'T' };

const OUTCOMES: Record<Outcome, string> = { won: 'Won', lost: 'Lost', tied: 'Tied' };

/** 'Won 24 to 18, 20 November' */
export const lastGameText = (game: LastGame): string =>
  `${OUTCOMES[outcomeOf(game.score, game.opponentScore)]} ${game.score} to ${game.opponentScore}, ${formatInstant.longOfYear(game.completedAt)}`;
