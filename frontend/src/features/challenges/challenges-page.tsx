import type { Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useEffect, useState, useRef } from 'react';
import { CHALLENGE_LABELS } from './challenge-labels';
import { useAppDispatch } from '../../store/create-store';
import { Page, ButtonRow } from '../../ui/layout/page';
import { MakeChallenge } from './making/make-challenge';
import { deliverSavedChallenges } from './playing/play-challenge';
import { Tabs } from '../../ui/tabs/tabs';
import type { ChallengeList } from './challenges.api';
import { ChallengePages } from './my-challenges';
import { Button, ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { LetterRow } from './letters';
import { ChallengeLink, ShareButton } from './share-challenge';
import { Name } from '../../ui/layout/name';

interface ReadyChallengeProps {
  readonly challenge: Challenge;
  readonly onAnother: () => void;
}

/** A challenge that has just been made, and its link. Takes the place of the form. */
function ReadyChallenge({ challenge, onAnother }: ReadyChallengeProps) {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {CHALLENGE_LABELS.ready}
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <LetterRow letters={challenge.letters} />
        {challenge.name !== null && (
          <Name className="text-center text-lg font-semibold wrap-anywhere">{challenge.name}</Name>
        )}
        <ChallengeLink url={challenge.url} />
        <p className="text-sm text-ink-2">{CHALLENGE_LABELS.readyDetail}</p>
        <ShareButton challenge={challenge} label={TEXTS.share} />
        <ButtonRow>
          <ButtonLink to={pathOf(PAGES.challenge, { code: challenge.code })}>
            {CHALLENGE_LABELS.open}
          </ButtonLink>
          <Button onClick={onAnother}>{CHALLENGE_LABELS.makeAnother}</Button>
        </ButtonRow>
      </div>
    </Card>
  );
}

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
