import type { Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { useState } from 'react';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { toast } from '../../../ui/toast/toast';
import { ReportButton } from '../../reports/report-button.public';
import { CHALLENGE_LABELS } from '../challenge-labels';
import { useWithdrawChallengeGameMutation } from '../challenges.api';

interface GridsFooterProps {
  readonly challenge: Challenge;
  /** The player's own grid is on the list. */
  readonly hasOwn: boolean;
}

/** Quiet actions: report the challenge's name or letters, or take one's own grid off the list. */
export function GridsFooter({ challenge: { code, name, letters, isOwn }, hasOwn }: GridsFooterProps) {
  const reported = name ?? letters?.join('');
  const [isAsked, setAsked] = useState(false);
  const [withdraw, { isLoading: busy }] = useWithdrawChallengeGameMutation();
  const close = () => setAsked(false);
  const confirm = async () => {
    const { error } = await withdraw(code);
    if (error) {
      const description = reasonOf(error);
      return toast({ title: CHALLENGE_LABELS.withdrawFailed, description, tone: 'destructive' });
    }
    toast({ title: CHALLENGE_LABELS.withdrawn });
    close();
  };
  return (
    <div className="flex flex-wrap gap-x-3">
      {hasOwn && (
        <button type="button" className="quiet-link" onClick={() => setAsked(true)}>
          {CHALLENGE_LABELS.withdraw}
        </button>
      )}
      {reported !== undefined && !isOwn && <ReportButton kind="challenge" target={code} name={reported} />}
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={CHALLENGE_LABELS.withdrawTitle}
        description={CHALLENGE_LABELS.withdrawQuestion}
      >
        <div className="grid gap-2.5 md:grid-cols-2">
          <Button size="large" onClick={close}>
            {TEXTS.cancel}
          </Button>
          <Button variant="alert" size="large" busy={busy} onClick={() => void confirm()}>
            {CHALLENGE_LABELS.withdraw}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
