import { PAGES, PRODUCT, REVIEW_TEXTS, TEXTS, pathOf } from '@tessera/contracts/constants';
import type { DailyGame } from '@tessera/contracts';
import { BLIND_LETTERS, cellsOf, gridFromRows, plainDate } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../../store/today';
import { Board } from '../../ui/board';
import { Button, ButtonLink } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { HeaderNote } from '../../ui/header-note';
import { announce } from '../../ui/live-region';
import { Actions, ButtonRow, Page } from '../../ui/page';
import { ResultWords } from '../../ui/result-words';
import { useLineByLine } from '../../ui/use-line-by-line';
import { namePromptDue } from '../players/name-prompt.slice';
import { useStanding } from '../players/players.api';
import { BestPossible } from '../review/best-possible.part';
import { useDailyHighScoreQuery } from './daily.api';
import { LetterLine } from '../../ui/letter-line';
import { ShareDailyDialog } from './share-daily-dialog';
import { StreakNews } from './streak-news';

interface ResultViewProps {
  readonly game: DailyGame;
  /** Just played: the score is counted before the player's eyes. */
  readonly fresh: boolean;
}

export function ResultView({ game, fresh }: ResultViewProps) {
  const { gameNumber, playerScore, playerWords } = game;
  const date = plainDate(game.dailyChallengeDate);
  const today = useToday();
  const { streak, emoji, playedOfLastThree, settled } = useStanding(today, { poll: true });
  const { data: highScore = null, isLoading: isHighScoreDue } = useDailyHighScoreQuery(date);
  const isToday = date === today;
  const dispatch = useAppDispatch();
  const [sharing, setSharing] = useState(false);

  const grid = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const lines = useMemo(
    () => playerWords.map((word) => ({ cells: cellsOf(word), points: word.score })),
    [playerWords],
  );
  const { lit, raised, points, done } = useLineByLine(lines, fresh);
  const scored = useMemo(() => new Set(lines.flatMap(({ cells }) => cells)), [lines]);
  const heading = `${PRODUCT} #${gameNumber} complete`;

  useEffect(() => {
    if (done) announce(`${heading}. Your score is ${playerScore}.`);
  }, [done, heading, playerScore]);

  return (
    <Page title="Results" heading={`${heading}: ${playerScore} points`} hiddenHeading>
      <HeaderNote>#{gameNumber}</HeaderNote>
      <div className="grid gap-1.5">
        <p className="text-center" aria-hidden="true">
          <b
            className="block font-display text-[60px] md:text-[64px] leading-none font-[640] tabular-nums"
            data-testid="score"
          >
            {done ? playerScore : points}
          </b>
          <span className="text-ink-2">{heading}</span>
        </p>
        <StreakNews
          finished={{ gameId: game.gameId, score: playerScore, streak }}
          due={fresh && isToday && done && settled}
          onTold={() => void dispatch(namePromptDue())}
        />
        <Facts
          items={[
            {
              label: isToday ? "today's high score" : "the day's high score",
              value: highScore ?? '–',
            },
            { label: '20+ streak', to: PAGES.achievements, value: emoji ? `${streak} ${emoji}` : streak },
            { label: 'of last 3 played', value: `${playedOfLastThree}/3` },
          ]}
        />
        <Board grid={grid} label={TEXTS.gridName} size="small" {...(done ? { scored } : { lit, raised })} />
        <ResultWords
          from={pathOf(PAGES.dailyResults, { gameId: game.gameId })}
          grid={grid}
          words={playerWords}
        />
        <BestPossible grid={grid} score={playerScore} />
        <LetterLine
          label={isToday ? "Today's letters" : "The day's letters"}
          letters={game.letterSequence.slice(0, BLIND_LETTERS)}
        />
      </div>
      <Actions>
        <Button variant="primary" wide busy={isHighScoreDue} onClick={() => setSharing(true)}>
          {TEXTS.shareResults}
        </Button>
        <ButtonLink to={PAGES.leaderboards} wide>
          {TEXTS.viewLeaderboards}
        </ButtonLink>
        <ButtonRow>
          <ButtonLink to={pathOf(PAGES.review, { gameId: game.gameId })}>{REVIEW_TEXTS.review}</ButtonLink>
          <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
        </ButtonRow>
      </Actions>
      <ShareDailyDialog
        open={sharing}
        onOpenChange={setSharing}
        gameId={game.gameId}
        result={{ gameNumber, score: playerScore, grid, highScore, isToday }}
      />
    </Page>
  );
}
