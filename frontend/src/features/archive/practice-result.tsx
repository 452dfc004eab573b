import type { PracticeGame } from '@tessera/contracts';
import {
  ARCHIVE_TEXTS,
  PAGES,
  REVIEW_TEXTS,
  TEXTS,
  pathOf,
  practiceDone,
  practiceTitle,
} from '@tessera/contracts/constants';
import { BLIND_LETTERS, ROUNDS, type PlainDate } from '@tessera/rules';
import { BigScore } from '../../game-kit/result/big-score';
import { Board } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote } from '../../ui/layout/header-note';
import { LetterLine } from '../../game-kit/result/letter-line';
import { Actions, ButtonRow, Page } from '../../ui/layout/page';
import { ResultLayout } from '../../game-kit/result/result-layout';
import { ResultWords } from '../../game-kit/result/result-words';
import { useRevealedGrid } from '../../game-kit/result/use-revealed-grid';
import { useScoreAnnouncement } from '../../game-kit/result/use-score-announcement';
import { BestPossible } from '../best-grid/best-possible.public';
import { PracticeFacts } from './practice-facts';

interface PracticeResultProps {
  readonly date: PlainDate;
  readonly game: PracticeGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

export function PracticeResult({ date, game, fresh }: PracticeResultProps) {
  const { gameId, gameNumber, playerScore, playerWords } = game;
  const { grid, marks, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const heading = practiceDone(gameNumber);

  useScoreAnnouncement(done, heading, playerScore, ` ${ARCHIVE_TEXTS.practiceNote}.`);

  return (
    <Page
      title={practiceTitle(gameNumber)}
      heading={`${heading}: ${playerScore} points`}
      hiddenHeading
      width="wide"
    >
      <HeaderNote>#{gameNumber}</HeaderNote>
      <ResultLayout
        grid={
          <>
            <div className="text-center">
              <p aria-hidden="true">
                <BigScore points={done ? playerScore : points} />
                <span className="text-ink-2">{heading}</span>
              </p>
              <p className="text-sm font-medium text-teal">{ARCHIVE_TEXTS.practiceNote}</p>
            </div>
            <PracticeFacts date={date} />
            <Board grid={grid} label={TEXTS.gridName} size="small" {...marks} />
          </>
        }
      >
        <ResultWords from={pathOf(PAGES.practice, { date })} grid={grid} words={playerWords} />
        <BestPossible grid={grid} score={playerScore} />
        <LetterLine label="That day's letters" letters={game.letterSequence.slice(0, BLIND_LETTERS)} />
        <Actions>
          {game.roundHistory.length === ROUNDS && (
            <ButtonLink to={pathOf(PAGES.review, { gameId })} variant="primary" wide>
              {REVIEW_TEXTS.review}
            </ButtonLink>
          )}
          <ButtonRow>
            <ButtonLink to={`${PAGES.archive}?month=${date.slice(0, 7)}`}>
              {ARCHIVE_TEXTS.backToArchive}
            </ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </Actions>
      </ResultLayout>
    </Page>
  );
}
