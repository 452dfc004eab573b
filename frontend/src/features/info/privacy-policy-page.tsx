import { ACCOUNT_TEXTS, LIMITS, PAGES, PRODUCT } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/layout/page';
import { HostingFacts } from './hosting-facts';
import { StoredData } from './stored-data';
import { useSiteFactsQuery } from './site.api';

const TITLE = 'Privacy Policy';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);

const PageLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <Link className="text-link" to={to}>
    {children}
  </Link>
);

/** What is stored about a player, and what the player can do about it. */
export const PrivacyPolicyPage = () => (
  <Page title={TITLE} heading={TITLE} width="wide">
    <div className="grid max-w-[640px] gap-6 pb-10">
      <p className="text-ink-2">
        {PRODUCT} can be played without an account and without telling us who you are. This page says what is
        stored when you play, who sees it, and what you can do about it.
      </p>
      <Part title="What we store">
        <StoredData />
      </Part>
      <Part title="What others see">
        <p>
          With a player name you appear on leaderboards and in The 32 Club; without one you do not. The
          members of a group see each other’s names, today’s score and streaks. Who plays with you sees your
          name, whether you are there, and, once the game is over, your grid. A result that you share can be
          seen by everybody who has its link.
        </p>
      </Part>
      <Part title="What it is used for">
        <p>
          To run the game: to keep your progress, to show results and leaderboards, to sign you in, and to
          keep others from signing in as you. We also count how many play, and how far they get, for all
          players together. Nothing is sold, and there is no advertising and no tracking by others.
        </p>
      </Part>
      <Part title="Where it is kept">
        <HostingFacts />
        <p>
          When you look up a word, our server may ask a public dictionary for its meaning. The dictionary
          learns the word, and nothing about you.
        </p>
      </Part>
      <Part title="For how long">
        <p>
          Results, streaks, names and groups stay until you delete them. Live games that nobody joins go after{' '}
          {LIMITS.WAITING_GAMES_KEPT_DAYS} days, unfinished ones after {LIMITS.ABANDONED_GAMES_KEPT_DAYS} days
          without a move; what happened in a game, move by move, goes {LIMITS.EVENTS_KEPT_DAYS} days after its
          end, and what was kept of a running daily after {LIMITS.PROGRESS_KEPT_DAYS} days.
        </p>
      </Part>
      <Part title="Your rights">
        <p>
          With an account you do it yourself: in <PageLink to={PAGES.account}>your account</PageLink> you can
          download all your data, and delete the account. Address, name, identifiers and sessions are then
          removed at once. Results stay, without anything that leads to you.
        </p>
        <p>
          Without an account nobody but your browser knows who you are: clear its storage, and nothing leads
          to you any more. If you want your player name removed or your statistics made anonymous, ask us by
          the <PageLink to={PAGES.feedback}>Feedback form</PageLink>, from that same browser. The name itself
          can be changed at any time on the page <PageLink to={PAGES.playerName}>Player Name</PageLink>.
        </p>
        <p>{ACCOUNT_TEXTS.backups}</p>
      </Part>
      <Part title="Contact">
        <Contact />
      </Part>
    </div>
  </Page>
);

function Contact() {
  const email = useSiteFactsQuery().data?.teamEmail;
  return (
    <p>
      For questions and requests please use our <PageLink to={PAGES.feedback}>Feedback form</PageLink>
      {email && (
        <>
          , or write to{' '}
          <a className="text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </>
      )}
      .
    </p>
  );
}
