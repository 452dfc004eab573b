import type { DailyGame } from '@tessera/contracts';
import { PAGES, REVIEW_TEXTS, pathOf } from '@tessera/contracts/constants';
import { gridFromRows, plainDate } from '@tessera/rules';
import { useMemo } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { localCompletions } from '../../../store/daily/completions';
import { useIsOver, useToday } from '../../../store/daily/today';
import { ButtonLink } from '../../../ui/button/button';
import { namePromptDue } from '../../players/name-prompt.slice';
import { useStanding } from '../../players/players.api';
import { BestPossible } from '../../best-grid/best-possible.public';
import { useDailyHighScoreQuery } from '../daily.api';
import { ResultDetail } from './result-detail';
import { StreakNotification } from './streak-notification';

interface ResultViewProps {
  readonly game: DailyGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

/** The results of the player's own daily. */
export function ResultView({ game, fresh }: ResultViewProps) {
  const { gameId, playerScore } = game;
  const date = plainDate(game.dailyChallengeDate);
  const today = useToday();
  const standing = useStanding(today, { poll: true });
  const { data: highScore = null, isLoading } = useDailyHighScoreQuery(date);
  const isToday = date === today;
  // A game finished just after midnight counts like any other, as long as no later game has been played.
  const counts = !useIsOver(date) && !localCompletions().some((other) => other.date > date);
  const dispatch = useAppDispatch();
  const grid = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);

  return (
    <ResultDetail
      {...{ game, fresh, isToday, standing, highScore }}
      isHighScoreDue={isLoading}
      from={pathOf(PAGES.dailyResults, { gameId })}
      notificationOf={(counted) => (
        <StreakNotification
          finished={{ gameId, score: playerScore, streak: standing.streak }}
          due={fresh && counts && counted && standing.settled}
          onDone={() => void dispatch(namePromptDue())}
        />
      )}
      review={<ButtonLink to={pathOf(PAGES.review, { gameId })}>{REVIEW_TEXTS.review}</ButtonLink>}
    >
      <BestPossible grid={grid} score={playerScore} />
    </ResultDetail>
  );
}
