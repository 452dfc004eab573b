import type { Challenge } from '@tessera/contracts';
import { TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { CHALLENGE_LABELS } from './challenge-labels';
import { useAppDispatch } from '../../store/hooks';
import { Page } from '../../ui/layout/page';
import { MakeChallenge } from './making/make-challenge';
import { ReadyChallenge } from './making/ready-challenge';
import { MyChallenges } from './mine/my-challenges';
import { deliverSavedChallenges } from './playing/play-challenge';

/** Play My Letters: choose letters for others, and see what has become of earlier ones. */
export function ChallengesPage() {
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<Challenge | null>(null);
  useEffect(() => void dispatch(deliverSavedChallenges()), [dispatch]);
  return (
    <Page title={TEXTS.playLetters} heading={TEXTS.playLetters} width="wide">
      <p className="lead">{CHALLENGE_LABELS.makeLead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {made ? (
          <ReadyChallenge challenge={made} onAnother={() => setMade(null)} />
        ) : (
          <MakeChallenge onMade={setMade} />
        )}
        <MyChallenges />
      </div>
    </Page>
  );
}
