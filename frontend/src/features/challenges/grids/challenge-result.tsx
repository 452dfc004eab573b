import type { Challenge, ChallengeGame } from '@tessera/contracts/challenges';
import type { SharedGrid } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { pointsText } from '../../../ui/util/format';
import { LetterLine } from '../../../game-kit/result/result-layout';
import { FinishedGame } from '../../../game-kit/result/finished-game';
import { useGameEnd } from '../../../game-kit/result/use-game-end';
import { ButtonLink, Button } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { Name } from '../../../ui/layout/name';
import { ButtonRow, Page } from '../../../ui/layout/page';
import { useBestGrid } from '../../../solver/use-solver';
import { ShowWordsCard } from '../../settings/show-words-card.public';
import { Verdict } from '../../best-grid/verdict.public';
import { BestPossibleOf } from '../../best-grid/best-possible.public';
import { ReviewLink } from '../../best-grid/review-link.public';
import { CHALLENGE_LABELS, challengeTitle, completedText, challengeResultLines } from '../challenge-labels';
import { ShareButton } from '../share-challenge';
import { AllGrids } from './all-grids';
import { RatingCard } from '../letters';
import { ShareChallengeDialog } from '../../results/share-dialogs.public';

interface ShareGameProps {
  /** Undefined until it has loaded. */
  readonly challenge: Challenge | undefined;
  readonly score: number;
  readonly shared: SharedGrid;
}

/** Shares the player's own result, with or without its letters, and the link to the challenge. */
function ShareGame({ challenge, score, shared }: ShareGameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide busy={!challenge} onClick={() => setOpen(true)}>
        {TEXTS.shareResults}
      </Button>
      {challenge && (
        <ShareChallengeDialog
          open={open}
          onClose={() => setOpen(false)}
          lines={challengeResultLines(challenge, score)}
          shared={shared}
          link={challenge.url}
        />
      )}
    </>
  );
}

interface ChallengeResultProps {
  readonly game: ChallengeGame;
  /** Undefined until it has loaded. */
  readonly challenge: Challenge | undefined;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

/** The player's own grid, and everybody else's. */
export function ChallengeResult({ game, challenge, fresh }: ChallengeResultProps) {
  const { code, playerScore, playerWords } = game;
  const end = useGameEnd(game.playerGrid, playerWords, { fresh });
  const search = useBestGrid(end.shown.grid, game.lexicon);
  const title = challenge ? challengeTitle(challenge) : TEXTS.playLetters;
  const heading = completedText(title);

  return (
    <Page title={title} heading={`${heading}: ${pointsText(playerScore)}`} hiddenHeading width="wide">
      <FinishedGame
        end={end}
        title={<Name>{heading}</Name>}
        verdict={<Verdict {...{ end, search }} score={playerScore} words={playerWords} />}
        from={pathOf(PAGES.challenge, { code })}
        facts={<RatingCard challenge={challenge} />}
        actions={
          <>
            <ShareGame challenge={challenge} score={playerScore} shared={end.shared} />
            {challenge ? (
              <ShareButton variant="quiet" challenge={challenge} label={CHALLENGE_LABELS.send} />
            ) : (
              <span className="h-12" />
            )}
            <ReviewLink game={game} ready={end.counted} />
            <ButtonRow>
              <ButtonLink to={PAGES.challenges}>{CHALLENGE_LABELS.makeOwn}</ButtonLink>
              <HomeButton />
            </ButtonRow>
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-2">
          {fresh && <ShowWordsCard />}
          <BestPossibleOf search={search} score={playerScore} />
          <LetterLine label={CHALLENGE_LABELS.theLetters} sequence={game.letterSequence} />
        </div>
      </FinishedGame>
      <AllGrids code={code} />
    </Page>
  );
}
