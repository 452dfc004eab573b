import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { Button, ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { NoShiftText } from '../../ui/stats/no-shift-text';
import { Stats } from '../../ui/stats/stats';
import { useStanding, type Standing } from '../players/players.api';
import { dayText } from '../../ui/util/day-text';
import { useTodaysGame, type TodaysGame } from './use-todays-game';

const UNKNOWN = '–';

/** Today's game and the player's statistics. */
export function TodayCard({ today }: { readonly today: PlainDate }) {
  return <TodayView today={today} game={useTodaysGame(today)} standing={useStanding(today)} />;
}

interface TodayViewProps {
  readonly today: PlainDate;
  readonly game: TodaysGame;
  readonly standing: Standing;
}

export function TodayView({ today, game, standing }: TodayViewProps) {
  const { streak, status, emoji, playedOfLastThree } = standing;
  const day = dayText(today);
  const note = <NoShiftText value={game.number === null ? day : `#${game.number} · ${day}`} />;
  return (
    <Card title={TEXTS.todaysGame} note={note} varies>
      <Stats
        items={[
          { label: 'Your score', value: game.score ?? UNKNOWN },
          { label: 'High score', value: game.highScore ?? UNKNOWN },
          { label: '20+ streak', value: streak },
          { label: status ?? 'Status', value: emoji ?? UNKNOWN },
        ]}
      />
      <p className="text-center text-sm text-ink-2">
        Played of last 3: <b className="font-semibold text-ink tabular-nums">{playedOfLastThree}/3</b>
      </p>
      {game.state === 'completed' ? (
        // On one line, so that the card keeps its height.
        <div className="flex gap-2 [&>*]:px-2.5 [&>button]:flex-1 [&>button]:text-sm">
          <Button size="large" disabled>
            {`${TEXTS.todaysGame} Completed!`}
          </Button>
          {game.gameId !== null && (
            <ButtonLink to={pathOf(PAGES.dailyResults, { gameId: game.gameId })} variant="primary">
              {TEXTS.seeResults}
            </ButtonLink>
          )}
        </div>
      ) : (
        <ButtonLink to={PAGES.daily} variant="primary" wide>
          {`${game.state === 'active' ? 'Resume' : 'Play'} ${TEXTS.todaysGame}`}
        </ButtonLink>
      )}
    </Card>
  );
}
