import { TEXTS, finishText } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { addDays, type PlainDate, TIER_STEP, tierOf } from '@tessera/rules';
import { HOME_TEXTS } from './home-texts';
import { Link } from '../../ui/link/link';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { dayText } from '../../ui/util/format';
import type { HomeState, TodaysGame } from './use-home-state';
import { Stats, NoShiftText } from '../../ui/stats/stats';
import type { OwnStats } from '../players/players.api';
import { useEffect, useState } from 'react';
import { clockNotifier, serverNow } from '../../store/clock';

const UNKNOWN = '–';

interface TodaysStatsProps {
  readonly game: TodaysGame;
  readonly stats: OwnStats;
}

/** The statistics that mean something by now. */
function TodaysStats({ game, stats }: TodaysStatsProps) {
  const { streak, status, emoji } = stats;
  const highScore = { label: 'High score', value: game.highScore ?? UNKNOWN };
  if (streak === 0) {
    return (
      <div className="grid grid-cols-[auto_1fr] items-center gap-4">
        <Stats items={[highScore]} />
        <p className="text-center font-medium text-balance">{TEXTS.startStreak}</p>
      </div>
    );
  }
  const items = [
    highScore,
    { label: '20+ streak', value: streak, to: PAGES.record },
    status !== null && emoji !== null
      ? { label: status, value: emoji }
      : { label: `to ${tierOf(TIER_STEP)?.name}`, value: TIER_STEP - streak },
  ];
  return <Stats items={items} />;
}

/** Until the game's state is known, the link leads to whatever there is. */
const PLAY_TEXTS = {
  unknown: TEXTS.todaysGame,
  unplayed: `Play ${TEXTS.todaysGame}`,
  active: `Resume ${TEXTS.todaysGame}`,
} as const;

interface TodayCardProps {
  readonly today: PlainDate;
  readonly state: Pick<HomeState, 'isKnown' | 'isNewcomer' | 'game' | 'stats' | 'recent' | 'unfinished'>;
}

/** Today's game and the player's statistics. Newcomers have none; all other states have the same height. */
export function TodayCard({ today, state }: TodayCardProps) {
  const { isKnown, isNewcomer, game, stats, recent, unfinished } = state;
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
                  {unfinished ? (
                    <Link className="text-link" to={PAGES.daily} state={{ toFinish: unfinished.facts.date }}>
                      {finishText(unfinished.facts.gameNumber)}
                    </Link>
                  ) : (
                    completed && <YesterdaysGrid today={today} recent={recent} />
                  )}
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

const SECOND = 1000;

/** Milliseconds until the day after `today` begins in this device's time zone. */
const timeLeft = (today: PlainDate): number =>
  Math.max(0, new Date(`${addDays(today, 1)}T00:00:00`).getTime() - serverNow());

const twoDigits = (number: number): string => String(Math.floor(number)).padStart(2, '0');

/** '05:09:42', rounded up, so that it ends with the day. */
function clockText(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** Counts down to the next daily, which appears once the day is over. */
function Countdown({ today }: { readonly today: PlainDate }) {
  const [left, setLeft] = useState(() => timeLeft(today));
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const now = timeLeft(today);
        setLeft(now);
        // Whatever depends on the date looks at the clock again.
        if (now === 0) clockNotifier.notify(null);
      },
      left % SECOND || SECOND,
    );
    return () => clearTimeout(timer);
  }, [left, today]);
  return (
    // Screen readers read it on request; role="timer" isn't announced.
    <span role="timer" className="font-display text-2xl text-ink leading-none font-[620] tabular-nums">
      {clockText(left)}
    </span>
  );
}
