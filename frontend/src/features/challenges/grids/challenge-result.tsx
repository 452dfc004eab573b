import type { Challenge, ChallengeGame } from '@tessera/contracts';
import { PAGES, pathOf, pointsText, TEXTS } from '@tessera/contracts/constants';
import { BLIND_LETTERS, scoringCells } from '@tessera/rules';
import { BigScore } from '../../../game-kit/result/big-score';
import { LetterLine } from '../../../game-kit/result/letter-line';
import { ResultBoard } from '../../../game-kit/result/result-board';
import { ResultLayout } from '../../../game-kit/result/result-layout';
import { useResultAnnouncement } from '../../../game-kit/result/use-result-announcement';
import { useRevealedGrid } from '../../../game-kit/result/use-revealed-grid';
import { ButtonLink } from '../../../ui/button/button';
import { ButtonRow, Actions, Page } from '../../../ui/layout/page';
import { BestPossible } from '../../best-grid/best-possible.public';
import { ReviewLink } from '../../best-grid/review-link.public';
import { CHALLENGE_LABELS, challengeTitle, completedText } from '../challenge-labels';
import { ShareButton } from '../share-challenge';
import { AllGrids } from './all-grids';
import { RatingCard } from './rating-card';
import { ShareGame } from './share-game';

interface ChallengeResultProps {
  readonly game: ChallengeGame;
  /** Undefined until it has loaded. */
  readonly challenge: Challenge | undefined;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

/** The player's own grid, and everybody else's. */
export function ChallengeResult({ game, challenge, fresh }: ChallengeResultProps) {
  const { code, gameId, playerScore, playerWords } = game;
  const { shown, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const title = challenge ? challengeTitle(challenge) : TEXTS.playLetters;
  const heading = completedText(title);

  useResultAnnouncement(fresh, { score: playerScore, words: playerWords });

  return (
    <Page title={title} heading={`${heading}: ${pointsText(playerScore)}`} hiddenHeading width="wide">
      <ResultLayout
        score={
          <>
            <p className="text-center" aria-hidden="true">
              <BigScore points={done ? playerScore : points} />
              <bdi className="text-ink-2 wrap-anywhere">{heading}</bdi>
            </p>
            <RatingCard challenge={challenge} />
          </>
        }
        grid={<ResultBoard {...shown} label={TEXTS.gridName} from={pathOf(PAGES.challenge, { code })} />}
      >
        <Actions>
          <ShareGame
            challenge={challenge}
            score={playerScore}
            shared={{ grid: shown.grid, scoring: scoringCells(playerWords) }}
          />
          {challenge ? (
            <ShareButton variant="quiet" challenge={challenge} label={CHALLENGE_LABELS.send} />
          ) : (
            <span className="h-12" />
          )}
          <ReviewLink gameId={gameId} moves={game.roundHistory} ready={done} />
          <ButtonRow>
            <ButtonLink to={PAGES.challenges}>{CHALLENGE_LABELS.makeOwn}</ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </Actions>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-2">
          <BestPossible grid={shown.grid} score={playerScore} />
          <LetterLine
            label={CHALLENGE_LABELS.theLetters}
            letters={game.letterSequence.slice(0, BLIND_LETTERS)}
          />
        </div>
      </ResultLayout>
      <AllGrids code={code} />
    </Page>
  );
}
