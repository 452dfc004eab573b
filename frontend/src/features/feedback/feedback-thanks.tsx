import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { FEEDBACK_LABELS } from './feedback-labels';
import { Button, ButtonLink } from '../../ui/button/button';
import { Message } from '../../ui/layout/message';
import { ButtonRow } from '../../ui/layout/page';
import { EmailDialog } from './email-dialog';

interface FeedbackThanksProps {
  readonly feedbackId: string;
  /** Called if the player wants to send another message. */
  readonly onMore: () => void;
}

/** Thanks the player and opens the dialog for an email address. It can be reopened after closing. */
export function FeedbackThanks({ feedbackId, onMore }: FeedbackThanksProps) {
  const [asking, setAsking] = useState(true);
  const [saved, setSaved] = useState(false);
  const detail = saved
    ? 'Your message is on its way, and we know where to reach you.'
    : 'Your message is on its way. We read every one.';
  return (
    <>
      <Message good title={FEEDBACK_LABELS.thankYou} detail={detail}>
        <ButtonLink to={PAGES.home} variant="primary" wide>
          {TEXTS.returnHome}
        </ButtonLink>
        {saved ? (
          <Button wide onClick={onMore}>
            Write More
          </Button>
        ) : (
          <ButtonRow>
            <Button onClick={() => setAsking(true)}>Add an Email</Button>
            <Button onClick={onMore}>Write More</Button>
          </ButtonRow>
        )}
      </Message>
      <EmailDialog
        open={asking}
        onOpenChange={setAsking}
        feedbackId={feedbackId}
        onSaved={() => {
          setSaved(true);
          setAsking(false);
        }}
      />
    </>
  );
}
