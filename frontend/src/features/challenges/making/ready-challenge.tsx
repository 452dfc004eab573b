import type { Challenge } from '@tessera/contracts';
import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import { ButtonRow } from '../../../ui/layout/page';
import { CHALLENGE_LABELS } from '../challenge-labels';
import { LetterRow } from '../letter-row';
import { ChallengeLink, ShareButton } from '../share-challenge';
import { Name } from '../../../ui/layout/name';

interface ReadyChallengeProps {
  readonly challenge: Challenge;
  readonly onAnother: () => void;
}

/** A challenge that has just been made, and its link. Takes the place of the form. */
export function ReadyChallenge({ challenge, onAnother }: ReadyChallengeProps) {
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
