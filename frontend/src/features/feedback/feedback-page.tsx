import { TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Page } from '../../ui/layout/page';
import { FeedbackForm } from './feedback-form';
import { FeedbackThanks } from './feedback-thanks';

/** A message to the people who run the game, followed by thanks and the offer of a reply. */
export function FeedbackPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page title={TEXTS.feedback} heading={TEXTS.feedback} hiddenHeading={sent !== null}>
      {sent === null ? (
        <FeedbackForm onSent={setSent} />
      ) : (
        <FeedbackThanks feedbackId={sent} onMore={() => setSent(null)} />
      )}
    </Page>
  );
}
