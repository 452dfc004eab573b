import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { TextLink } from '../../ui/link/link';
import { Page, ButtonRow } from '../../ui/layout/page';
import { RailNote, WithRail } from '../../ui/layout/with-rail';
import { FeedbackForm } from './feedback-form';
import { FEEDBACK_LABELS } from './feedback-labels';
import { Button } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { Message } from '../../ui/layout/message';
import { EmailDialog } from './email-dialog';

/** A message to the people who run the game, followed by thanks and the offer of a reply. */
export function FeedbackPage() {
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page title={TEXTS.feedback} heading={TEXTS.feedback} hiddenHeading={sent !== null} width="wide">
      {sent === null ? (
        <WithRail rail={<Answers />} wideOnly>
          <FeedbackForm onSent={setSent} />
        </WithRail>
      ) : (
        <FeedbackThanks feedbackId={sent} onMore={() => setSent(null)} />
      )}
    </Page>
  );
}

/** Where many questions are answered already. */
const Answers = () => (
  <RailNote title="Looking for an answer?">
    <ul className="tesserae">
      {[
        [PAGES.rules, TEXTS.howToPlay, 'rounds, scoring, streaks'],
        [PAGES.wordChecker, TEXTS.wordChecker, 'what counts and what it means'],
        [PAGES.privacyPolicy, TEXTS.privacyPolicy, 'what we store'],
        [PAGES.status, TEXTS.serviceStatus, 'whether something is down'],
      ].map(([to = '', name, answers]) => (
        <li key={to}>
          <TextLink to={to}>{name}</TextLink>: <span className="text-ink-2">{answers}</span>
        </li>
      ))}
    </ul>
  </RailNote>
);

interface FeedbackThanksProps {
  readonly feedbackId: string;
  /** Called if the player wants to send another message. */
  readonly onMore: () => void;
}

/** Thanks the player and opens the dialog for an email address. It can be reopened after closing. */
function FeedbackThanks({ feedbackId, onMore }: FeedbackThanksProps) {
  const [asking, setAsking] = useState(true);
  const [saved, setSaved] = useState(false);
  const detail = saved
    ? 'Your message is on its way, and we know where to reach you.'
    : 'Your message is on its way. We read every one.';
  return (
    <>
      <Message good title={FEEDBACK_LABELS.thankYou} detail={detail}>
        <HomeButton variant="primary" wide />
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
        onClose={() => setAsking(false)}
        feedbackId={feedbackId}
        onSaved={() => {
          setSaved(true);
          setAsking(false);
        }}
      />
    </>
  );
}
