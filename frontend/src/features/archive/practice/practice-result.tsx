import type { PracticeGame } from '@tessera/contracts';
import {
  ARCHIVE_TEXTS,
  PAGES,
  pathOf,
  pointsText,
  practiceDone,
  practiceTitle,
  REVIEW_TEXTS,
  TEXTS,
} from '@tessera/contracts/constants';
import { BLIND_LETTERS, monthOf, ROUNDS, type PlainDate } from '@tessera/rules';
import { BigScore } from '../../../game-kit/result/big-score';
import { ButtonLink } from '../../../ui/button/button';
import { HeaderNote } from '../../../ui/layout/header-note';
import { LetterLine } from '../../../game-kit/result/letter-line';
import { Actions, ButtonRow, Page } from '../../../ui/layout/page';
import { ResultLayout } from '../../../game-kit/result/result-layout';
import { ResultBoard } from '../../../game-kit/result/result-board';
import { useRevealedGrid } from '../../../game-kit/result/use-revealed-grid';
import { useResultAnnouncement } from '../../../game-kit/result/use-result-announcement';
import { ScoreSpread } from '../../spread/score-spread.public';
import { BestPossible } from '../../best-grid/best-possible.public';
import { PracticeFacts } from './practice-facts';

interface PracticeResultProps {
  readonly date: PlainDate;
  readonly game: PracticeGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

export function PracticeResult({ date, game, fresh }: PracticeResultProps) {
  const { gameId, gameNumber, playerScore, playerWords } = game;
  const { shown, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const heading = practiceDone(gameNumber);

  useResultAnnouncement(fresh, {
    score: playerScore,
    words: playerWords,
    more: `${ARCHIVE_TEXTS.practiceNote}.`,
  });

  return (
    <Page
      title={practiceTitle(gameNumber)}
      heading={`${heading}: ${pointsText(playerScore)}`}
      hiddenHeading
      width="wide"
    >
      <HeaderNote>#{gameNumber}</HeaderNote>
      <ResultLayout
        score={
          <>
            <div className="text-center">
              <p aria-hidden="true">
                <BigScore points={done ? playerScore : points} />
                <span className="text-ink-2">{heading}</span>
              </p>
              <p className="text-sm font-medium text-teal">{ARCHIVE_TEXTS.practiceNote}</p>
            </div>
            <PracticeFacts date={date} />
          </>
        }
        grid={<ResultBoard {...shown} label={TEXTS.gridName} from={pathOf(PAGES.practice, { date })} />}
      >
        <Actions>
          {game.roundHistory.length === ROUNDS && (
            <ButtonLink to={pathOf(PAGES.review, { gameId })} variant="primary" wide>
              {REVIEW_TEXTS.review}
            </ButtonLink>
          )}
          <ButtonRow>
            <ButtonLink to={`${PAGES.archive}?month=${monthOf(date)}`}>
              {ARCHIVE_TEXTS.backToArchive}
            </ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </Actions>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-2">
          <ScoreSpread date={date} score={playerScore} />
          <BestPossible grid={shown.grid} score={playerScore} />
          <LetterLine label="That day's letters" letters={game.letterSequence.slice(0, BLIND_LETTERS)} />
        </div>
      </ResultLayout>
    </Page>
  );
}
