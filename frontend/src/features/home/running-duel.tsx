import { PAGES, pathOf, roundText } from '@tessera/contracts/constants';
import { ROUNDS } from '@tessera/rules';
import { Link } from '../../ui/link/link';
import { useDailyDate } from '../../store/daily/daily-date';
import { useRunningDuelsQuery } from './below/home.api';

/** 'Resume: Round 5 of 16' */
const runningDuelText = (round: number): string => `Resume: ${roundText(round, ROUNDS)}`;

/** Takes the place of the promise while a game against the bot is in progress. Leads to it, or to the list of several. */
export function RunningDuel() {
  const { data: [first, ...others] = [] } = useRunningDuelsQuery(useDailyDate());
  if (!first) return null;
  const isOnly = others.length === 0;
  return (
    <Link
      to={isOnly ? pathOf(PAGES.duel, { gameId: first.gameId }) : PAGES.duels}
      className="way__name way__running"
    >
      {isOnly ? runningDuelText(first.currentRound) : `${others.length + 1} games in progress`}
    </Link>
  );
}
