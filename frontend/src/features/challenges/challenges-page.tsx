import type { Challenge } from '@tessera/contracts';
import { TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { CHALLENGE_LABELS } from './challenge-labels';
import { useAppDispatch } from '../../store/hooks';
import { Page } from '../../ui/layout/page';
import { MakeChallenge } from './making/make-challenge';
import { ReadyChallenge } from './making/ready-challenge';
import { deliverSavedChallenges } from './playing/play-challenge';
import { Tabs } from '../../ui/tabs/tabs';
import type { ChallengeList } from './challenges.api';
import { ChallengePages } from './mine/challenge-pages';

/** The challenges that the player has made, and those that they have played. */
function MyChallenges() {
  const [list, setList] = useState<ChallengeList>('made');
  return (
    <section aria-labelledby="my-challenges" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h2 id="my-challenges" className="text-xl">
        {CHALLENGE_LABELS.mine}
      </h2>
      <p className="text-sm text-ink-2">{CHALLENGE_LABELS.kept}</p>
      <div>
        <Tabs
          label={CHALLENGE_LABELS.lists}
          value={list}
          onChange={setList}
          tabs={[
            { key: 'made', label: CHALLENGE_LABELS.made, content: <ChallengePages list="made" /> },
            { key: 'played', label: CHALLENGE_LABELS.played, content: <ChallengePages list="played" /> },
          ]}
        />
      </div>
    </section>
  );
}

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
