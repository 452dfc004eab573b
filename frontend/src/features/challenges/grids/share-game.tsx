import type { Challenge } from '@tessera/contracts';
import { TEXTS, type SharedGrid } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Button } from '../../../ui/button/button';
import { ShareChallengeDialog } from '../../results/share-challenge-dialog.public';
import { challengeResultLines } from '../challenge-labels';

interface ShareGameProps {
  /** Undefined until it has loaded. */
  readonly challenge: Challenge | undefined;
  readonly score: number;
  readonly shared: SharedGrid;
}

/** Shares the player's own result, with or without its letters, and the link to the challenge. */
export function ShareGame({ challenge, score, shared }: ShareGameProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide busy={!challenge} onClick={() => setOpen(true)}>
        {TEXTS.shareResults}
      </Button>
      {challenge && (
        <ShareChallengeDialog
          open={open}
          onOpenChange={setOpen}
          lines={challengeResultLines(challenge, score)}
          shared={shared}
          link={challenge.url}
        />
      )}
    </>
  );
}
