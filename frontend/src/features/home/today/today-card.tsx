import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { addDays, type PlainDate } from '@tessera/rules';
import { HOME_TEXTS } from '../home-texts';
import { Link } from '../../../ui/link/link';
import { ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { NoShiftText } from '../../../ui/stats/no-shift-text';
import { dayText } from '../../../ui/util/day-text';
import { Countdown } from './countdown';
import type { HomeState, TodaysGame } from '../use-home-state';
import { TodaysStats } from './todays-stats';

/** Until the game's state is known, the link leads to whatever there is. */
const PLAY_TEXTS = {
  unknown: TEXTS.todaysGame,
  unplayed: `Play ${TEXTS.todaysGame}`,
  active: `Resume ${TEXTS.todaysGame}`,
} as const;

interface TodayCardProps {
  readonly today: PlainDate;
  readonly state: Pick<HomeState, 'isKnown' | 'isNewcomer' | 'game' | 'stats' | 'recent'>;
}

/** Today's game and the player's statistics. Newcomers have none; all other states have the same height. */
export function TodayCard({ today, state }: TodayCardProps) {
  const { isKnown, isNewcomer, game, stats, recent } = state;
  const completed = game.state === 'completed';
  return (
    <Card
      title={completed ? HOME_TEXTS.completed : TEXTS.todaysGame}
      note={<NoShiftText value={noteText(today, game)} />}
      varies
    >
      <div className="today">
        {!isNewcomer && (
          <div className="grid min-h-[78px] content-center gap-2.5">
            {stats ? (
              <>
                <TodaysStats game={game} stats={stats} />
                <p className="flex justify-between gap-3 text-sm text-ink-2">
                  <span>
                    Played of last 3:{' '}
                    <b className="font-semibold text-ink tabular-nums">{`${stats.playedOfLastThree}/3`}</b>
                  </span>
                  {completed && <YesterdaysGrid today={today} recent={recent} />}
                </p>
              </>
            ) : isKnown ? (
              <p className="text-ink-2">{HOME_TEXTS.streaksFailed}</p>
            ) : (
              <div className="stats-waiting" />
            )}
          </div>
        )}
        {game.state === 'completed' ? (
          <div className="flex min-h-12 flex-wrap items-center gap-3 *:flex-[1_0_7.5rem]">
            <p className="grid gap-0.5 text-xs text-ink-2">
              {HOME_TEXTS.nextLetters} <Countdown today={today} />
            </p>
            {game.completion && (
              <div className="grid">
                <ButtonLink
                  to={pathOf(PAGES.dailyResults, { gameId: game.completion.gameId })}
                  variant="primary"
                >
                  {TEXTS.seeResults}
                </ButtonLink>
              </div>
            )}
          </div>
        ) : (
          <ButtonLink to={PAGES.daily} variant="primary" wide>
            <NoShiftText value={PLAY_TEXTS[game.state]} />
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** '#689 · Fri 20 Nov'. Next to the longer title there is room for the number only. */
const noteText = (today: PlainDate, { number, state }: TodaysGame): string =>
  [...(number === null ? [] : [`#${number}`]), ...(state === 'completed' ? [] : [dayText(today)])].join(
    ' · ',
  );

/** A link to the results of yesterday's daily, which show the best grid, if it was played. */
function YesterdaysGrid({ today, recent }: { readonly today: PlainDate } & Pick<HomeState, 'recent'>) {
  const yesterday = recent.find(({ date }) => date === addDays(today, -1));
  return (
    yesterday && (
      <Link className="text-link" to={pathOf(PAGES.dailyResults, { gameId: yesterday.gameId })}>
        {HOME_TEXTS.yesterday}
      </Link>
    )
  );
}
