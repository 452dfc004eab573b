import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { addDays, type PlainDate } from '@tessera/rules';
import { Link } from '../../../ui/link/link';
import { ownCompletionOn } from '../../../store/daily/completions';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { NoShiftText } from '../../../ui/stats/no-shift-text';
import { dayText } from '../../../ui/util/day-text';
import { useOwnStats, type OwnStats } from '../../players/players.api';
import { Countdown } from './countdown';
import { HOME_TEXTS } from '../home-texts';
import { FirstGoal, TodaysStats } from './todays-stats';
import { useTodaysGame, type TodaysGame } from './use-todays-game';

/** Today's game and the player's statistics. */
export function TodayCard({ today }: { readonly today: PlainDate }) {
  return <TodayView today={today} game={useTodaysGame(today)} stats={useOwnStats(today)} />;
}

interface TodayViewProps {
  readonly today: PlainDate;
  readonly game: TodaysGame;
  readonly stats: OwnStats;
}

/** All its states have the same height. */
export function TodayView({ today, game, stats }: TodayViewProps) {
  const completed = game.state === 'completed';
  return (
    <Card
      title={completed ? HOME_TEXTS.completed : TEXTS.todaysGame}
      note={<NoShiftText value={noteText(today, game)} />}
      varies
    >
      <div className="grid min-h-[78px] content-center gap-2.5">
        {completed || stats.hasPlayed ? (
          <>
            <TodaysStats game={game} stats={stats} />
            <p className="flex justify-between gap-3 text-sm text-ink-2">
              <span>
                Played of last 3:{' '}
                <b className="font-semibold text-ink tabular-nums">{stats.playedOfLastThree}/3</b>
              </span>
              {completed && <YesterdaysGrid today={today} />}
            </p>
          </>
        ) : (
          <FirstGoal highScore={game.highScore} />
        )}
      </div>
      {completed && game.gameId !== null ? (
        <div className="flex min-h-12 flex-wrap items-center gap-3 *:flex-[1_0_7.5rem]">
          <p className="grid gap-0.5 text-xs text-ink-2">
            {HOME_TEXTS.nextLetters} <Countdown today={today} />
          </p>
          <div className="grid">
            <ButtonLink to={pathOf(PAGES.dailyResults, { gameId: game.gameId })} variant="primary">
              {TEXTS.seeResults}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <ButtonLink to={PAGES.daily} variant="primary" wide>
          {`${game.state === 'active' ? 'Resume' : 'Play'} ${TEXTS.todaysGame}`}
        </ButtonLink>
      )}
    </Card>
  );
}

/** '#689 · Fri 20 Nov'. Next to the longer title there is room for the number only. */
const noteText = (today: PlainDate, { number, state }: TodaysGame): string =>
  [...(number === null ? [] : [`#${number}`]), ...(state === 'completed' ? [] : [dayText(today)])].join(
    ' · ',
  );

/** A link to the results of yesterday's daily, which show the best grid, if it was played in this browser. */
function YesterdaysGrid({ today }: { readonly today: PlainDate }) {
  const yesterday = ownCompletionOn(addDays(today, -1));
  return (
    yesterday && (
      <Link className="text-link" to={pathOf(PAGES.dailyResults, { gameId: yesterday.gameId })}>
        {HOME_TEXTS.yesterday}
      </Link>
    )
  );
}
