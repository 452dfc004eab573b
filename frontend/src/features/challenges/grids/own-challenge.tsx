import { type Challenge, CHALLENGE_TEXTS } from '@tessera/contracts/challenges';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../../ui/util/use-is-mounted';
import { Button, ButtonLink } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { ButtonRow, Page } from '../../../ui/layout/page';
import { CHALLENGE_LABELS, challengeTitle, playedByText } from '../challenge-labels';
import { LetterRow, RatingCard } from '../letters';
import { DeleteDialog } from '../challenge-card';
import { ChallengeLink, ShareButton } from '../share-challenge';
import { AllGrids } from './all-grids';
import { Name } from '../../../ui/layout/name';

/** A challenge as its maker sees it: letters, link, and everybody's grids. */
export function OwnChallenge({ challenge }: { readonly challenge: Challenge }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [isAsked, setAsked] = useState(false);
  const { code, letters, playedBy, url } = challenge;
  const title = challengeTitle(challenge);
  return (
    <Page title={title} heading={<Name className="wrap-anywhere">{title}</Name>} width="wide">
      <p className="lead">{CHALLENGE_TEXTS.ownLetters}</p>
      <div className="challenge-columns">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
          <LetterRow letters={letters} label={CHALLENGE_LABELS.yourLetters} />
          <RatingCard challenge={challenge} />
          <p className="text-sm text-ink-2">{playedByText(playedBy)}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5">
          <ChallengeLink url={url} />
          <ShareButton challenge={challenge} label={CHALLENGE_LABELS.sendToFriends} />
          <ButtonRow>
            <ButtonLink to={PAGES.challenges}>{CHALLENGE_LABELS.makeAnother}</ButtonLink>
            <Button onClick={() => setAsked(true)}>{CHALLENGE_LABELS.delete}</Button>
          </ButtonRow>
        </div>
      </div>
      <AllGrids code={code} />
      <p className="pt-6">
        <HomeButton />
      </p>
      <DeleteDialog
        challenge={challenge}
        open={isAsked}
        onClose={() => setAsked(false)}
        onDeleted={() => {
          if (isMounted()) void navigate(PAGES.challenges, { replace: true });
        }}
      />
    </Page>
  );
}
