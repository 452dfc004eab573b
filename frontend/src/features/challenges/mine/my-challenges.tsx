import { useState } from 'react';
import { Tabs } from '../../../ui/tabs/tabs';
import { CHALLENGE_LABELS } from '../challenge-labels';
import type { ChallengeList } from '../challenges.api';
import { ChallengePages } from './challenge-pages';

/** The challenges that the player has made, and those that they have played. */
export function MyChallenges() {
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
