import type { DailyGame } from '@tessera/contracts/daily';
import { LIMITS, PAGES, pathOf } from '@tessera/contracts/wire';
import { gridFromRows, plainDate } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { isBestOfMonth, localCompletions } from '../../../store/daily/completions';
import { useDailyDate } from '../../../store/daily/daily-date';
import { useIsDateOver } from '../../../store/daily/today';
import { useBestGrid } from '../../../solver/use-solver';
import { NamePromptCard } from '../../players/name-prompt.public';
import { usePlayerNameQuery } from '../../players/names.api';
import { useOwnStats } from '../../players/players.api';
import { BestPossibleOf } from '../../best-grid/best-possible.public';
import { ReviewLink } from '../../best-grid/review-link.public';
import { ScoreSpread } from '../../spread/score-spread.public';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { useDailyHighScoreQuery } from '../daily.api';
import { ShowWordsCard } from '../../settings/show-words-card.public';
import { Verdict } from '../../best-grid/verdict.public';
import { useDailySpreadQuery } from '../../spread/spread.api';
import { formatDate } from '../../../ui/util/format';
import { OwnStreak } from './streak';
import { isStreakEnhanced } from './post-game';
import { ResultDetail } from './result-detail';

const StorageNote = lazyComponent(
  () => import('../../devices/storage-note.public').then((part) => part.StorageNote),
  { whenIdle: false, silent: true },
);

interface ResultViewProps {
  readonly game: DailyGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

/** The results of the player's own daily. */
export function ResultView({ game, fresh }: ResultViewProps) {
  const { gameId, playerScore } = game;
  const date = plainDate(game.dailyChallengeDate);
  const today = useDailyDate();
  const stats = useOwnStats(today, { poll: true });
  const { data: highScore = null, isLoading } = useDailyHighScoreQuery(date);
  const isToday = date === today;
  // A game finished just after midnight counts like any other, as long as no later game has been played.
  const inTime = !useIsDateOver(date) && !localCompletions().some((other) => other.date > date);
  const counts = fresh && inTime;
  const finished = { gameId, score: playerScore, streak: stats.streak };
  const grid = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const search = useBestGrid(grid, game.lexicon);
  const nameless = useNameless(fresh);
  const best = search.state === 'done' ? search.answer : null;
  const possible = best && Math.max(best.score, playerScore);
  const { currentData: spread } = useDailySpreadQuery(date);
  const [bestIn] = useState(() => (isBestOfMonth(date, playerScore) ? formatDate.month(date) : null));

  return (
    <ResultDetail
      {...{ game, fresh, isToday, stats, highScore }}
      enhanced={counts && isStreakEnhanced(finished)}
      isHighScoreDue={isLoading}
      isReady={nameless !== null}
      isPossibleDue={search.state === 'working'}
      possible={possible}
      verdict={(end) => (
        <Verdict
          {...{ end, search, bestIn }}
          score={playerScore}
          words={game.playerWords}
          spread={spread?.scores}
        />
      )}
      from={pathOf(PAGES.dailyResults, { gameId })}
      streakStrip={({ counted, rested }) => (
        <OwnStreak {...{ counted, rested }} finished={finished} counts={counts} settled={stats.settled} />
      )}
      namePrompt={({ rested }) => nameless === true && <NamePromptCard shown={rested} />}
      review={<ReviewLink game={game} ready={best !== null} />}
    >
      {fresh && <ShowWordsCard />}
      <ScoreSpread date={date} score={playerScore} />
      <BestPossibleOf search={search} score={playerScore} />
      {fresh && <StorageNote />}
    </ResultDetail>
  );
}

/**
 * After a game, whether the player has no name, so that there may be a card that asks for one. Null until it
 * is known; then it stays, because the card must not move the actions later. A slow answer isn't awaited.
 */
function useNameless(fresh: boolean): boolean | null {
  const { data: name, isLoading } = usePlayerNameQuery({ skip: !fresh });
  const [nameless, setNameless] = useState(fresh ? null : false);
  if (nameless === null && !isLoading) setNameless(name === null);
  useEffect(() => {
    if (nameless !== null) return;
    const timer = setTimeout(() => setNameless(false), LIMITS.NAME_LOOKUP_MS);
    return () => clearTimeout(timer);
  }, [nameless]);
  return nameless;
}
