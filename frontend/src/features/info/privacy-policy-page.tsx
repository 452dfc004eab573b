import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS, PAGES } from '@tessera/contracts/wire';
import { TextLink } from '../../ui/link/link';
import { Page } from '../../ui/layout/page';
import { TextSections, type TextSection } from '../../ui/layout/text-sections';
import { StoredData } from './stored-data';
import { useSiteFactsQuery } from './site.api';
import type { Elements } from '../../ui/util/elements';
import { Name } from '../../ui/layout/name';

/** The applicable law is that of the hosting country, which the operator configures. */
function HostingFacts() {
  const country = useSiteFactsQuery().data?.hostingCountry;
  return (
    <>
      <p>
        In your browser and on our servers. The data protection law of the country where our servers are
        hosted applies. We only use cookies for signing in; until you sign in, there are none.
      </p>
      <p className="min-h-[1lh]">
        {country !== undefined && (
          <span>
            Hosting country: <strong>{country}</strong>
          </span>
        )}
      </p>
    </>
  );
}

const section = (id: string, title: string, content: Elements): TextSection => ({
  id,
  title,
  content: (
    <section className="grid gap-2">
      <h2 className="text-2xl">{title}</h2>
      {content}
    </section>
  ),
});

const SECTIONS: readonly TextSection[] = [
  section('what-we-store', 'What we store', <StoredData />),
  section(
    'what-others-see',
    'What others see',
    <p>
      If you have a player name, you appear on leaderboards and in The 32 Club; otherwise, you don't. Members
      of a group see each other's names, today's scores and streaks. People you play with see your name,
      whether you're active, and your grid once the game is over. Anyone with the link can see a result that
      you share.
    </p>,
  ),
  section(
    'how-we-use-it',
    'How we use it',
    <p>
      To run the game: to save your progress, show results and leaderboards, sign you in, and prevent others
      from signing in as you. We also count how many people play and how far they get, for all players
      combined. We don't sell your data, show ads or let others track you.
    </p>,
  ),
  section(
    'where-we-store-it',
    'Where we store it',
    <>
      <HostingFacts />
      <p>
        When you look up a word, our server may ask a public dictionary for its definition. The dictionary
        sees the word, but nothing about you.
      </p>
    </>,
  ),
  section(
    'how-long',
    'How long we keep it',
    <p>
      We keep your results, streaks, name and groups until you delete them or your account. Live games are
      deleted after {LIMITS.WAITING_GAMES_KEPT_DAYS} days if nobody joins, or after{' '}
      {LIMITS.ABANDONED_GAMES_KEPT_DAYS} days without a move. The individual moves of a live game are deleted{' '}
      {LIMITS.EVENTS_KEPT_DAYS} days after it ends, and the saved progress of a daily after{' '}
      {LIMITS.PROGRESS_KEPT_DAYS} days. Reports that moderators dismiss are deleted after{' '}
      {LIMITS.REPORTS_KEPT_DAYS} days, and so is what players wrote in reports that were acted on.
    </p>,
  ),
  section(
    'your-rights',
    'Your rights',
    <>
      <p>
        If you have an account, you can download all your data or delete the account yourself, in{' '}
        <TextLink to={PAGES.account}>your account</TextLink>. Your email address, name, identifiers and
        sessions are then removed immediately. Your results stay, but nothing in them identifies you.
      </p>
      <p>
        Without an account, only your browser knows who you are. If you clear its storage, nothing leads back
        to you. To have your player name removed or your statistics anonymized, ask us through the{' '}
        <TextLink to={PAGES.feedback}>{TEXTS.feedbackForm}</TextLink>, from the same browser. You can change
        your name at any time on the <TextLink to={PAGES.playerName}>{TEXTS.playerName}</TextLink> page.
      </p>
      <p>{ACCOUNT_TEXTS.backups}</p>
    </>,
  ),
  section('contact', 'Contact', <Contact />),
];

/** What is stored about a player, and what the player can do about it. */
export const PrivacyPolicyPage = () => (
  <Page title={TEXTS.privacyPolicy} heading={TEXTS.privacyPolicy} width="wide">
    <TextSections
      sections={SECTIONS}
      lead={
        <p className="text-ink-2">
          You can play <Name>{PRODUCT}</Name> without an account and without telling us who you are. This page
          explains what we store when you play, who can see it, and what you can do about it.
        </p>
      }
    />
  </Page>
);

function Contact() {
  const email = useSiteFactsQuery().data?.teamEmail;
  return (
    <p>
      <span>
        For questions and requests, please use our{' '}
        <TextLink to={PAGES.feedback}>{TEXTS.feedbackForm}</TextLink>
      </span>
      {email && (
        <span>
          , or write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </span>
      )}
      <span>.</span>
    </p>
  );
}
