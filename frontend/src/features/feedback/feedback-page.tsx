import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState } from 'react';
import { Link } from '../../ui/link/link';
import { Page } from '../../ui/layout/page';
import { RailNote, WithRail } from '../../ui/layout/with-rail';
import { FeedbackForm } from './feedback-form';
import { FeedbackThanks } from './feedback-thanks';

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
          <Link className="text-link" to={to}>
            {name}
          </Link>
          : <span className="text-ink-2">{answers}</span>
        </li>
      ))}
    </ul>
  </RailNote>
);
