import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import type { DailyGame } from '@tessera/contracts';
import { BLIND_LETTERS } from '@tessera/rules';
import type { ReactNode } from 'react';
import { BigScore } from '../../../game-kit/result/big-score';
import { Board } from '../../../game-kit/board/board';
import { ButtonLink } from '../../../ui/button/button';
import { Facts } from '../../../ui/stats/facts';
import { HeaderNote } from '../../../ui/layout/header-note';
import { OtherGameModes } from '../../../game-kit/layout/other-game-modes';
import { Actions, ButtonRow, Page } from '../../../ui/layout/page';
import { ResultLayout } from '../../../game-kit/result/result-layout';
import { ResultWords } from '../../../game-kit/result/result-words';
import { useRevealedGrid } from '../../../game-kit/result/use-revealed-grid';
import { useScoreAnnouncement } from '../../../game-kit/result/use-score-announcement';
import type { Standing } from '../../players/players.api';
import { LetterLine } from '../../../game-kit/result/letter-line';
import { ShareDailyButton } from '../../results/share-daily-button.public';

interface ResultDetailProps {
  readonly game: DailyGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
  readonly isToday: boolean;
  readonly standing: Standing;
  readonly highScore: number | null;
  readonly isHighScoreDue?: boolean;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
  /** What the game did for the streak. Receives whether the score has been counted. */
  readonly notificationOf?: (counted: boolean) => ReactNode;
  /** Further content about the grid. */
  readonly children?: ReactNode;
  /** The link to the review. */
  readonly review?: ReactNode;
}

/** The results of a daily: score, grid, words, and actions. */
export function ResultDetail({ game, fresh, isToday, standing, highScore, ...props }: ResultDetailProps) {
  const { gameNumber, playerScore, playerWords } = game;
  const { streak, emoji, playedOfLastThree } = standing;
  const { grid, marks, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const heading = `${PRODUCT} #${gameNumber} complete`;

  useScoreAnnouncement(done, heading, playerScore);

  return (
    <Page title="Results" heading={`${heading}: ${playerScore} points`} hiddenHeading width="wide">
      <HeaderNote>#{gameNumber}</HeaderNote>
      <ResultLayout
        grid={
          <>
            <p className="text-center" aria-hidden="true">
              <BigScore points={done ? playerScore : points} />
              <span className="text-ink-2">{heading}</span>
            </p>
            {props.notificationOf?.(done)}
            <Facts
              items={[
                {
                  label: isToday ? "today's high score" : "that day's high score",
                  value: highScore ?? '–',
                },
                { label: '20+ streak', to: PAGES.achievements, value: emoji ? `${streak} ${emoji}` : streak },
                { label: 'played of last 3', value: `${playedOfLastThree}/3` },
              ]}
            />
            <Board grid={grid} label={TEXTS.gridName} size="small" {...marks} />
          </>
        }
      >
        <ResultWords from={props.from} grid={grid} words={playerWords} />
        <Actions>
          <ShareDailyButton
            busy={props.isHighScoreDue ?? false}
            gameId={game.gameId}
            result={{ gameNumber, score: playerScore, grid, highScore, isToday }}
          />
          <ButtonRow>
            <ButtonLink to={PAGES.leaderboards}>{TEXTS.viewLeaderboards}</ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </Actions>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-4">
          {props.children}
          {props.review}
          <LetterLine
            label={isToday ? "Today's letters" : "That day's letters"}
            letters={game.letterSequence.slice(0, BLIND_LETTERS)}
          />
        </div>
        <OtherGameModes />
      </ResultLayout>
    </Page>
  );
}
