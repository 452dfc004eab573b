import type { Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { isApiError, reasonOf } from '../../../store/api/api-error';
import { useAppDispatch } from '../../../store/create-store';
import { Button } from '../../../ui/button/button';
import { FieldError } from '../../../ui/form/text-fields';
import { Actions } from '../../../ui/layout/page';
import { Skeleton } from '../../../ui/loading/skeleton';
import { helpOpened } from '../../help/help.slice';
import { Reporting, ReportButton } from '../../reports/reporting.public';
import { CHALLENGE_LABELS, challengeTitle, invitationText, playedByText } from '../challenge-labels';
import { challengesApi, useStartChallengeMutation } from '../challenges.api';
import { LetterRow, Rating } from '../letters';
import { openGame } from './play-challenge';
import { Name } from '../../../ui/layout/name';
import { focusHeadingAfter } from '../../../ui/util/focus-heading';
import { useIsMounted } from '../../../ui/util/use-is-mounted';

/** The invitation to play somebody's letters. */
export function Intro({ challenge }: { readonly challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const isMounted = useIsMounted();
  const [start, { isLoading: busy }] = useStartChallengeMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { code, name, maker, figures: rating, playedBy, state } = challenge;

  const play = async () => {
    setProblem(null);
    const { data, error } = await start(code);
    if (!isMounted()) return;
    if (data) return dispatch(openGame(data));
    setProblem(reasonOf(error, TEXTS.tryAgain));
    // The page explains why, if the challenge is gone or the player's own.
    const isOutdated = isApiError(error) && (error.status === 404 || error.code === 'OWN_CHALLENGE');
    if (isOutdated) dispatch(challengesApi.util.invalidateTags(['Challenges']));
  };

  return (
    <div ref={focusHeadingAfter} className="challenge-columns">
      <article className="invitation">
        <p className="text-ink-2">
          <bdi>{invitationText(challenge)}</bdi>
        </p>
        <p className="invitation__title">
          <Name>{challengeTitle(challenge)}</Name>
        </p>
        <LetterRow letters={null} />
        {rating && (
          <div className="letter-verdict">
            <Rating rating={rating} />
          </div>
        )}
        <p className="text-sm text-ink-2">{playedByText(playedBy)}</p>
      </article>
      <div className="flex flex-col sm:justify-center">
        <p className="text-md text-ink-2">{CHALLENGE_LABELS.rules}</p>
        <Actions>
          <FieldError id="start-failed" text={problem} />
          <Button variant="primary" wide busy={busy} onClick={() => void play()}>
            {busy
              ? CHALLENGE_LABELS.starting
              : state === 'active'
                ? CHALLENGE_LABELS.resume
                : CHALLENGE_LABELS.play}
          </Button>
          <Button wide onClick={() => dispatch(helpOpened('how-to-play'))}>
            {TEXTS.howToPlay}
          </Button>
          <Reporting>
            {name !== null ? (
              <ReportButton kind="challenge" target={code} name={name} />
            ) : (
              maker.playerName !== null && (
                <ReportButton kind="player-name" target={maker.playerUUID} name={maker.playerName} />
              )
            )}
          </Reporting>
        </Actions>
      </div>
    </div>
  );
}

/** Keeps the place of the invitation. */
export const IntroLoading = () => (
  <div className="challenge-columns">
    <div className="invitation">
      <p role="status" className="sr-only">
        {CHALLENGE_LABELS.loading}
      </p>
      <Skeleton className="h-[1lh] w-56 max-w-full" />
      <Skeleton className="invitation__title h-[1lh] w-64 max-w-full" />
      <LetterRow letters={null} />
      <Skeleton className="h-12 w-full rounded-panel" />
      <Skeleton className="h-[1lh] w-28" />
    </div>
  </div>
);
